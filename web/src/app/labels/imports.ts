// Imports page
export const uRLs = 'URLs'
export const sitemap = 'Sitemap'
export const archive = 'Archive'
export const importAndExport = 'Import and export'
export const importInBulkOrExport = 'Import in bulk or export your content'
export const onlyEditorsAndAdminsCan = 'Only editors and admins can import content.'
export const source = 'Import source or export'
export const exportAction = 'Export'
