import type { Item } from '@satchel/contract/items.ts'

/** What one can do with items; pages bind it. What is absent one may not do. */
export interface ItemActions {
  share: (item: Item) => void
  toggleFavorite: (item: Item) => void
  quickLook?: (item: Item) => void
  addToCollection?: (items: readonly Item[]) => void
  moveToBin?: (items: readonly Item[]) => void
}
