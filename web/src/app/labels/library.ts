import type { QuickFilter, SearchResult } from '@satchel/contract/search/search.ts'
import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Library page
export const library = 'Library'
export const filters = 'Filters'
export const couldntLoadTheLibrary = 'Couldn’t load the library'
export const noItemsMatchYourSearch = 'No items match your search and filters.'
/** Sentences for a library that has nothing of a quick filter, without any other filter. */
export const nothingOf: Record<QuickFilter, string> = {
  favorites: 'No favorites yet. Mark an item with the star to find it here.',
  mine: 'You haven’t added anything yet.',
  recent: 'Nothing was added or changed lately.',
  popular: 'Nothing was opened yet. Share an item to see what is read.',
  unused: 'Everything is in use.',
  expiring: 'Nothing expires within a week.',
  uncategorized: 'Everything is classified.',
}
export const noResultsFor = (searchTerm: string) => `No results for “${searchTerm}”`
export const clearSearch = 'Clear search'
export const wishForThis = 'Wish for this'
export const clearFilters = 'Clear filters'
export const libraryIsEmptyUploadFiles =
  'The library is empty. Upload files, drop them anywhere, or add a web link.'
export const libraryIsEmptyItems = 'The library is empty. Items your team adds appear here.'
export const importAction = 'Import'
export const addWebLink = 'Add web link'

// Bin page
export const deletedItemsStayHere = (binKept: number) =>
  `Deleted items stay here for ${binKept} days before they’re permanently deleted`
export const bin = 'Trash'
export const onlyEditorsAndAdminsCan = 'Only editors and admins can restore deleted items.'
export const restoreAll = 'Restore all'
export const emptyBin = 'Empty trash'
export const stop = 'Stop'
export const restoreProgress = (done: number, count: number) =>
  `Restored ${formatNumber(done)} of ${formatCount(count, 'item')}`
export const deleteProgress = (purging: number) =>
  `Deleting permanently, ${formatCount(purging, 'item')} left`
export const couldntLoadTheBin = 'Couldn’t load the trash'
export const theBinIsEmpty = 'The trash is empty'
export const openLibrary = 'Open library'

/** Label of the button that closes the filters; while the results are being counted it has no number. */
export function showItems(total: SearchResult['total'] | undefined): string {
  if (!total) return 'Show items'
  const count = formatCount(total.value, 'item')
  return total.relation === 'eq' ? `Show ${count}` : `Show more than ${count}`
}
