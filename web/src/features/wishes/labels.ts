import { formatCount, formatDay, formatSpan } from '../../lib/format/format.ts'

// Kinds and statuses
export const content = 'Content'
export const feature = 'Feature'
export const waitsForApproval = 'Waiting for approval'

// Votes
export const voteFor = (title: string, votes: number) =>
  `Vote for ${title}, ${formatCount(votes, 'vote')}`
export const vote = 'Vote'
export const removeVote = 'Remove vote'
export const voters = 'Who voted'
export const votes = (count: number) => formatCount(count, 'vote')

// The list
export const views = 'Views'
export const wishes = 'Wishes'
export const board = 'Board'
export const leaderboard = 'Who asks and delivers'
export const couldntLoadWishes = 'Couldn’t load the wishes'
export const searchWishes = 'Search wishes'
export const kindFilter = 'Kind'
export const allKinds = 'All kinds'
export const mineFilter = 'Whose wishes'
export const everyones = 'Everyone’s'
export const made = 'Made by me'
export const voted = 'Voted by me'
export const assigned = 'Assigned to me'
export const mostVotes = 'Most votes'
export const trending = 'Trending'
export const newest = 'Newest'
export const mostDiscussed = 'Most discussed'
export const statusFilter = 'Status'
export const all = 'All'
export const pending = 'Waiting'
export const noWishes =
  'Ask for content you’d like to share, or for a feature. Votes show what the team needs most.'
export const noResults = 'No wishes match these filters'
export const clearFilters = 'Clear filters'
export const comments = (count: number) => formatCount(count, 'comment')
export const neededBy = (day: string) => `Needed by ${formatDay(day)}`
export const overdueSince = (day: string) => `Was needed by ${formatDay(day)}`
export const assignedTo = (name: string) => `Assigned to ${name}`
export const forOrganization = (name: string) => `For ${name}`

// A new wish
export const newWish = 'New wish'
export const kind = 'Kind'
export const title = 'Title'
export const titleHint = 'What you need, in a few words'
export const enterATitle = 'Enter a title'
export const descriptionHint = 'Who it’s for, and what it has to do'
export const organization = 'Organization'
export const organizationHint = 'Optional: the customer or deal you need it for'
export const neededByDay = 'Needed by'
export const similar = 'Already wished for'
export const add = 'Add wish'
export const added = 'Wish added'
export const addedPending = 'Wish added. It’s shown to everyone once it’s approved.'
export const view = 'View'

// The board
export const wishesByStatus = 'Wishes by status'
export const emptyColumn = 'Nothing here'
export const move = (name: string) => `Move ${name}`
export const dragInstructions =
  'Press Space to pick up the wish, the arrow keys to move it to another status, Space to put it down and Escape to cancel.'
export const pickedUp = (name: string, column: string) => `${name} picked up from ${column}`
export const over = (name: string, column: string) => `${name} over ${column}`
export const putDown = (name: string, column: string) => `${name} put down in ${column}`
export const leftInColumn = (name: string, column: string) => `${name} left in ${column}`
export const moreInList = (count: number) =>
  `${formatCount(count, 'more wish', 'more wishes')} in the list`

// One wish
export const wish = 'Wish'
export const backToWishlist = 'Wishlist'
export const couldntLoadWish = 'Couldn’t load the wish'
export const editWish = 'Edit wish'
export const moreActions = 'More actions'
export const mergeInto = 'Merge into another wish'
export const approve = 'Approve'
export const decline = 'Decline'
export const approved = 'Wish approved'
export const onlyYouAndEditors =
  'Only the author and editors can see this wish until it’s approved.'
export const wasMerged = 'This wish was merged into another one.'
export const openThatOne = 'Open that wish'
export const details = 'Details'
export const status = 'Status'
export const changeStatus = 'Change status'
export const author = 'Author'
export const assignee = 'Assignee'
export const nobody = 'Nobody'
export const created = 'Created'
export const statusChanged = (label: string) => `Status changed to ${label}`
export const response = 'Response'
export const responseHint = 'Optional: shown on the wish and sent to everyone who voted'
export const responseFromTeam = 'Response from the team'
export const stale = 'Someone else changed this wish. Check it and try again.'
export const noDescription = 'No description'

// Delivered items
export const deliveredItems = 'Delivered items'
export const noItemsYet = 'A content wish is done once it has items.'
export const addItems = 'Add items'
export const deliver = (name: string) => `Deliver “${name}”`
export const deliveredBy = (count: number) => `Delivered with ${formatCount(count, 'item')}`
export const shareName = (name: string) => `Share ${name}`
export const removeName = (name: string) => `Remove ${name}`
export const unavailableItem = 'Item not available'

// Outcome
export const results = 'What became of it'
export const deliveredIn = (days: number) =>
  days === 0 ? 'Delivered on the same day' : `Delivered in ${formatCount(days, 'day')}`
export const sharedTimes = (count: number) => `shared ${times(count)}`
export const readBy = (read: number, requested: number) =>
  `read by ${read} of ${formatCount(requested, 'organization')} that asked`
export const viewsFigure = 'Views'
export const people = 'People'
export const shares = 'Shares'
export const timeRead = 'Time read'
export const askingOrganizations = 'Organizations that asked'
export const span = (seconds: number) => formatSpan(seconds)
export const hasRead = 'Read it'
export const sharedNotOpened = 'Shared, not opened yet'
export const notShared = 'Not shared yet'
export const shareWith = (name: string) => `Share with ${name}`
export const askers = (count: number) => `${formatCount(count, 'person', 'people')} asked for this`
function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

// Whom one votes for
export const voteForOrganization = 'Who do you need it for?'
export const organizationSaved = 'Organization added to your vote'

// Comments
export const commentsHeading = 'Comments'
export const noComments = 'No comments yet'
export const couldntLoadComments = 'Couldn’t load the comments'
export const addComment = 'Add a comment'
export const commentHint = 'Type @ to mention someone'
export const send = 'Comment'
export const peopleToMention = 'People to mention'
export const showMoreComments = 'Show more comments'

// Merging
export const mergeTitle = (name: string) => `Merge “${name}”`
export const mergeWarning = 'Votes and comments move to the other wish. This can’t be undone.'
export const otherWish = 'Wish to keep'
export const merge = 'Merge'
export const mergedInto = (name: string) => `Merged into “${name}”`
export const noOtherWish = 'No wish found'

// Ranking
export const couldntLoadRanking = 'Couldn’t load the ranking'
export const whoAsks = 'Who asks'
export const whoDelivers = 'Who delivers'
export const whichOrganizations = 'Organizations'
export const nobodyAsked = 'No wishes yet'
export const nobodyDelivered = 'No wish is done yet'
export const noOrganizations = 'No wish names an organization yet'
export const wishesColumn = 'Wishes'
export const votesColumn = 'Votes'
export const daysColumn = 'Median days'
export const sharesColumn = 'Shares'
export const viewsColumn = 'Views'

// Export and feed
export const moreOptions = 'More options'
export const csv = 'Download CSV'
export const csvName = 'wishes.csv'
export const feed = 'Atom feed'
export const feedLine =
  'Read new wishes in a feed reader. The address is yours alone: anyone who has it can read the wishes you can see.'
export const createFeed = 'Create address'
export const copyFeedNow =
  'Copy it now, it isn’t shown again. A new address replaces the one before.'
export const feedAddress = 'Feed address'
export const turnOff = 'Turn off'
export const turnedOff = 'The feed is turned off'
export const couldntLoadFeed = 'Couldn’t load the feed address'
export const feedOfWishes = 'Feed address for wishes'
export const lastUsed = 'Last used'
export const neverUsed = 'Never used'

// Settings
export const couldntLoadSettings = 'Couldn’t load the settings'
export const needsApproval = 'New wishes need approval'
export const needsApprovalHint =
  'Wishes of viewers are shown to everyone once an editor approves them.'
export const statusNames = 'Names of the statuses'
export const statusNamesHint = 'What your team calls each step, and its color.'
export const nameOf = (status: string) => `Name of “${status}”`
export const colorOf = (status: string) => `Color of “${status}”`

// Delivered items
export const deliveredAsk = 'Is the wish done?'
export const markAsDone = (label: string) => `Mark as ${label.toLowerCase()} and notify`
export const onlyAddItems = 'Only add items'
