// Imports page
export const uRLs = 'URL'
export const sitemap = 'Mapa del sitio'
export const archive = 'Archivo ZIP'
export const links = 'Enlaces'
export const importAndExport = 'Importar y exportar'
export const importInBulkOrExport = 'Importe contenido en bloque o exporte el suyo'
export const onlyEditorsAndAdminsCan =
  'Solo los editores y administradores pueden importar contenido.'
export const source = 'Origen de la importación o exportación'
export const exportAction = 'Exportar'
