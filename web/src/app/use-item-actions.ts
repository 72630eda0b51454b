import { openAddToCollection } from '../features/collections/AddToCollection.tsx'
import type { ItemActions } from '../features/items/item-actions.ts'
import { useBin } from '../features/items/use-bin.ts'
import { useItemMarks } from '../features/items/use-item-marks.ts'
import { openShareDialog } from '../features/links/ShareDialog.tsx'
import { useMay } from '../lib/session.ts'

/** What the signed-in person can do with items, of all features together. */
export function useItemActions(): ItemActions {
  const mayEdit = useMay('library.write')
  const { toggleFavorite } = useItemMarks()
  const { moveToBin } = useBin()
  return {
    share: ({ id, name }) => openShareDialog({ itemType: 'ITEM', itemId: id, itemName: name }),
    toggleFavorite,
    ...(mayEdit && { addToCollection: openAddToCollection, moveToBin }),
  }
}
