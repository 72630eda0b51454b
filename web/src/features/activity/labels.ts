import { formatCount, formatNumber } from '../../lib/format.ts'

// Brief activity
export const couldntLoadTheActivity = 'Couldn’t load the activity'
export const noActivityYet = 'No activity yet'
export const showMore = 'Show more'

// Activity entry
export const andOtherItems = (count: number) => `and ${formatCount(count, 'other item')}`
export const satchel = 'Satchel'
export const untitled = 'Untitled'
export const changedTo = 'changed to'
export const shared = 'Shared'
export const withRecipient = (recipient: string) => `with ${recipient}`
export const withLinks = (count: number) =>
  count === 1 ? 'with a link' : `with ${formatNumber(count)} links`
