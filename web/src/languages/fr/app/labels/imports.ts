// Imports page
export const uRLs = 'URL'
export const sitemap = 'Sitemap'
export const archive = 'Archive'
export const links = 'Liens'
export const importAndExport = 'Import et export'
export const importInBulkOrExport = 'Importer en masse ou exporter vos contenus'
export const onlyEditorsAndAdminsCan =
  'Seuls les éditeurs et les admins peuvent importer des contenus.'
export const source = 'Source de l’import ou export'
export const exportAction = 'Export'
