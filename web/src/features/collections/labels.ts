import { formatBytes, formatCount, formatList, formatNumber } from '../../lib/format/format.ts'

// Add to collection
export const items = (count: number) => formatCount(count, 'item')
export const addToACollection = (what: string) => `Add ${what} to a collection`
export const findOrCreateCollection = 'Find or create a collection'
export const couldntLoadTheCollections = 'Couldn’t load the collections'
export const noCollectionsYetCreate = 'No collections yet. Type a name above to create one.'
export const createTyped = (typed: string) => `Create “${typed}”`
export const alreadyAdded = 'already added'

// Collection drop
export const dropOnCollection = 'Drop on a collection'
export const noCollectionsYet = 'No collections yet'

// Add to collection
export const addedToName = (name: string) => `Added to ${name}`
export const created = (name: string) => `${name} created`

// Collection actions
export const restoreCollection = (name: string) => `Restore ${name}`
export const shareCollection = (name: string) => `Share ${name}`

// Collection marks
export const favorite = (name: string) => `Favorite ${name}`
export const upvoteNameVotes = (name: string, upvotes: number) =>
  `Upvote ${name}, ${formatCount(upvotes, 'vote')}`
export const removeVote = 'Remove vote'
export const upvote = 'Upvote'

// Delete
export const restored = (name: string) => `${name} restored`
export const deletedItsLinksNoLonger = (name: string) => `${name} deleted. Its links no longer open`

// Collection signs
export const privateLabel = 'Private'
export const smartFilledBySavedFilters = 'Smart, filled by saved filters'

// Collection list
export const loadingMore = 'Loading more'
export const youDontHaveAnyCollections = 'You don’t have any collections yet'
export const noFavoritesYet = 'No favorites yet. Select the heart on a collection to add it.'
export const noPrivateCollections = 'No private collections'
export const noSmartCollectionsYet =
  'No smart collections yet. Filter the library, then save the filters as a collection.'
export const noResults = (search: string) => `No results for “${search}”`
export const collectionsExplanation =
  'Collections group items in order, so you can share them with one link.'
export const newCollection = 'New collection'

// Collections bar
export const all = 'All'
export const mine = 'Mine'
export const favorites = 'Favorites'
export const smart = 'Smart'
export const namesWhatNoLongerExists = (missing: readonly string[]) =>
  `Filters that no longer exist: ${formatList(missing)}.`
export const editFiltersToChange = 'Edit them to change what is shown.'
export const lastUpdated = 'Last updated'
export const mostItems = 'Most items'
export const searchCollections = 'Search collections'
export const collectionFilter = 'Collection filter'

// Collections grid
export const collections = 'Collections'

// New collection
export const newSmartCollection = 'New smart collection'
export const whatIts = 'What it’s for'
export const visibleTo = 'Visible to'
export const matchesAreAdded = 'Items that match these filters are added automatically.'

// Visibility
export const wholeTeam = 'Whole team'
export const onlyYou = 'Only you'
export const visibleToTeam = 'Visible to the whole team. Existing links still work'
export const visibleOnlyToYou = 'Visible only to you. Existing links still work'

// Collection head
export const addADescription = 'Add a description'
export const addItems = 'Add items'
export const editFilters = 'Edit filters'
export const smartCollectionHint = 'Holds the items that match its filters now'
export const byOwner = (owner: string) => `by ${owner}`
export const you = 'you'
export const updated = 'updated'

// Collection menu
export const moreFor = (name: string) => `More actions for ${name}`
export const downloadZip = 'Download ZIP'
export const freeze = 'Freeze'
export const freezeHint = 'Keep the current items and arrange them yourself'

// Hand over
export const transferCollection = (name: string) => `Transfer ${name}`
export const transferred = (name: string, owner: string) => `${name} now belongs to ${owner}`
export const transferPrivateHint =
  'It’s private, so only the new owner will find it. Existing links still work and stay with the people who created them.'
export const transferHint =
  'The new owner decides who can find it. Existing links still work and stay with the people who created them.'
export const newOwner = 'New owner'
export const findAPerson = 'Find a person'
export const noMatchingEditors = 'No matching editors'

// Change
export const undone = 'Undone'

// Download
export const downloadingFiles = (files: number, bytes: number) =>
  `Downloading ${formatCount(files, 'file')}, ${formatBytes(bytes)}`

// Freeze
export const frozenItKeepsItsCurrent = 'Frozen. It keeps its current items'

// Item picker
export const addItemsTo = (name: string) => `Add items to ${name}`
export const itemsAdded = (count: number) => `${formatCount(count, 'item')} added`
export const searchTheLibrary = 'Search library'
export const couldntSearchTheLibrary = 'Couldn’t search the library'
export const addCount = (count: number) => `Add ${formatCount(count, 'item')}`
export const noItemsFound = 'No results'

// Arrangement
export const orderChanged = 'Order changed'

// Chosen bar
export const itemsRemoved = (count: number) => `${formatCount(count, 'item')} removed`
export const actionsForSelectedItems = 'Actions for selected items'
export const currentSelected = (current: number) => `${formatNumber(current)} selected`
export const moveToStart = 'Move to start'
export const moveToEnd = 'Move to end'

// Move handle
export const moveBackOne = 'Move back one'
export const moveForwardOne = 'Move forward one'
export const moveName = (name: string) => `Move ${name}`
export const moveHandleHint = 'Drag to move, or press for options'

// Collection items
export const couldntLoadTheItems = 'Couldn’t load the items'
export const theItem = 'The item'
export const removed = (name: string) => `${name} removed`
export const itemsInThisCollection = 'Items in this collection'

// Sorting
export const dragInstructions =
  'Press space to pick up the item, arrow keys to move it, and space to drop it. Press escape to cancel, or enter for a menu.'

// Deleted collections
export const deletedCollections = 'Deleted collections'
export const pageForOnePerson = 'Personal page'
