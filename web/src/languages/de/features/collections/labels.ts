import {
  formatBytes,
  formatCount,
  formatList,
  formatNumber,
} from '../../../../lib/format/format.ts'

// Add to collection
export const items = (count: number) => formatCount(count, 'Inhalt', 'Inhalte')
export const addToACollection = (what: string) => `${what} zu einer Sammlung hinzufügen`
export const findOrCreateCollection = 'Sammlung suchen oder erstellen'
export const couldntLoadTheCollections = 'Die Sammlungen konnten nicht geladen werden'
export const noCollectionsYetCreate =
  'Noch keine Sammlungen. Geben Sie oben einen Namen ein, um eine zu erstellen.'
export const createTyped = (typed: string) => `„${typed}“ erstellen`
export const alreadyAdded = 'schon hinzugefügt'

// Collection drop
export const dropOnCollection = 'Auf eine Sammlung ziehen'
export const noCollectionsYet = 'Noch keine Sammlungen'

// Add to collection
export const addedToName = (name: string) => `Zu ${name} hinzugefügt`
export const created = (name: string) => `${name} erstellt`

// Collection actions
export const restoreCollection = (name: string) => `${name} wiederherstellen`
export const shareCollection = (name: string) => `${name} teilen`

// Collection marks
export const favorite = (name: string) => `${name} als Favorit markieren`
export const upvoteNameVotes = (name: string, upvotes: number) =>
  `Dafür stimmen: ${name}, ${formatCount(upvotes, 'Stimme', 'Stimmen')}`
export const removeVote = 'Stimme zurücknehmen'
export const upvote = 'Dafür stimmen'

// Delete
export const restored = (name: string) => `${name} wiederhergestellt`
export const deletedItsLinksNoLonger = (name: string) =>
  `${name} gelöscht. Links dazu öffnen sich nicht mehr`

// Collection signs
export const privateLabel = 'Privat'
export const smartFilledBySavedFilters = 'Dynamisch, durch gespeicherte Filter gefüllt'

// Collection list
export const loadingMore = 'Weitere werden geladen'
export const youDontHaveAnyCollections = 'Sie haben noch keine Sammlungen'
export const noFavoritesYet =
  'Noch keine Favoriten. Wählen Sie das Herz einer Sammlung, um sie hinzuzufügen.'
export const noPrivateCollections = 'Keine privaten Sammlungen'
export const noSmartCollectionsYet =
  'Noch keine dynamischen Sammlungen. Filtern Sie die Bibliothek, und speichern Sie die Filter als Sammlung.'
export const noResults = (search: string) => `Keine Ergebnisse für „${search}“`
export const collectionsExplanation =
  'Sammlungen fassen Inhalte in einer Reihenfolge zusammen, sodass Sie sie mit einem Link teilen können.'
export const newCollection = 'Neue Sammlung'

// Collections bar
export const all = 'Alle'
export const mine = 'Meine'
export const favorites = 'Favoriten'
export const smart = 'Dynamisch'
export const namesWhatNoLongerExists = (missing: readonly string[]) =>
  `Filter, die es nicht mehr gibt: ${formatList(missing)}.`
export const editFiltersToChange = 'Bearbeiten Sie sie, um zu ändern, was gezeigt wird.'
export const lastUpdated = 'Zuletzt geändert'
export const mostItems = 'Meiste Inhalte'
export const searchCollections = 'Sammlungen suchen'
export const collectionFilter = 'Sammlungen filtern'

// Collections grid
export const collections = 'Sammlungen'

// New collection
export const newSmartCollection = 'Neue dynamische Sammlung'
export const whatIts = 'Wofür sie gedacht ist'
export const visibleTo = 'Sichtbar für'
export const matchesAreAdded =
  'Inhalte, die zu diesen Filtern passen, werden automatisch hinzugefügt.'

// Visibility
export const wholeTeam = 'Ganzes Team'
export const onlyYou = 'Nur Sie'
export const visibleToTeam = 'Für das ganze Team sichtbar. Bestehende Links funktionieren weiter'
export const visibleOnlyToYou = 'Nur für Sie sichtbar. Bestehende Links funktionieren weiter'

// Collection head
export const addADescription = 'Beschreibung hinzufügen'
export const addItems = 'Inhalte hinzufügen'
export const editFilters = 'Filter bearbeiten'
export const smartCollectionHint = 'Enthält die Inhalte, die gerade zu ihren Filtern passen'
export const byOwner = (owner: string) => `von ${owner}`
export const you = 'Ihnen'
export const updated = 'geändert'

// Collection menu
export const moreFor = (name: string) => `Weitere Aktionen für ${name}`
export const downloadZip = 'ZIP herunterladen'
export const freeze = 'Einfrieren'
export const freezeHint = 'Aktuelle Inhalte behalten und selbst anordnen'

// Hand over
export const transferCollection = (name: string) => `${name} übertragen`
export const transferred = (name: string, owner: string) => `${name} gehört jetzt ${owner}`
export const transferPrivateHint =
  'Die Sammlung ist privat, also findet sie danach nur der neue Eigentümer. Bestehende Links funktionieren weiter und bleiben bei denen, die sie erstellt haben.'
export const transferHint =
  'Der neue Eigentümer bestimmt, wer sie finden kann. Bestehende Links funktionieren weiter und bleiben bei denen, die sie erstellt haben.'
export const newOwner = 'Neuer Eigentümer'
export const findAPerson = 'Person suchen'
export const noMatchingEditors = 'Kein passender Bearbeiter'

// Change
export const undone = 'Rückgängig gemacht'

// Download
export const downloadingFiles = (files: number, bytes: number) =>
  `${formatCount(files, 'Datei wird', 'Dateien werden')} heruntergeladen, ${formatBytes(bytes)}`

// Freeze
export const frozenItKeepsItsCurrent = 'Eingefroren. Die aktuellen Inhalte bleiben'

// Item picker
export const addItemsTo = (name: string) => `Inhalte zu ${name} hinzufügen`
export const itemsAdded = (count: number) =>
  `${formatCount(count, 'Inhalt', 'Inhalte')} hinzugefügt`
export const searchTheLibrary = 'Bibliothek durchsuchen'
export const couldntSearchTheLibrary = 'Die Bibliothek konnte nicht durchsucht werden'
export const addCount = (count: number) => `${formatCount(count, 'Inhalt', 'Inhalte')} hinzufügen`
export const noItemsFound = 'Keine Ergebnisse'

// Arrangement
export const orderChanged = 'Reihenfolge geändert'

// Chosen bar
export const itemsRemoved = (count: number) => `${formatCount(count, 'Inhalt', 'Inhalte')} entfernt`
export const actionsForSelectedItems = 'Aktionen für ausgewählte Inhalte'
export const currentSelected = (current: number) => `${formatNumber(current)} ausgewählt`
export const moveToStart = 'An den Anfang'
export const moveToEnd = 'Ans Ende'

// Move handle
export const moveBackOne = 'Eins zurück'
export const moveForwardOne = 'Eins vor'
export const moveName = (name: string) => `${name} verschieben`
export const moveHandleHint = 'Zum Verschieben ziehen oder für Optionen drücken'

// Collection items
export const couldntLoadTheItems = 'Die Inhalte konnten nicht geladen werden'
export const theItem = 'Der Inhalt'
export const removed = (name: string) => `${name} entfernt`
export const itemsInThisCollection = 'Inhalte dieser Sammlung'

// Sorting
export const dragInstructions =
  'Drücken Sie die Leertaste, um den Inhalt aufzunehmen, die Pfeiltasten, um ihn zu verschieben, und die Leertaste, um ihn abzulegen. Drücken Sie Escape, um abzubrechen, oder die Eingabetaste für ein Menü.'

// Deleted collections
export const deletedCollections = 'Gelöschte Sammlungen'
export const pageForOnePerson = 'Persönliche Seite'
