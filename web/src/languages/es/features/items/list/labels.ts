import type { TextPlace } from '@satchel/contract/search/search.ts'
import { formatNumber } from '../../../../../lib/format/format.ts'

// Column menu
export const columns = 'Columnas'
export const columnsShownAsSpaceAllows = 'Columnas (se muestran según el espacio)'
export const resetColumns = 'Restablecer columnas'

// Item columns
export const type = 'Tipo'
export const tags = 'Etiquetas'
export const owner = 'Propietario'
export const size = 'Tamaño'
export const views = 'Vistas'
export const shares = 'Veces compartido'
export const upvotes = 'Votos'
export const added = 'Añadido'
export const updated = 'Actualizado'

// Item results
export const loadingMore = 'Cargando más'

// Item grid
export const items = 'Elementos'

// Item card
export const selectNamed = (name: string) => `Seleccionar ${name}`

// Passage
export const page = (page: number) => `Página ${formatNumber(page)}`
export const textPlaces: Record<TextPlace, string> = {
  notes: 'Notas del orador',
  comments: 'Comentarios',
  headers: 'Encabezado o pie de página',
  footnotes: 'Notas al pie',
  fields: 'Campos de formulario',
  annotations: 'Anotaciones',
  properties: 'Propiedades del documento',
}

// Quick actions
export const shareNamed = (name: string) => `Compartir ${name}`
export const favoriteNamed = (name: string) => `Favorito: ${name}`

// Item table
export const selectAllLoadedItems = 'Seleccionar todos los elementos cargados'
export const newNameOf = (name: string) => `Nuevo nombre de ${name}`
export const renamedMeanwhile = (name: string) => `Otra persona le ha puesto el nombre «${name}»`
export const rename = 'Renombrar (F2)'
export const renameNamed = (name: string) => `Renombrar ${name}`
export const actions = 'Acciones'

// Quick look
export const quickLook = 'Vista rápida'
export const closeQuickLook = 'Cerrar la vista rápida'
