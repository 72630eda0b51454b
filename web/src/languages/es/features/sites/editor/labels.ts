import type { BlockKind } from '@satchel/contract/sites/blocks.ts'
import { formatList, pluralOf } from '../../../../../lib/format/format.ts'

// Saving
export const SAVE_STATES = {
  saved: 'Todos los cambios guardados',
  unsaved: 'Guardando…',
  saving: 'Guardando…',
  offline: 'Sin conexión. Los cambios se conservan aquí y se guardan después',
  conflict: 'No guardado: otra persona lo cambió',
  refused: 'No guardado',
} as const
export const conflictTitle = 'Otra persona cambió este sitio'
export const conflictText =
  'Los cambios que hizo aquí no se han guardado. No se ha sobrescrito nada: elija qué conservar.'
export const useTheirs = 'Usar los otros'
export const keepMineAsCopy = 'Conservar los míos como copia'
export const refusedText = 'Corrija lo marcado y se guardará solo.'
export const othersEdit = (names: string[]) =>
  `${formatList(names)} también ${pluralOf(names.length, 'está', 'están')} editando este sitio. A quien guarde en segundo lugar se le pregunta; no se sobrescribe nada.`

// Bar
export const siteName = 'Nombre del sitio'
export const redo = 'Rehacer'
export const preview = 'Vista previa'
export const view = 'Mostrar'
export const content = 'Contenido'
export const design = 'Diseño'
export const access = 'Acceso'
export const versions = 'Versiones'
export const sharing = 'Enlaces'
export const seo = 'SEO'
export const sectionsOfTheEditor = 'Secciones del editor'

// Preview
export const phone = 'Teléfono'
export const desktop = 'Ordenador'
export const previewWidth = 'Ancho de la vista previa'
export const previewOfThePage = 'Vista previa de la página'
export const couldntLoadThePreview = 'No se pudo cargar la vista previa'

// Blocks
export const blocks = 'Bloques'
export const addBlock = 'Añadir bloque'
export const addBlockHere = 'Añadir bloque aquí'
export const addAfter = (name: string) => `Añadir bloque después de ${name}`
export const emptyPage = 'Esta página aún no tiene bloques.'
export const BLOCK_NAMES: Record<BlockKind, string> = {
  heading: 'Encabezado',
  text: 'Texto',
  items: 'Elementos',
  collection: 'Colección',
  cta: 'CTA',
  image: 'Imagen',
  video: 'Vídeo',
  embed: 'Contenido insertado',
  columns: 'Columnas',
  divider: 'Separador',
}
export const BLOCK_LINES: Record<BlockKind, string> = {
  heading: 'Un título o el encabezado de una sección',
  text: 'Párrafos, listas, citas y enlaces',
  items: 'Elementos de su biblioteca, en tarjetas o filas',
  collection: 'Una colección, siempre al día',
  cta: 'Un botón, formulario o enlace a reuniones',
  image: 'Una imagen de su biblioteca',
  video: 'Un vídeo de su biblioteca',
  embed: 'YouTube, Vimeo, Calendly y otros',
  columns: 'Bloques uno junto a otro',
  divider: 'Una línea fina',
}
export const moveBlock = (name: string) => `Mover ${name}`
export const moveHandleHint = 'Arrastre para mover o pulse para ver más'
export const dragInstructions =
  'Pulse Espacio para tomar el bloque, las flechas para moverlo y Espacio para soltarlo. Escape lo deja donde estaba.'
export const dragToMove = 'Arrastrar para mover'
export const dropPictures = 'Suelte imágenes aquí. Los demás archivos van primero a la biblioteca'
export const moveUp = 'Mover hacia arriba'
export const moveDown = 'Mover hacia abajo'
export const moveToTop = 'Mover al principio'
export const moveToBottom = 'Mover al final'
export const toColumn = (number: number) => `Mover a la columna ${number}`
export const toColumnAbove = (number: number) => `Mover a la columna ${number} de arriba`
export const toColumnBelow = (number: number) => `Mover a la columna ${number} de abajo`
export const outOfColumns = 'Sacar de las columnas'
export const overOtherList = (name: string) => `${name} sobre otra lista`
export const moved = (name: string) => `Se movió ${name}`
export const duplicate = 'Duplicar'
export const duplicateName = (name: string) => `Duplicar ${name}`
export const deleteName = (name: string) => `Eliminar ${name}`
export const deleted = (name: string) => `Se eliminó ${name}. Con Deshacer se recupera`

// Fields of blocks
export const headingText = 'Texto del encabezado'
export const headingLevel = 'Tamaño del encabezado'
export const LEVELS = ['Título', 'Sección', 'Pequeño']
export const text = 'Texto'
export const writeSomething = 'Escriba algo. Pulse / en una línea vacía para añadir un bloque.'
export const layout = 'Disposición'
export const grid = 'Tarjetas'
export const listLayout = 'Filas'
export const carousel = 'Carrusel'
export const chooseItems = 'Elegir elementos'
export const addItems = 'Añadir elementos'
export const note = 'Nota'
export const noteFor = (name: string) => `Nota para ${name}`
export const removeName = (name: string) => `Quitar ${name}`
export const moveUpName = (name: string) => `Mover ${name} hacia arriba`
export const moveDownName = (name: string) => `Mover ${name} hacia abajo`
export const itemGone = 'Un elemento que ya no existe'
export const notShareable = 'No se puede compartir: los visitantes no lo ven'
export const showAtMost = 'Mostrar como máximo'
export const savedSearch = 'Búsqueda guardada'
export const chosenItems = 'Elementos elegidos'
export const source = 'Origen'
export const cta = 'CTA'
export const change = 'Cambiar'
export const alt = 'Descripción para quienes no pueden verla'
export const altHint = 'Déjelo vacío si es solo decorativa'
export const linkTo = 'Enlace a'
export const optional = 'Opcional'
export const embedAddress = 'Dirección web'
export const embedHint = (hosts: string) => `Funciona con ${hosts} y otros`
export const embedTitle = 'Insertar una página'
export const cantEmbed = 'Las páginas de este sitio no se pueden insertar'
export const columnNumber = (number: number) => `Columna ${number}`
export const numberOfColumns = 'Columnas'
export const addToColumn = (number: number) => `Añadir bloque a la columna ${number}`
export const removeColumnFirst = 'Vacíe antes la última columna'
export const dividerHint = 'Una línea fina entre bloques'

// What the server says of a block's field
export const FIELD_NAMES: Record<string, string> = {
  itemIds: 'Uno de los elementos',
  itemId: 'El archivo',
  collectionId: 'La colección',
  ctaId: 'El CTA',
  savedSearchId: 'La búsqueda guardada',
  url: 'La dirección',
  href: 'El enlace',
  doc: 'El texto',
  text: 'El encabezado',
  alt: 'La descripción',
  notes: 'Una nota',
  limit: 'El número de elementos',
}
export const thisBlock = 'Este bloque'
export const SOME_HOSTS = 'YouTube, Vimeo, Loom, Figma, Calendly, Google, Office'
export const changeName = (name: string) => `Cambiar ${name}`
export const notAnAddress =
  'Introduzca una dirección que empiece por https:// y se pueda mostrar aquí'

// Buttons that format text, by their names in Mantine
export const TEXT_TOOLS = {
  boldControlLabel: 'Negrita',
  italicControlLabel: 'Cursiva',
  underlineControlLabel: 'Subrayado',
  strikeControlLabel: 'Tachado',
  codeControlLabel: 'Código',
  h2ControlLabel: 'Título de sección',
  h3ControlLabel: 'Título pequeño',
  bulletListControlLabel: 'Lista',
  orderedListControlLabel: 'Lista numerada',
  blockquoteControlLabel: 'Cita',
  hrControlLabel: 'Línea horizontal',
  linkControlLabel: 'Enlace',
  unlinkControlLabel: 'Quitar enlace',
  linkEditorInputLabel: 'Dirección web',
  linkEditorInputPlaceholder: 'https://…',
  linkEditorExternalLink: 'Se abre en una pestaña nueva',
  linkEditorInternalLink: 'Se abre en la misma pestaña',
  linkEditorSave: 'Guardar',
}
