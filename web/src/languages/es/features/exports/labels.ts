import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Export panel
export const exportCsv = 'Exportar CSV'
export const csvHint = 'Una fila por elemento con todos los campos, lista para importarla como CSV'
export const exportZip = 'Exportar ZIP'
export const zipHint =
  'Todos los archivos con un manifiesto de elementos, etiquetas, categorías y colecciones, listo para importarlo'
export const previousExports = 'Exportaciones anteriores'
export const couldntLoadTheExports = 'No se pudieron cargar las exportaciones'
export const noExportsYetTheyreKept =
  'Aún no hay exportaciones. Las diez últimas se conservan hasta siete días.'

// Export entry
export const deletedAt = 'Se elimina {time}'
export const nameExportProgress = (name: string) => `Exportación ${name}: progreso`
export const progressOf = (done: number, total: number) =>
  `${formatNumber(done)} de ${formatNumber(total)}`
export const removeNameExport = (name: string) => `Quitar la exportación ${name}`
export const theExportFailed = 'La exportación ha fallado'
export const canceled = 'Cancelada'
export const items = (count: number) => formatCount(count, 'elemento', 'elementos')
