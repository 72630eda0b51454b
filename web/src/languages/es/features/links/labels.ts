import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Copy link
export const copyLinkToFor = (itemName: string, recipient: string) =>
  `Copiar el enlace a ${itemName} para ${recipient}`

// Link views
export const notOpenedYet = 'Aún no abierto'
export const visitsBefore = (count: number) => `${formatCount(count, 'visita', 'visitas')} antes`
export const visitsBeforeHint = 'Contadas en otro lugar antes de importar este enlace'
export const pagesIn = (pagesRead: number) => `${formatCount(pagesRead, 'página', 'páginas')} en `

// Link state
export const expired = 'Caducado'
export const expires = 'Caduca'
export const withdrawnDay = (day: string) => `Retirado el ${day}`
export const active = 'Activo'
export const endsAfter = (part: string, day: string) => `${part} tras el ${day}`
export const passwordRequired = 'Requiere contraseña'
export const emailRequired = 'Requiere correo'
export const watermarked = 'Con marca de agua'
export const noDownloads = 'Sin descargas'

// Link page bars
export const notRead = 'no leída'
export const pagePage = (page: number) => `Página ${page}`
export const pagesRead = 'Páginas leídas'
export const itemsRead = 'Elementos leídos'
export const showFewer = 'Mostrar menos'
export const showAll = (count: number) => `Mostrar todo (${count})`
export const devices = (count: number) => formatCount(count, 'dispositivo', 'dispositivos')
export const recentViews = (count: number) =>
  `${formatCount(count, 'vista', 'vistas')} en los últimos 14 días`
export const devicesOf = (count: number, total: number) =>
  `${formatNumber(count)} de ${formatCount(total, 'dispositivo', 'dispositivos')}`
export const mostStopAt = (page: string) => `${page}, aquí lo deja la mayoría`
