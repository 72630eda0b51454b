import { formatCount } from '../../../../lib/format/format.ts'

// List
export const sites = 'Sitios'
export const newSite = 'Nuevo sitio'
export const searchSites = 'Buscar sitios'
export const siteFilter = 'Qué sitios'
export const all = 'Todos'
export const drafts = 'Borradores'
export const mine = 'Míos'
export const favorites = 'Favoritos'
export const lastUpdated = 'Última actualización'
export const mostViews = 'Más vistas'
export const couldntLoadTheSites = 'No se pudieron cargar los sitios'
export const noResults = (term: string) => `Sin resultados para «${term}»`
export const nothingHere = 'Ningún sitio coincide con este filtro'
export const sitesExplanation =
  'Los sitios son páginas propias: texto, elementos y llamadas a la acción en una dirección. Empiece con una plantilla.'
export const startWithTemplate = 'Empezar con una plantilla'

// Card
export const draft = 'Borrador'
export const published = 'Publicado'
export const scheduled = 'Programado'
export const personal = 'Para una persona'
export const password = 'Contraseña'
export const goesLive = 'Se publica'
export const unpublishedChanges = 'Cambios sin publicar'
export const shareSite = (site: string) => `Compartir ${site}`
export const favorite = (site: string) => `Favorito: ${site}`

// Menu
export const moreFor = (site: string) => `Más acciones para ${site}`
export const openSite = 'Abrir el sitio'
export const pageForOnePerson = 'Página personal'
export const makeCopy = 'Crear una copia'
export const copyOf = (site: string) => `Copia de ${site}`
export const deleteSite = 'Eliminar el sitio'
export const deleted = (site: string) => `Se eliminó ${site}`
export const deletedPublished = (site: string) => `Se eliminó ${site}. Ya no está en la web.`

// Bin
export const deletedSites = 'Sitios eliminados'
export const wasPublished = 'Estaba publicado'
export const restoreSite = (site: string) => `Restaurar ${site}`
export const restored = (site: string) => `Se restauró ${site}`

// New site
export const startWith = 'Empezar con'
export const create = 'Crear el sitio'
export const fillWithLatestItems = 'Llenarlo con sus últimos elementos'
export const latestItemsHint = 'Puede cambiarlos antes de publicar'

// Site card
export const views = (count: number) => formatCount(count, 'vista', 'vistas')
