import { formatCount, formatDay, formatSpan } from '../../../../lib/format/format.ts'

// Kinds and statuses
export const content = 'Contenido'
export const feature = 'Función'
export const waitsForApproval = 'Pendiente de aprobación'

// Votes
export const voteFor = (title: string, votes: number) =>
  `Votar por ${title}, ${formatCount(votes, 'voto', 'votos')}`
export const vote = 'Votar'
export const removeVote = 'Retirar el voto'
export const voters = 'Quién ha votado'
export const votes = (count: number) => formatCount(count, 'voto', 'votos')

// The list
export const views = 'Vistas'
export const wishes = 'Deseos'
export const board = 'Tablero'
export const leaderboard = 'Quién pide y quién entrega'
export const couldntLoadWishes = 'No se pudieron cargar los deseos'
export const searchWishes = 'Buscar deseos'
export const kindFilter = 'Tipo'
export const allKinds = 'Todos los tipos'
export const mineFilter = 'De quién'
export const everyones = 'De todos'
export const made = 'Creados por mí'
export const voted = 'Votados por mí'
export const assigned = 'Asignados a mí'
export const mostVotes = 'Más votos'
export const trending = 'En auge'
export const newest = 'Más recientes'
export const mostDiscussed = 'Más comentados'
export const statusFilter = 'Estado'
export const all = 'Todos'
export const pending = 'Pendientes'
export const noWishes =
  'Pida contenido que le gustaría compartir o una función. Los votos muestran lo que más necesita el equipo.'
export const noResults = 'Ningún deseo coincide con estos filtros'
export const clearFilters = 'Borrar filtros'
export const comments = (count: number) => formatCount(count, 'comentario', 'comentarios')
export const neededBy = (day: string) => `Necesario para el ${formatDay(day)}`
export const overdueSince = (day: string) => `Se necesitaba para el ${formatDay(day)}`
export const assignedTo = (name: string) => `Asignado a ${name}`
export const forOrganization = (name: string) => `Para ${name}`

// A new wish
export const newWish = 'Nuevo deseo'
export const kind = 'Tipo'
export const title = 'Título'
export const titleHint = 'Lo que necesita, en pocas palabras'
export const enterATitle = 'Introduzca un título'
export const descriptionHint = 'Para quién es y qué debe lograr'
export const organization = 'Organización'
export const organizationHint = 'Opcional: el cliente o la operación para los que lo necesita'
export const neededByDay = 'Necesario para el'
export const similar = 'Ya pedido'
export const add = 'Añadir deseo'
export const added = 'Deseo añadido'
export const addedPending = 'Deseo añadido. Se muestra a todos cuando se apruebe.'
export const view = 'Ver'

// The board
export const wishesByStatus = 'Deseos por estado'
export const emptyColumn = 'Nada aquí'
export const move = (name: string) => `Mover ${name}`
export const dragInstructions =
  'Pulse Espacio para tomar el deseo, las flechas para moverlo a otro estado, Espacio para soltarlo y Escape para cancelar.'
export const pickedUp = (name: string, column: string) => `${name} tomado de ${column}`
export const over = (name: string, column: string) => `${name} sobre ${column}`
export const putDown = (name: string, column: string) => `${name} soltado en ${column}`
export const leftInColumn = (name: string, column: string) => `${name} se queda en ${column}`
export const moreInList = (count: number) =>
  `${formatCount(count, 'deseo más', 'deseos más')} en la lista`

// One wish
export const wish = 'Deseo'
export const backToWishlist = 'Lista de deseos'
export const couldntLoadWish = 'No se pudo cargar el deseo'
export const editWish = 'Editar deseo'
export const moreActions = 'Más acciones'
export const mergeInto = 'Fusionar con otro deseo'
export const approve = 'Aprobar'
export const decline = 'Rechazar'
export const approved = 'Deseo aprobado'
export const onlyYouAndEditors =
  'Solo quien lo creó y los editores pueden ver este deseo hasta que se apruebe.'
export const wasMerged = 'Este deseo se fusionó con otro.'
export const openThatOne = 'Abrir ese deseo'
export const details = 'Detalles'
export const status = 'Estado'
export const changeStatus = 'Cambiar el estado'
export const author = 'Autor'
export const assignee = 'Responsable'
export const nobody = 'Nadie'
export const created = 'Creado'
export const statusChanged = (label: string) => `Estado cambiado a ${label}`
export const response = 'Respuesta'
export const responseHint = 'Opcional: se muestra en el deseo y se envía a quienes votaron'
export const responseFromTeam = 'Respuesta del equipo'
export const stale = 'Otra persona cambió este deseo. Revíselo e inténtelo de nuevo.'
export const noDescription = 'Sin descripción'

// Delivered items
export const deliveredItems = 'Elementos entregados'
export const noItemsYet = 'Un deseo de contenido está hecho cuando tiene elementos.'
export const addItems = 'Añadir elementos'
export const deliver = (name: string) => `Entregar «${name}»`
export const deliveredBy = (count: number) =>
  `Entregado con ${formatCount(count, 'elemento', 'elementos')}`
export const shareName = (name: string) => `Compartir ${name}`
export const removeName = (name: string) => `Quitar ${name}`
export const unavailableItem = 'Elemento no disponible'

// Outcome
export const results = 'Qué ha sido de él'
export const deliveredIn = (days: number) =>
  days === 0 ? 'Entregado el mismo día' : `Entregado en ${formatCount(days, 'día', 'días')}`
export const sharedTimes = (count: number) => `compartido ${times(count)}`
export const readBy = (read: number, requested: number) =>
  `leído por ${read} de ${formatCount(requested, 'organización', 'organizaciones')} que lo pidieron`
export const viewsFigure = 'Vistas'
export const people = 'Personas'
export const shares = 'Veces compartido'
export const timeRead = 'Tiempo de lectura'
export const askingOrganizations = 'Organizaciones que lo pidieron'
export const span = (seconds: number) => formatSpan(seconds)
export const hasRead = 'Lo ha leído'
export const sharedNotOpened = 'Compartido, aún no abierto'
export const notShared = 'Aún no compartido'
export const shareWith = (name: string) => `Compartir con ${name}`
export const askers = (count: number) =>
  formatCount(count, 'persona lo pidió', 'personas lo pidieron')
function times(count: number): string {
  return formatCount(count, 'vez', 'veces')
}

// Whom one votes for
export const voteForOrganization = '¿Para quién lo necesita?'
export const organizationSaved = 'Organización añadida a su voto'

// Comments
export const commentsHeading = 'Comentarios'
export const noComments = 'Aún no hay comentarios'
export const couldntLoadComments = 'No se pudieron cargar los comentarios'
export const addComment = 'Añadir un comentario'
export const commentHint = 'Escriba @ para mencionar a alguien'
export const send = 'Comentar'
export const peopleToMention = 'Personas que puede mencionar'
export const showMoreComments = 'Mostrar más comentarios'

// Merging
export const mergeTitle = (name: string) => `Fusionar «${name}»`
export const mergeWarning = 'Los votos y comentarios pasan al otro deseo. No se puede deshacer.'
export const otherWish = 'Deseo que se conserva'
export const merge = 'Fusionar'
export const mergedInto = (name: string) => `Fusionado con «${name}»`
export const noOtherWish = 'No se encontró ningún deseo'

// Ranking
export const couldntLoadRanking = 'No se pudo cargar la clasificación'
export const whoAsks = 'Quién pide'
export const whoDelivers = 'Quién entrega'
export const whichOrganizations = 'Organizaciones'
export const nobodyAsked = 'Aún no hay deseos'
export const nobodyDelivered = 'Aún no hay ningún deseo hecho'
export const noOrganizations = 'Ningún deseo menciona aún una organización'
export const wishesColumn = 'Deseos'
export const votesColumn = 'Votos'
export const daysColumn = 'Mediana de días'
export const sharesColumn = 'Veces compartido'
export const viewsColumn = 'Vistas'

// Export and feed
export const moreOptions = 'Más opciones'
export const csv = 'Descargar CSV'
export const csvName = 'deseos.csv'
export const feed = 'Canal Atom'
export const feedLine =
  'Lea los deseos nuevos en un lector de canales. La dirección es solo suya: quien la tenga puede leer los deseos que usted puede ver.'
export const createFeed = 'Crear dirección'
export const copyFeedNow =
  'Cópiela ahora, no se volverá a mostrar. Una dirección nueva sustituye a la anterior.'
export const feedAddress = 'Dirección del canal'
export const turnOff = 'Desactivar'
export const turnedOff = 'El canal está desactivado'
export const couldntLoadFeed = 'No se pudo cargar la dirección del canal'
export const feedOfWishes = 'Dirección de canal para deseos'
export const lastUsed = 'Último uso:'
export const neverUsed = 'Nunca utilizada'

// Settings
export const couldntLoadSettings = 'No se pudo cargar la configuración'
export const needsApproval = 'Los deseos nuevos requieren aprobación'
export const needsApprovalHint =
  'Los deseos de los lectores se muestran a todos cuando un editor los aprueba.'
export const statusNames = 'Nombres de los estados'
export const statusNamesHint = 'Cómo llama su equipo a cada paso, y su color.'
export const nameOf = (status: string) => `Nombre de «${status}»`
export const colorOf = (status: string) => `Color de «${status}»`

// Delivered items
export const deliveredAsk = '¿Está hecho el deseo?'
export const markAsDone = (label: string) => `Marcar como «${label}» y avisar`
export const onlyAddItems = 'Solo añadir elementos'
