import type { Suggestion } from '@satchel/contract/search/search.ts'
import type { OperatorName, State } from '@satchel/contract/search/syntax.ts'

export const suggestions = 'Sugerencias'
export const recentItems = 'Elementos recientes'
export const suggestionGroups: Record<Suggestion['type'], string> = {
  RECENT: 'Búsquedas recientes',
  POPULAR: 'Búsquedas populares',
  ITEM: 'Elementos',
  COLLECTION: 'Colecciones',
  SITE: 'Sitios',
  TAG: 'Etiquetas',
}

export const operatorHints: Record<OperatorName, string> = {
  type: 'Tipo de contenido',
  stage: 'Etapa del embudo',
  product: 'Producto',
  industry: 'Sector',
  region: 'Región',
  tag: 'Etiqueta',
  by: 'Propietario',
  in: 'Colección',
  is: 'Compartido, sin usar, caducado o favorito',
  after: 'Añadido en un día o después',
  before: 'Añadido antes de un día',
}

export const me = { value: 'me', label: 'yo', detail: 'Los suyos' }
export const states: Record<State, { label: string; detail: string }> = {
  shared: { label: 'compartido', detail: 'Tiene un enlace' },
  unused: { label: 'sin usar', detail: 'Nunca abierto ni compartido' },
  expired: { label: 'caducado', detail: 'Ya pasó su fecha de caducidad' },
  favorite: { label: 'favorito', detail: 'Uno de sus favoritos' },
}

export const today = 'Hoy'
export const daysAgo = (count: number) => `Hace ${count} días`
export const startOfMonth = 'Principio de mes'
export const startOfQuarter = 'Principio de trimestre'
export const startOfYear = 'Principio de año'
