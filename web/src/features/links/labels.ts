import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Copy link
export const copyLinkToFor = (itemName: string, recipient: string) =>
  `Copy the link to ${itemName} for ${recipient}`

// Link views
export const notOpenedYet = 'Not opened yet'
export const visitsBefore = (count: number) => `${formatCount(count, 'visit')} before`
export const visitsBeforeHint = 'Counted elsewhere before this link was imported'
export const pagesIn = (pagesRead: number) => `${formatCount(pagesRead, 'page')} in `

// Link state
export const expired = 'Expired'
export const expires = 'Expires'
export const withdrawnDay = (day: string) => `Withdrawn ${day}`
export const active = 'Active'
export const endsAfter = (part: string, day: string) => `${part} after ${day}`
export const passwordRequired = 'Password required'
export const emailRequired = 'Email required'
export const watermarked = 'Watermarked'
export const noDownloads = 'Downloads off'

// Link page bars
export const notRead = 'not read'
export const pagePage = (page: number) => `Page ${page}`
export const pagesRead = 'Pages read'
export const itemsRead = 'Items read'
export const showFewer = 'Show fewer'
export const showAll = (count: number) => `Show all ${count}`
export const devices = (count: number) => formatCount(count, 'device')
export const recentViews = (count: number) => `${formatCount(count, 'view')} in the last 14 days`
export const devicesOf = (count: number, total: number) =>
  `${formatNumber(count)} of ${formatCount(total, 'device')}`
export const mostStopAt = (page: string) => `${page}, most stop here`
