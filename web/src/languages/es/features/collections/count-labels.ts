import type { Collection } from '@satchel/contract/collections.ts'
import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

export function formatItemCount({
  itemCount,
  itemCountRelation,
}: Pick<Collection, 'itemCount' | 'itemCountRelation'>): string {
  if (itemCountRelation === 'gte') return `Más de ${formatNumber(itemCount)} elementos`
  return formatCount(itemCount, 'elemento', 'elementos')
}
