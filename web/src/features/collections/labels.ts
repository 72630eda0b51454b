import { formatBytes, formatCount } from '../../lib/format.ts'

// Add to collection
export const items = (count: number) => formatCount(count, 'item')
export const addToACollection = (what: string) => `Add ${what} to a collection`
export const findOrNameCollection = 'Find or name a collection'
export const collectionsCouldNotBeLoaded = 'The collections could not be loaded'
export const thereIsNoCollectionYet = 'There is no collection yet. Name the first one above.'
export const createTyped = (typed: string) => `Create “${typed}”`
export const inItAlready = 'in it already'

// Add to collection
export const addedToName = (name: string) => `Added to ${name}`
export const undo = 'Undo'
export const nameCreated = (name: string) => `${name} created`

// Collection actions
export const restoreName = (name: string) => `Restore ${name}`
export const restore = 'Restore'
export const shareName = (name: string) => `Share ${name}`
export const share = 'Share'

// Collection marks
export const favouriteName = (name: string) => `Favourite ${name}`
export const removeFromFavourites = 'Remove from favourites'
export const addToFavourites = 'Add to favourites'
export const upvoteNameVotes = (name: string, upvotes: number) =>
  `Upvote ${name}, ${formatCount(upvotes, 'vote')}`
export const takeTheVoteBack = 'Take the vote back'
export const upvote = 'Upvote'

// Delete
export const nameRestored = (name: string) => `${name} restored`
export const deletedItsLinksNoLonger = (name: string) => `${name} deleted; its links no longer open`

// Collection signs
export const privateLabel = 'Private'
export const smartFilledBySearch = 'Smart: filled by a search'

// Collection list
export const loadingMore = 'Loading more'
export const youHaveNoCollection = 'You have no collection of your own yet.'
export const pressHeartOfCollection = 'Press the heart of a collection and it stands here.'
export const noCollectionIsYoursAlone = 'No collection is yours alone.'
export const smartCollectionFillsItself =
  'A smart collection fills itself: filter the library, then save the filters as one.'
export const whatIsDeletedWaitsHere = 'What is deleted waits here for 30 days.'
export const noCollectionHereIsCalled = (search: string) =>
  `No collection here is called “${search}”.`
export const collectionKeepsWhatBelongs =
  'A collection keeps what belongs together, in its order, and is shared by one link.'
export const newCollection = 'New collection'

// Collections bar
export const all = 'All'
export const mine = 'Mine'
export const favourites = 'Favourites'
export const smart = 'Smart'
export const lastChanged = 'Last changed'
export const name = 'Name'
export const mostItems = 'Most items'
export const searchTheCollections = 'Search the collections'
export const searchCollections = 'Search collections'
export const whichCollections = 'Which collections'
export const order = 'Order'

// Collections grid
export const collections = 'Collections'

// New collection
export const newSmartCollection = 'New smart collection'
export const giveItAName = 'Give it a name'
export const whatIt = 'What it is for'
export const whoFinds = 'Who finds it'
export const cancel = 'Cancel'
export const create = 'Create'
export const itFillsItselfWhateverFits =
  'It fills itself: whatever fits these filters is in it, now and later.'

// Visibility
export const theWholeTeam = 'The whole team'
export const onlyYou = 'Only you'
export const wholeTeamFindsItNow = 'The whole team finds it now. Links to it go on opening'
export const onlyYouFindItNow = 'Only you find it now. Links that were made to it go on opening'

// Collection head
export const description = 'Description'
export const sayWhat = 'Say what it is for'
export const addItems = 'Add items'
export const editFilters = 'Edit filters'
export const itHoldsWhatItsFilters = 'It holds what its filters find at this moment'
export const byYou = (part: string) => `by ${part}`
export const changed = 'changed'

// Collection menu
export const moreForName = (name: string) => `More for ${name}`
export const downloadAsZip = 'Download as ZIP'
export const freeze = 'Freeze'
export const keepWhatItHoldsNow = 'Keep what it holds now, to arrange by hand'
export const handOver = 'Hand over'
export const deleteAction = 'Delete'

// Hand over
export const handNameOver = (name: string) => `Hand ${name} over`
export const isSNow = (name: string, name2: string) => `${name} is ${name2}’s now`
export const itIsPrivateItsNew = (part: string) =>
  `${part} Links to it go on opening and stay with those who made them.`
export const newOwner = 'New owner'
export const findAPerson = 'Find a person'
export const nobodyWhoMayChangeCollections = 'Nobody who may change collections fits'

// Change
export const undone = 'Undone'

// Download
export const downloadingFiles = (files: number, bytes: number) =>
  `Downloading ${formatCount(files, 'file')}, ${formatBytes(bytes)}`

// Freeze
export const frozenItKeeps = 'Frozen: it keeps what it holds now'

// Item picker
export const addItemsTo = (name: string) => `Add items to ${name}`
export const itemsAdded = (count: number) => `${formatCount(count, 'item')} added`
export const searchTheLibrary = 'Search the library'
export const libraryCouldNotBeSearched = 'The library could not be searched'
export const add = 'Add'
export const addItems2 = (count: number) => `Add ${formatCount(count, 'item')}`
export const noItemFits = 'No item fits.'

// Arrangement
export const orderChanged = 'Order changed'

// Chosen bar
export const itemsRemoved = (count: number) => `${formatCount(count, 'item')} removed`
export const withTheChosenItems = 'With the chosen items'
export const itemsChosen = (current: number) => `${formatCount(current, 'item')} chosen`
export const moveToTheStart = 'Move to the start'
export const moveToTheEnd = 'Move to the end'
export const remove = 'Remove'
export const chooseNone = 'Choose none'

// Move handle
export const moveOneBack = 'Move one back'
export const moveOne = 'Move one on'
export const moveName = (name: string) => `Move ${name}`
export const dragToMovePress = 'Drag to move, press for more'
export const removeFromTheCollection = 'Remove from the collection'

// Collection items
export const itemsCouldNotBeLoaded = 'The items could not be loaded'
export const theItem = 'The item'
export const nameRemoved = (name: string) => `${name} removed`
export const itemsInThisCollection = 'Items in this collection'

// Sorting
export const pressSpaceToPickItem =
  'Press space to pick the item up, arrow keys to move it, space to put it down, escape to leave it where it was. Press enter for a menu.'
