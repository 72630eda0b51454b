import type { QuickFilter, SearchResult } from '@satchel/contract/search/search.ts'
import { formatCount, formatNumber, pluralOf } from '../../../../lib/format/format.ts'

// Library page
export const library = 'Biblioteca'
export const filters = 'Filtros'
export const couldntLoadTheLibrary = 'No se pudo cargar la biblioteca'
export const noItemsMatchYourSearch = 'Ningún elemento coincide con su búsqueda y sus filtros.'
export const nothingOf: Record<QuickFilter, string> = {
  favorites: 'Aún no hay favoritos. Marque un elemento con la estrella para encontrarlo aquí.',
  mine: 'Aún no ha añadido nada.',
  recent: 'No se ha añadido ni cambiado nada últimamente.',
  popular: 'Aún no se ha abierto nada. Comparta un elemento para ver qué se lee.',
  unused: 'Todo está en uso.',
  expiring: 'Nada caduca en una semana.',
  uncategorized: 'Todo está clasificado.',
}
export const noResultsFor = (searchTerm: string) => `Sin resultados para «${searchTerm}»`
export const clearSearch = 'Borrar la búsqueda'
export const wishForThis = 'Pedirlo como deseo'
export const clearFilters = 'Borrar filtros'
export const libraryIsEmptyUploadFiles =
  'La biblioteca está vacía. Suba archivos, suéltelos en cualquier parte o añada un enlace web.'
export const libraryIsEmptyItems =
  'La biblioteca está vacía. Aquí aparecen los elementos que añade su equipo.'
export const importAction = 'Importar'
export const addWebLink = 'Añadir enlace web'

// Bin page
export const deletedItemsStayHere = (binKept: number) =>
  `Los elementos eliminados se conservan aquí ${binKept} días antes de eliminarse definitivamente`
export const bin = 'Papelera'
export const onlyEditorsAndAdminsCan =
  'Solo los editores y administradores pueden restaurar elementos eliminados.'
export const restoreAll = 'Restaurar todo'
export const emptyBin = 'Vaciar la papelera'
export const stop = 'Detener'
export const restoreProgress = (done: number, count: number) =>
  `${formatNumber(done)} de ${formatCount(count, 'elemento restaurado', 'elementos restaurados')}`
export const deleteProgress = (purging: number) =>
  `Eliminando definitivamente, ${pluralOf(purging, 'queda', 'quedan')} ${formatCount(purging, 'elemento', 'elementos')}`
export const couldntLoadTheBin = 'No se pudo cargar la papelera'
export const theBinIsEmpty = 'La papelera está vacía'
export const openLibrary = 'Abrir la biblioteca'

export function showItems(total: SearchResult['total'] | undefined): string {
  if (!total) return 'Mostrar elementos'
  const count = formatCount(total.value, 'elemento', 'elementos')
  return total.relation === 'eq' ? `Mostrar ${count}` : `Mostrar más de ${count}`
}
