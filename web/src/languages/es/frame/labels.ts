import { formatCount, pluralOf } from '../../../lib/format/format.ts'

// Account dropdown
export const light = 'Claro'
export const dark = 'Oscuro'
export const system = 'Sistema'
export const theme = 'Tema'
export const signOut = 'Cerrar sesión'
export const satchelVersion = (version: string) => `Satchel ${version}`
export const signOutFailed = 'No se pudo cerrar la sesión. Sigue abierta'

// Account button
export const accountOfName = (name: string) => `Cuenta de ${name}`

// Navigation
export const home = 'Inicio'
export const library = 'Biblioteca'
export const collections = 'Colecciones'
export const sites = 'Sitios'
export const links = 'Enlaces'
export const ctas = 'CTA'
export const activity = 'Actividad'
export const wishlist = 'Lista de deseos'
export const newWish = 'Nuevo deseo'
export const wishWords = 'solicitud pedir idea función falta sugerencia'
export const notifications = 'Notificaciones'
export const analytics = 'Analítica'
export const bin = 'Papelera'
export const team = 'Equipo'
export const billing = 'Facturación'
export const settings = 'Configuración'
export const more = 'Más'
export const closeMore = 'Cerrar «Más»'

// Frame
export const skipToContent = 'Ir al contenido'

// Account banner
export const dismiss = 'Ocultar'
export const accountCloses = (day: string) =>
  `Esta cuenta se cierra el ${day}. Entonces se eliminará todo lo que contiene.`
export const keepAccount = 'Conservar la cuenta'
export const readOnlyUntil = (day: string) =>
  `Solo lectura hasta el ${day}. Los enlaces que ha compartido funcionan hasta entonces.`
export const reopenAccount = 'Reabrir la cuenta'
export const paymentOverdue = (day: string) =>
  `Hay un pago vencido. Todo sigue funcionando hasta el ${day}.`
export const viewInvoices = 'Ver facturas'
export const trialDaysLeft = (days: number) =>
  `${pluralOf(days, 'Queda', 'Quedan')} ${formatCount(days, 'día', 'días')} de prueba.`
export const yourTrialEndsToday = 'Su prueba termina hoy.'
export const choosePlan = 'Elegir un plan'

// Mail banner
export const emailsFailing = (when: string) =>
  `No se envían correos desde ${when}. Reintentamos cada uno durante dos días.`

// Side bar
export const main = 'Menú principal'

// Top bar
export const offline = (waiting: number) =>
  waiting === 0
    ? 'Sin conexión'
    : `Sin conexión. ${formatCount(waiting, 'cambio pendiente', 'cambios pendientes')}`
export const reconnecting = 'Restableciendo la conexión'
export const liveUpdatesOff = 'Sin actualización en directo'
export const liveUpdatesOffHint =
  'Su red o un proxy bloquea WebSocket. Los cambios de otras personas aparecen en menos de 30 segundos.'

// Search box
export const searchTheLibrary = 'Buscar en la biblioteca'
export const commandPalette = 'Paleta de comandos'

// Command palette
export const useLightTheme = 'Usar el tema claro'
export const useDarkTheme = 'Usar el tema oscuro'
export const useSystemTheme = 'Usar el tema del sistema'
export const themeWords = 'cambiar apariencia color modo'
export const keysWords = 'ayuda atajos teclas'
export const signOutWords = 'salir desconectar logout'

// Live data
export const personOpened = (person: string, itemName: string) => `${person} abrió ${itemName}`
export const itemOpened = (itemName: string, device: string | null) =>
  `Se abrió ${itemName}${device ? ` en ${device.endsWith('a') ? 'una' : 'un'} ${device.toLowerCase()}` : ''}`
export const linkOpened = (recipient: string, device: string | null, itemName: string) =>
  `Se abrió el enlace a ${itemName} para ${recipient}${device ? ` en ${device.endsWith('a') ? 'una' : 'un'} ${device.toLowerCase()}` : ''}`
export const replyTo = (itemName: string) =>
  `Nueva respuesta sobre ${itemName}. Está en sus notificaciones.`

// Offline
export const savedOnceOnline = 'Sin conexión. Se guardará cuando vuelva a tener conexión.'
export const opensOnceOnline = 'Sin conexión. Se abrirá cuando vuelva a tener conexión.'
