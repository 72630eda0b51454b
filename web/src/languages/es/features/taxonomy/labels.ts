import { formatCount, formatNumber, pluralOf } from '../../../../lib/format/format.ts'

// Categories section
export const categories = 'Categorías'
export const requiredOnUpload = 'Obligatoria al subir'
export const requiredHint = (label: string) =>
  `Los elementos nuevos deben tener un valor de ${label}. Los que ya lo tienen deben conservar al menos uno.`
export const noValuesYet = 'Aún no hay valores. Añada abajo el primero.'
export const addAValue = (label: string) => `Añadir un valor a ${label}`
export const addValue = 'Añadir valor'
export const categoryCanHaveUp = (max: number) =>
  `Una categoría puede tener hasta ${formatCount(max, 'valor', 'valores')}.`

// Settings
export const undone = 'Deshecho'

// Value list
export const theValue = 'El valor'
export const values = 'Valores'
export const archived = 'Archivados'
export const archivedHint =
  'Los elementos con un valor archivado lo conservan. No se ofrece para otros elementos.'

// Value menu
export const labelRestored = (label: string) => `Se restauró ${label}`
export const valueArchived = (label: string) => `Se archivó ${label}`
export const moreFor = (label: string) => `Más acciones para ${label}`
export const moveUp = 'Mover hacia arriba'
export const moveDown = 'Mover hacia abajo'
export const merge = 'Fusionar'
export const archive = 'Archivar'
export const mergeValue = (label: string) => `Fusionar ${label}`
export const noItemsUse = (label: string) => `Ningún elemento usa ${label}. Se eliminará.`
export const itemsWillGetOtherValue = (itemCount: number, label: string) =>
  `${formatCount(itemCount, 'elemento recibirá', 'elementos recibirán')} el otro valor y ${label} se eliminará.`
export const mergeInto = 'Fusionar con'
export const mergedInto = (merged: string, stored: undefined | string) =>
  `${merged} se fusionó con ${stored}`
export const deleted = (label: string) => `Se eliminó ${label}`
export const requiredNote = (categoryLabels: string) =>
  ` Los elementos nuevos deben tener un valor de ${categoryLabels}.`
export const deleteLabel = (label: string) => `Eliminar ${label}`
export const inUse = (itemCount: number, rule: string) =>
  `${formatCount(itemCount, 'elemento lo usa', 'elementos lo usan')}.${rule}`
export const replaceWith = 'Sustituir por'
export const noValue = 'Sin valor'

// Move form
export const choose = 'Elegir'
export const noResults = 'Sin resultados'

// Value row
export const moveValue = (label: string) => `Mover ${label}`
export const dragToMove = 'Arrastrar para mover'
export const nameOf = (label: string) => `Nombre de ${label}`
export const unused = 'Sin usar'
export const items = (count: number) => formatCount(count, 'elemento', 'elementos')

// Color button
export const colorOf = (label: string) => `Color de ${label}`
export const color = 'Color'
export const custom = 'Personalizado'
export const none = 'Ninguno'

// Colors
export const gray = 'Gris'
export const brown = 'Marrón'
export const red = 'Rojo'
export const orange = 'Naranja'
export const amber = 'Ámbar'
export const green = 'Verde'
export const teal = 'Verde azulado'
export const cyan = 'Cian'
export const blue = 'Azul'
export const indigo = 'Índigo'
export const purple = 'Morado'
export const pink = 'Rosa'

// Defaults sections
export const allowDownload = 'Permitir la descarga'
export const downloadAsPdf = 'Descargar como PDF'
export const downloadAsPdfHint =
  'Lo predeterminado para archivos de Office y PDF: los visitantes reciben un PDF sin notas, comentarios, diapositivas ocultas ni otro contenido oculto, no el archivo tal como se subió.'
export const linkDefaultsHint =
  'Lo predeterminado para los enlaces nuevos. Los existentes no cambian.'
export const keepVisits = 'Conservar las visitas durante'
export const visitsKeptHint =
  'Las visitas más antiguas se eliminan a diario. Los recuentos y gráficos se conservan.'
export const eachMonths = (each: number) => formatCount(each, 'mes', 'meses')
export const forever = 'Siempre'
export const notifyOnEachView = 'Notificar cada vista'
export const visitMailHint = 'Se notifica a cada persona en cuanto alguien abre uno de sus enlaces.'

export const keepActivity = 'Conservar la actividad durante'
export const olderActivityIsDeletedDaily = 'Las entradas más antiguas se eliminan a diario.'

// Tags section
export const mostUsed = 'Más usadas'
export const leastUsed = 'Menos usadas'
export const searchTags = 'Buscar etiquetas'
export const addTag = 'Añadir etiqueta'
export const tagCountOfAll = (count: number, total: number) =>
  `${formatNumber(count)} de ${formatCount(total, 'etiqueta', 'etiquetas')}`
export const tags = (count: number) => formatCount(count, 'etiqueta', 'etiquetas')
export const noTagsYet =
  'Aún no hay etiquetas. Añada una aquí o etiquete un elemento en la biblioteca.'

// Tag list
export const tagsHeading = 'Etiquetas'
export const actionsForSelectedTags = 'Acciones para las etiquetas seleccionadas'
export const currentSelected = (current: number) =>
  `${formatNumber(current)} ${pluralOf(current, 'seleccionada', 'seleccionadas')}`
export const deletedTags = (what: string) => `Eliminado: ${what}`
export const mergeTag = (label: undefined | string) => `Fusionar ${label}`
export const mergeTags = (count: number) =>
  `Fusionar ${formatCount(count, 'etiqueta', 'etiquetas')}`
export const mergeOneHint = (label: undefined | string) =>
  `Los elementos con la etiqueta ${label} recibirán la otra etiqueta y ${label} se eliminará.`
export const mergeManyHint =
  'Sus elementos recibirán la etiqueta que conserve y las demás se eliminarán.'
export const tagToKeep = 'Etiqueta que se conserva'
export const mergedIntoTag = (label: undefined | string) => `Fusionado con ${label}`

// Tag row
export const selectTag = (label: string) => `Seleccionar ${label}`
