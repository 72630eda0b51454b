import { formatCount } from '../../lib/format.ts'

// Copy link
export const copyItByHand = (url: string) => `Copy it by hand: ${url}`
export const copied = 'Copied'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const copyLinkToFor = (itemName: string, recipient: string) =>
  `Copy the link to ${itemName} for ${recipient}`

// Link views
export const notOpenedYet = 'Not opened yet'
export const last = ', last'
export const pagesIn = (pagesRead: number) => `${formatCount(pagesRead, 'page')} in `

// Link state
export const withdrawnDay = (day: string) => `Withdrawn ${day}`
export const open = 'Open'
export const expiredAfter = (part: string, day: string) => `${part} after ${day}`
export const asksForAPassword = 'Asks for a password'
export const asksForAnAddress = 'Asks for an address'
export const marksItsPages = 'Marks its pages'
export const noDownload = 'No download'

// Link page bars
export const notRead = 'not read'
export const pagePage = (page: number) => `Page ${page}`
export const pagesRead = 'Pages read'
export const itemsRead = 'Items read'
export const showFewer = 'Show fewer'
export const showAllCount = (count: number) => `Show all ${count}`
export const people = (count: number) => formatCount(count, 'person', 'people')
