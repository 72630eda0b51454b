// Column menu
export const columns = 'Columns'
export const asManyAsThere = 'As many as there is room for'
export const theUsualColumns = 'The usual columns'

// Item columns
export const type = 'Type'
export const tags = 'Tags'
export const owner = 'Owner'
export const size = 'Size'
export const views = 'Views'
export const shares = 'Shares'
export const upvotes = 'Upvotes'
export const added = 'Added'
export const updated = 'Updated'

// Item results
export const loadingMore = 'Loading more'

// Item grid
export const items = 'Items'

// Item card
export const selectName = (name: string) => `Select ${name}`

// Quick actions
export const shareName = (name: string) => `Share ${name}`
export const share = 'Share'
export const favouriteName = (name: string) => `Favourite ${name}`
export const removeFromFavourites = 'Remove from favourites'
export const addToFavourites = 'Add to favourites'

// Item table
export const selectAllLoadedItems = 'Select all loaded items'
export const name = 'Name'
export const actions = 'Actions'

// Quick look
export const quickLook = 'Quick look'
export const closeTheQuickLook = 'Close the quick look'
export const open = 'Open'
