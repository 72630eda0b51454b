// Home page
export const yourItemsCouldNotBe = 'Your items could not be loaded'
export const recentlyAdded = 'Recently added'
export const favourites = 'Favourites'
export const myLatestLinks = 'My latest links'
export const latestActivity = 'Latest activity'
export const showAll = 'Show all'
export const ofTitle = (title: string) => `of: ${title}`

// First steps
export const putSomething = 'Put something in'
export const dropFilesAnywhereOnThis = 'Drop files anywhere on this page, or add a web link.'
export const classifyIt = 'Classify it'
export const giveItemItsStageProduct =
  'Give an item its stage, product and tags, so that others find it.'
export const showWhatToClassify = 'Show what to classify'
export const shareIt = 'Share it'
export const makeLinkForOnePerson = 'Make a link for one person and see when it is opened.'
export const chooseAnItem = 'Choose an item'
export const invitePeople = 'Invite people'
export const colleaguesFindAndShareSame =
  'Colleagues find and share the same content, each with links of their own.'
export const makeYourFirstLink = 'Make your first link'
export const fromFileToLink = 'From a file to a link that tells'
export const doneOfCountDone = (done: number, count: number) => `${done} of ${count} done`
export const hide = 'Hide'
export const theFirstSteps = 'the first steps'
export const done = ', done'

// First steps
export const undo = 'Undo'
export const firstStepsHidden = 'First steps hidden'

// Item line
export const selectName = (name: string) => `Select ${name}`
