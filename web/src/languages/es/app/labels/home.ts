import { formatCount } from '../../../../lib/format/format.ts'

// Home page
export const home = 'Inicio'
export const couldntLoadYourItems = 'No se pudieron cargar sus elementos'
export const couldntLoadYourDay = 'No se pudo cargar lo que requiere su atención'
export const couldntLoadYourFavorites = 'No se pudieron cargar sus favoritos'
export const couldntLoadPopular = 'No se pudo cargar lo más popular'
export const recentlyAdded = 'Añadidos recientemente'
export const favorites = 'Favoritos'
export const myLatestLinks = 'Mis últimos enlaces'
export const latestActivity = 'Última actividad'
export const showAll = 'Ver todo'
export const showAllOf = (title: string) => `de: ${title}`

export const popular = 'Popular'

// What needs me
export const needsYou = 'Requiere su atención'
export const repliesToRead = (count: number) =>
  formatCount(count, 'respuesta por leer', 'respuestas por leer')
export const wishesToApprove = (count: number) =>
  formatCount(count, 'deseo por aprobar', 'deseos por aprobar')
export const itemsBroken = (count: number) => formatCount(count, 'enlace roto', 'enlaces rotos')
export const itemsExpiring = (count: number) =>
  formatCount(count, 'elemento caduca pronto', 'elementos caducan pronto')
export const todaysViews = ({
  views,
  opened,
  downloads,
}: Record<'views' | 'opened' | 'downloads', number>) =>
  `Hoy: ${formatCount(views, 'vista', 'vistas')} de ${formatCount(opened, 'enlace', 'enlaces')}${downloads > 0 ? `, ${formatCount(downloads, 'descarga', 'descargas')}` : ''}`

// Search gaps
export const lookedFor = 'Buscado y no encontrado'
export const peopleLooked = (people: number, searches: number) =>
  `${formatCount(people, 'persona', 'personas')}, ${formatCount(searches, 'búsqueda', 'búsquedas')}`
export const addWish = 'Añadir deseo'
export const wishForTerm = (term: string) => `Añadir deseo: ${term}`
export const wished = 'En la lista de deseos'

// First steps
export const uploadFileOrAddWeb = 'Suba un archivo o añada un enlace web'
export const dropFilesAnywhere = 'Suelte archivos en cualquier parte de esta página para subirlos'
export const classifyIt = 'Clasifíquelo'
export const addStageProductAndTags =
  'Añada etapa, producto y etiquetas para que otros lo encuentren.'
export const shareIt = 'Compártalo'
export const createLinkForOnePerson = 'Cree un enlace para una persona y vea cuándo lo abre.'
export const invitePeople = 'Invitar a personas'
export const colleaguesFindAndShareSame =
  'Sus colegas encuentran y comparten el mismo contenido, cada uno con sus propios enlaces.'
export const classify = 'Clasificar'
export const classifyName = (name: string) => `Clasificar ${name}`
export const share = 'Compartir'
export const shareName = (name: string) => `Compartir ${name}`
export const samplesOffered =
  'Eche antes un vistazo: tres elementos de ejemplo y un enlace a uno de ellos que alguien ha leído.'
export const samplesAreThere =
  'Tiene tres elementos de ejemplo y un enlace que abrió un lector de ejemplo.'
export const addSamples = 'Añadir ejemplos'
export const removeSamples = 'Quitar ejemplos'
export const createYourFirstLink = 'Cree su primer enlace'
export const getStarted = 'Primeros pasos'
export const doneOfCountDone = (done: number, count: number) => `${done} de ${count} completados`
export const hide = 'Ocultar'
export const gettingStarted = 'primeros pasos'
export const openSteps = 'Pendiente'
export const doneSteps = 'Hecho'

// First steps
export const undo = 'Deshacer'
export const gettingStartedHidden = 'Primeros pasos ocultos'

// Item line
export const select = (name: string) => `Seleccionar ${name}`
