import type { Collection } from '@satchel/contract/collections.ts'
import { formatCount, formatNumber } from '../../lib/format.ts'

/** How many items it holds, as far as they were counted. */
export function formatItemCount({
  itemCount,
  itemCountRelation,
}: Pick<Collection, 'itemCount' | 'itemCountRelation'>): string {
  if (itemCountRelation === 'gte') return `${formatNumber(itemCount)}+ items`
  return formatCount(itemCount, 'item')
}
