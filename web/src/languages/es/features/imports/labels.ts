import type { CsvDelimiter, CsvEncoding } from '@satchel/contract/imports/csv.ts'
import { formatBytes, formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Archive import
export const draftExpired = 'Este borrador ha caducado. Los borradores se conservan un día.'
export const couldntReadTheArchive = 'No se pudo leer el archivo ZIP'
export const chooseAnother = 'Elegir otro'
export const readingTheArchive = 'Leyendo el archivo ZIP'

// Archive draft
export const createsCategories = 'Se crean los valores de categoría que faltan.'
export const missingValuesSkipped =
  'Solo los administradores pueden crear valores de categoría, por lo que los elementos se importan sin los que faltan.'
export const archiveSummary = (total: number, name: string, part: string) =>
  `${formatCount(total, 'elemento', 'elementos')} en ${name}. Las colecciones conservan su orden y las etiquetas sus colores. ${part}`
export const back = 'Atrás'
export const check = 'Comprobar'

// Review
export const nothingToImport = 'Nada que importar'
export const importItems = (ready: number) =>
  `Importar ${formatCount(ready, 'elemento', 'elementos')}`
export const classify = 'Clasificar'
export const showItems = (count: number) => `Mostrar ${formatCount(count, 'elemento', 'elementos')}`
export const review = 'Revisar'
export const ready = 'Listos'
export const alreadyInLibrary = 'Ya en la biblioteca'
export const withProblems = 'Con problemas'
export const itemsToAdd = 'Elementos que se añadirán'
export const andCountMore = (count: number) => `Y ${formatNumber(count)} más`

// Problem rows
export const notImported = 'No importada'
export const importedWithout = 'Importada sin esto'
export const skipped = 'Omitida'
export const rowsWithProblems = 'Filas con problemas'
export const row = 'Fila'
export const problem = 'Problema'
export const result = 'Resultado'
export const showAll = (count: number) => `Mostrar todas (${formatNumber(count)})`
export const onlyFirstProblems = 'Solo se muestran las primeras 1000 filas con problemas.'

// Archive send
export const dropZipHint =
  'Suelte un ZIP exportado de esta u otra cuenta, o cualquier otro, cuyas carpetas se convierten en colecciones, de hasta 5 GiB.'
export const uploadingTheArchive = 'Subiendo el archivo ZIP'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} de ${formatBytes(bytes)}`
export const chooseZip = 'Elegir ZIP'

// Csv import
export const couldntReadTheFile = 'No se pudo leer el archivo'
export const chooseCsv = 'Elegir CSV'

// Csv draft
export const rowsInName = (total: number, name: string) =>
  `${formatCount(total, 'fila', 'filas')} en ${name}`
export const chooseWhichColumnContainsUrl = 'Elija qué columna contiene la URL.'

// Csv reading
export const namesInTheArchive = 'Algunos de los nombres'
export const encodingOfNames = 'Codificación de los nombres'
export const encodingOfNamesHint = 'Elija otra si los nombres no se ven bien.'
export const detected = 'Detectada'
export const encoding = 'Codificación'
export const separator = 'Separador'
export const couldntReadTheFileLikeThis = 'No se pudo leer el archivo de esta forma'
export const encodings: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': 'Europa occidental (Windows-1252)',
  macintosh: 'Europa occidental (Mac Roman)',
  'windows-1250': 'Europa central (Windows-1250)',
  'iso-8859-2': 'Europa central (ISO-8859-2)',
  'windows-1251': 'Cirílico (Windows-1251)',
  'windows-1253': 'Griego (Windows-1253)',
  'windows-1254': 'Turco (Windows-1254)',
  shift_jis: 'Japonés (Shift_JIS)',
  'euc-jp': 'Japonés (EUC-JP)',
  gb18030: 'Chino simplificado (GB18030)',
  big5: 'Chino tradicional (Big5)',
  'euc-kr': 'Coreano (EUC-KR)',
}
export const separators: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'Coma',
  ';': 'Punto y coma',
  '\t': 'Tabulador',
  '|': 'Barra vertical',
}

// Column map
export const columnIndex = (index: number) => `Columna ${index}`
export const empty = 'Vacía'
export const fieldForHead = (head: string) => `Campo para ${head}`
export const fieldForColumn = (index: number) => `Campo para la columna ${index}`
export const skip = 'Omitir'

// Give all
export const keepAsWebLinks = 'Mantener enlaces web'
export const downloadAndHostFiles = 'Descargar archivos'
export const classifyAllItemsOrDownload = 'Clasificar todos los elementos o descargar archivos'
export const classifyNewItems = 'Clasificar todos los contenidos nuevos'
export const filesBehindTheURLs = 'Archivos detrás de las URL'
export const tags = 'Etiquetas'

// New labels
export const createTheseNewValuesFirst = 'Crear antes estos valores nuevos'
export const onlyAdminsCreateValues =
  'Solo los administradores pueden crear valores de categoría. Las filas se importan sin ellos.'
export const rows = (count: number) => formatCount(count, 'fila', 'filas')
export const newTags = (count: number) => formatCount(count, 'etiqueta nueva', 'etiquetas nuevas')
export const newCollections = (count: number) =>
  formatCount(count, 'colección nueva', 'colecciones nuevas')
export const andOthers = (names: string) => `${names} y más`

// Steps
export const file = 'Archivo'
export const columns = 'Columnas'
export const importAction = 'Importar'
export const steps = 'Pasos'

// Csv drop
export const csvTooLarge = 'El archivo es demasiado grande. Use un CSV de hasta 50 MiB'
export const dropCsvHint =
  'Suelte aquí un CSV. Cualquier separador y codificación, hasta 50 000 filas.'
export const dropLinksHint =
  'Suelte aquí la exportación de otro producto o su propia tabla con las columnas slug y target, de hasta 100.000 filas. Los enlaces conservan sus direcciones cortas.'
export const downloadTemplate = 'Descargar plantilla'

// Paste urls
export const uRLs = 'URL'
export const urlsHint = 'Una por línea, o cualquier texto que contenga URL'

// Sitemap import
export const couldntReadTheSitemap = 'No se pudo leer el mapa del sitio'
export const tryAnotherUrl = 'Probar otra URL'
export const readingTheSitemap = 'Leyendo el mapa del sitio'
export const urlOfSitemapOrSite = 'URL del mapa del sitio o del sitio web'
export const readSitemap = 'Leer mapa del sitio'
export const uRLsFound = (total: number) => formatCount(total, 'URL encontrada', 'URL encontradas')
export const include = 'Incluir'
export const pathPartsHint = 'Partes de la ruta, separadas por comas'
export const exclude = 'Excluir'

// Import run
export const couldntLoadTheImport = 'No se pudo cargar la importación'
export const allImports = 'Todas las importaciones'
export const progress = 'Progreso'
export const handledOf = (handled: number, total: number) =>
  `${formatNumber(handled)} de ${formatNumber(total)} · `
export const rowsProcessed = 'Filas procesadas'
export const importContinues = 'Puede salir de esta página. La importación continúa.'
export const retryFailedRows = (failed: number) =>
  `Reintentar ${formatCount(failed, 'fila fallida', 'filas fallidas')}`
export const resume = 'Reanudar'
export const nameProblemsCsv = (name: string) => `Problemas de ${name}.csv`
export const exportProblems = 'Exportar problemas'
export const all = 'Todas'
export const added = 'Añadidas'
export const failed = 'Fallidas'
export const rowsHeading = 'Filas'
export const rowFilter = 'Filtro de filas'
export const undo = 'Deshacer importación'
export const undoNamed = (name: string) => `¿Deshacer «${name}»?`
export const undoWarning =
  'Los enlaces de esta importación dejan de funcionar y se eliminan con sus visitas. Los contenidos que solo ellos usan van a la papelera.'
export const isBeingUndone = 'La importación se está deshaciendo. Puede salir de esta página.'
export const showLinks = (count: number) => `Mostrar ${formatCount(count, 'enlace', 'enlaces')}`

// Import history
export const previousImports = 'Importaciones anteriores'
export const couldntLoadTheImports = 'No se pudieron cargar las importaciones'
export const noImportsYet = 'Aún no hay importaciones'
export const nameProgress = (name: string) => `${name}: progreso`
export const progressOf = (count: number, total: number) =>
  `${formatNumber(count)} de ${formatNumber(total)}`
export const cancelImport = (name: string) => `Cancelar ${name}`
export const partlyDone = 'Hecha en parte'

// Import rows
export const couldntLoadTheRows = 'No se pudieron cargar las filas'
export const noRows = 'Sin filas'
export const noUrl = 'Sin URL'
