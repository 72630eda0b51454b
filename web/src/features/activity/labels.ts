import { formatCount } from '../../lib/format.ts'

// Brief activity
export const activityCouldNotBeLoaded = 'The activity could not be loaded'
export const nothingHasHappenedYet = 'Nothing has happened yet.'
export const showMore = 'Show more'

// Activity entry
export const andOtherItems = (count: number) => `and ${formatCount(count, 'other item')}`
export const satchel = 'Satchel'
export const withoutAName = 'Without a name'
export const became = 'became'
