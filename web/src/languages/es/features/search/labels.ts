import type { SavedNotify } from '@satchel/contract/search/search.ts'
import type { OperatorName } from '@satchel/contract/search/syntax.ts'
import { formatChoice, formatDay, formatList } from '../../../../lib/format/format.ts'

// Filter chips
export const activeFilters = 'Filtros activos'
export const removeFilterLabel = (label: string) => `Quitar filtro ${label}`
export const clearAll = 'Borrar todo'

// Filter chips
export const excludedLabel = (label: string) => `Sin ${label}`
const operatorNames: Record<OperatorName, string> = {
  type: 'Tipo de contenido',
  stage: 'Etapa',
  product: 'Producto',
  industry: 'Sector',
  region: 'Región',
  tag: 'Etiqueta',
  by: 'Propietario',
  in: 'Colección',
  is: 'Estado',
  after: 'Después de',
  before: 'Antes de',
}
export const operatorChip = (name: OperatorName, values: readonly string[]) =>
  `${operatorNames[name]}: ${formatChoice(values)}`
export const added = 'Añadido'
export const updated = 'Actualizado'
export const deletedValue = 'Valor eliminado'
export const fromImport = 'De una importación'
export const momentFrom = (moment: string, startDay: string) =>
  `${moment} desde el ${formatDay(startDay)}`
export const momentTo = (moment: string, endDay: string) =>
  `${moment} hasta el ${formatDay(endDay)}`

// Did you mean
export const didYouMean = 'Quizá quiso decir'

// Quick filters
export const favorites = 'Favoritos'
export const mine = 'Míos'
export const recent = 'Recientes'
export const popular = 'Populares'
export const unused = 'Sin usar'
export const expiring = 'Caducan pronto'
export const uncategorized = 'Sin categoría'

// Search summary
export const filters = 'Filtros'

// Saved searches
export const savedSearches = 'Búsquedas guardadas'
export const saved = 'Guardadas'

// Saved panel
export const deletedFilters = (missing: readonly string[], name: string) =>
  `Filtros de «${name}» que ya no existen: ${formatList(missing)}. Los demás filtros siguen aplicándose.`
export const yours = 'Suyas'
export const team = 'Equipo'
export const couldntLoadSavedSearches = 'No se pudieron cargar las búsquedas guardadas'
export const noSavedSearchesYet = 'Aún no hay búsquedas guardadas. Elija filtros y guárdelos.'
export const searchName = 'Nombre de la búsqueda'
export const saveSearch = 'Guardar búsqueda'
export const saveAsCollection = 'Guardar como colección'

// Name form
export const shareWithTheTeam = 'Compartir con el equipo'

// Saved entry
export const newNameFor = (name: string) => `Nuevo nombre de ${name}`
export const sharedWithTheTeam = 'Compartida con el equipo'
export const moreFor = (name: string) => `Más acciones para ${name}`
export const rename = 'Renombrar'
export const updatedWithCurrentFilters = (name: string) =>
  `${name}: actualizada con los filtros actuales`
export const updateWithCurrentFilters = 'Actualizar con los filtros actuales'
export const nowPrivate = (name: string) => `${name} es ahora visible solo para usted`
export const isNowVisibleToWhole = (name: string) => `${name} es ahora visible para todo el equipo`
export const stopSharing = 'Dejar de compartir'

// Saved searches
export const restored = (name: string) => `Se restauró ${name}`
export const deleted = (name: string) => `Se eliminó ${name}`

// Search summary
export const allItemsInLibrary = 'Todos los elementos de la biblioteca'
export const withAllOfTheseTags = 'con todas estas etiquetas'
export const withAnyOfTheseTags = 'con alguna de estas etiquetas'

// Filter editor
export const searchText = 'Texto de búsqueda'
export const anyText = 'Cualquier texto'
export const totalNow = (total: string) => `${total} ahora`

// Filter rail
export const quickFilters = 'Filtros rápidos'

// Day filter
export const dateRange = 'Intervalo de fechas'
export const dateField = 'Tipo de fecha'
export const from = 'Desde'
export const to = 'Hasta'
export const endDateIsBeforeStart = 'La fecha final es anterior a la inicial'

// Facet filter
export const searchValues = 'Buscar valores'
export const searchIn = (label: string) => `Buscar en ${label}`
export const showAll = (count: number) => `Mostrar todo (${count})`

// Tag filter
export const tags = 'Etiquetas'
export const match = 'Coincidencia'
export const anyOfThese = 'Alguna de estas'
export const allOfThese = 'Todas estas'
export const exclude = (label: string) => `Excluir ${label}`

// Order select
export const bestMatch = 'Más relevantes'
export const newest = 'Más recientes'
export const oldest = 'Más antiguos'
export const lastUpdated = 'Última actualización'
export const nameUp = 'Nombre A–Z'
export const nameDown = 'Nombre Z–A'
export const mostViewed = 'Más vistos'
export const mostUpvoted = 'Más votados'

// Notifications of saved searches
export const notifyOfNewMatches = 'Notificarme de nuevas coincidencias'
export const notifyNever = 'Nunca'
export const notifyInApp = 'En la aplicación'
export const notifyByEmail = 'En la aplicación y por correo'
export const notifiesYou = 'Se le notifica de nuevas coincidencias'
export const watchMessage = (notify: SavedNotify, name: string) =>
  notify === 'none'
    ? `Ya no se le notificará de nuevas coincidencias de ${name}`
    : `Se le notificará de nuevas coincidencias de ${name} ${notify === 'app' ? 'en la aplicación' : 'en la aplicación y por correo'}`
