import type { HealthKind } from '@satchel/contract/analytics/health.ts'
import { formatCount, formatDay } from '../../../lib/format/format.ts'

export type Kind = HealthKind | 'gaps'

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  expiring: 'Expiring',
  broken: 'Broken',
  unclassified: 'Unclassified',
  stale: 'Stale',
  unused: 'Never used',
  gaps: 'Not found',
}

export const KIND_LINES: Readonly<Record<Kind, string>> = {
  expiring: 'Expired, or expiring within 30 days',
  broken: 'Web pages that can’t be reached, and files that couldn’t be read',
  unclassified: 'Items without a value in any category',
  stale: 'Not changed or reviewed for 180 days',
  unused: 'Older than 30 days, and never viewed or shared',
  gaps: 'What people searched for in 90 days and didn’t find',
}

export const EMPTY: Readonly<Record<Kind, string>> = {
  expiring: 'Nothing expires in the next 30 days',
  broken: 'All web pages and files work',
  unclassified: 'Everything is classified',
  stale: 'Everything was changed or reviewed in the last 180 days',
  unused: 'Everything older than 30 days was viewed or shared',
  gaps: 'People found what they searched for',
}

export const health = 'What needs attention'
export const owner = 'Owner'
export const everyones = 'Everyone’s'
export const mine = 'Mine'
export const couldntLoad = 'Couldn’t load these items'
export const expiredOn = (day: string) => `Expired ${formatDay(day)}`
export const expiresOn = (day: string) => `Expires ${formatDay(day)}`
export const couldntBeRead = 'Couldn’t be read'
export const couldntBeReached = 'Couldn’t be reached'
export const checked = 'checked'
export const changed = 'Changed'
export const added = 'Added'
export const extend = 'Extend 90 days'
export const checkAgain = 'Check again'
export const checking = 'Checking'
export const upToDate = 'Up to date'
export const classify = 'Classify'
export const classifyInLibrary = 'Classify in library'
export const moveToBin = 'Move to trash'
export const actionOn = (action: string, name: string) => `${action}: ${name}`
export const movedToBin = (name: string) => `${name} moved to the trash`
export const extended = (name: string, day: string) => `${name} now expires ${formatDay(day)}`
export const markedUpToDate = (name: string) => `${name} marked as up to date`
export const ownerOrAdminOnly = 'Only the owner and admins can change this item'
export const addWish = 'Add wish'
export const viewWish = 'View wish'
export const wishAdded = 'Wish added'
export const gapCounts = (people: number, searches: number) =>
  `${formatCount(people, 'person', 'people')}, ${formatCount(searches, 'search', 'searches')}`

export const inDemand = 'Little content, much interest'
export const inDemandHint =
  'Categories whose share of the searches in 90 days is at least twice their share of the content'
export const couldntLoadThin = 'Couldn’t load the categories'
export const items = (count: number) => formatCount(count, 'item', 'items')
