import type { Item } from '@satchel/contract/items/items.ts'
import type { TablerIcon } from '@tabler/icons-react'

export interface NamedCollection {
  id: string
  name: string
}

/** The actions on items, bound by pages; absent ones are not permitted. */
export interface ItemActions {
  share?: (item: Item) => void
  /** Loads what sharing needs, before the button is pressed. */
  prepareShare?: (item: Item) => void
  toggleFavorite?: (item: Item) => void
  quickLook?: (item: Item) => void
  addToCollection?: (items: readonly Item[]) => void
  /** Asks for a file. */
  replaceFile?: (item: Item) => void
  /** Of what could not be read. */
  processAgain?: (item: Item) => void
  /** Has a collection chosen for what may be thousands of items. */
  pickCollection?: (what: string, onPick: (collection: NamedCollection) => void) => void
  /** Makes a page of items for one person. */
  makePage?: (items: readonly Item[]) => void
  moveToBin?: (items: readonly Item[]) => void
  /** What makes sense only where the item stands. */
  more?: (item: Item) => readonly ItemAction[]
}

interface ItemAction {
  label: string
  icon: TablerIcon
  isOff?: boolean
  onClick: () => void
}
