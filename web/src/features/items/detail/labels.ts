// Item details
export const internalNote = 'Internal note'
export const addNote = 'Add a note. Only your team sees it'
export const descriptionForVisitors = 'Description for visitors'
export const addDescriptionForVisitors = 'Add what visitors read about it'
export const categoriesAndTags = 'Categories and tags'
export const availability = 'Availability'
export const details = 'Details'

// Address field
export const url = 'URL'
export const openPage = 'Open page'

// Item text field
export const empty = 'Empty'

// Conflict notice
export const someoneElseChanged = 'Someone else changed this while you were editing'
export const yourVersion = 'Your version'
export const theirVersion = 'Their version'
export const keepMine = 'Keep mine'
export const useTheirs = 'Use theirs'

// Availability fields
export const shareable = 'Shareable'
export const sharingOffHint = 'No new links, and existing links are closed'
export const inTheLibrary = 'In the library'
export const hiddenHint = 'Only visible to its owner and admins'
export const onlyAndAdminsCanChange = (name: string) => `Only ${name} and admins can change this.`
export const releaseDate = 'Release date'
export const expiryDate = 'Expiry date'
export const on = 'On'
export const off = 'Off'
export const noDate = 'No date'

// Category field
export const none = 'None'
export const removeTag = (label: string) => `Remove ${label}`

// Item collections
export const collections = 'Collections'

// Owner field
export const owner = 'Owner'
export const someone = 'Someone'
export const transferWarning = (name: string) =>
  `Only ${name} or an admin can transfer it back to you.`
export const transfer = 'Transfer'
export const keepIt = 'Keep it'

// Tag field
export const tags = 'Tags'

// Item head
export const upvoteSoFar = (upvotes: number) => `Upvote, ${upvotes} so far`
export const removeUpvote = 'Remove upvote'
export const upvote = 'Upvote'

// Item notice
export const checkAgain = 'Check again'
export const changeUrl = 'Change URL'
export const restoreVersion = (fileVersion: number) => `Restore version ${fileVersion}`

// Related items
export const related = 'Related'
