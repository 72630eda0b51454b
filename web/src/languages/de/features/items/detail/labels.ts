// Item details
export const internalNote = 'Interne Notiz'
export const addNote = 'Notiz hinzufügen. Nur Ihr Team sieht sie'
export const descriptionForVisitors = 'Beschreibung für Besucher'
export const addDescriptionForVisitors = 'Hinzufügen, was Besucher dazu lesen'
export const categoriesAndTags = 'Kategorien und Schlagwörter'
export const availability = 'Verfügbarkeit'
export const details = 'Details'

// Address field
export const url = 'URL'
export const openPage = 'Seite öffnen'

// Item text field
export const empty = 'Leer'

// Conflict notice
export const someoneElseChanged = 'Jemand anderes hat das geändert, während Sie es bearbeitet haben'
export const yourVersion = 'Ihre Fassung'
export const theirVersion = 'Die andere Fassung'
export const keepMine = 'Meine behalten'
export const useTheirs = 'Andere verwenden'

// Availability fields
export const shareable = 'Darf geteilt werden'
export const sharingOffHint = 'Keine neuen Links, und bestehende Links sind geschlossen'
export const inTheLibrary = 'In der Bibliothek'
export const hiddenHint = 'Nur für den Eigentümer und Admins sichtbar'
export const onlyAndAdminsCanChange = (name: string) => `Nur ${name} und Admins können das ändern.`
export const releaseDate = 'Freigabedatum'
export const expiryDate = 'Ablaufdatum'
export const on = 'Ein'
export const off = 'Aus'
export const noDate = 'Kein Datum'

// Category field
export const none = 'Keine'
export const removeTag = (label: string) => `${label} entfernen`

// Item collections
export const collections = 'Sammlungen'

// Owner field
export const owner = 'Eigentümer'
export const someone = 'Jemand'
export const transferWarning = (name: string) =>
  `Nur ${name} oder ein Admin kann den Inhalt an Sie zurückübertragen.`
export const transfer = 'Übertragen'
export const keepIt = 'Behalten'

// Tag field
export const tags = 'Schlagwörter'

// Item head
export const upvoteSoFar = (upvotes: number) => `Dafür stimmen, bisher ${upvotes}`
export const removeUpvote = 'Stimme zurücknehmen'
export const upvote = 'Dafür stimmen'

// Item notice
export const checkAgain = 'Erneut prüfen'
export const changeUrl = 'URL ändern'
export const restoreVersion = (fileVersion: number) => `Version ${fileVersion} wiederherstellen`

// Related items
export const related = 'Ähnliche Inhalte'
