import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Export panel
export const exportCsv = 'Exporter en CSV'
export const csvHint = 'Une ligne par contenu avec tous les champs, prête pour l’import CSV'
export const exportZip = 'Exporter en ZIP'
export const zipHint =
  'Tous les fichiers avec un manifeste des contenus, étiquettes, catégories et collections, prêts pour l’import'
export const previousExports = 'Exports précédents'
export const couldntLoadTheExports = 'Impossible de charger les exports'
export const noExportsYetTheyreKept =
  'Aucun export pour le moment. Les dix derniers sont conservés jusqu’à sept jours.'

// Export entry
export const deletedAt = 'Suppression : {time}'
export const nameExportProgress = (name: string) => `Export ${name} : progression`
export const progressOf = (done: number, total: number) =>
  `${formatNumber(done)} sur ${formatNumber(total)}`
export const removeNameExport = (name: string) => `Retirer l’export ${name}`
export const theExportFailed = 'L’export a échoué'
export const canceled = 'Annulé'
export const items = (count: number) => formatCount(count, 'contenu', 'contenus')
