import type { Item } from '@satchel/contract/items/items.ts'
import type { Highlight } from '@satchel/contract/search/search.ts'
import type { ItemActions } from '../item-actions.ts'
import type { ItemSelection } from './item-selection.ts'

export type ListedItem = Item & { highlight?: Highlight }

/** What the grid and the table are both given. */
export interface ItemListProps {
  /** Undefined where an item isn't loaded; it is loaded when scrolled into view. */
  items: readonly (ListedItem | undefined)[]
  /** -1 where nobody counted to the end. */
  total: number
  selection: ItemSelection
  actions: ItemActions
  /** Found passages are shown. */
  withPassages: boolean
  /** The places of the first and the last that are in sight. */
  onSee: (first: number, last: number) => void
  onMove: (item: Item) => void
  onSpace: (item: Item) => void
  onLeave: () => void
}
