import { formatCount } from '../../../lib/format/format.ts'

export const searchTheLibrary = 'Search the library'
export const couldntSearchTheLibrary = 'Couldn’t search the library'
export const chooseImage = 'Choose an image'
export const chooseVideo = 'Choose a video'
export const noImagesFound = 'No images found. Upload one to the library first.'
export const noVideosFound = 'No videos found. Upload one to the library first.'
export const notShareable = 'Not shareable'
export const chooseCollection = 'Choose a collection'
export const searchCollections = 'Search collections'
export const couldntLoadCollections = 'Couldn’t load the collections'
export const noCollectionsFound = 'No collections found'
export const chooseCta = 'Choose a CTA'
export const searchCtas = 'Search CTAs'
export const couldntLoadCtas = 'Couldn’t load the CTAs'
export const noCtasFound = 'No CTAs found. Create one under CTAs first.'
export const CTA_KINDS = {
  button: 'Button',
  banner: 'Banner',
  form: 'Form',
  meeting: 'Meeting',
  embed: 'Embed',
} as const
export const chooseSavedSearch = 'Choose a saved search'
export const searchSavedSearches = 'Search saved searches'
export const couldntLoadSavedSearches = 'Couldn’t load the saved searches'
export const noSavedSearches = 'No saved searches found. Save one in the library first.'
export const itemCount = (count: number) => formatCount(count, 'item')
