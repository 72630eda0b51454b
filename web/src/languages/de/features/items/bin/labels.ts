import { formatCount, formatDay, formatNumber } from '../../../../../lib/format/format.ts'

// Bin
export const restored = (name: string) => `${name} wiederhergestellt`
export const movedToTheBin = (name: string) => `${name} in den Papierkorb verschoben`
export const items = (count: number) => formatCount(count, 'Inhalt', 'Inhalte')

// Bin list
export const deletedItems = 'Gelöschte Inhalte'
export const actionsForSelectedItems = 'Aktionen für ausgewählte Inhalte'
export const currentSelected = (current: number) => `${formatNumber(current)} ausgewählt`
export const deletePermanently = 'Endgültig löschen'
export const onlyOwnersAndAdminsOfAll =
  'Nur ihre Eigentümer und Admins können Inhalte endgültig löschen'

// Bin row
export const selectName = (name: string) => `${name} auswählen`
export const fileTypeDeleted = (fileType: string) => `${fileType}, gelöscht`
export const byName = (name: string) => ` von ${name}`
export const restoreName = (name: string) => `${name} wiederherstellen`
export const deleteNamePermanently = (name: string) => `${name} endgültig löschen`
export const onlyOwnerAndAdmins = 'Nur der Eigentümer und Admins können ihn endgültig löschen'
export const permanentlyDeleted = (day: string) => `Wird am ${formatDay(day)} endgültig gelöscht`
export const lastDay = 'Letzter Tag'
export const daysLeft = (days: number) => `Noch ${formatCount(days, 'Tag', 'Tage')}`

// Delete permanently
export const deleteCountPermanently = (count: string) => `${count} endgültig löschen`
export const deleteWarning =
  'Auch seine Dateien und Versionen werden gelöscht, und Links dazu bleiben geschlossen.'
export const deleteAllWarning =
  'Auch ihre Dateien und Versionen werden gelöscht, und Links dazu bleiben geschlossen.'
export const emptyBin = 'Papierkorb leeren'
export const thisPermanentlyDeletesItems = (total: number) =>
  `${formatCount(total, 'Inhalt wird', 'Inhalte werden')} mit allen Dateien und Versionen endgültig gelöscht. Links dazu bleiben geschlossen.`
export const thisCantBeUndone = (loss: string) =>
  `${loss} Das kann nicht rückgängig gemacht werden.`
export const typeToConfirm = (word: string) => `Zur Bestätigung ${word} eingeben`

// Bin list
export const itemsRestored = (done: number) =>
  `${formatCount(done, 'Inhalt', 'Inhalte')} wiederhergestellt`
