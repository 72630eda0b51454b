import { formatBytes, formatCount, formatNumber } from '../../../../../lib/format/format.ts'

// Media preview
export const cantPlay =
  'Este navegador no puede reproducir el archivo. Descárguelo para reproducirlo.'

// Pdf preview
export const couldntShowThePages = 'No se pudieron mostrar las páginas'
export const loadingPages = 'Cargando páginas'
export const pagesOfName = (name: string) => `Páginas de ${name}`
export const pageIndexOfPageCount = (index: number, pageCount: number) =>
  `Página ${index} de ${pageCount}`

// Pdf toolbar
export const pages = 'Páginas'
export const previousPage = 'Página anterior'
export const nextPage = 'Página siguiente'
export const zoomOut = 'Reducir'
export const fitToWidthCurrently = (percent: number) => `Ajustar al ancho, ahora ${percent} %`
export const zoomIn = 'Ampliar'
export const page = 'Página'
export const ofPages = (pageCount: number) => `de ${formatNumber(pageCount)}`

// Csv preview
export const showingFirstOfRowsDownload = (rowsMax: number, count: number) =>
  `Se muestran las primeras ${rowsMax} de ${formatCount(count, 'fila', 'filas')}. Descargue el archivo para verlo completo.`

// Text file
export const loadingWhat = (what: string) =>
  what === 'table' ? 'Cargando la tabla' : 'Cargando el texto'
export const couldntLoad = (what: string) =>
  what === 'table' ? 'No se pudo cargar la tabla' : 'No se pudo cargar el texto'
export const textOf = (what: string, name: string) =>
  what === 'table' ? `Tabla de ${name}` : `Texto de ${name}`
export const showingBeginning = (max: number) =>
  `Se muestran los primeros ${formatBytes(max)}. Descargue el archivo para verlo completo.`

// Markdown preview
export const image = 'Imagen'

// Item preview
export const preview = 'Vista previa'
export const loadingPreview = 'Cargando la vista previa'

// File card
export const noPreview = 'No hay vista previa para archivos de este tipo'
export const creatingThePreview = 'Creando la vista previa'

// Page card
export const openPage = 'Abrir la página'
export const couldntReadFile = 'No se pudo leer el archivo. Inténtelo de nuevo en un momento.'
