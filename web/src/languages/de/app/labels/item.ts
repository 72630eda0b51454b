// Item page
export const item = 'Inhalt'
export const couldntLoadTheItem = 'Der Inhalt konnte nicht geladen werden'
export const library = 'Bibliothek'
export const details = 'Details'
export const sharing = 'Teilen'
export const versions = 'Versionen'
export const activity = 'Aktivität'
export const itemNotFound = 'Inhalt nicht gefunden'
export const itWasDeleted = 'Er wurde gelöscht, oder Sie haben keinen Zugriff darauf.'
export const openLibrary = 'Bibliothek öffnen'
// Item navigation
export const list = 'Liste'
export const placeOf = (place: string, total: string) => `${place} von ${total}`
export const previousItem = 'Voriger Inhalt'
export const nextItem = 'Nächster Inhalt'
export const analytics = 'Analysen'
