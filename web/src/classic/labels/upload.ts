export const uploadFiles = 'Upload files'
