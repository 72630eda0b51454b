import { formatCount } from '../../../../../lib/format/format.ts'

// Link news
export const sinceYouLastLooked = 'Depuis votre dernière visite'
export const openedLinks = 'Liens ouverts'
export const couldntLoadVisits = 'Impossible de charger l’activité de vos liens'
export const noVisitsSince = 'Aucune nouvelle visite de vos liens. Votre dernière consultation :'
export const showAll = 'Tout afficher'
export const ofLinks = ': liens, du plus récemment ouvert au plus ancien'

// One link
export const peopleOpened = (people: string, itemName: string) =>
  `${itemName}, ouvert par ${people}`
export const linkOpened = (recipient: string, itemName: string) =>
  `Le lien de ${recipient} vers ${itemName} a été ouvert`
export const memoOpened = (memo: string, itemName: string) => `${memo} : ${itemName}, ouverture`
export const itemOpened = (itemName: string) => `${itemName} : ouverture`
export const others = 'd’autres'
export const one = (device: string) => device.toLowerCase()
export const onDevices = (devices: string) => `sur ${devices}`
export const pagesRead = (count: number, span: string | null) =>
  `${formatCount(count, 'page', 'pages')}${span ? ` en ${span}` : ''}`
export const visits = (count: number) => formatCount(count, 'visite', 'visites')
export const opened = 'Ouvert'
export const downloaded = 'Téléchargé'
export const clickedLink = 'Clic sur un lien'

// First reader
export const yourFirstReader = 'Votre premier lecteur'
export const replyNow = 'Répondre'
