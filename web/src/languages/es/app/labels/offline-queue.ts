import { formatCount, pluralOf } from '../../../../lib/format/format.ts'

export const tooOld = (changes: number) =>
  `${pluralOf(changes, 'No se guardó', 'No se guardaron')} ${formatCount(changes, 'cambio hecho', 'cambios hechos')} sin conexión hace más de una semana`
export const tooMany =
  'Hay demasiados cambios pendientes. Deje abierta esta pestaña hasta que vuelva a tener conexión.'
export const left = (changes: number) =>
  `${formatCount(changes, 'cambio hecho sin conexión no está guardado', 'cambios hechos sin conexión no están guardados')}: su sesión se cerró entretanto`
export const saveLeft = 'Guardar ahora'
