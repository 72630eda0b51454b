import { formatCount } from '../../../../lib/format/format.ts'

// Bell
export const notifications = 'Notificaciones'
export const notificationsWithNew = (count: number) =>
  `Notificaciones, ${formatCount(count, 'nueva', 'nuevas')}`

// Panel
export const markAllAsRead = 'Marcar todo como leído'
export const notificationSettings = 'Configuración de notificaciones'
export const viewAll = 'Ver todas'
export const couldntLoadNotifications = 'No se pudieron cargar las notificaciones'
export const nothingYet =
  'Aún no hay nada. Aquí aparecen las visitas a sus enlaces y los cambios en su contenido.'
export const changesByYourTeam = (count: number) =>
  `${formatCount(count, 'cambio', 'cambios')} de su equipo. Ver la actividad`

// Entry
export const unread = 'No leída'
export const markAsRead = (text: string) => `Marcar como leída: ${text}`

// Choices
export const couldntLoadThisSetting = 'No se pudo cargar esta opción'
export const notifyMeOf = 'Notificarme de'
export const notifyPeopleOf = 'Notificar a las personas de'
export const inApp = 'Aplicación'
export const byEmail = 'Correo'
export const appOf = (kind: string) => `${kind}: en la aplicación`
export const emailOf = (kind: string) => `${kind}: por correo`
export const always = 'Siempre'
export const seeBelow = 'Véase abajo'
export const personal = 'Personal'
export const groupingHint =
  'Lo que se repite en el mismo elemento en menos de una hora es una sola notificación y un solo correo. Los correos esperan unos minutos y no llegan si para entonces ya lo ha leído.'
export const unlessTheyChose =
  'Vale para todos los miembros del equipo, ahora y en adelante, salvo lo que hayan elegido por su cuenta.'

export const useDefaults = 'Usar los valores de la empresa'
export const usesCompanyDefaults = 'Se le notifica según los valores de la empresa'

// Digest
export const summaryEmail = 'Correo de resumen'
export const digestHint =
  'Notificaciones no leídas que no se enviaron por correo, a las 8:00 en la zona horaria de su empresa'
export const teamDigestHint =
  'Notificaciones no leídas que no se enviaron por correo, a las 8:00 en la zona horaria de su empresa, a partir de mañana'
export const never = 'Nunca'
export const daily = 'Cada día'
export const weekly = 'Cada lunes'

// Muted
export const muted = 'Silenciados'
export const mutedHint = 'No se le notifica de estos'
export const nothingMuted =
  'No hay nada silenciado. Silencie un elemento o una colección desde su menú.'
export const unmute = 'Reactivar'
export const unmuteName = (name: string) => `Reactivar las notificaciones de ${name}`
