import { formatCount, formatDay, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

// Bin
export const restored = (name: string) => `Se restauró ${name}`
export const movedToTheBin = (name: string) => `Se movió ${name} a la papelera`
export const items = (count: number) => formatCount(count, 'elemento', 'elementos')

// Bin list
export const deletedItems = 'Elementos eliminados'
export const actionsForSelectedItems = 'Acciones para los elementos seleccionados'
export const currentSelected = (current: number) =>
  `${formatNumber(current)} ${pluralOf(current, 'seleccionado', 'seleccionados')}`
export const deletePermanently = 'Eliminar definitivamente'
export const onlyOwnersAndAdminsOfAll =
  'Solo sus propietarios y los administradores pueden eliminar elementos definitivamente'

// Bin row
export const selectName = (name: string) => `Seleccionar ${name}`
export const fileTypeDeleted = (fileType: string) => `${fileType}, eliminado`
export const byName = (name: string) => ` por ${name}`
export const restoreName = (name: string) => `Restaurar ${name}`
export const deleteNamePermanently = (name: string) => `Eliminar ${name} definitivamente`
export const onlyOwnerAndAdmins =
  'Solo su propietario y los administradores pueden eliminarlo definitivamente'
export const permanentlyDeleted = (day: string) => `Se elimina definitivamente el ${formatDay(day)}`
export const lastDay = 'Último día'
export const daysLeft = (days: number) =>
  `${pluralOf(days, 'Queda', 'Quedan')} ${formatCount(days, 'día', 'días')}`

// Delete permanently
export const deleteCountPermanently = (count: string) => `Eliminar ${count} definitivamente`
export const deleteWarning =
  'También se eliminan sus archivos y versiones, y sus enlaces siguen cerrados.'
export const deleteAllWarning =
  'También se eliminan sus archivos y versiones, y sus enlaces siguen cerrados.'
export const emptyBin = 'Vaciar la papelera'
export const thisPermanentlyDeletesItems = (total: number) =>
  `Se ${pluralOf(total, 'eliminará', 'eliminarán')} definitivamente ${formatCount(total, 'elemento', 'elementos')} con todos los archivos y versiones. Sus enlaces siguen cerrados.`
export const thisCantBeUndone = (loss: string) => `${loss} No se puede deshacer.`
export const typeToConfirm = (word: string) => `Escriba ${word} para confirmar`

// Bin list
export const itemsRestored = (done: number) =>
  formatCount(done, 'elemento restaurado', 'elementos restaurados')
