export const uploadFiles = 'Dateien hochladen'
