import type { Kind } from '../../../../../features/analytics/health/labels.ts'
import { formatCount, formatDay } from '../../../../../lib/format/format.ts'

export type { Kind } from '../../../../../features/analytics/health/labels.ts'

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  expiring: 'Caducan pronto',
  broken: 'Rotos',
  unclassified: 'Sin clasificar',
  stale: 'Desactualizados',
  unused: 'Nunca usados',
  gaps: 'No encontrado',
}

export const KIND_LINES: Readonly<Record<Kind, string>> = {
  expiring: 'Caducados o que caducan en 30 días',
  broken: 'Páginas web a las que no se puede acceder y archivos que no se pudieron leer',
  unclassified: 'Elementos sin valor en ninguna categoría',
  stale: 'Sin cambios ni revisiones desde hace 180 días',
  unused: 'Con más de 30 días y nunca vistos ni compartidos',
  gaps: 'Lo que se buscó en 90 días y no se encontró',
}

export const EMPTY: Readonly<Record<Kind, string>> = {
  expiring: 'Nada caduca en los próximos 30 días',
  broken: 'Todas las páginas web y los archivos funcionan',
  unclassified: 'Todo está clasificado',
  stale: 'Todo se ha cambiado o revisado en los últimos 180 días',
  unused: 'Todo lo que tiene más de 30 días se ha visto o compartido',
  gaps: 'Se encontró todo lo que se buscó',
}

export const health = 'Qué requiere atención'
export const owner = 'Propietario'
export const everyones = 'De todos'
export const mine = 'Míos'
export const couldntLoad = 'No se pudieron cargar estos elementos'
export const expiredOn = (day: string) => `Caducó el ${formatDay(day)}`
export const expiresOn = (day: string) => `Caduca el ${formatDay(day)}`
export const couldntBeRead = 'No se pudo leer'
export const couldntBeReached = 'No se pudo acceder'
export const checked = 'última comprobación:'
export const changed = 'Último cambio:'
export const added = 'Añadido'
export const extend = 'Prorrogar 90 días'
export const checkAgain = 'Comprobar de nuevo'
export const checking = 'Comprobando'
export const upToDate = 'Marcar como revisado'
export const classify = 'Clasificar'
export const classifyInLibrary = 'Clasificar en la biblioteca'
export const moveToBin = 'Mover a la papelera'
export const actionOn = (action: string, name: string) => `${action}: ${name}`
export const movedToBin = (name: string) => `Se movió ${name} a la papelera`
export const extended = (name: string, day: string) => `${name} caduca ahora el ${formatDay(day)}`
export const markedUpToDate = (name: string) => `Se marcó ${name} como revisado`
export const ownerOrAdminOnly =
  'Solo el propietario y los administradores pueden cambiar este elemento'
export const addWish = 'Añadir deseo'
export const viewWish = 'Ver deseo'
export const wishAdded = 'Deseo añadido'
export const gapCounts = (people: number, searches: number) =>
  `${formatCount(people, 'persona', 'personas')}, ${formatCount(searches, 'búsqueda', 'búsquedas')}`

export const inDemand = 'Poco contenido, mucho interés'
export const inDemandHint =
  'Categorías cuya proporción en las búsquedas de 90 días es al menos el doble que en el contenido'
export const couldntLoadThin = 'No se pudieron cargar las categorías'
export const items = (count: number) => formatCount(count, 'elemento', 'elementos')
