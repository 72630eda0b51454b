export const ABOUT_IMPORTS: Readonly<Record<string, string>> = {
  'A CSV may have up to 50 MiB': 'Un CSV puede ocupar hasta 50 MiB',
  'The import has ended': 'La importación ha terminado',
  'The import is still running': 'La importación sigue en curso',
  'This draft has no CSV that could be read again':
    'Este borrador no tiene un CSV que se pueda volver a leer',
  'This import has no failed rows': 'Esta importación no tiene filas fallidas',
  'A line of {} is longer than 1 MiB': 'Una línea de {} supera 1 MiB',
  'A quotation mark after row {} (line {}) isn’t closed':
    'Falta cerrar unas comillas después de la fila {} (línea {})',
  'A row before line {} has more than 4 MB. A quotation mark may not be closed':
    'Una fila anterior a la línea {} supera los 4 MB. Quizá falte cerrar unas comillas',
  'It ends in the middle. Only the addresses before that were read':
    'Se corta a la mitad. Solo se leyeron las direcciones anteriores',
  'It has more than {} items': 'Contiene más de {} elementos',
  'It unpacks to more than 50 MB': 'Descomprimido supera los 50 MB',
  'It’s damaged': 'El archivo está dañado',
  'It’s larger than 50 MB': 'El archivo supera los 50 MB',
  'It’s nested too deeply': 'El archivo tiene demasiados niveles',
  'More than {} rows. Split the list and import the parts one by one':
    'Más de {} filas. Divida la lista e importe las partes una a una',
  'None of its addresses match the filters': 'Ninguna de sus direcciones cumple los filtros',
  'The archive has more than {} files': 'El archivo ZIP contiene más de {} archivos',
  'The archive has more than {} folders with files':
    'El archivo ZIP contiene más de {} carpetas con archivos',
  'The archive has no files': 'El archivo ZIP no contiene archivos',
  'The archive has no items': 'El archivo ZIP no contiene elementos',
  'The archive is damaged and can’t be read': 'El archivo ZIP está dañado y no se puede leer',
  'The archive is no longer available': 'El archivo ZIP ya no está disponible',
  'The archive is password-protected': 'El archivo ZIP está protegido con contraseña',
  'The archive refers to a file outside of itself':
    'El archivo ZIP remite a un archivo que no contiene',
  'The file has a header but no rows': 'El archivo tiene encabezados, pero ninguna fila',
  'The file has {} columns. At most {} can be read':
    'El archivo tiene {} columnas. Como máximo se pueden leer {}',
  'The file is empty': 'El archivo está vacío',
  'The file needs a column with slugs and one with their targets. Name them “slug” and “target” in the first row':
    'El archivo necesita una columna con los slugs y otra con sus destinos. Llámelas «slug» y «target» en la primera fila',
  'The files need more space than the server has left':
    'Los archivos necesitan más espacio del que le queda al servidor',
  'The server didn’t respond within 30 seconds': 'El servidor no respondió en 30 segundos',
  'The sitemap has no addresses': 'El mapa del sitio no contiene direcciones',
  'This address isn’t a sitemap': 'Esta dirección no es la de un mapa del sitio',
  'This is a document or a program, not an archive of files':
    'Es un documento o un programa, no un archivo ZIP con archivos',
  'This is a workbook or an archive, not a CSV file. Save the sheet as CSV first':
    'Es un libro de cálculo o un archivo ZIP, no un archivo CSV. Guarde antes la hoja como CSV',
  'This isn’t a CSV file: it contains binary data': 'No es un archivo CSV: contiene datos binarios',
  'This isn’t a ZIP file, or it’s damaged': 'No es un archivo ZIP, o está dañado',
  'This isn’t an export: {} is missing': 'No es una exportación: falta {}',
  'This version can’t read the {} of the archive': 'Esta versión no puede leer {} del archivo ZIP',
  'Whoever started this can no longer add content': 'Quien lo empezó ya no puede añadir contenido',
  '{} is too large': '{} es demasiado grande',
}
