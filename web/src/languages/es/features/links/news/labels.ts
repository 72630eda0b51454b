import { formatCount } from '../../../../../lib/format/format.ts'

// Link news
export const sinceYouLastLooked = 'Desde su última visita'
export const openedLinks = 'Enlaces abiertos'
export const couldntLoadVisits = 'No se pudo cargar lo ocurrido con sus enlaces'
export const noVisitsSince = 'Sin visitas a sus enlaces desde entonces'
export const showAll = 'Ver todo'
export const ofLinks = 'de los enlaces, primero los abiertos más recientemente'

// One link
/** Writes who opened it; several people come as a list, "a y b". */
export const peopleOpened = (people: string, itemName: string) =>
  `${people} ${/ [ye] /.test(people) ? 'abrieron' : 'abrió'} ${itemName}`
export const linkOpened = (recipient: string, itemName: string) =>
  `Se abrió el enlace a ${itemName} para ${recipient}`
export const memoOpened = (memo: string, itemName: string) => `${memo}: se abrió ${itemName}`
export const itemOpened = (itemName: string) => `Se abrió ${itemName}`
export const others = 'otras personas'
export const one = (device: string) =>
  `${device.endsWith('a') ? 'una' : 'un'} ${device.toLowerCase()}`
export const onDevices = (devices: string) => `en ${devices}`
export const pagesRead = (count: number, span: string | null) =>
  `${formatCount(count, 'página', 'páginas')}${span ? ` en ${span}` : ''}`
export const visits = (count: number) => formatCount(count, 'visita', 'visitas')
export const opened = 'Abierto'
export const downloaded = 'Descargado'
export const clickedLink = 'Clic en un enlace'

// First reader
export const yourFirstReader = 'Su primer lector'
export const replyNow = 'Responder ahora'
