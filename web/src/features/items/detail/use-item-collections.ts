import { listActivity } from '@satchel/contract/activity.ts'
import {
  addToCollection,
  createCollection,
  getCollection,
  listCollectionItems,
  listCollections,
  removeFromCollection,
} from '@satchel/contract/collections.ts'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import { getItemUses } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'

const refreshes = [
  ...[getItemUses, getItem, getCollection],
  ...[listCollections, listCollectionItems, listActivity],
]

interface Named {
  id: string
  name: string
}

/** Returns functions that put an item into collections and take it out again; toasts offer to undo it. */
export function useItemCollections(item: Item) {
  const adding = useCommand(addToCollection, { refreshes })
  const removing = useCommand(removeFromCollection, { refreshes })
  const creating = useCommand(createCollection, { refreshes })
  const params = ({ id }: Named) => ({ params: { cid: id, itemId: item.id } })
  const say = (message: string, undo: () => void) =>
    toast({ message, action: { label: t('ui.undo'), onClick: undo } })

  const add = (collection: Named) =>
    adding.mutate(params(collection), {
      onSuccess: () =>
        say(t('collections.addedToName', { name: collection.name }), () => remove(collection)),
      onError: showProblem,
    })
  const remove = (collection: Named) =>
    removing.mutate(params(collection), {
      onSuccess: () =>
        say(t('items.detail.removedFrom', { name: collection.name }), () => add(collection)),
      onError: showProblem,
    })
  const createWith = (name: string) =>
    creating.mutate(
      { body: { name, itemIds: [item.id] } },
      {
        onSuccess: () => toast({ message: t('collections.created', { name }) }),
        onError: showProblem,
      },
    )
  return { add, remove, createWith }
}
