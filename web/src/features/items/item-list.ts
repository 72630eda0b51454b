import type { Item } from '@satchel/contract/items.ts'
import type { Highlight } from '@satchel/contract/search.ts'
import type { ItemActions } from './item-actions.ts'
import type { ItemSelection } from './use-item-selection.ts'

/** What the grid and the table are both given. */
export interface ItemListProps {
  items: readonly (Item & { highlight?: Highlight })[]
  /** -1 where nobody counted to the end. */
  total: number
  selection: ItemSelection
  actions: ItemActions
  /** Found passages are shown. */
  withPassages: boolean
  onNearEnd: () => void
  onMove: (item: Item) => void
  onLook: (item: Item) => void
  onLeave: () => void
}
