export const couldntExamine = 'No se pudo examinar el servidor'
export const examining = 'Examinando el servidor…'
export const examineAgain = 'Examinar de nuevo'
export const examined = 'Último examen:'
export const checks = 'Comprobaciones'
export const states = {
  ok: 'Correcto',
  warning: 'Advertencia',
  fault: 'Fallo',
  unknown: 'Desconocido',
}
export const allFine = 'Todo funciona.'
export const faults = (count: number) =>
  count === 1 ? '1 asunto requiere su atención.' : `${count} asuntos requieren su atención.`
