import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { add } from './arrangement.ts'
import { openItemPicker } from './ItemPicker.tsx'
import { useArrange } from './use-arrange.ts'

/** Returns a function that opens the library's items and adds the ticked ones at the end. */
export function useAddItems({ id, name, itemIds }: Collection): () => void {
  const arrange = useArrange(id)
  return () =>
    openItemPicker({
      title: t('collections.addItemsTo', { name }),
      known: itemIds,
      onPick: (picked) =>
        arrange(add(itemIds, picked, t('collections.itemsAdded', { count: picked.length }))),
    })
}
