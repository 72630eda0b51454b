import { formatCount } from '../../../../lib/format/format.ts'

// Errors section
export const status = 'Estado'
export const source = 'Notificado por'
export const allSources = 'Notificado por cualquiera'
export const sources = {
  person: 'Personas con sesión iniciada',
  server: 'El servidor',
  key: 'Sus propias herramientas',
  anonymous: 'Remitentes desconocidos',
}
export const resolved = 'Resueltos'
export const ignored = 'Ignorados'
export const errors = 'Errores'
export const couldntLoadErrors = 'No se pudieron cargar los errores'
export const noOpenErrors =
  'No hay errores abiertos. Aquí aparecen los errores que encuentran las personas.'
export const noResolvedErrors =
  'No hay errores resueltos. Uno resuelto se abre de nuevo si se repite.'
export const noIgnoredErrors = 'No hay errores ignorados. Aquí se cuentan sin molestarle.'
export const showOlder = 'Ver anteriores'
export const times = (count: number) => formatCount(count, 'vez', 'veces')
export const people = (count: number) => formatCount(count, 'persona', 'personas')
export const last = 'último:'
export const levels = {
  fatal: 'Grave',
  error: 'Error',
  warning: 'Advertencia',
  info: 'Información',
  debug: 'Depuración',
}

// One error
export const allErrors = 'Todos los errores'
export const couldntLoadError = 'No se pudo cargar el error'
export const resolve = 'Resolver'
export const ignore = 'Ignorar'
export const reopen = 'Reabrir'
export const markedAs = {
  open: 'Reabierto',
  resolved: 'Resuelto. Se abre de nuevo si se repite.',
  ignored: 'Ignorado. A partir de ahora solo se cuenta.',
}
export const deleted = 'Error eliminado'
export const deleteError = '¿Eliminar este error?'
export const deleteWarning = 'Si se repite, su recuento empieza de cero.'
export const happened = 'Ocurrido'
export const affected = 'Afectados'
export const nobodySignedIn = 'Nadie con sesión iniciada'
export const first = 'Primero'
export const lastly = 'Último'
export const release = 'Versión'
export const where = 'Dónde'
export const browser = 'Navegador'
export const operation = 'Operación'
export const lastPerson = 'Última persona'
export const unknown = 'Desconocido'
export const stack = 'Pila de llamadas'
export const noStack = 'No se envió ninguna pila de llamadas'
export const causedBy = (title: string) => `Causado por ${title}`
export const libraryFrames = (count: number) =>
  formatCount(count, 'marco de bibliotecas', 'marcos de bibliotecas')
export const breadcrumbs = 'Qué ocurrió antes'
export const noBreadcrumbs = 'No se registró nada antes'

// Own tools
export const ownTools = 'Notificar errores desde sus propias herramientas'
export const dsnLine =
  'Indique este DSN a cualquier SDK de Sentry, por ejemplo en una extensión del navegador. Quien lo tenga puede añadir errores a esta lista, pero no leerla.'
export const copyDsn = 'Copiar DSN'
