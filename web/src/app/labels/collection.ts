import { formatNumber } from '../../lib/format/format.ts'

// Collections page
export const collections = 'Collections'
export const newCollection = 'New collection'

// Collection page
export const collection = 'Collection'
export const couldntLoadTheCollection = 'Couldn’t load the collection'
export const filtersOfName = (name: string) => `Filters of ${name}`
export const items = 'Items'
export const sharing = 'Sharing'
export const activity = 'Activity'
export const thisCollectionWasDeleted =
  'This collection was deleted, or it’s private to someone else.'
export const openCollections = 'Open collections'

// Collection contents
export const isNowTheCover = (name: string) => `${name} is now the cover`
export const resetCover = 'Reset cover'
export const useAsCover = 'Use as cover'
export const firstImageIsNowCover = 'The first image is now the cover'
export const remove = 'Remove'
export const removed = (name: string) => `${name} removed`
export const showingTheFirst = (count: number) => `Showing the first ${formatNumber(count)}`
export const seeAllInLibrary = 'See all in library'
export const noItemsMatchTheseFilters = 'No items match these filters right now'
export const emptyCanAdd = 'No items yet. Drop files here, or add items from the library.'
export const empty = 'No items yet'
export const addItems = 'Add items'
export const analytics = 'Analytics'
