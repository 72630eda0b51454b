import { formatBytes, formatCount, pluralOf } from '../../../../lib/format/format.ts'

// Pending store
export const couldntProcessTheFile = 'No se pudo procesar el archivo.'
export const alreadyInTheLibrary = 'Ya en la biblioteca:'

// Pending
export const noProgress = 'Sin progreso durante 5 minutos.'
export const chooseFileAgainToContinue = (stuck: string) =>
  `${stuck} Elija el archivo de nuevo para continuar.`
export const addTheFileAgain = (stuck: string) => `${stuck} Añada el archivo de nuevo.`

// Upload menu
export const toName = (name: string) => `A ${name}`
export const toTheLibrary = 'A la biblioteca'
export const files = 'Archivos'
export const folder = 'Carpeta'
export const webLink = 'Enlace web'
export const importListCsvOrSitemap = 'Importar lista, CSV o mapa del sitio'

// Upload
export const couldntStartAddFile = 'No se pudo iniciar la subida. Añada el archivo de nuevo.'
export const theFileIsEmpty = 'El archivo está vacío.'
export const fileTooLarge = (bytes: number) =>
  `El archivo ocupa ${formatBytes(bytes)}. Los archivos pueden tener hasta 5 GiB.`

// Upload trigger
export const upload = 'Subir'

// Batch form
export const detailsForFiles = (count: number) =>
  `Detalles de ${formatCount(count, 'archivo', 'archivos')}`
export const couldntLoadTheDetails = 'No se pudieron cargar los detalles'
export const loadingDetails = 'Cargando los detalles'
export const tags = 'Etiquetas'

// Category select
export const none = 'Ninguno'

// Collection select
export const collection = 'Colección'
export const noneLibraryOnly = 'Ninguna, solo la biblioteca'
export const noCollectionByThatName = 'Ninguna colección con ese nombre'

// Name fields
export const names = 'Nombres'
export const nameOfName = (name: string) => `Nombre de ${name}`
export const moreFilesWithTheirCurrent = (more: number) =>
  formatCount(more, 'archivo más con su nombre actual', 'archivos más con sus nombres actuales')

// Upload tray
export const uploads = 'Subidas'
export const collapseUploads = 'Contraer subidas'
export const allUploads = 'Todas las subidas'
export const andMoreFiles = (more: number) =>
  `y ${formatCount(more, 'archivo más', 'archivos más')}`
export const cancelUploads = (count: number) =>
  `Cancelar ${formatCount(count, 'subida', 'subidas')}`
export const cancelAll = 'Cancelar todas'
export const dismissAll = 'Ocultar todas'

// Batch line
export const theLibrary = 'la biblioteca'
export const aCollection = 'una colección'
export const filesToPlace = (count: number, place: string) =>
  `${formatCount(count, 'archivo', 'archivos')} a ${place}`
export const detailsForFilesTo = (count: number, place: string) =>
  `Detalles de ${formatCount(count, 'archivo', 'archivos')} para ${place}`
export const details = 'Detalles'
export const missingNames = (names: string) => `Faltan: ${names}`
export const noCategoriesOrTagsYet = 'Aún sin categorías ni etiquetas'

// Duplicates
export const takeExistingItemInstead = (name: string) => `Usar el existente en lugar de ${name}`
export const useExisting = 'Usar el existente'
export const uploadNameAnyway = (name: string) => `Subir de todos modos: ${name}`
export const uploadAnyway = 'Subir de todos modos'
export const areAlreadyInLibrary = (count: number) => `${count} ya están en la biblioteca`

// Note line
export const differentFile = 'Este archivo es otro o se ha cambiado. Elija el archivo original.'
export const chooseNamed = (name: string) => `Elegir archivo: ${name}`
export const chooseFile = 'Elegir archivo'
export const dismissName = (name: string) => `Ocultar ${name}`
export const processNameAgain = (name: string) => `Reintentar: ${name}`

// Progress
export const uploadingFiles = (uploading: number) =>
  `Subiendo ${formatCount(uploading, 'archivo', 'archivos')}`
export const processingFiles = (processing: number) =>
  `Procesando ${formatCount(processing, 'archivo', 'archivos')}`
export const filesAlreadyInLibrary = (twice: number) =>
  `${formatCount(twice, 'archivo', 'archivos')} ya en la biblioteca`
export const filesAdded = (completed: number) =>
  formatCount(completed, 'archivo añadido', 'archivos añadidos')
export const uploadsStopped = (failed: number) =>
  formatCount(failed, 'subida detenida', 'subidas detenidas')
export const filesWithProblems = (failed: number) =>
  `${formatCount(failed, 'archivo', 'archivos')} con problemas`
export const processing = 'Procesando'
export const inTheLibrary = 'En la biblioteca'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} de ${formatBytes(bytes)}`
export const uploadFailed = 'La subida falló.'
export const paused = 'En pausa'
export const uploadedCheckingTheFile = 'Subido, comprobando el archivo'
export const checkingForDuplicates = 'Buscando duplicados'
export const waitingForAConnection = 'Esperando conexión'
export const retrying = 'Reintentando'
export const queued = 'En cola'
export const secondsSLeft = (seconds: number) =>
  `${pluralOf(seconds, 'queda', 'quedan')} ${seconds} s`
export const minutesMinLeft = (minutes: number) =>
  `${pluralOf(minutes, 'queda', 'quedan')} ${minutes} min`
export const ceilHLeft = (ceil: number) => `${pluralOf(ceil, 'queda', 'quedan')} ${ceil} h`

// Spoken
export const problemOf = (name: string, reason: string) => `${name}: ${reason}`
export const percentUploaded = (percent: number) => `${percent} % subido`

// Upload line
export const tryNameAgain = (name: string) => `Reintentar ${name}`
export const resumeName = (name: string) => `Reanudar ${name}`
export const pauseName = (name: string) => `Pausar ${name}`
export const cancelName = (name: string) => `Cancelar ${name}`

// Upload dock
export const stoppedOnLeaving =
  'Se detuvo al salir de la página. Elija el archivo de nuevo para continuar.'

// Drop overlay
export const dropToReplaceFile = 'Suelte para sustituir el archivo'
export const dropToUpload = 'Suelte para subir'
export const toPlace = (name: string) => `a ${name}`
export const dropToLibrary = 'a la biblioteca'
export const fileOf = (replacesName: string) => `de ${replacesName}`
