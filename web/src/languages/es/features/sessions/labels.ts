import { formatCount } from '../../../../lib/format/format.ts'

// Sessions section
export const couldntLoadTheSessions = 'No se pudieron cargar las sesiones'
export const youreNotSignedInAnywhere = 'No tiene ninguna otra sesión abierta.'
export const signedOutEverywhereElse = 'Se han cerrado todas las demás sesiones'
export const signOutOtherSession = 'Cerrar la otra sesión'
export const signOutOtherSessions = (count: number) => `Cerrar otras ${count} sesiones`

// Session row
export const withPassword = 'con contraseña'
export const withPasskey = 'con llave de acceso'
export const withSingleSign = 'con inicio de sesión único'
export const withEmailedCode = 'con código enviado por correo'
export const withInvitation = 'con invitación'
export const fromAnotherSession = 'desde otra sesión'
export const nameSignedOut = (name: string) => `Sesión cerrada: ${name}`
export const thisSession = 'Esta sesión'
export const signedIn = 'Iniciada'
export const lastActive = 'Última actividad:'
export const signOutName = (name: string) => `Cerrar sesión: ${name}`
export const signOut = 'Cerrar sesión'
export const browserOnOs = (browser: string, os: string) => `${browser} en ${os}`
export const unknownDevice = 'Dispositivo desconocido'

// Session rules
export const couldntLoadSessionRules = 'No se pudieron cargar las reglas de sesión'
export const signOutInactiveSessionsAfter = 'Cerrar las sesiones inactivas después de'
export const openTabCountsAsActive = 'Una pestaña abierta cuenta como actividad.'
export const never = 'Nunca'
export const signOutAllSessionsAfter = 'Cerrar todas las sesiones después de'
export const sessionLengthHint =
  'Todos inician sesión de nuevo pasado este tiempo, haya actividad o no.'
export const days = (count: number) => formatCount(count, 'día', 'días')
export const hours = (count: number) => formatCount(count, 'hora', 'horas')
export const minutes = (count: number) => formatCount(count, 'minuto', 'minutos')
