import { formatCount } from '../../lib/format/format.ts'

// Home page
export const home = 'Home'
export const couldntLoadYourItems = 'Couldn’t load your items'
export const couldntLoadYourDay = 'Couldn’t load what needs you'
export const couldntLoadYourFavorites = 'Couldn’t load your favorites'
export const couldntLoadPopular = 'Couldn’t load what is popular'
export const recentlyAdded = 'Recently added'
export const favorites = 'Favorites'
export const myLatestLinks = 'My latest links'
export const latestActivity = 'Latest activity'
export const showAll = 'Show all'
export const showAllOf = (title: string) => `of: ${title}`

export const popular = 'Popular'

// What needs me
export const needsYou = 'Needs you'
export const repliesToRead = (count: number) =>
  formatCount(count, 'reply to read', 'replies to read')
export const wishesToApprove = (count: number) =>
  formatCount(count, 'wish to approve', 'wishes to approve')
export const itemsBroken = (count: number) => formatCount(count, 'broken link')
export const itemsExpiring = (count: number) =>
  formatCount(count, 'item expires soon', 'items expire soon')
export const todaysViews = ({
  views,
  opened,
  downloads,
}: Record<'views' | 'opened' | 'downloads', number>) =>
  `Today: ${formatCount(views, 'view')} of ${formatCount(opened, 'link')}${downloads > 0 ? `, ${formatCount(downloads, 'download')}` : ''}`

// Search gaps
export const lookedFor = 'Looked for and not found'
export const peopleLooked = (people: number, searches: number) =>
  `${formatCount(people, 'person', 'people')}, ${formatCount(searches, 'search', 'searches')}`
export const addWish = 'Add wish'
export const wishForTerm = (term: string) => `Add wish for ${term}`
export const wished = 'On the wishlist'

// First steps
export const uploadFileOrAddWeb = 'Upload a file or add a web link'
export const dropFilesAnywhere = 'Drop files anywhere on this page to upload them'
export const classifyIt = 'Classify it'
export const addStageProductAndTags = 'Add a stage, product and tags so that others can find it.'
export const shareIt = 'Share it'
export const createLinkForOnePerson = 'Create a link for one person and see when they open it.'
export const invitePeople = 'Invite people'
export const colleaguesFindAndShareSame =
  'Colleagues find and share the same content, each with their own links.'
export const classify = 'Classify'
export const classifyName = (name: string) => `Classify ${name}`
export const share = 'Share'
export const shareName = (name: string) => `Share ${name}`
export const samplesOffered =
  'Look around first: three sample items, and a link to one that somebody has read.'
export const samplesAreThere =
  'You have three sample items, and a link that a sample reader opened.'
export const addSamples = 'Add samples'
export const removeSamples = 'Remove samples'
export const createYourFirstLink = 'Create your first link'
export const getStarted = 'Get started'
export const doneOfCountDone = (done: number, count: number) => `${done} of ${count} done`
export const hide = 'Hide'
export const gettingStarted = 'getting started'
export const openSteps = 'Next'
export const doneSteps = 'Done'

// First steps
export const undo = 'Undo'
export const gettingStartedHidden = 'Getting started hidden'

// Item line
export const select = (name: string) => `Select ${name}`
