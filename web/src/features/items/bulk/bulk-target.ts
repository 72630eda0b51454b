import type { Item } from '@satchel/contract/items/items.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import type { ListedItem } from '../selection/item-list.ts'
import type { Chosen } from '../selection/item-selection.ts'
import * as labels from './labels.ts'

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
  return { items, label: labels.items(items.length), ids: items.map(({ id }) => id) }
}

/** Tells whether the properties of all its items are known. */
export function isKnown(target: BulkTarget): boolean {
  return 'ids' in target && target.items.length === target.ids.length
}

/** Returns "12 items", "all 1,234 results", or "all results" if they weren't counted. */
function targetLabel({ isAll, ids }: Chosen, total: number): string {
  if (!isAll) return labels.items(ids.size)
  if (total < 0) return labels.allResults
  return ids.size === 0 ? labels.allResultCount(total) : labels.results(total - ids.size)
}

/** Tells whether all loaded items are selected and there are more. */
export function mayChooseAll({ isAllKnown = false, ids }: Chosen, { total }: ChosenFrom): boolean {
  return isAllKnown && (total < 0 || total > ids.size)
}
