import { formatCount } from '../../lib/format.ts'

// Recipient list
export const lastHeard = 'Last heard of'
export const name = 'Name'
export const mostViews = 'Most views'
export const shareSomethingWithPerson = 'Share something with a person'
export const nameOrganisationWhenYouShare = 'Name the organisation when you share'
export const couldNotBeLoaded = (many: string) => `The ${many} could not be loaded`
export const andAllTheyGotOpened = (none: string) =>
  `${none}, and all they got, opened and left stands here.`
export const searchTheMany = (many: string) => `Search the ${many}`
export const noHereIsCalled = (one: string, search: string) =>
  `No ${one} here is called “${search}”.`
export const openTheLibrary = 'Open the library'
export const nameAddressOrOrganisation = 'Name, address or organisation'
export const order = 'Order'
export const openedOfLinksOpened = (opened: number, links: number) =>
  `${opened} of ${formatCount(links, 'link')} opened`
export const views = (count: number) => formatCount(count, 'view')
export const lastHere = 'Last here'
export const notHereYet = 'Not here yet'
export const lastShared = 'Last shared'

// Recipient report
export const thisCouldNotBeLoaded = 'This could not be loaded'
export const opened = 'Opened'
export const notOpened = 'Not opened'
export const openedOfLinksOpenedViews = (opened: number, links: number, views: number) =>
  `${opened} of ${formatCount(links, 'link')} opened, ${formatCount(views, 'view')}`
export const last = ', last'
export const forLabel = 'for'
export const madeFor = (sharedToEmail: string) => `made for ${sharedToEmail} by`
export const sharedBy = 'shared by'
export const shareAgainItemName = (itemName: string) => `Share again: ${itemName}`
export const shareAgain = 'Share again'
export const notOpenedYet = 'Not opened yet'
export const minOfPageCountPages = (min: number, pageCount: number) =>
  `${min} of ${pageCount} pages`
export const inThisCollection = 'In this collection'
