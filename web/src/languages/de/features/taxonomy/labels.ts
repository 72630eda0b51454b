import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Categories section
export const categories = 'Kategorien'
export const requiredOnUpload = 'Pflicht beim Hochladen'
export const requiredHint = (label: string) =>
  `Neue Inhalte müssen einen Wert für ${label} haben. Inhalte, die einen haben, müssen mindestens einen behalten.`
export const noValuesYet = 'Noch keine Werte. Fügen Sie unten den ersten hinzu.'
export const addAValue = (label: string) => `Wert zu ${label} hinzufügen`
export const addValue = 'Wert hinzufügen'
export const categoryCanHaveUp = (max: number) =>
  `Eine Kategorie kann bis zu ${formatCount(max, 'Wert', 'Werte')} haben.`

// Settings
export const undone = 'Rückgängig gemacht'

// Value list
export const theValue = 'Der Wert'
export const values = 'Werte'
export const archived = 'Archiviert'
export const archivedHint =
  'Inhalte mit einem archivierten Wert behalten ihn. Für andere Inhalte wird er nicht angeboten.'

// Value menu
export const labelRestored = (label: string) => `${label} wiederhergestellt`
export const valueArchived = (label: string) => `${label} archiviert`
export const moreFor = (label: string) => `Weitere Aktionen für ${label}`
export const moveUp = 'Nach oben'
export const moveDown = 'Nach unten'
export const merge = 'Zusammenführen'
export const archive = 'Archivieren'
export const mergeValue = (label: string) => `${label} zusammenführen`
export const noItemsUse = (label: string) =>
  `Keine Inhalte verwenden ${label}. Der Wert wird entfernt.`
export const itemsWillGetOtherValue = (itemCount: number, label: string) =>
  `${formatCount(itemCount, 'Inhalt bekommt', 'Inhalte bekommen')} den anderen Wert, und ${label} wird entfernt.`
export const mergeInto = 'Zusammenführen mit'
export const mergedInto = (merged: string, stored: undefined | string) =>
  `${merged} mit ${stored} zusammengeführt`
export const deleted = (label: string) => `${label} gelöscht`
export const requiredNote = (categoryLabels: string) =>
  ` Neue Inhalte müssen einen Wert für ${categoryLabels} haben.`
export const deleteLabel = (label: string) => `${label} löschen`
export const inUse = (itemCount: number, rule: string) =>
  `${formatCount(itemCount, 'Inhalt verwendet', 'Inhalte verwenden')} diesen Wert.${rule}`
export const replaceWith = 'Ersetzen durch'
export const noValue = 'Kein Wert'

// Move form
export const choose = 'Wählen'
export const noResults = 'Keine Ergebnisse'

// Value row
export const moveValue = (label: string) => `${label} verschieben`
export const dragToMove = 'Zum Verschieben ziehen'
export const nameOf = (label: string) => `Name von ${label}`
export const unused = 'Ungenutzt'
export const items = (count: number) => formatCount(count, 'Inhalt', 'Inhalte')

// Color button
export const colorOf = (label: string) => `Farbe von ${label}`
export const color = 'Farbe'
export const custom = 'Eigene'
export const none = 'Keine'

// Colors
export const gray = 'Grau'
export const brown = 'Braun'
export const red = 'Rot'
export const orange = 'Orange'
export const amber = 'Bernstein'
export const green = 'Grün'
export const teal = 'Blaugrün'
export const cyan = 'Cyan'
export const blue = 'Blau'
export const indigo = 'Indigo'
export const purple = 'Lila'
export const pink = 'Rosa'

// Defaults sections
export const allowDownload = 'Downloads erlauben'
export const downloadAsPdf = 'Als PDF herunterladen'
export const downloadAsPdfHint =
  'Der Standard für Office-Dateien und PDFs: Besucher bekommen ein PDF ohne Notizen, Kommentare, verborgene Folien und andere verborgene Inhalte, nicht die Datei, wie sie hochgeladen wurde.'
export const linkDefaultsHint = 'Der Standard für neue Links. Bestehende Links ändern sich nicht.'
export const keepVisits = 'Besuche aufbewahren'
export const visitsKeptHint =
  'Ältere Besuche werden täglich gelöscht. Zahlen und Diagramme bleiben.'
export const eachMonths = (each: number) => formatCount(each, 'Monat', 'Monate')
export const forever = 'Für immer'
export const notifyOnEachView = 'Bei jedem Aufruf benachrichtigen'
export const visitMailHint = 'Alle werden benachrichtigt, sobald jemand einen ihrer Links öffnet.'

export const keepActivity = 'Aktivität aufbewahren'
export const olderActivityIsDeletedDaily = 'Ältere Einträge werden täglich gelöscht.'

// Tags section
export const mostUsed = 'Am meisten verwendet'
export const leastUsed = 'Am wenigsten verwendet'
export const searchTags = 'Schlagwörter suchen'
export const addTag = 'Schlagwort hinzufügen'
export const tagCountOfAll = (count: number, total: number) =>
  `${formatNumber(count)} von ${formatCount(total, 'Schlagwort', 'Schlagwörtern')}`
export const tags = (count: number) => formatCount(count, 'Schlagwort', 'Schlagwörter')
export const noTagsYet =
  'Noch keine Schlagwörter. Fügen Sie eines hier oder bei einem Inhalt in der Bibliothek hinzu.'

// Tag list
export const tagsHeading = 'Schlagwörter'
export const actionsForSelectedTags = 'Aktionen für ausgewählte Schlagwörter'
export const currentSelected = (current: number) => `${formatNumber(current)} ausgewählt`
export const deletedTags = (what: string) => `${what} gelöscht`
export const mergeTag = (label: undefined | string) => `${label} zusammenführen`
export const mergeTags = (count: number) =>
  `${formatCount(count, 'Schlagwort', 'Schlagwörter')} zusammenführen`
export const mergeOneHint = (label: undefined | string) =>
  `Inhalte mit ${label} bekommen das andere Schlagwort, und ${label} wird entfernt.`
export const mergeManyHint =
  'Inhalte mit den anderen Schlagwörtern bekommen das, das bleibt, und die anderen werden entfernt.'
export const tagToKeep = 'Schlagwort, das bleibt'
export const mergedIntoTag = (label: undefined | string) => `Mit ${label} zusammengeführt`

// Tag row
export const selectTag = (label: string) => `${label} auswählen`
