import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Export panel
export const exportCsv = 'CSV exportieren'
export const csvHint = 'Eine Zeile pro Inhalt mit allen Feldern, bereit für den CSV-Import'
export const exportZip = 'ZIP exportieren'
export const zipHint =
  'Alle Dateien mit einem Verzeichnis der Inhalte, Schlagwörter, Kategorien und Sammlungen, bereit für den Import'
export const previousExports = 'Frühere Exporte'
export const couldntLoadTheExports = 'Die Exporte konnten nicht geladen werden'
export const noExportsYetTheyreKept =
  'Noch keine Exporte. Die letzten zehn werden bis zu sieben Tage aufbewahrt.'

// Export entry
export const deletedAt = 'Wird gelöscht: {time}'
export const nameExportProgress = (name: string) => `${name}-Export: Fortschritt`
export const progressOf = (done: number, total: number) =>
  `${formatNumber(done)} von ${formatNumber(total)}`
export const removeNameExport = (name: string) => `${name}-Export entfernen`
export const theExportFailed = 'Der Export ist fehlgeschlagen'
export const canceled = 'Abgebrochen'
export const items = (count: number) => formatCount(count, 'Inhalt', 'Inhalte')
