import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Brief activity
export const couldntLoadTheActivity = 'Couldn’t load the activity'
export const noActivityYet = 'No activity yet'

// Activity entry
export const restored = 'Earlier values restored'
export const alreadyRestored = 'The item already has these values'
export const history = 'History'
export const historyOf = (name: string) => `History of ${name}`
export const changesBy = (name: string) => `Changes by ${name}`
export const showAll = 'Show all'
export const showLess = 'Show less'
export const changedTimes = (name: string, count: number) =>
  `Updated ${name} ${formatCount(count, 'time')}`
export const andOtherItems = (count: number) => `and ${formatCount(count, 'other item')}`
export const satchel = 'Satchel'
export const untitled = 'Untitled'
export const changedTo = 'changed to'
export const shared = 'Shared'
export const withRecipient = (recipient: string) => `with ${recipient}`
export const withLinks = (count: number) =>
  count === 1 ? 'with a link' : `with ${formatNumber(count)} links`
