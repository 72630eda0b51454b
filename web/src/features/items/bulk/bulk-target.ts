import type { Item } from '@satchel/contract/items/items.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import type { ListedItem } from '../selection/item-list.ts'
import type { Chosen } from '../selection/item-selection.ts'

/** Target of a bulk change: items by their ids, or all results of a search except some. */
export type BulkTarget = { items: readonly Item[]; label: string } & (
  | { ids: readonly string[] }
  | { search: SearchForm; except: readonly string[] }
)

/** The list that items are selected from. */
export interface ChosenFrom {
  items: readonly (ListedItem | undefined)[]
  ids: readonly (readonly string[])[]
  /** Number of items; -1 if it wasn't counted to the end. */
  total: number
  form: SearchForm
}

export function targetOf(chosen: Chosen, list: ChosenFrom): BulkTarget {
  const label = targetLabel(chosen, list.total)
  if (chosen.isAll) return { items: [], label, search: list.form, except: [...chosen.ids] }
  const items = list.items.filter((item) => item !== undefined && chosen.ids.has(item.id))
  return { items: items as Item[], label, ids: [...chosen.ids] }
}

export function ofItems(items: readonly Item[]): BulkTarget {
  return {
    items,
    label: t('items.bulk.items', { count: items.length }),
    ids: items.map(({ id }) => id),
  }
}

/** Tells whether the properties of all its items are known. */
export function isKnown(target: BulkTarget): boolean {
  return 'ids' in target && target.items.length === target.ids.length
}

/** Returns "12 items", "all 1,234 results", or "all results" if they weren't counted. */
function targetLabel({ isAll, ids }: Chosen, total: number): string {
  if (!isAll) return t('items.bulk.items', { count: ids.size })
  if (total < 0) return t('items.bulk.allResults')
  return ids.size === 0
    ? t('items.bulk.allResultCount', { total })
    : t('items.bulk.results', { count: total - ids.size })
}

/** Tells whether all loaded items are selected and there are more. */
export function mayChooseAll({ isAllKnown = false, ids }: Chosen, { total }: ChosenFrom): boolean {
  return isAllKnown && (total < 0 || total > ids.size)
}
