// Item page
export const item = 'Elemento'
export const couldntLoadTheItem = 'No se pudo cargar el elemento'
export const library = 'Biblioteca'
export const details = 'Detalles'
export const sharing = 'Enlaces'
export const versions = 'Versiones'
export const activity = 'Actividad'
export const itemNotFound = 'Elemento no encontrado'
export const itWasDeleted = 'Se eliminó o usted no tiene acceso.'
export const openLibrary = 'Abrir la biblioteca'
// Item navigation
export const list = 'Lista'
export const placeOf = (place: string, total: string) => `${place} de ${total}`
export const previousItem = 'Elemento anterior'
export const nextItem = 'Elemento siguiente'
export const analytics = 'Analítica'
