import type {
  CtaFieldType,
  CtaKind,
  CtaPlaceType,
  CtaPosition,
} from '@satchel/contract/ctas/ctas.ts'
import type { CtaMeaning } from '@satchel/contract/ctas/meanings.ts'
import { formatCount, formatNumber, formatShare, pluralOf } from '../../../../lib/format/format.ts'

// Kinds
export const KINDS: Record<CtaKind, { label: string; line: string }> = {
  button: { label: 'Bouton', line: 'Un titre, un texte et un bouton qui ouvre une page' },
  banner: { label: 'Bannière', line: 'Une ligne sur toute la largeur, avec ou sans bouton' },
  form: { label: 'Formulaire', line: 'Recueille des réponses, comme une adresse e-mail' },
  meeting: { label: 'Rendez-vous', line: 'Ouvre votre page de réservation' },
  embed: { label: 'Intégration', line: 'Une vidéo ou une page de réservation, affichée sur place' },
}

// List
export const searchCtas = 'Rechercher des CTA'
export const kindFilter = 'Type'
export const allKinds = 'Tous les types'
export const statusFilter = 'Statut'
export const anyState = 'Tous les statuts'
export const active = 'Actifs'
export const inactive = 'Inactifs'
export const newCta = 'Nouveau CTA'
export const couldntLoadCtas = 'Impossible de charger les CTA'
export const noCtas =
  'Aucun CTA pour le moment. Ajoutez un bouton, un formulaire ou un lien de rendez-vous à ce que vous partagez, et voyez ce qu’il apporte.'
export const noResults = 'Aucun CTA ne correspond à ces filtres.'
export const clearFilters = 'Effacer les filtres'
export const impressions = 'Affichages'
export const clicks = 'Clics'
export const rate = 'Taux'
export const submissions = 'Réponses'
export const notPlaced = 'Pas encore placé'
export const none = '–'
export const rateOf = (share: number) => formatShare(share, share < 0.1 ? 1 : 0)
export const number = formatNumber
const NOUNS: Record<Exclude<CtaPlaceType, 'TENANT'>, string> = {
  ITEM: 'contenu',
  COLLECTION: 'collection',
  SITE: 'site',
  LINK: 'lien',
}
export const placesOf = (type: CtaPlaceType, count: number) =>
  type === 'TENANT' ? 'partout' : formatCount(count, NOUNS[type], `${NOUNS[type]}s`)
export const on = (places: string) => `Emplacements : ${places}`
export const everywhere = 'Partout'

// Builder
export const kind = 'Type'
export const nameHint = 'Visible par votre équipe seulement'
export const headline = 'Titre'
export const text = 'Texte'
export const button = 'Bouton'
export const opens = 'Ouvre'
export const opensHint = 'Une adresse web, mailto: ou tel:'
export const bookingPage = 'Page de réservation'
export const embeddedPage = 'Page à intégrer'
export const embeddedHint =
  'YouTube, Vimeo, Loom, Wistia, Figma, Calendly, Cal.com, Google, Office, Typeform, Spotify ou SoundCloud'
export const thanks = 'Message après l’envoi'
export const thanksHint = 'Merci. Nous avons bien reçu votre message.'
export const activeSwitch = 'Actif'
export const activeHint = 'Les visiteurs le voient à ses emplacements'
export const unsaved = 'Pas encore enregistré'
export const deleted = (cta: string) => `« ${cta} » supprimé`
export const restored = 'Restauré'
export const changedElsewhere = 'Quelqu’un d’autre a modifié ce CTA'
export const reload = 'Recharger'
export const more = 'Autres actions'
export const copyEmbed = 'Copier le code d’intégration'
export const copied = 'Copié. Collez-le dans n’importe quelle page web.'

// Style
export const style = 'Style'
export const background = 'Arrière-plan'
export const FILLS = { plain: 'Neutre', tinted: 'Teinté', solid: 'Plein' } as const
export const alignment = 'Alignement'
export const ALIGNMENTS = { start: 'À gauche', center: 'Au centre' } as const
export const color = 'Couleur'
export const companyColor = 'La couleur de votre entreprise'
export const contrastGood = (ratio: string) => `Contraste de ${ratio}:1, bon`
export const contrastDarkened = (ratio: string, used: string, usedRatio: string) =>
  `Un contraste de ${ratio}:1 est trop faible. Les boutons utilisent ${used} (${usedRatio}:1).`

// Fields
export const fields = 'Champs'
export const addField = 'Ajouter un champ'
export const field = (label: string) => label || 'Champ'
export const label = 'Libellé'
export const consentText = 'Texte du consentement'
export const required = 'Obligatoire'
export const options = 'Options'
export const optionsHint = 'Une par ligne'
export const moveField = (field: string) => `Déplacer ${field}`
export const dragToMove = 'Faites glisser pour déplacer'
export const removeField = (field: string) => `Retirer ${field}`
export const meaning = 'Dans votre CRM'
export const MEANINGS: Record<CtaMeaning, string> = {
  none: 'Non envoyé',
  name: 'Nom complet',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  company: 'Entreprise',
  title: 'Fonction',
  phone: 'Téléphone',
}
export const FIELD_TYPES: Record<CtaFieldType, string> = {
  text: 'Texte',
  email: 'E-mail',
  phone: 'Téléphone',
  textarea: 'Texte long',
  select: 'Choix',
  checkbox: 'Case à cocher',
  consent: 'Consentement',
}
export const FIELD_LABELS: Record<CtaFieldType, string> = {
  text: 'Votre nom',
  email: 'E-mail professionnel',
  phone: 'Téléphone',
  textarea: 'Message',
  select: 'Choisissez',
  checkbox: 'Recevoir vos actualités',
  consent: 'J’accepte que vous me contactiez à ce sujet.',
}

// Places
export const places = 'Emplacements'
export const placesLine =
  'Où les visiteurs le voient. Un lien l’emporte sur un contenu, un contenu sur sa collection, et chacun d’eux sur « Partout ».'
export const addPlace = 'Ajouter un emplacement'
export const PLACE_TYPES: Record<CtaPlaceType, string> = {
  TENANT: 'Partout',
  ITEM: 'Contenu',
  COLLECTION: 'Collection',
  SITE: 'Site',
  LINK: 'Lien',
}
export const POSITIONS: Record<CtaPosition, string> = {
  top: 'Avant le contenu',
  end: 'Après le contenu',
  bottom: 'Barre en bas',
  popup: 'Fenêtre pop-up',
}
export const where = 'Où'
export const which = 'Lequel'
export const searchPlaces = 'Saisissez pour rechercher'
export const nothingFound = 'Aucun résultat'
export const position = 'Position'
export const place = (index: number) => `Emplacement ${index + 1}`
export const removePlace = (index: number) => `Retirer l’emplacement ${index + 1}`
export const conditions = 'Moment et conditions'
export const delay = 'Délai en secondes'
export const once = 'Une seule fois par visiteur'
export const firstDay = 'Premier jour'
export const lastDay = 'Dernier jour'
export const step = 'Étape'
export const stepHint =
  'À un même emplacement, l’étape la plus élevée dont les conditions sont remplies est affichée'
export const readPercent = 'Après lecture (%)'
export const visits = 'À partir de la visite n°'
export const unavailable = 'N’est plus disponible'

// Comparing and recipients
export const control = 'Comparer avec un groupe témoin'
export const controlHint =
  'Un visiteur sur dix ne le voit pas, toujours les mêmes, pour que le rapport montre ce qu’il apporte'
export const recipients = 'Envoyer les réponses par e-mail à'
export const recipientsHint = 'En plus de la personne qui a partagé le lien'

// Submissions
export const couldntLoadSubmissions = 'Impossible de charger les réponses'
export const noSubmissionsFound = 'Aucune réponse correspondante.'
export const searchSubmissions = 'Rechercher des réponses'
export const exportCsv = 'Exporter en CSV'
export const submissionState = 'Statut'
const STATES = { received: 'Reçues', held: 'Retenues', spam: 'Spam' } as const
export const stateOf = (state: keyof typeof STATES, pending: number) =>
  state === 'held' && pending > 0 ? `${STATES.held} (${formatNumber(pending)})` : STATES[state]
export const NO_SUBMISSIONS = {
  received: 'Aucune réponse pour le moment',
  held: 'Rien n’est retenu. Les réponses qui semblent automatiques, mais qui pourraient venir d’une personne, attendent ici.',
  spam: 'Aucun spam',
} as const
export const heldExplanation =
  'Ces réponses ont été envoyées très vite, ou en remplissant un champ que les visiteurs ne voient pas. Validez celles qui sont réelles : elles seront comptées, et les e-mails et webhooks partiront.'
export const heldCount = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'retenue', 'retenues')}`
export const release = 'Valider'
export const released = 'Validée'
export const markAsSpam = 'Marquer comme spam'
export const markedAsSpam = 'Marquée comme spam'
export const sharedFrom = 'Partage'
export const agreedTo = 'A accepté'
export const yes = 'Oui'
export const no = 'Non'
export const deleteSubmission = (who: string) => `Supprimer la réponse de ${who}`
export const someone = 'quelqu’un'
export const deleteOne = 'Supprimer cette réponse ?'
export const deleteOneLine = 'Elle ne pourra pas être restaurée.'
export const deletedOne = 'Réponse supprimée'
export const deleteOfAddress = 'Supprimer par adresse e-mail'
export const deleteOfAddressLine =
  'Supprime tout ce que cette personne a envoyé, pour tous les CTA. Cette action est irréversible.'
export const emailAddress = 'Adresse e-mail'
export const deletePermanently = 'Supprimer définitivement'
export const deletedCount = (count: number) =>
  formatCount(count, 'réponse supprimée', 'réponses supprimées')

// Report
export const couldntLoadReport = 'Impossible de charger le rapport'
export const noFigures =
  'Pas encore de chiffres. Ils s’affichent dès que des visiteurs voient le CTA.'
export const range = 'Jours'
export const lastDays = (days: number) => `${days} derniers jours`
export const byDay = 'Affichages par jour'
export const asTable = 'Afficher en tableau'
export const byPlace = 'Par emplacement'
export const otherPages = 'Autres sites web'
export const effect = 'Ce qu’il apporte'
export const saw = 'L’ont vu'
export const controlGroup = 'Groupe témoin'
export const visitors = 'Visiteurs'
export const converted = 'Convertis'
export const interval = 'Intervalle à 95 %'
export const intervalOf = (low: number, high: number) =>
  `${formatShare(low)} à ${formatShare(high)}`
export const convertedExplanation =
  'Convertis : ont cliqué sur un CTA ou y ont répondu, ou ont suivi dans le contenu un lien vers la même adresse.'
export const comparedWith = (other: string) => `Comparé à « ${other} »`
export const thisCta = 'Ce CTA'
export const points = (low: number, high: number) =>
  `${signed(low)} à ${signed(high)} points de pourcentage`
export const VERDICTS = {
  more: (range: string) => `Il apporte plus : ${range} (intervalle à 95 %).`,
  less: (range: string) => `Il apporte moins : ${range} (intervalle à 95 %).`,
  unclear: (range: string) => `Pas de différence nette : ${range} (intervalle à 95 %).`,
  'too-few': () => 'Encore trop peu de visiteurs pour conclure.',
} as const

function signed(share: number): string {
  const value = Math.round(share * 1_000) / 10
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`
}
