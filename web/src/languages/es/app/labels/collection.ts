import { formatNumber } from '../../../../lib/format/format.ts'

// Collections page
export const collections = 'Colecciones'
export const newCollection = 'Nueva colección'

// Collection page
export const collection = 'Colección'
export const couldntLoadTheCollection = 'No se pudo cargar la colección'
export const filtersOfName = (name: string) => `Filtros de ${name}`
export const items = 'Elementos'
export const sharing = 'Enlaces'
export const activity = 'Actividad'
export const thisCollectionWasDeleted = 'Esta colección se eliminó o es privada de otra persona.'
export const openCollections = 'Abrir las colecciones'

// Collection contents
export const isNowTheCover = (name: string) => `${name} es ahora la portada`
export const resetCover = 'Restablecer la portada'
export const useAsCover = 'Usar como portada'
export const firstImageIsNowCover = 'La primera imagen es ahora la portada'
export const remove = 'Quitar'
export const removed = (name: string) => `Se quitó ${name}`
export const showingTheFirst = (count: number) => `Se muestran los primeros ${formatNumber(count)}`
export const seeAllInLibrary = 'Ver todos en la biblioteca'
export const noItemsMatchTheseFilters = 'Ahora mismo ningún elemento coincide con estos filtros'
export const emptyCanAdd =
  'Aún no hay elementos. Suelte archivos aquí o añada elementos de la biblioteca.'
export const empty = 'Aún no hay elementos'
export const addItems = 'Añadir elementos'
export const analytics = 'Analítica'
