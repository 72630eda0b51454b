export const pageForOnePerson = 'Personal page'
export const whoIsItFor = 'Who is it for?'
export const recipientHint = 'An email address, or a name only you see'
export const enterRecipient = 'Enter an address or a name'
export const title = 'Title'
export const titleHint = 'Shown at the top of the page'
export const forYou = 'For you'
export const enterATitle = 'Enter a title'
export const keepOneItem = 'Keep at least one item'
export const greeting = 'Greeting'
export const greetingText = (company: string) =>
  `Hello,\n\nhere is everything we talked about. Reply to me right from this page if anything is missing.\n\n${company}`
export const items = 'Items'
export const ofTheSite = (name: string) => `After the greeting comes the content of ${name}.`
export const noteFor = (name: string) => `Note for ${name}`
export const note = 'Note'
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const remove = (name: string) => `Remove ${name}`
export const gone = 'An item that no longer exists'
export const callToAction = 'Call to action'
export const none = 'None'
export const createAndCopy = 'Create and copy link'

// Made
export const linkReady = 'The page is ready'
export const opensFor = (recipient: string) =>
  `This link is for ${recipient}. You see when it is opened and what is read.`
export const changeLaterHint = 'You can change the page at any time; the link stays the same.'
export const link = 'Link'
export const editPage = 'Edit page'
export const seeVisits = 'See visits'
