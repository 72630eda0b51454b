import { formatCount, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

const wishes = (count: number) => formatCount(count, 'deseo', 'deseos')

// The list
export const selectWish = (title: string) => `Seleccionar ${title}`
export const selected = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'seleccionado', 'seleccionados')}`
export const actionsForSelected = 'Acciones para los deseos seleccionados'
export const approvedMany = (count: number) =>
  formatCount(count, 'deseo aprobado', 'deseos aprobados')
export const declinedMany = (count: number) =>
  formatCount(count, 'deseo rechazado', 'deseos rechazados')
export const deletedMany = (count: number) =>
  formatCount(count, 'deseo eliminado', 'deseos eliminados')
export const nothingToChange = 'Otra persona ya decidió sobre estos deseos'
export const declineMany = (count: number) => `Rechazar ${wishes(count)}`
export const responseToAll = 'Opcional: se muestra en cada deseo y se envía a quienes votaron'

// One wish
export const approveAndTrust = 'Aprobar y confiar'
export const approvedAndTrusted = (name: string) =>
  `Deseo aprobado. Los deseos de ${name} ya no requieren aprobación.`
export const deleteName = (name: string) => `¿Eliminar «${name}»?`
export const deleteMany = (count: number) => `¿Eliminar ${wishes(count)}?`
export const deleteLine = 'También se eliminan los votos y comentarios. No se puede deshacer.'
export const deleted = 'Deseo eliminado'
export const wasDeleted = 'Este deseo se eliminó.'

// Settings
export const trustedPeople = 'Personas de confianza'
export const trustedPeopleLine =
  'Sus deseos se muestran a todos de inmediato. Añada personas con «Aprobar y confiar» en un deseo pendiente.'
export const nobodyTrusted = 'Aún no hay nadie'
export const couldntLoadTrusted = 'No se pudieron cargar las personas de confianza'
export const requireApproval = 'Exigir aprobación'
export const requireApprovalFor = (name: string) => `Exigir aprobación para los deseos de ${name}`
export const needApprovalAgain = (name: string) =>
  `Los deseos de ${name} vuelven a requerir aprobación`
