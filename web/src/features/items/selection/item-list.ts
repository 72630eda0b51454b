import type { Item } from '@satchel/contract/items/items.ts'
import type { Highlight } from '@satchel/contract/search/search.ts'
import type { ItemActions } from '../item-actions.ts'
import type { ItemSelection } from './item-selection.ts'

export type ListedItem = Item & { highlight?: Highlight }

/** Common props of the grid and the table. */
export interface ItemListProps {
  /** Items of the list; undefined if not loaded yet. They are loaded when scrolled into view. */
  items: readonly (ListedItem | undefined)[]
  /** Number of items; -1 if they weren't counted to the end. */
  total: number
  selection: ItemSelection
  actions: ItemActions
  /** True if matching passages are shown. */
  withPassages: boolean
  /** Receives the first and the last visible index. */
  onSee: (first: number, last: number) => void
  onMove: (item: Item) => void
  onSpace: (item: Item) => void
  onLeave: () => void
}
