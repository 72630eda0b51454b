import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'

/** Formats the number of items, which may be a lower bound. */
export function formatItemCount({
  itemCount,
  itemCountRelation,
}: Pick<Collection, 'itemCount' | 'itemCountRelation'>): string {
  if (itemCountRelation === 'gte')
    return t('collections.count.formatItemCount.items', { itemCount })
  return t('collections.count.formatItemCount.itemCountItem', { itemCount })
}
