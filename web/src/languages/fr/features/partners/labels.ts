import { formatCount, formatDay } from '../../../../lib/format/format.ts'

// Partners section
export const couldntLoadPartnerCodes = 'Impossible de charger les codes partenaires'
export const newCode = 'Nouveau code'
export const codesExplanation =
  'Donnez un code aux entreprises que vous recommandez. Elles ont un essai plus long, et vous voyez qui s’est inscrit.'
export const partnerCodes = 'Codes partenaires'
export const codeNoLongerWorks = (code: string) => `${code} ne permet plus de s’inscrire`
export const daysOnTrialCompanies = (trialDays: number, tenants: number) =>
  `· ${formatCount(trialDays, 'jour', 'jours')} d’essai · ${formatCount(tenants, 'entreprise', 'entreprises')}`
export const withdrawn = 'Retiré'
export const withdraw = 'Retirer'
export const copySignUpLink = 'Copier le lien d’inscription'
export const copySignUpLinkFor = (code: string) => `Copier le lien d’inscription pour ${code}`

// New code
export const newPartnerCode = 'Nouveau code partenaire'
export const codeCodeCreated = (code: string) => `Code ${code} créé`
export const onlyVisible = 'Visible par vous seul, par exemple l’événement où vous le distribuez'
export const code = 'Code'
export const optionalLeaveEmptyForRandom = 'Facultatif. Laissez vide pour un code aléatoire.'
export const trialLengthDays = 'Durée de l’essai (jours)'
export const createCode = 'Créer le code'

// Partner tenants
export const onTrial = 'À l’essai'
export const active = 'Active'
export const paymentOverdue = 'Paiement en retard'
export const suspended = 'Suspendue'
export const signUps = 'Inscriptions'
export const couldntLoadTheCompanies = 'Impossible de charger les entreprises'
export const noSignUpsYet = 'Aucune inscription pour le moment'
export const withCode = (codeName: string) => `Avec ${codeName},`
export const until = (day: string) => `jusqu’au ${formatDay(day)}`
export const ended = 'Terminée'
