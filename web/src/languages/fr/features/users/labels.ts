import type { InvitedLine } from '@satchel/contract/accounts/invitations.ts'
import { formatCount } from '../../../../lib/format/format.ts'

// Avatar crop
export const photoUpdated = 'Photo mise à jour'
export const couldntReadImage =
  'Impossible de lire l’image. Choisissez un fichier PNG, JPEG ou WebP.'
export const zoom = 'Zoom'
export const usePhoto = 'Utiliser la photo'

// Profile section
export const email = 'E-mail'
export const roleAtName = (name: string) => `Rôle chez ${name}`
export const nameChanged = 'Nom modifié'
export const enterYourName = 'Saisissez votre nom'

// Table form field
export const tableFormLabel = 'Tableaux téléchargés'
export const tableFormHint = 'Pour ce navigateur. Excel en français attend des points-virgules.'
export const tableForms = {
  auto: 'Selon la langue',
  comma: 'CSV avec virgules',
  semicolon: 'CSV avec points-virgules',
  tab: 'CSV avec tabulations',
  xlsx: 'Classeur Excel (.xlsx)',
}

// Language field
export const language = 'Langue'
export const languageHint = 'La page est rechargée après une modification.'
export const browserLanguage = 'Celle du navigateur'
export const languageChanged = 'Langue modifiée'

// Usage switch
export const shareUsage = 'Partager votre utilisation de Satchel'
export const usageHint =
  'Compte les pages et les fonctions utilisées dans ce navigateur, pas ce qu’elles contiennent. Cela aide à améliorer Satchel.'
export const browserAsksForPrivacy =
  'Désactivé, car ce navigateur demande aux sites de ne pas vous suivre.'

// Avatar field
export const yourPhoto = 'Votre photo'
export const photo = 'Photo'
export const changePhoto = 'Changer la photo'
export const choosePhoto = 'Choisir une photo'
export const photoRemoved = 'Photo retirée'
export const avatarHint =
  'Vous pouvez la recadrer en carré. Vos collègues la voient à côté de votre nom.'

// Leave account
export const leaveTenant = (name: string) => `Quitter ${name}`
export const leaveHint = 'Vous pouvez partir à tout moment. Vos contenus restent dans l’entreprise.'
export const leaveWarning = (name: string) =>
  `Vous êtes aussitôt déconnecté partout, et seul un admin de ${name} peut vous réactiver. Les liens que vous avez partagés fonctionnent toujours.`
export const transferYourContentAndLinks = 'Transférer vos contenus et vos liens à'
export const noOneForNow = 'Personne pour le moment'

// Successor field
export const findAPerson = 'Rechercher une personne'
export const noEditorByThatName = 'Aucun éditeur de ce nom'

// Visit mail
export const eachVisit = 'À chaque visite'
export const soonHint = 'Trois minutes après son début, avec ce qui a été lu jusque-là'
export const onceADay = 'Une fois par jour'
export const dailyHint = 'À 8 h, avec toutes les visites depuis le dernier e-mail'
export const never = 'Jamais'
export const neverHint = 'Vous voyez toujours les visites de chaque lien'
export const couldntLoadThisSetting = 'Impossible de charger ce paramètre'
export const visitEmails = 'E-mails sur les visites'
export const changePerLinkHint = 'Vous pouvez le modifier pour chaque lien.'

// People section
export const couldntLoadPeople = 'Impossible de charger les personnes'
export const noPeopleFound = 'Aucun résultat. Essayez un autre nom ou un autre rôle.'
export const people = 'Personnes'

// Invitation list
export const couldntLoadTheInvitations = 'Impossible de charger les invitations'
export const invited = 'Invitation envoyée'
export const byName = (name: string) => `par ${name}`
export const expired = 'Expirée'
export const sent = 'Envoyée'
export const sending = 'Envoi…'
export const notSentYet = 'Pas encore envoyée'
export const notSentYetHint =
  'Le serveur de messagerie ne l’a pas acceptée. Nous réessayons pendant deux jours.'
export const notSent = 'Non envoyée'
export const notSentHint = 'Vérifiez l’adresse, puis renvoyez l’invitation ou révoquez-la.'
export const resending = (email: string) => `Nouvel envoi de l’invitation à ${email}`
export const tooManyEmails = (email: string) =>
  `Non renvoyée : ${email} a reçu plusieurs invitations dans l’heure. Réessayez plus tard.`
export const invitationToRevoked = (email: string) => `Invitation à ${email} révoquée`
export const moreActionsForInvitation = (email: string) =>
  `Autres actions pour l’invitation à ${email}`
export const resend = 'Renvoyer'

// People filters
export const searchPeople = 'Rechercher des personnes'
export const nameOrAddress = 'Nom ou adresse'
export const role = 'Rôle'
export const allRoles = 'Tous les rôles'
export const invitePeople = 'Inviter des personnes'

// Invite form
export const peopleInvited = (count: number) =>
  formatCount(count, 'personne invitée', 'personnes invitées')
export const emailAddresses = 'Adresses e-mail'
export const addressesHint =
  'Séparez les adresses par des virgules, des espaces ou des retours à la ligne'
export const tooManyInvitations = (invitationsMax: number, count: number) =>
  `Jusqu’à ${invitationsMax} à la fois. Vous en avez saisi ${count}`
export const message = 'Message'
export const optionalIncludedInEmail = 'Facultatif, figure dans l’e-mail'
export const inviteCountPeople = (count: number) => `Inviter ${count} personnes`
export const invite = 'Inviter'
export const notInvited = 'Non invités'
export const refusedAddress = (email: string, reason: string) => `${email} : ${reason}`
export const inviteProblem = (problem: InvitedLine['problem']) => {
  if (problem?.code === 'invalid') return 'ce n’est pas une adresse e-mail'
  if (problem?.code === 'already-member') return 'fait déjà partie de l’équipe'
  if (problem?.code === 'already-invited') return 'déjà invité. Renvoyez cette invitation.'
  if (problem?.code === 'email-taken') return 'a un compte dans une autre entreprise'
  return problem?.detail ?? ''
}

// Role form
export const myRole = 'Mon rôle'
export const roleOfName = (name: string) => `Rôle de ${name}`
export const nameIsNowLabel = (name: string, label: string) =>
  `${name} a maintenant le rôle ${label}`
export const changeRole = 'Changer le rôle'

// Person row
export const you = '(vous)'
export const unconfirmed = 'Non confirmé'
export const deactivated = 'Désactivé'
export const active = 'Actif'
export const notSignedInYet = 'Pas encore connecté'

// Person menu
export const moreFor = (name: string) => `Autres actions pour ${name}`
export const transferOwnership = 'Transférer la propriété'
export const canSignInAgain = (name: string) => `${name} peut à nouveau se connecter`
export const reactivate = 'Réactiver'
export const transferContent = 'Transférer les contenus'
export const deactivate = 'Désactiver'

// Deactivate form
export const deactivateNamed = (name: string) => `Désactiver ${name}`
export const signedOutNotice = (name: string) =>
  `${name} a été déconnecté et ne peut plus se connecter`
export const deactivateWarning = (name: string) =>
  `${name} est déconnecté partout et ne peut pas se connecter avant d’être réactivé. Les liens partagés fonctionnent toujours.`
export const transferTo = (left: string) => `Transférer ${left} à`

// Hand over form
export const transferFrom = (name: string) => `Transférer les contenus de ${name}`
export const allContent = 'tous les contenus'
export const doesntOwnAnyContent = (name: string) => `${name} ne possède aucun contenu.`
export const transferred = (words: string) => `Transféré : ${words}`

// Ownership form
export const nowOwner = (name: string) => `${name} est maintenant propriétaire, et vous êtes admin`
export const transferOwnershipWarning = (name: string) =>
  `${name} devient propriétaire, y compris pour la facturation, et vous devenez admin. Seul un propriétaire peut revenir en arrière.`
export const makeOwner = 'Nommer propriétaire'

// Rights section
export const permission = 'Droit'
export const yourRole = 'vous'
export const yes = 'Oui'
export const no = 'Non'
