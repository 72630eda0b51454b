// Imports page
export const addresses = 'Addresses'
export const sitemap = 'Sitemap'
export const archive = 'Archive'
export const importAndExport = 'Import and export'
export const bringInWhatIsElsewhere =
  'Bring in what is elsewhere, many at once, and take all of it out'
export const editorsAndAdminsBringContent = 'Editors and admins bring content in.'
export const importFromOrExport = 'Import from, or export'
export const exportAction = 'Export'
