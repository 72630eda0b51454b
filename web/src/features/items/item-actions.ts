import type { Item } from '@satchel/contract/items/items.ts'
import type { TablerIcon } from '@tabler/icons-react'

export interface NamedCollection {
  id: string
  name: string
}

/** Actions on items, bound by pages; undefined ones are not permitted. */
export interface ItemActions {
  share?: (item: Item) => void
  /** Loads what sharing needs, before the button is pressed. */
  prepareShare?: (item: Item) => void
  shareCollection?: (collection: NamedCollection) => void
  toggleFavorite?: (item: Item) => void
  quickLook?: (item: Item) => void
  addToCollection?: (items: readonly Item[]) => void
  /** Opens the file chooser. */
  replaceFile?: (item: Item) => void
  /** Processes an item again that couldn't be read. */
  processAgain?: (item: Item) => void
  /** Opens a picker of collections for what may be thousands of items. */
  pickCollection?: (what: string, onPick: (collection: NamedCollection) => void) => void
  /** Creates a link for each of the items. */
  shareSeparately?: (items: readonly Item[]) => void
  /** Creates a personal page of items. */
  makePage?: (items: readonly Item[]) => void
  moveToBin?: (items: readonly Item[]) => void
  /** Returns actions that only make sense in the current list. */
  more?: (item: Item) => readonly ItemAction[]
}

interface ItemAction {
  label: string
  icon: TablerIcon
  isOff?: boolean
  onClick: () => void
}
