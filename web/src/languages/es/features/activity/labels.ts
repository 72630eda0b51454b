import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Brief activity
export const couldntLoadTheActivity = 'No se pudo cargar la actividad'
export const noActivityYet = 'Aún no hay actividad'

// Activity entry
export const restored = 'Valores anteriores restaurados'
export const alreadyRestored = 'El elemento ya tiene estos valores'
export const history = 'Historial'
export const historyOf = (name: string) => `Historial de ${name}`
export const changesBy = (name: string) => `Cambios de ${name}`
export const showAll = 'Ver todo'
export const showLess = 'Ver menos'
export const changedTimes = (name: string, count: number) =>
  `Se actualizó ${name} ${formatCount(count, 'vez', 'veces')}`
export const andOtherItems = (count: number) =>
  `y ${formatCount(count, 'elemento más', 'elementos más')}`
export const satchel = 'Satchel'
export const untitled = 'Sin título'
export const changedTo = 'cambiado a'
export const shared = 'Se compartió'
export const withRecipient = (recipient: string) => `con ${recipient}`
export const withLinks = (count: number) =>
  count === 1 ? 'con un enlace' : `con ${formatNumber(count)} enlaces`
