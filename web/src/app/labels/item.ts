// Item page
export const item = 'Item'
export const couldntLoadTheItem = 'Couldn’t load the item'
export const library = 'Library'
export const details = 'Details'
export const sharing = 'Sharing'
export const versions = 'Versions'
export const activity = 'Activity'
export const itemNotFound = 'Item not found'
export const itWasDeleted = 'It was deleted, or you don’t have access to it.'
export const openLibrary = 'Open library'
// Item navigation
export const list = 'List'
export const placeOf = (place: string, total: string) => `${place} of ${total}`
export const previousItem = 'Previous item'
export const nextItem = 'Next item'
export const analytics = 'Analytics'
