import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

// Bulk jobs
export const bulkChanges = 'Cambios en bloque'

// Classify form
export const classifyTarget = (target: string) => `Clasificar ${target}`
export const tickHint = 'Marque para añadir a todos, desmarque para quitar de todos'

// Bulk target
export const items = (count: number) => formatCount(count, 'elemento', 'elementos')
export const allResults = 'todos los resultados'
export const allResultCount = (total: number) =>
  total === 1 ? '1 resultado' : `los ${formatNumber(total)} resultados`
export const results = (count: number) => formatCount(count, 'resultado', 'resultados')

// Tag form
export const tagsOfTarget = (target: string) => `Etiquetas de ${target}`
export const newOrExistingTags = 'Etiquetas nuevas o existentes'
export const currentTags = 'Etiquetas actuales'
export const noMatchingTag = 'Ninguna etiqueta coincide'

// Owner form
export const ownerOfTarget = (target: string) => `Propietario de ${target}`
export const transferredTo = (name: string) => `Transferido a ${name}`
export const newOwner = 'Nuevo propietario'
export const findAPerson = 'Buscar una persona'
export const transferHint =
  'Solo se transfieren los elementos que son suyos. Solo el nuevo propietario o un administrador puede devolvérselos.'

// Availability form
export const availabilityOfTarget = (target: string) => `Disponibilidad de ${target}`
export const shareable = 'Se puede compartir'
export const inTheLibrary = 'En la biblioteca'
export const releaseDate = 'Fecha de publicación'
export const expiryDate = 'Fecha de caducidad'
export const noChange = 'Sin cambios'
export const on = 'Sí'
export const off = 'No'
export const set = 'Definir'
export const none = 'Ninguna'
export const newDate = (label: string) => `Nueva ${label.toLowerCase()}`

// Bulk bar
export const actionsForSelectedItems = 'Acciones para los elementos seleccionados'
export const selected = (capital: string) =>
  `Selección: ${capital.charAt(0).toLowerCase()}${capital.slice(1)}`
export const selectAllResults = 'Seleccionar todos los resultados'
export const selectAllCount = (total: number) =>
  total === 1 ? 'Seleccionar el resultado' : `Seleccionar los ${formatNumber(total)} resultados`

// Bulk buttons
export const change = 'Cambiar'

// Bulk actions
export const addedToName = (name: string) => `Añadido a ${name}`
export const classify = 'Clasificar'
export const tag = 'Etiquetar'
export const changeOwner = 'Cambiar de propietario'
export const availability = 'Disponibilidad'
export const addToCollection = 'Añadir a una colección'
export const share = (what: string) => `Compartir ${what}`
export const personalPage = 'Página personal'
export const shareAsCollection = 'Compartir como colección'
export const separateLinks = 'Enlaces separados'
