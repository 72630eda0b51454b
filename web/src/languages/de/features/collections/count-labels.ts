import type { Collection } from '@satchel/contract/collections.ts'
import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

/** Formats the number of items, which may be a lower bound. */
export function formatItemCount({
  itemCount,
  itemCountRelation,
}: Pick<Collection, 'itemCount' | 'itemCountRelation'>): string {
  if (itemCountRelation === 'gte') return `${formatNumber(itemCount)}+ Inhalte`
  return formatCount(itemCount, 'Inhalt', 'Inhalte')
}
