import {
  formatCount,
  formatDuration,
  formatSpan,
  pluralOf,
} from '../../../../../lib/format/format.ts'

// Link report
export const couldntLoadTheLink = 'No se pudo cargar el enlace'

// Link figures
export const lastOpened = 'última apertura'
export const totalReadingTime = 'tiempo total de lectura'
export const averageCompletion = 'lectura media'
export const visitsBefore = 'visitas antes'
export const visitsBeforeHint = 'Contadas en otro lugar antes de importar este enlace'
export const totals = 'Totales'
export const whichViews = 'Qué vistas cuentan'
export const allViews = 'Todas las vistas'
export const readBySomeone = 'Lectura probable'
export const freshness =
  'Las vistas, los dispositivos y las descargas están al momento; lo demás tiene hasta un minuto de retraso.'

// Link head
export const forLabel = 'Para'
export const created = ', creado'
export const byName = (name: string) => ` por ${name}`
export const shareAgain = 'Compartir de nuevo'
export const statusAndOptions = 'Estado y opciones'
export const everyoneAtItsShortLink = 'todos, en su enlace corto'
export const anyoneWithTheLink = 'cualquiera que tenga el enlace'

// Not opened
export const notOpenedRemind = (sharedToEmail: string) =>
  `Aún no se ha abierto. Un breve recordatorio a ${sharedToEmail} suele ayudar.`
export const notOpenedSend = 'Aún no se ha abierto. Envíe el enlace y verá aquí quién lo abre.'
export const notOpenedSince = (before: number) =>
  `Aún no se ha abierto aquí. Tenía ${formatCount(before, 'visita', 'visitas')} antes de importarse.`
export const writeReminder = 'Escribir recordatorio'

// Visit trail
export const visits = 'Visitas'
export const couldntLoadTheVisits = 'No se pudieron cargar las visitas'
export const noVisitsYet = 'Aún no hay visitas'
export const includeTeamBotsAndRepeats = 'Incluir equipo, bots y repeticiones'
export const visitsNotCounted = (count: number, isTeam: boolean) =>
  `${formatCount(count, 'visita', 'visitas')}${isTeam ? ' de su equipo' : ''} no ${pluralOf(count, 'se cuenta', 'se cuentan')} ·`
export const show = 'Mostrar'
export const couldntLoadVisitsTryAgain = 'No se pudieron cargar las visitas. Inténtelo de nuevo'
export const csv = 'CSV'
export const saveVisitsAsCsv = 'Guardar las visitas como CSV'

// Visit session
export const unknownLocationAndDevice = 'Ubicación y dispositivo desconocidos'
export const someone = 'Alguien'
export const linkOfOn = (recipient: string, device: string | null) =>
  `Enlace para ${recipient}${device ? `, en ${device.endsWith('a') ? 'una' : 'un'} ${device.toLowerCase()}` : ''}`
export const entered = ', indicó'
export const notVerified = '(sin verificar)'
export const verifiedByCode = 'Verificado con código'
export const enteredThePassword = 'Introdujo la contraseña'
export const acted = 'Alguien se desplazó, hizo clic o pasó páginas'
export const onlyOpened = 'Abierto, pero nadie se desplazó ni hizo clic'
export const likelyMachine = 'Probablemente una máquina'
export const certainty = 'Certeza'
export const clickedUrl = (url: string) => `Clic en ${url}`
export const onPagePage = (page: number) => ` en la página ${page}`
export const downloaded = 'Descargado'
export const notCountedReasons = (reasons: string) => `No contada: ${reasons.toLowerCase()}`

// Visit bars
export const notRead = 'no leída'
export const onePage = '1 página'
export const pagePage = (page: number, seconds: number) => `página ${page} ${formatSpan(seconds)}`
export const readPages = (pages: string) => `Leído: ${pages}`
export const pageReading = (page: number, part: string) => `Página ${page}: ${part}`
export const pageCount = (count: number) => `${count} páginas`
export const range = (from: number, to: number) => `${formatDuration(from)}–${formatDuration(to)}`
export const played = (parts: string) => `Reproducido ${parts}`

// Visits csv
export const country = 'País'
export const device = 'Dispositivo'
export const browser = 'Navegador'
export const referrer = 'Página de procedencia'
export const source = 'Origen'
export const time = 'Hora'
export const visitor = 'Visitante'
export const verified = 'Verificado'
export const yes = 'sí'
export const no = 'no'
export const session = 'Sesión'
export const item = 'Elemento'
export const system = 'Sistema'
export const seconds = 'Segundos'
export const pages = 'Páginas'
export const clicks = 'Clics'
export const notCounted = 'No contada'
export const visitsToCsv = (slug: string) => `Visitas a ${slug}.csv`

// Figures, shown apart from their nouns
export const deviceNoun = (count: number) => pluralOf(count, 'dispositivo', 'dispositivos')
export const viewNoun = (count: number) => pluralOf(count, 'vista', 'vistas')
export const downloadNoun = (count: number) => pluralOf(count, 'descarga', 'descargas')
