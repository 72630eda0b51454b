import type { SavedNotify } from '@satchel/contract/search/search.ts'
import type { OperatorName } from '@satchel/contract/search/syntax.ts'
import { formatChoice, formatDay, formatList } from '../../lib/format/format.ts'

// Filter chips
export const activeFilters = 'Active filters'
export const removeFilterLabel = (label: string) => `Remove filter ${label}`
export const clearAll = 'Clear all'

// Filter chips
export const excludedLabel = (label: string) =>
  `Not ${label.charAt(0).toLowerCase()}${label.slice(1)}`
const operatorNames: Record<OperatorName, string> = {
  type: 'Content type',
  stage: 'Stage',
  product: 'Product',
  industry: 'Industry',
  region: 'Region',
  tag: 'Tag',
  by: 'Owner',
  in: 'Collection',
  is: 'State',
  after: 'After',
  before: 'Before',
}
export const operatorChip = (name: OperatorName, values: readonly string[]) =>
  `${operatorNames[name]}: ${formatChoice(values)}`
export const added = 'Added'
export const updated = 'Updated'
export const deletedValue = 'Deleted value'
export const fromImport = 'From one import'
export const momentFrom = (moment: string, startDay: string) =>
  `${moment} from ${formatDay(startDay)}`
export const momentTo = (moment: string, endDay: string) => `${moment} to ${formatDay(endDay)}`

// Did you mean
export const didYouMean = 'Did you mean'

// Quick filters
export const favorites = 'Favorites'
export const mine = 'Mine'
export const recent = 'Recent'
export const popular = 'Popular'
export const unused = 'Unused'
export const expiring = 'Expiring'
export const uncategorized = 'Uncategorized'

// Search summary
export const filters = 'Filters'

// Saved searches
export const savedSearches = 'Saved searches'
export const saved = 'Saved'

// Saved panel
export const deletedFilters = (missing: readonly string[], name: string) =>
  `Filters of “${name}” that no longer exist: ${formatList(missing)}. The other filters still apply.`
export const yours = 'Yours'
export const team = 'Team'
export const couldntLoadSavedSearches = 'Couldn’t load the saved searches'
export const noSavedSearchesYet = 'No saved searches yet. Choose filters, then save them.'
export const searchName = 'Search name'
export const saveSearch = 'Save search'
export const saveAsCollection = 'Save as collection'

// Name form
export const shareWithTheTeam = 'Share with the team'

// Saved entry
export const newNameFor = (name: string) => `New name for ${name}`
export const sharedWithTheTeam = 'Shared with the team'
export const moreFor = (name: string) => `More actions for ${name}`
export const rename = 'Rename'
export const updatedWithCurrentFilters = (name: string) =>
  `${name} updated with the current filters`
export const updateWithCurrentFilters = 'Update with current filters'
export const nowPrivate = (name: string) => `${name} is now visible only to you`
export const isNowVisibleToWhole = (name: string) => `${name} is now visible to the whole team`
export const stopSharing = 'Stop sharing'

// Saved searches
export const restored = (name: string) => `${name} restored`
export const deleted = (name: string) => `${name} deleted`

// Search summary
export const allItemsInLibrary = 'All items in the library'
export const withAllOfTheseTags = 'with all of these tags'
export const withAnyOfTheseTags = 'with any of these tags'

// Filter editor
export const searchText = 'Search text'
export const anyText = 'Any text'
export const totalNow = (total: string) => `${total} now`

// Filter rail
export const quickFilters = 'Quick filters'

// Day filter
export const dateRange = 'Date range'
export const dateField = 'Date field'
export const from = 'From'
export const to = 'To'
export const endDateIsBeforeStart = 'The end date is before the start date'

// Facet filter
export const searchValues = 'Search values'
export const searchIn = (label: string) => `Search in ${label}`
export const showAll = (count: number) => `Show all ${count}`

// Tag filter
export const tags = 'Tags'
export const match = 'Match'
export const anyOfThese = 'Any of these'
export const allOfThese = 'All of these'
export const exclude = (label: string) => `Exclude ${label}`

// Order select
export const bestMatch = 'Best match'
export const newest = 'Newest'
export const oldest = 'Oldest'
export const lastUpdated = 'Last updated'
export const nameUp = 'Name A–Z'
export const nameDown = 'Name Z–A'
export const mostViewed = 'Most viewed'
export const mostUpvoted = 'Most upvoted'

// Notifications of saved searches
export const notifyOfNewMatches = 'Notify me of new matches'
export const notifyNever = 'Never'
export const notifyInApp = 'In the app'
export const notifyByEmail = 'In the app and by email'
export const notifiesYou = 'You’re notified of new matches'
export const watchMessage = (notify: SavedNotify, name: string) =>
  notify === 'none'
    ? `You’re no longer notified of new matches of ${name}`
    : `You’ll be notified of new matches of ${name} ${notify === 'app' ? 'in the app' : 'in the app and by email'}`
