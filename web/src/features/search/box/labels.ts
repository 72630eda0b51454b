import type { Suggestion } from '@satchel/contract/search/search.ts'
import type { OperatorName, State } from '@satchel/contract/search/syntax.ts'

export const suggestions = 'Suggestions'
export const recentItems = 'Recent items'
export const suggestionGroups: Record<Suggestion['type'], string> = {
  RECENT: 'Recent searches',
  POPULAR: 'Popular searches',
  ITEM: 'Items',
  COLLECTION: 'Collections',
  SITE: 'Sites',
  TAG: 'Tags',
}

export const operatorHints: Record<OperatorName, string> = {
  type: 'Content type',
  stage: 'Funnel stage',
  product: 'Product',
  industry: 'Industry',
  region: 'Region',
  tag: 'Tag',
  by: 'Owner',
  in: 'Collection',
  is: 'Shared, unused, expired or favorite',
  after: 'Added on or after a day',
  before: 'Added before a day',
}

export const me = { value: 'me', label: 'me', detail: 'Yours' }
export const states: Record<State, { label: string; detail: string }> = {
  shared: { label: 'shared', detail: 'Has a link' },
  unused: { label: 'unused', detail: 'Never opened or shared' },
  expired: { label: 'expired', detail: 'Past its expiry day' },
  favorite: { label: 'favorite', detail: 'One of your favorites' },
}

export const today = 'Today'
export const daysAgo = (count: number) => `${count} days ago`
export const startOfMonth = 'Start of the month'
export const startOfQuarter = 'Start of the quarter'
export const startOfYear = 'Start of the year'
