import type { Collection } from '@satchel/contract/collections.ts'
import * as labels from '../labels.ts'
import { add } from './arrangement.ts'
import { openItemPicker } from './ItemPicker.tsx'
import { useArrange } from './use-arrange.ts'

/** Returns a function that opens the library's items and adds the ticked ones at the end. */
export function useAddItems({ id, name, itemIds }: Collection): () => void {
  const arrange = useArrange(id)
  return () =>
    openItemPicker({
      title: labels.addItemsTo(name),
      known: itemIds,
      onPick: (picked) => arrange(add(itemIds, picked, labels.itemsAdded(picked.length))),
    })
}
