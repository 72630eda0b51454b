import { formatCount, formatDay } from '../../lib/format.ts'

// Filter chips
export const filtersInForce = 'Filters in force'
export const removeTheFilter = (label: string) => `Remove the filter ${label}`
export const clear = 'Clear'

// Filter chips
export const added = 'Added'
export const updated = 'Updated'
export const deletedValue = 'Deleted value'
export const momentFrom = (moment: string, startDay: string) =>
  `${moment} from ${formatDay(startDay)}`
export const momentTo = (moment: string, endDay: string) => `${moment} to ${formatDay(endDay)}`

// Quick filters
export const favourites = 'Favourites'
export const mine = 'Mine'
export const recent = 'Recent'
export const popular = 'Popular'
export const unused = 'Unused'
export const expiring = 'Expiring'
export const uncategorised = 'Uncategorised'

// Filter drawer
export const filtersCount = (count: number) => `Filters (${count})`
export const filters = 'Filters'
export const closeTheFilters = 'Close the filters'

// Saved searches
export const savedSearches = 'Saved searches'
export const saved = 'Saved'

// Saved panel
export const valuesOrTags = (count: number) => formatCount(count, 'value or tag', 'values or tags')
export const ofAreNoMoreRest = (what: string, name: string) =>
  `${what} of ${name} are no more; the rest of it is in force`
export const yours = 'Yours'
export const ofTheTeam = 'Of the team'
export const savedSearchesCouldNotBe = 'The saved searches could not be loaded'
export const nothingIsSavedYetChoose = 'Nothing is saved yet. Choose filters, then save them.'
export const nameOfThisSearch = 'Name of this search'
export const saveTheseFilters = 'Save these filters'
export const saveAsCollection = 'Save as collection'

// Name form
export const giveItAName = 'Give it a name'
export const save = 'Save'
export const cancel = 'Cancel'
export const shareItWithTeam = 'Share it with the team'

// Saved entry
export const newName = (name: string) => `New name of ${name}`
export const sharedWithTheTeam = 'Shared with the team'
export const moreForName = (name: string) => `More for ${name}`
export const rename = 'Rename'
export const hasFiltersInForceNow = (name: string) => `${name} has the filters in force now`
export const takeFiltersInForce = 'Take the filters in force'
export const isYoursAloneAgain = (name: string) => `${name} is yours alone again`
export const wholeTeamFindsNow = (name: string) => `The whole team finds ${name} now`
export const stopSharing = 'Stop sharing'
export const shareWithTheTeam = 'Share with the team'
export const deleteAction = 'Delete'

// Saved searches
export const nameRestored = (name: string) => `${name} restored`
export const undo = 'Undo'
export const nameDeleted = (name: string) => `${name} deleted`

// Search summary
export const everythingInTheLibrary = 'Everything in the library'
export const withAllOfTheseTags = 'with all of these tags'
export const withAnyOfTheseTags = 'with any of these tags'

// Filter editor
export const words = 'Words'
export const anyWords = 'Any words'
export const totalNow = (total: string) => `${total} now`

// Filter rail
export const quickFilters = 'Quick filters'

// Day filter
export const days = 'Days'
export const whichDaysCount = 'Which days count'
export const from = 'From'
export const to = 'To'
export const thisDayIsBeforeFirst = 'This day is before the first'

// Facet filter
export const searchValues = 'Search values'
export const searchInLabel = (label: string) => `Search in ${label}`
export const showAllCount = (count: number) => `Show all ${count}`

// Tag filter
export const tags = 'Tags'
export const itemsThatHave = 'Items that have'
export const anyOfThese = 'Any of these'
export const allOfThese = 'All of these'

// Order select
export const bestMatch = 'Best match'
export const newest = 'Newest'
export const oldest = 'Oldest'
export const lastUpdated = 'Last updated'
export const name = 'Name'
export const mostViewed = 'Most viewed'
export const mostUpvoted = 'Most upvoted'
export const order = 'Order'
