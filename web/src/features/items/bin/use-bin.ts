import { listActivity } from '@satchel/contract/activity.ts'
import { getCollection, listCollections } from '@satchel/contract/collections.ts'
import { BULK_MAX } from '@satchel/contract/constants.ts'
import { listBin } from '@satchel/contract/items/bin.ts'
import { deleteItems, type Item, restoreItems } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { inChunks } from '../in-chunks.ts'
import { dropFromBin, dropItems, type EndDrop, refreshItemLists } from '../item-cache.ts'

/** Moves items to the trash and back. Nobody is asked first, since it can be undone. */
export function useBin() {
  const client = useQueryClient()
  const finish = (endDrop?: EndDrop) => {
    endDrop?.()
    refreshItemLists(client)
    for (const { name } of [getCollection, listCollections, listActivity, listBin]) {
      void client.invalidateQueries({ queryKey: [name] })
    }
  }

  const restore = useMutation<void, ApiProblem, readonly Item[], EndDrop>({
    mutationFn: (items) =>
      inChunks(idsOf(items), BULK_MAX, (ids) => call(restoreItems, { body: { ids } })),
    onMutate: (items) => dropFromBin(client, idsOf(items)),
    onSuccess: (_, items) => toast({ message: t('items.bin.restored', { name: nameOf(items) }) }),
    onError: showProblem,
    onSettled: (_, _problem, _items, endDrop) => finish(endDrop),
  })
  const remove = useMutation<void, ApiProblem, readonly Item[], EndDrop>({
    mutationFn: (items) =>
      inChunks(idsOf(items), BULK_MAX, (ids) => call(deleteItems, { body: { ids } })),
    onMutate: (items) => dropItems(client, idsOf(items)),
    onSuccess: (_, items) => {
      const undo = () => restore.mutate(items)
      toast({
        message: t('items.bin.movedToTheBin', { name: nameOf(items) }),
        action: { label: t('ui.undo'), onClick: undo },
      })
    },
    onError: showProblem,
    onSettled: (_, _problem, _items, endDrop) => finish(endDrop),
  })
  return { moveToBin: remove.mutate, restore: restore.mutate }
}

function idsOf(items: readonly Item[]): string[] {
  return items.map(({ id }) => id)
}

function nameOf(items: readonly Item[]): string {
  const [only] = items
  return only && items.length === 1 ? only.name : t('items.bin.items', { count: items.length })
}
