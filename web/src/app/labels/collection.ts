import { formatNumber } from '../../lib/format.ts'

// Collections page
export const collections = 'Collections'
export const newCollection = 'New collection'

// Collection page
export const collection = 'Collection'
export const collectionCouldNotBeLoaded = 'The collection could not be loaded'
export const whatFillsName = (name: string) => `What fills ${name}`
export const items = 'Items'
export const sharing = 'Sharing'
export const activity = 'Activity'
export const thisCollectionWasDeleted =
  'This collection was deleted, or it is the private one of someone else.'
export const openTheCollections = 'Open the collections'

// Collection contents
export const isTheCoverNow = (name: string) => `${name} is the cover now`
export const chooseCoverByItself = 'Choose the cover by itself'
export const useAsCover = 'Use as cover'
export const firstPictureIsCoverNow = 'The first picture is the cover now'
export const removeFromHere = 'Remove from here'
export const nameRemoved = (name: string) => `${name} removed`
export const theseAreTheFirst = (count: number) => `These are the first ${formatNumber(count)}.`
export const seeAllInLibrary = 'See all in the library'
export const nothingFitsItsFilters = 'Nothing fits its filters at the moment.'
export const nothingIsInItYet =
  'Nothing is in it yet. Drop files here, or take items from the library.'
export const nothingIsInItYet2 = 'Nothing is in it yet.'
export const addItems = 'Add items'
