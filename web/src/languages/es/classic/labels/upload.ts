export const uploadFiles = 'Subir archivos'
