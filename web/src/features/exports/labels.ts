import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Export panel
export const exportCsv = 'Export CSV'
export const csvHint = 'One row per item with all fields, ready for CSV import'
export const exportZip = 'Export ZIP'
export const zipHint =
  'All files with a manifest of items, tags, categories and collections, ready for import'
export const previousExports = 'Previous exports'
export const couldntLoadTheExports = 'Couldn’t load the exports'
export const noExportsYetTheyreKept = 'No exports yet. The last ten are kept for up to seven days.'

// Export entry
export const deletedAt = 'Deleted {time}'
export const nameExportProgress = (name: string) => `${name} export: progress`
export const progressOf = (done: number, total: number) =>
  `${formatNumber(done)} of ${formatNumber(total)}`
export const removeNameExport = (name: string) => `Remove ${name} export`
export const theExportFailed = 'The export failed'
export const canceled = 'Canceled'
export const items = (count: number) => formatCount(count, 'item')
