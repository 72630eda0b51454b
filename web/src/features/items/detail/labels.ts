import { formatCount } from '../../../lib/format.ts'

// Item details
export const description = 'Description'
export const addADescription = 'Add a description'
export const categoriesAndTags = 'Categories and tags'
export const availability = 'Availability'
export const facts = 'Facts'

// Address field
export const address = 'Address'
export const openThePage = 'Open the page'

// Item text field
export const nothing = 'Nothing'

// Conflict notice
export const someoneElseChangedThis = 'Someone else changed this meanwhile'
export const yours = 'Yours'
export const theirs = 'Theirs'
export const keepMine = 'Keep mine'
export const takeTheirs = 'Take theirs'

// Item change
export const someoneElseChangedThisInMeantime = 'Someone else changed this in the meantime'
export const wordsChanged = (words: string) => `${words} changed`
export const undo = 'Undo'

// Availability fields
export const shareable = 'Shareable'
export const noLinkCanBeMade = 'No link can be made, and those made are closed.'
export const inTheLibrary = 'In the library'
export const onlyItsOwnerAndAdmins = 'Only its owner and admins find it.'
export const onlyAndAdminsCanChange = (name: string) => `Only ${name} and admins can change this.`
export const releaseDay = 'Release day'
export const expiryDay = 'Expiry day'
export const on = 'On'
export const off = 'Off'
export const noDay = 'No day'

// Category field
export const none = 'None'
export const removeLabel = (label: string) => `Remove ${label}`

// Item collections
export const collections = 'Collections'

// Owner field
export const owner = 'Owner'
export const someone = 'Someone'
export const nobodyOfThatName = 'Nobody of that name'
export const onlyOrAdminCanGive = (name: string) =>
  `Only ${name} or an admin can give it back to you.`
export const handOver = 'Hand over'
export const keepIt = 'Keep it'

// Tag field
export const tags = 'Tags'
export const taggedAdd = (add: string) => `Tagged “${add}”`
export const tagLabelRemoved = (label: string) => `Tag “${label}” removed`

// Item head
export const name = 'Name'
export const share = 'Share'
export const upvoteSoFar = (upvotes: number) => `Upvote, ${upvotes} so far`
export const takeTheUpvoteBack = 'Take the upvote back'
export const upvote = 'Upvote'

// Item notice
export const checkAgain = 'Check again'
export const changeAddress = 'Change address'
export const tryAgain = 'Try again'
export const restoreVersionFileVersion = (fileVersion: number) => `Restore version ${fileVersion}`

// Item uses
export const itsUsesCouldNotBe = 'Its uses could not be loaded'
export const itIsInNoCollection = 'It is in no collection, and no link leads to it yet.'
export const collections2 = (count: number) => formatCount(count, 'collection')
export const links = (count: number) => formatCount(count, 'link')
export const notOpenedYetEachStands = (part: string) => `${part} Each stands under Sharing.`

// Related items
export const related = 'Related'
