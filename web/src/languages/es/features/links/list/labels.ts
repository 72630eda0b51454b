import { formatCount, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

// Latest links
export const couldntLoadTheLinks = 'No se pudieron cargar los enlaces'
export const noLatestLinks =
  'Aún no hay enlaces. Aquí aparecen los enlaces que comparte y quién los abrió.'
export const latestLinks = 'Últimos enlaces'

// Link list
export const views = 'Vistas'
export const by = (name: string) => ` por ${name}`
export const qrCode = 'Código QR'
export const qrCodeFor = (itemName: string, recipient: string) =>
  `Código QR del enlace a ${itemName} para ${recipient}`
export const openNamed = (itemName: string) => `Abrir ${itemName}`
export const selectLink = (itemName: string, recipient: string) =>
  `Seleccionar el enlace a ${itemName} para ${recipient}`

// Links bar
export const actionsForSelectedLinks = 'Acciones para los enlaces seleccionados'
export const linksSelected = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'seleccionado', 'seleccionados')}`
export const showLinks = (count: number | undefined) =>
  count === undefined ? 'Mostrar enlaces' : `Mostrar ${formatCount(count, 'enlace', 'enlaces')}`
export const linkNouns: readonly [string, string] = ['enlace', 'enlaces']
export const copyAddresses = 'Copiar enlaces'
export const linksCopied = (count: number) =>
  formatCount(count, 'enlace copiado', 'enlaces copiados')
export const withdraw = 'Retirar'
export const linksNoLongerOpen = (count: number) =>
  formatCount(count, 'enlace ya no se abre', 'enlaces ya no se abren')
export const linksWorkAgain = (count: number) =>
  formatCount(count, 'enlace vuelve a funcionar', 'enlaces vuelven a funcionar')

// Item links
export const noLinksToThisItem = 'Aún no hay enlaces a este elemento'
export const links = 'Enlaces'

// Own link
export const changeShortLink = 'Cambiar el enlace corto'
export const createShortLink = 'Crear un enlace corto'
export const shortLinkCopied = 'Enlace corto copiado'
export const shortLink = 'Enlace corto'
export const slugHint = 'De 3 a 64 letras (a–z), cifras o guiones. Déjelo vacío para uno aleatorio.'

// My links
export const noResults = 'Sin resultados'
export const showAllLinks = 'Mostrar todos los enlaces'
export const everyonesLinks = 'Enlaces de todos'
export const myLinks = 'Mis enlaces'
export const noLinksYet =
  'Aún no hay enlaces. Comparta un elemento para ver quién lo abre y qué lee.'
export const openLibrary = 'Abrir la biblioteca'
export const exportCsv = 'Exportar CSV'
export const linksCsv = 'enlaces.csv'

// Links filters
export const all = 'Todos'
export const items = 'Elementos'
export const collections = 'Colecciones'
export const anyStatus = 'Cualquier estado'
export const active = 'Activos'
export const expired = 'Caducados'
export const withdrawn = 'Retirados'
export const newest = 'Más recientes'
export const lastViewed = 'Última vista'
export const mostViews = 'Más vistas'
export const mine = 'Míos'
export const everyones = 'De todos'
export const searchLinks = 'Buscar enlaces'
export const itemPersonOrganizationOrMemo = 'Elemento, persona, organización o nota'
export const onePerson = 'una persona'
export const sharedBy = (name: string) => `Compartidos por ${name}`
export const removeFilter = (filter: string) => `Quitar filtro: ${filter}`
export const owner = 'Propietario'
export const linksTo = 'Enlaces a'
export const status = 'Estado'

// Counts of an item's links, shown apart from their nouns
export const linkNoun = (count: number) => pluralOf(count, 'enlace', 'enlaces')
export const deviceNoun = (count: number) => pluralOf(count, 'dispositivo', 'dispositivos')
export const viewNoun = (count: number) => pluralOf(count, 'vista', 'vistas')
export const downloadNoun = (count: number) => pluralOf(count, 'descarga', 'descargas')
