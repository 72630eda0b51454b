// Imports page
export const uRLs = 'URLs'
export const sitemap = 'Sitemap'
export const archive = 'Archiv'
export const links = 'Links'
export const importAndExport = 'Import und Export'
export const importInBulkOrExport =
  'Viele Inhalte auf einmal importieren oder Ihre eigenen exportieren'
export const onlyEditorsAndAdminsCan = 'Nur Bearbeiter und Admins können Inhalte importieren.'
export const source = 'Quelle des Imports oder Export'
export const exportAction = 'Export'
