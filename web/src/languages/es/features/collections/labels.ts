import {
  formatBytes,
  formatCount,
  formatList,
  formatNumber,
  pluralOf,
} from '../../../../lib/format/format.ts'

// Add to collection
export const items = (count: number) => formatCount(count, 'elemento', 'elementos')
export const addToACollection = (what: string) => `Añadir ${what} a una colección`
export const findOrCreateCollection = 'Buscar o crear una colección'
export const couldntLoadTheCollections = 'No se pudieron cargar las colecciones'
export const noCollectionsYetCreate =
  'Aún no hay colecciones. Escriba arriba un nombre para crear una.'
export const createTyped = (typed: string) => `Crear «${typed}»`
export const alreadyAdded = 'ya añadido'

// Collection drop
export const dropOnCollection = 'Suelte sobre una colección'
export const noCollectionsYet = 'Aún no hay colecciones'

// Add to collection
export const addedToName = (name: string) => `Añadido a ${name}`
export const created = (name: string) => `Se creó ${name}`

// Collection actions
export const restoreCollection = (name: string) => `Restaurar ${name}`
export const shareCollection = (name: string) => `Compartir ${name}`

// Collection marks
export const favorite = (name: string) => `Favorito: ${name}`
export const upvoteNameVotes = (name: string, upvotes: number) =>
  `Votar por ${name}, ${formatCount(upvotes, 'voto', 'votos')}`
export const removeVote = 'Retirar el voto'
export const upvote = 'Votar'

// Delete
export const restored = (name: string) => `Se restauró ${name}`
export const deletedItsLinksNoLonger = (name: string) =>
  `Se eliminó ${name}. Sus enlaces ya no se abren`

// Collection signs
export const privateLabel = 'Privada'
export const smartFilledBySavedFilters = 'Inteligente, se llena con filtros guardados'

// Collection list
export const loadingMore = 'Cargando más'
export const youDontHaveAnyCollections = 'Aún no tiene colecciones'
export const noFavoritesYet =
  'Aún no hay favoritas. Pulse el corazón de una colección para añadirla.'
export const noPrivateCollections = 'No hay colecciones privadas'
export const noSmartCollectionsYet =
  'Aún no hay colecciones inteligentes. Filtre la biblioteca y guarde los filtros como colección.'
export const noResults = (search: string) => `Sin resultados para «${search}»`
export const collectionsExplanation =
  'Las colecciones agrupan elementos en un orden, para compartirlos con un solo enlace.'
export const newCollection = 'Nueva colección'

// Collections bar
export const all = 'Todas'
export const mine = 'Mías'
export const favorites = 'Favoritas'
export const smart = 'Inteligentes'
export const namesWhatNoLongerExists = (missing: readonly string[]) =>
  `Filtros que ya no existen: ${formatList(missing)}.`
export const editFiltersToChange = 'Edítelos para cambiar lo que se muestra.'
export const lastUpdated = 'Última actualización'
export const mostItems = 'Más elementos'
export const searchCollections = 'Buscar colecciones'
export const collectionFilter = 'Filtro de colecciones'

// Collections grid
export const collections = 'Colecciones'

// New collection
export const newSmartCollection = 'Nueva colección inteligente'
export const whatIts = 'Para qué sirve'
export const visibleTo = 'Visible para'
export const matchesAreAdded =
  'Los elementos que coinciden con estos filtros se añaden automáticamente.'

// Visibility
export const wholeTeam = 'Todo el equipo'
export const onlyYou = 'Solo usted'
export const visibleToTeam =
  'Visible para todo el equipo. Los enlaces existentes siguen funcionando'
export const visibleOnlyToYou = 'Visible solo para usted. Los enlaces existentes siguen funcionando'

// Collection head
export const addADescription = 'Añadir una descripción'
export const addItems = 'Añadir elementos'
export const editFilters = 'Editar filtros'
export const smartCollectionHint = 'Contiene los elementos que coinciden ahora con sus filtros'
export const byOwner = (owner: string) => `Propietario: ${owner}`
export const you = 'usted'
export const updated = 'actualizada'

// Collection menu
export const moreFor = (name: string) => `Más acciones para ${name}`
export const downloadZip = 'Descargar ZIP'
export const freeze = 'Congelar'
export const freezeHint = 'Conservar los elementos actuales y ordenarlos a mano'

// Hand over
export const transferCollection = (name: string) => `Transferir ${name}`
export const transferred = (name: string, owner: string) => `${name} pertenece ahora a ${owner}`
export const transferPrivateHint =
  'Es privada, así que solo la encontrará el nuevo propietario. Los enlaces existentes siguen funcionando y siguen siendo de quienes los crearon.'
export const transferHint =
  'El nuevo propietario decide quién puede encontrarla. Los enlaces existentes siguen funcionando y siguen siendo de quienes los crearon.'
export const newOwner = 'Nuevo propietario'
export const findAPerson = 'Buscar una persona'
export const noMatchingEditors = 'Ningún editor coincide'

// Change
export const undone = 'Deshecho'

// Download
export const downloadingFiles = (files: number, bytes: number) =>
  `Descargando ${formatCount(files, 'archivo', 'archivos')}, ${formatBytes(bytes)}`

// Freeze
export const frozenItKeepsItsCurrent = 'Colección congelada. Conserva sus elementos actuales'

// Item picker
export const addItemsTo = (name: string) => `Añadir elementos a ${name}`
export const itemsAdded = (count: number) =>
  formatCount(count, 'elemento añadido', 'elementos añadidos')
export const searchTheLibrary = 'Buscar en la biblioteca'
export const couldntSearchTheLibrary = 'No se pudo buscar en la biblioteca'
export const addCount = (count: number) => `Añadir ${formatCount(count, 'elemento', 'elementos')}`
export const noItemsFound = 'Sin resultados'

// Arrangement
export const orderChanged = 'Orden cambiado'

// Chosen bar
export const itemsRemoved = (count: number) =>
  formatCount(count, 'elemento quitado', 'elementos quitados')
export const actionsForSelectedItems = 'Acciones para los elementos seleccionados'
export const currentSelected = (current: number) =>
  `${formatNumber(current)} ${pluralOf(current, 'seleccionado', 'seleccionados')}`
export const moveToStart = 'Mover al principio'
export const moveToEnd = 'Mover al final'

// Move handle
export const moveBackOne = 'Mover una posición atrás'
export const moveForwardOne = 'Mover una posición adelante'
export const moveName = (name: string) => `Mover ${name}`
export const moveHandleHint = 'Arrastre para mover o pulse para ver opciones'

// Collection items
export const couldntLoadTheItems = 'No se pudieron cargar los elementos'
export const theItem = 'El elemento'
export const removed = (name: string) => `Se quitó ${name}`
export const itemsInThisCollection = 'Elementos de esta colección'

// Sorting
export const dragInstructions =
  'Pulse Espacio para tomar el elemento, las flechas para moverlo y Espacio para soltarlo. Pulse Escape para cancelar o Intro para ver un menú.'

// Deleted collections
export const deletedCollections = 'Colecciones eliminadas'
export const pageForOnePerson = 'Página personal'
