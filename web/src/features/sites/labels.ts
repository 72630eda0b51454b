import { formatCount } from '../../lib/format/format.ts'

// List
export const sites = 'Sites'
export const newSite = 'New site'
export const searchSites = 'Search sites'
export const siteFilter = 'Which sites'
export const all = 'All'
export const drafts = 'Drafts'
export const mine = 'Mine'
export const favorites = 'Favorites'
export const lastUpdated = 'Last updated'
export const mostViews = 'Most views'
export const couldntLoadTheSites = 'Couldn’t load the sites'
export const noResults = (term: string) => `No results for “${term}”`
export const nothingHere = 'No sites match this filter'
export const sitesExplanation =
  'Sites are pages of your own: text, items and calls to action at one address. Start with a template.'
export const startWithTemplate = 'Start with a template'

// Card
export const draft = 'Draft'
export const published = 'Published'
export const scheduled = 'Scheduled'
export const personal = 'For one person'
export const password = 'Password'
export const goesLive = 'Goes live'
export const unpublishedChanges = 'Unpublished changes'
export const shareSite = (site: string) => `Share ${site}`
export const favorite = (site: string) => `Favorite ${site}`

// Menu
export const moreFor = (site: string) => `More actions for ${site}`
export const openSite = 'Open site'
export const pageForOnePerson = 'Personal page'
export const makeCopy = 'Make a copy'
export const copyOf = (site: string) => `Copy of ${site}`
export const deleteSite = 'Delete site'
export const deleted = (site: string) => `${site} deleted`
export const deletedPublished = (site: string) => `${site} deleted. It’s off the web.`

// Bin
export const deletedSites = 'Deleted sites'
export const wasPublished = 'Was published'
export const restoreSite = (site: string) => `Restore ${site}`
export const restored = (site: string) => `${site} restored`

// New site
export const startWith = 'Start with'
export const create = 'Create site'
export const fillWithLatestItems = 'Fill it with your latest items'
export const latestItemsHint = 'You can swap them before you publish'

// Site card
export const views = (count: number) => formatCount(count, 'view')
