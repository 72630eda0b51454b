import { formatCount, formatNumber } from '../../lib/format.ts'

// Library page
export const library = 'Library'
export const filters = 'Filters'
export const libraryCouldNotBeLoaded = 'The library could not be loaded'
export const nothingFitsTheseWords = 'Nothing fits these words and filters together.'
export const clearThem = 'Clear them'
export const libraryIsEmptyUploadFiles =
  'The library is empty. Upload files, drop them anywhere, or add a web link.'
export const libraryIsEmptyWhatYour = 'The library is empty. What your team adds appears here.'
export const importAction = 'Import'
export const addWebLink = 'Add web link'

// Bin page
export const whatWasDeletedStaysHere = (binKept: number) =>
  `What was deleted stays here for ${binKept} days, and then goes for good.`
export const bin = 'Bin'
export const editorsAndAdminsRestore = 'Editors and admins restore what was deleted.'
export const restoreAll = 'Restore all'
export const emptyTheBin = 'Empty the bin'
export const stop = 'Stop'
export const restoredOfItems = (done: number, count: number) =>
  `Restored ${formatNumber(done)} of ${formatCount(count, 'item')}`
export const deletingForGoodItems = (purging: number) =>
  `Deleting for good, ${formatCount(purging, 'item')} to go`
export const binCouldNotBeLoaded = 'The bin could not be loaded'
export const theBinIsEmpty = 'The bin is empty.'
export const openTheLibrary = 'Open the library'
