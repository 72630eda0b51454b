import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Copy link
export const copyLinkToFor = (itemName: string, recipient: string) =>
  `Copier le lien vers ${itemName} pour ${recipient}`

// Link views
export const notOpenedYet = 'Pas encore ouvert'
export const visitsBefore = (count: number) => `${formatCount(count, 'visite', 'visites')} avant`
export const visitsBeforeHint = 'Comptées ailleurs avant l’import de ce lien'
export const pagesIn = (pagesRead: number) => `${formatCount(pagesRead, 'page', 'pages')} en `

// Link state
export const expired = 'Expiré'
export const expires = 'Expire'
export const withdrawnDay = (day: string) => `Retiré le ${day}`
export const active = 'Actif'
export const endsAfter = (part: string, day: string) => `${part} après le ${day}`
export const passwordRequired = 'Mot de passe requis'
export const emailRequired = 'E-mail requis'
export const watermarked = 'Avec filigrane'
export const noDownloads = 'Téléchargements désactivés'

// Link page bars
export const notRead = 'non lue'
export const pagePage = (page: number) => `Page ${page}`
export const pagesRead = 'Pages lues'
export const itemsRead = 'Contenus lus'
export const showFewer = 'Afficher moins'
export const showAll = (count: number) => `Tout afficher (${count})`
export const devices = (count: number) => formatCount(count, 'appareil', 'appareils')
export const recentViews = (count: number) =>
  `${formatCount(count, 'vue', 'vues')} ces 14 derniers jours`
export const devicesOf = (count: number, total: number) =>
  `${formatNumber(count)} sur ${formatCount(total, 'appareil', 'appareils')}`
export const mostStopAt = (page: string) => `${page}, où la plupart s’arrêtent`
