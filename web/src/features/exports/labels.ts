import { formatCount, formatNumber } from '../../lib/format.ts'

// Export panel
export const exportACsv = 'Export a CSV'
export const rowForEachItem = 'A row for each item with all its fields, as the CSV import takes it.'
export const exportAZip = 'Export a ZIP'
export const allFilesWithManifestItems =
  'All files with a manifest: items, tags, categories and collections, to be imported again.'
export const earlierExports = 'Earlier exports'
export const exportsCouldNotBeLoaded = 'The exports could not be loaded'
export const whatYouExportIsKept = 'What you export is kept here for seven days.'

// Export entry
export const goes = ', goes'
export const nameExportProgress = (name: string) => `${name} export: progress`
export const ofLabel = (done: number, total: number) =>
  `${formatNumber(done)} of ${formatNumber(total)}`
export const cancel = 'Cancel'
export const download = 'Download'
export const removeThisName = (name: string) => `Remove this ${name}`
export const itCouldNotBeMade = 'It could not be made'
export const cancelled = 'Cancelled'
export const items = (count: number) => formatCount(count, 'item')
