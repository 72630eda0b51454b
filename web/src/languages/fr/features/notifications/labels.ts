import { formatCount } from '../../../../lib/format/format.ts'

// Bell
export const notifications = 'Notifications'
export const notificationsWithNew = (count: number) =>
  `Notifications, ${formatCount(count, 'nouvelle', 'nouvelles')}`

// Panel
export const markAllAsRead = 'Tout marquer comme lu'
export const notificationSettings = 'Paramètres des notifications'
export const viewAll = 'Tout afficher'
export const couldntLoadNotifications = 'Impossible de charger les notifications'
export const nothingYet =
  'Rien pour le moment. Les visites de vos liens et les modifications de vos contenus s’affichent ici.'
export const changesByYourTeam = (count: number) =>
  `${formatCount(count, 'modification', 'modifications')} de votre équipe. Voir l’activité`

// Entry
export const unread = 'Non lue'
export const markAsRead = (text: string) => `Marquer comme lue : ${text}`

// Choices
export const couldntLoadThisSetting = 'Impossible de charger ce paramètre'
export const notifyMeOf = 'Me signaler'
export const notifyPeopleOf = 'Signaler à l’équipe'
export const inApp = 'Application'
export const byEmail = 'E-mail'
export const appOf = (kind: string) => `${kind} : dans l’application`
export const emailOf = (kind: string) => `${kind} : par e-mail`
export const always = 'Toujours'
export const seeBelow = 'Voir ci-dessous'
export const personal = 'Personnel'
export const groupingHint =
  'Ce qui se répète pour un même élément en une heure donne une seule notification et un seul e-mail. Les e-mails attendent quelques minutes, et ne partent pas pour ce que vous avez lu entre-temps.'
export const unlessTheyChose =
  'S’applique à toute l’équipe, maintenant et à l’avenir, sauf aux choix personnels de chacun.'

export const useDefaults = 'Utiliser les réglages de l’entreprise'
export const usesCompanyDefaults = 'Vos notifications suivent les réglages de l’entreprise'

// Digest
export const summaryEmail = 'E-mail récapitulatif'
export const digestHint =
  'Les notifications non lues qui n’ont pas été envoyées par e-mail, à 8 h dans le fuseau horaire de votre entreprise'
export const teamDigestHint =
  'Les notifications non lues qui n’ont pas été envoyées par e-mail, à 8 h dans le fuseau horaire de votre entreprise, à partir de demain'
export const never = 'Jamais'
export const daily = 'Chaque jour'
export const weekly = 'Chaque lundi'

// Muted
export const muted = 'En sourdine'
export const mutedHint = 'Vous ne recevez pas de notifications à leur sujet'
export const nothingMuted =
  'Rien n’est en sourdine. Mettez un contenu ou une collection en sourdine depuis son menu.'
export const unmute = 'Réactiver'
export const unmuteName = (name: string) => `Réactiver les notifications de ${name}`
