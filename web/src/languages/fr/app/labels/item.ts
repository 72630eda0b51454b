// Item page
export const item = 'Contenu'
export const couldntLoadTheItem = 'Impossible de charger le contenu'
export const library = 'Bibliothèque'
export const details = 'Détails'
export const sharing = 'Partage'
export const versions = 'Versions'
export const activity = 'Activité'
export const itemNotFound = 'Contenu introuvable'
export const itWasDeleted = 'Il a été supprimé, ou vous n’y avez pas accès.'
export const openLibrary = 'Ouvrir la bibliothèque'
// Item navigation
export const list = 'Liste'
export const placeOf = (place: string, total: string) => `${place} sur ${total}`
export const previousItem = 'Contenu précédent'
export const nextItem = 'Contenu suivant'
export const analytics = 'Statistiques'
