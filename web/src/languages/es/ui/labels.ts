import { formatCount, formatNumber } from '../../../lib/format/format.ts'

// Toast
export const dismiss = 'Ocultar'

// Copying
export const press = (keys: string) => `Pulse ${keys}`
export const copyTheSelected = 'Copie el texto seleccionado'
export const couldntCopy = (hint: string) => `No se pudo copiar. ${hint}`

// QR code
export const couldntCreateQrCode = 'No se pudo crear el código QR'
export const qrCodeTo = (name: string) => `Código QR del enlace a ${name}`
export const qrCodeHint = 'Las visitas desde el código QR se cuentan por separado'

// Problem notice
export const tryAgain = 'Reintentar'

// File type mark
export const webLink = 'Enlace web'
export const file = 'Archivo'
export const slides = 'Presentación'
export const spreadsheet = 'Hoja de cálculo'
export const document = 'Documento'
export const image = 'Imagen'
export const video = 'Vídeo'
export const audio = 'Audio'
export const webPage = 'Página web'
export const archive = 'Archivo comprimido'
export const text = 'Texto'

// Certainty mark
export const sureOf = (sure: number, views: number) =>
  sure > 0
    ? `${formatNumber(sure)} de ${formatCount(views, 'vista', 'vistas')} de alguien que leyó`
    : 'Abierto, pero nadie se ha desplazado ni ha hecho clic aún'

// Error boundary
export const somethingWentWrong = 'Se produjo un error. Inténtelo más tarde.'
export const reloadPage = 'Volver a cargar la página'

// Late overlays
export const partNotLoaded =
  'No se pudo cargar una parte de esta página. Inténtelo de nuevo o vuelva a cargar la página.'

// Offline page
export const offline = 'Sin conexión'
export const pageOpensOnceOnline =
  'Sin conexión. Esta página se abre cuando vuelva a tener conexión.'

// Spinners
export const loadingSatchel = 'Cargando Satchel'
export const loading = 'Cargando'

// Modal host
export const close = 'Cerrar'

// Page
export const pageTitle = (title: string) => `${title} · Satchel`

// Day input
export const today = 'Hoy'
export const tomorrow = 'Mañana'
export const inOneWeek = 'En 1 semana'
export const inOneMonth = 'En 1 mes'
export const inThreeMonths = 'En 3 meses'
export const oneWeekAgo = 'Hace 1 semana'
export const oneMonthAgo = 'Hace 1 mes'
export const threeMonthsAgo = 'Hace 3 meses'
export const clearDay = 'Borrar la fecha'
export const notADay = (example: string) => `Introduzca una fecha como ${example}`

// Search field
export const search = 'Buscar'

// More button
export const showMore = 'Mostrar más'

// Layout switch
export const grid = 'Cuadrícula'
export const list = 'Lista'
export const layout = 'Disposición'

// Editable text
export const editLabel = (label: string) => `Editar: ${label}`

// List pages
export const previousPage = 'Página anterior'
export const nextPage = 'Página siguiente'
export const firstPage = 'Primera página'
export const lastPage = 'Última página'
export const pagesOf = (many: string) => `Páginas de ${many}`
export const range = (first: number, last: number, count: string) =>
  `${formatNumber(first)}–${formatNumber(last)} de ${count}`
export const pageNumber = (number: number) => `Página ${number}`

// Day chart
export const byDay = (label: string) => `${label} por día`
export const day = 'Día'
export const dayOf = (label: string) => `${label}: día`
export const timeOf = (label: string) => `${label}: hora`
export const hours = 'Horas'
export const minutes = 'Minutos'
export const beforeOrAfterNoon = 'a. m. o p. m.'

// Open sure
export const cancel = 'Cancelar'

// Filter drawer
export const filtersCount = (count: number) => `Filtros (${formatNumber(count)})`
export const filters = 'Filtros'
export const closeFilters = 'Cerrar filtros'

// Used by several features
export const add = 'Añadir'
export const addToFavorites = 'Añadir a favoritos'
export const clearSelection = 'Anular la selección'
export const copied = 'Copiado'
export const copy = 'Copiar'
export const copyLink = 'Copiar enlace'
export const create = 'Crear'
export const deleteAction = 'Eliminar'
export const description = 'Descripción'
export const done = 'Listo'
export const download = 'Descargar'
export const edit = 'Editar'
export const enterAName = 'Introduzca un nombre'
export const linkCopied = 'Enlace copiado'
export const name = 'Nombre'
export const noOneByThatName = 'Nadie con ese nombre'
export const open = 'Abrir'
export const remove = 'Quitar'
export const removeFromFavorites = 'Quitar de favoritos'
export const restore = 'Restaurar'
export const revoke = 'Revocar'
export const save = 'Guardar'
export const saved = 'Guardado'
export const share = 'Compartir'
export const sortBy = 'Ordenar por'
export const transfer = 'Transferir'
export const undo = 'Deshacer'

// Layout switch
export const table = 'Tabla'

// Copy or show
export const ctrlC = 'Ctrl+C'

// Password fields
export const showPassword = 'Mostrar u ocultar la contraseña'
