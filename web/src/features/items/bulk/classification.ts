import type { Item } from '@satchel/contract/items/items.ts'

/** Share of the items that have a value. */
export type Share = 'all' | 'some' | 'none'

export function shareOf(items: readonly Item[], has: (item: Item) => boolean): Share {
  const count = items.filter(has).length
  if (count === 0) return 'none'
  return count === items.length ? 'all' : 'some'
}
