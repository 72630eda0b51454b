export const uploadFiles = 'Charger des fichiers'
