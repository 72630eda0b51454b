import { openItemPicker } from '../features/collections/contents/ItemPicker.tsx'
import { openShareDialog } from '../features/links/share/ShareDialog.tsx'
import type { WishTools } from '../features/wishes/wish-tools.ts'

/** Actions of other features for wishes. */
export const wishTools: WishTools = {
  pickItems: openItemPicker,
  shareItem: ({ id, name }, organization) =>
    openShareDialog({
      itemType: 'ITEM',
      itemId: id,
      itemName: name,
      ...(organization !== undefined && { to: { organization } }),
    }),
}
