import { formatCount } from '../../lib/format/format.ts'

// Recipient list
export const lastActivity = 'Last activity'
export const mostViews = 'Most views'
export const NAMES = {
  person: { one: 'person', many: 'people', none: 'Share with a person' },
  organization: {
    one: 'organization',
    many: 'organizations',
    none: 'Add an organization when you share',
  },
} as const
export const couldntLoad = (many: string) => `Couldn’t load ${many}`
export const emptyLine = (none: string) => `${none} to see what they received and opened.`
export const searchMany = (many: string) => `Search ${many}`
export const noResults = (one: string, search: string) => `No ${one} found for “${search}”`
export const openLibrary = 'Open library'
export const nameAddressOrOrganization = 'Name, address or organization'
export const openedOfLinksOpened = (opened: number, links: number) =>
  `${opened} of ${formatCount(links, 'link')} opened`
export const views = (count: number) => formatCount(count, 'view')
export const lastVisit = 'Last visit'
export const noVisitsYet = 'No visits yet'
export const addressNotVerified = 'Address not verified'
/** Says that someone entered the address at links for others; that may have been anyone. */
export const enteredAtLinks = (links: number, views: number) =>
  `Entered at ${formatCount(links, 'link')}, ${formatCount(views, 'view')}`
export const lastShared = 'Last shared'

// Recipient report
export const someoneElse = 'someone else'
export const couldntLoadThisRecipient = 'Couldn’t load this recipient'
export const opened = 'Opened'
export const notOpened = 'Not opened'
export const enteredNotVerified = 'Address entered, not verified'
export const verifiedByOther = (email: string, views: number) =>
  `${formatCount(views, 'view')} by ${email}, who verified their address`
export const enteredByOther = (email: string) => `Someone entered ${email}, not verified`
export const openedSummary = (opened: number, links: number, views: number) =>
  `${opened} of ${formatCount(links, 'link')} opened, ${formatCount(views, 'view')}`
export const sharedBy = 'Shared by {sharer} {time}'
export const sharedWithPerson = 'For {person}, shared by {sharer} {time}'
export const openedViaLink = 'Opened via {owner}’s link, shared by {sharer} {time}'
export const personOpenedViaLink =
  'For {person}, opened via {owner}’s link, shared by {sharer} {time}'
export const shareAgainNamed = (itemName: string) => `Share again: ${itemName}`
export const withdrawn = 'Withdrawn'
export const shareAgain = 'Share again'
export const notOpenedYet = 'Not opened yet'
export const pagesRead = (read: number, pageCount: number) => `${read} of ${pageCount} pages`
export const inThisCollection = 'In this collection'
