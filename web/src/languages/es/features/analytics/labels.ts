import { formatCount, formatNumber, pluralOf } from '../../../../lib/format/format.ts'

// Trend bars
export const previousPeriod = 'Periodo anterior'
export const selectedPeriod = 'Periodo seleccionado'

// Figure tiles
export const versus = (from: string, to: string) =>
  from === to ? `frente al ${from}` : `frente a ${from} – ${to}`
export const noEarlierData = 'sin datos anteriores'
export const noChange = 'sin cambios'
export const up = 'sube'
export const down = 'baja'
export const figures = 'Cifras'

// Nothing yet
export const noLinksOpenedInYear =
  'En el último año no se abrió ningún enlace. La analítica empieza cuando alguien abre su primer enlace.'
export const noActivityInThisPeriod = 'Sin actividad en este periodo'
export const chooseItem = 'Elegir elemento'
export const lastTwelveMonths = 'Últimos 12 meses'

// Overview parts
export const country = 'País'
export const device = 'Dispositivo'
export const browser = 'Navegador'
export const system = 'Sistema'
export const referrer = 'Página de procedencia'
export const source = 'Origen'
export const views = 'Vistas'
export const visitors = 'Dispositivos'
export const viewCount = (count: number) => formatCount(count, 'vista', 'vistas')

// Chart section
export const asATable = (title: string) => `${title} en forma de tabla`
export const saveAsCsv = (title: string) => `Guardar ${title} como CSV`
export const tableTitle = (title: string) => `Tabla: ${title}`

// Analytics
export const overview = 'Resumen'
export const content = 'Contenido'
export const links = 'Enlaces'
export const people = 'Personas'
export const reports = 'Informes'
export const coverage = 'Cobertura'
export const sites = 'Sitios'
export const ctas = 'CTA'
export const searches = 'Búsquedas'
export const adoption = 'Adopción'
export const usage = 'Lo más usado'
export const nothingUsed = 'No se contó nada en este periodo.'
export const times = 'Veces'
export const timesInPreviousPeriod = 'Veces en el periodo anterior'
export const timesCount = (count: number) => formatCount(count, 'vez', 'veces')

const USAGE: Readonly<Record<string, string>> = {
  'session.started': 'Sesiones iniciadas',
  'session.stopped': 'Sesiones terminadas',
  'page.viewed': 'Páginas abiertas',
  'search.made': 'Búsquedas',
  'link.shared': 'Enlaces compartidos',
  'file.uploaded': 'Archivos subidos',
  'palette.opened': 'Paleta de comandos abierta',
  'events.dropped': 'Eventos que no se pudieron enviar',
}

export const usageOf = (name: string) => (Object.hasOwn(USAGE, name) ? USAGE[name] : name) ?? name
export const health = 'Estado del contenido'

// Trend chart
export const showDays = (days: string) => `Ver ${days}`

export const nothingInBothPeriods = 'Nada en este periodo ni en el anterior'

// Coverage
export const rows = 'Filas'
export const columns = 'Columnas'
export const noValue = 'Sin valor'
export const noItems = 'Sin elementos'
export const wishForThis = 'Pedirlo como deseo'
export const wishFor = (what: string) => `Sin elementos. Pedirlo como deseo: ${what}`
export const columnFor = (column: string, row: string) => `${column} para ${row}`
export const coverageTitle = 'El contenido y su uso'
export const coverageLine =
  'Elementos, y cuántos de ellos se vieron o compartieron en este periodo. Cuanto más intenso el color, más elementos.'
export const usedCount = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'usado', 'usados')}`
export const itemsColumn = 'Elementos'
export const used = 'Usados'
export const noItemsToCompare = 'Añada elementos y clasifíquelos para ver qué está cubierto'
export const noValuesToCompare =
  'Estas categorías aún no tienen valores. Elija otras o añada valores en la configuración.'
export const coverageOf = (rowsBy: string, columnsBy: string) => `${rowsBy} por ${columnsBy}`

// Sites
export const mostVisited = 'Más visitados'
export const sitesLine = 'Visitas a la dirección de un sitio y a sus enlaces'
export const status = 'Estado'
export const draft = 'Borrador'
export const published = 'Publicado'
export const noSites = 'Aún no hay sitios'

// CTAs
export const bySubmissionsAndClicks = 'Por envíos y clics'
export const noCtas = 'En este periodo no se mostró ningún CTA'
export const impressions = 'Impresiones'
export const clicks = 'Clics'
export const submissions = 'Envíos'
export const submissionCount = (count: number) => formatCount(count, 'envío', 'envíos')
export const clickCount = (count: number) => formatCount(count, 'clic', 'clics')
export const clicksInPreviousPeriod = 'Clics en el periodo anterior'
export const submissionsInPreviousPeriod = 'Envíos en el periodo anterior'

// Searches
export const topSearches = 'Búsquedas más frecuentes'
export const foundNothing = 'Sin resultados'
export const slowSearches = 'Lentas'
export const slowLine = 'Más de 0,3 s de media'
export const noSearches = 'Sin búsquedas en este periodo'
export const everySearchSucceeded = 'Todas las búsquedas encontraron algo'
export const noSlowSearches = 'Sin búsquedas lentas'
export const searchCount = (count: number) => formatCount(count, 'búsqueda', 'búsquedas')
export const ofSearches = (nothing: number, searches: number) =>
  `${formatNumber(nothing)} de ${searchCount(searches)}`
export const peopleCount = (count: number) => formatCount(count, 'persona', 'personas')
export const searchesInPreviousPeriod = 'Búsquedas en el periodo anterior'
export const opened = 'Resultado abierto'
export const milliseconds = 'Milisegundos'
export const answerTimes = (median: string, p95: string) =>
  `La mitad de las búsquedas se respondió en menos de ${median}; el 95 %, en menos de ${p95}.`

// Adoption
export const team = 'Equipo'
export const activeOf = (active: number, people: number) =>
  `${formatNumber(active)} de ${formatCount(people, 'persona', 'personas')} del equipo ${pluralOf(active, 'buscó, compartió o añadió', 'buscaron, compartieron o añadieron')} algo.`
export const activeDays = 'Días activos'
export const activeDaysInPreviousPeriod = 'Días activos en el periodo anterior'
export const dayCount = (count: number) => formatCount(count, 'día', 'días')
export const added = 'Añadidos'
export const linkCount = (count: number) => formatCount(count, 'enlace', 'enlaces')
export const addedCount = (count: number) => formatCount(count, 'añadido', 'añadidos')
export const lastSeen = 'Última actividad'
export const never = 'Nunca'

// Report actions
export const copyLink = 'Copiar enlace a esta vista'

// Content
export const item = 'Elemento'
export const collection = 'Colección'
export const site = 'Sitio'
export const mostViewed = 'Más vistos'
export const viewsExplanation =
  'Vistas de todos los enlaces; abrir una colección cuenta para la colección'
export const type = 'Tipo'
export const linksCreated = 'Enlaces creados'
export const noViewsInThisPeriod = 'Sin vistas en este periodo'

// Unused content
export const unused = 'Sin usar'
export const unusedLine = 'Sin vistas, enlaces ni descargas en este periodo'
export const nothingUnused = 'Todo se vio, compartió o descargó en este periodo'
export const couldntLoadUnused = 'No se pudo cargar lo que no se usa'

// Rank chart
export const viewsInPreviousPeriod = 'Vistas en el periodo anterior'
export const downloads = 'Descargas'
export const readingTimeSeconds = 'Tiempo de lectura (segundos)'

// Report of
export const couldntLoadTheReport = 'No se pudo cargar el informe'

// Trend chart
export const from = 'Desde'
export const previousPeriodFrom = 'Periodo anterior desde'
export const figurePreviousPeriod = (figureWords: string) => `${figureWords} (periodo anterior)`

// Links
export const organization = 'Organización'
export const sharedBy = 'Compartido por'
export const noLinksOpened = 'En este periodo no se abrió ningún enlace'
export const itemName = (itemName: string, to: string) => `${itemName} para ${to}`
export const linksOpenedComparison = (opened: number, before: number) =>
  `${pluralOf(opened, 'Se abrió', 'Se abrieron')} ${formatCount(opened, 'enlace', 'enlaces')}, frente a ${formatNumber(before)} en el periodo anterior.`
export const linksNeverOpened = (links: number, unopened: number) =>
  `De ${formatCount(links, 'enlace creado', 'enlaces creados')}, ${formatNumber(unopened)} ${pluralOf(unopened, 'no se abrió', 'no se abrieron')} nunca.`
export const onlyOwnLinksCounted = 'Solo se cuentan sus propios enlaces.'

// People
export const linksOpened = 'Enlaces abiertos'
export const teamMembers = 'Miembros del equipo'
export const noActiveSharers = 'En este periodo nadie creó un enlace ni se abrió ninguno'
export const noLinksSharedByEmail =
  'En este periodo no se compartió ningún enlace con una dirección de correo'
export const organizations = 'Organizaciones'
export const noneSharedWithOrganization =
  'En este periodo no se compartió ningún enlace con una organización'

// Report bar
export const dateRange = 'Intervalo de fechas'
export const groupBy = 'Agrupar por'
export const auto = 'Automático'
export const days = 'Días'
export const weeks = 'Semanas'
export const months = 'Meses'
export const all = 'Todo'
export const whichViews = 'Vistas contadas'
export const readBySomeone = 'Lectura probable'
export const items = 'Elementos'
export const collections = 'Colecciones'
export const to = 'Hasta'
export const removeFilter = (name: string, value: string) => `Quitar filtro: ${name}, ${value}`
export const endDateIsBeforeStart = 'La fecha final es anterior a la inicial'

// Save report
export const reportFromToToCsv = (report: string, from: string, to: string) =>
  `${report} ${from} a ${to}.csv`
export const csv = 'CSV'
export const emailWeekly = 'Enviarme este informe cada semana por correo'
export const stopWeekly = 'Dejar de enviarme este informe'
export const weeklyStarted = 'Recibirá este informe por correo cada lunes'
export const weeklyStopped = 'Ya no recibirá este informe por correo'

// Subject report
export const analytics = 'Analítica'
export const noViewsOfThis = 'Sin vistas en este periodo ni en el anterior'
