import { formatCount } from '../../../lib/format/format.ts'

// Account dropdown
export const light = 'Clair'
export const dark = 'Sombre'
export const system = 'Système'
export const theme = 'Thème'
export const signOut = 'Se déconnecter'
export const satchelVersion = (version: string) => `Satchel ${version}`
export const signOutFailed = 'La déconnexion a échoué. Vous êtes toujours connecté'

// Account button
export const accountOfName = (name: string) => `Compte de ${name}`

// Navigation
export const home = 'Accueil'
export const library = 'Bibliothèque'
export const collections = 'Collections'
export const sites = 'Sites'
export const links = 'Liens'
export const ctas = 'CTA'
export const activity = 'Activité'
export const wishlist = 'Souhaits'
export const newWish = 'Nouveau souhait'
export const wishWords = 'demande demander idée fonction manquant suggestion'
export const notifications = 'Notifications'
export const analytics = 'Statistiques'
export const bin = 'Corbeille'
export const team = 'Équipe'
export const billing = 'Facturation'
export const settings = 'Paramètres'
export const more = 'Plus'
export const closeMore = 'Fermer « Plus »'

// Frame
export const skipToContent = 'Aller au contenu'

// Account banner
export const dismiss = 'Masquer'
export const accountCloses = (day: string) =>
  `Ce compte sera fermé le ${day}. Tout ce qu’il contient sera alors supprimé.`
export const keepAccount = 'Conserver le compte'
export const readOnlyUntil = (day: string) =>
  `Lecture seule jusqu’au ${day}. Les liens que vous avez partagés fonctionnent jusque-là.`
export const reopenAccount = 'Rouvrir le compte'
export const paymentOverdue = (day: string) =>
  `Un paiement est en retard. Tout continue de fonctionner jusqu’au ${day}.`
export const viewInvoices = 'Voir les factures'
export const trialDaysLeft = (days: number) =>
  `Il reste ${formatCount(days, 'jour', 'jours')} à votre essai.`
export const yourTrialEndsToday = 'Votre essai se termine aujourd’hui.'
export const choosePlan = 'Choisir une offre'

// Mail banner
export const emailsFailing = (when: string) =>
  `Aucun e-mail n’est parti depuis ${when}. Nous réessayons chacun pendant deux jours.`

// Side bar
export const main = 'Menu principal'

// Top bar
export const offline = (waiting: number) =>
  waiting === 0
    ? 'Vous êtes hors ligne'
    : `Vous êtes hors ligne. ${formatCount(waiting, 'modification', 'modifications')} en attente`
export const reconnecting = 'Reconnexion'
export const liveUpdatesOff = 'Pas d’actualisation en direct'
export const liveUpdatesOffHint =
  'Votre réseau ou un proxy bloque WebSocket. Les modifications des autres apparaissent sous 30 secondes.'

// Search box
export const searchTheLibrary = 'Rechercher dans la bibliothèque'
export const commandPalette = 'Palette de commandes'

// Command palette
export const useLightTheme = 'Utiliser le thème clair'
export const useDarkTheme = 'Utiliser le thème sombre'
export const useSystemTheme = 'Utiliser le thème du système'
export const themeWords = 'changer apparence couleur mode'
export const keysWords = 'aide raccourcis touches'
export const signOutWords = 'quitter déconnexion logout'

// Live data
export const personOpened = (person: string, itemName: string) => `${person} a ouvert ${itemName}`
export const itemOpened = (itemName: string, device: string | null) =>
  `${itemName} : ouverture${device ? ` sur ${device.toLowerCase()}` : ''}`
export const linkOpened = (recipient: string, device: string | null, itemName: string) =>
  `Le lien vers ${itemName} pour ${recipient} a été ouvert${device ? ` sur ${device.toLowerCase()}` : ''}`
export const replyTo = (itemName: string) =>
  `Nouvelle réponse au sujet de ${itemName}. Elle est dans vos notifications.`

// Offline
export const savedOnceOnline =
  'Vous êtes hors ligne. L’enregistrement se fera dès que vous serez de nouveau en ligne.'
export const opensOnceOnline =
  'Vous êtes hors ligne. L’ouverture se fera dès que vous serez de nouveau en ligne.'
