import { formatCount, formatDay } from '../../../../lib/format/format.ts'

// Companies section
export const companies = 'Entreprises'
export const searchByName = 'Rechercher par nom'
export const couldntLoadTheCompanies = 'Impossible de charger les entreprises'
export const noCompanies = 'Aucune entreprise trouvée'
export const operatesTheServer = 'Exploite ce serveur'
export const notConfirmed = 'Non confirmée'
export const statuses = {
  trialing: 'À l’essai',
  active: 'Active',
  past_due: 'Paiement en retard',
  canceled: 'Terminée',
  suspended: 'Suspendue',
}
export const figures = (people: number, items: number, storage: string, visits: number) =>
  [
    formatCount(people, 'personne', 'personnes'),
    formatCount(items, 'contenu', 'contenus'),
    storage,
    `${formatCount(visits, 'vue', 'vues')} en 30 jours`,
  ].join(' · ')
export const lastActivity = 'Dernière activité'
export const noActivity = 'Aucune activité pour l’instant'
export const manage = 'Gérer'
export const manageName = (name: string) => `Gérer ${name}`
export const deletedOn = (day: string) => `Supprimée le ${formatDay(day)}`

// Company dialog
export const couldntLoadTheCompany = 'Impossible de charger l’entreprise'
export const plan = 'Offre'
export const planNames = {
  trial: 'Essai',
  starter: 'Essentiel',
  team: 'Équipe',
  business: 'Entreprise',
}
export const limits = 'Limites'
export const limitNames = {
  seats: 'Personnes',
  items: 'Contenus',
  storageBytes: 'Stockage en Go',
  links: 'Liens',
  shortDomains: 'Domaines courts',
}
export const emptyIsUnlimited = 'Laissez un champ vide pour ne fixer aucune limite'
export const used = (amount: string) => `${amount} utilisés`
export const saveLimits = 'Enregistrer les limites'
export const limitsSaved = 'Limites enregistrées'
export const planSet = (plan: string) => `Maintenant sur l’offre ${plan}`
export const suspend = 'Suspendre'
export const suspendHint = 'L’entreprise passe en lecture seule jusqu’à ce que vous la réactiviez.'
export const reason = 'Motif'
export const reasonHint = 'Les personnes de l’entreprise le lisent'
export const closePages = 'Retirer les pages publiques dès maintenant'
export const closePagesHint = 'Sinon, les liens et les sites fonctionnent encore 30 jours'
export const suspendedBecause = (reason: string) => `Suspendue : ${reason}`
export const suspended = 'Suspendue'
export const resume = 'Réactiver'
export const resumed = 'Réactivée'
export const deleteCompany = 'Supprimer l’entreprise'
export const deleteLine =
  'L’entreprise est en lecture seule pendant 30 jours, durant lesquels ses propriétaires peuvent la conserver. Ensuite, tout est supprimé.'
export const deleteName = (name: string) => `Supprimer ${name} ?`
export const resendConfirmation = 'Renvoyer la confirmation'
export const resendHint = 'Personne n’a confirmé d’adresse. Un nouveau code admet l’entreprise.'
export const confirmationSent = 'Confirmation envoyée'
