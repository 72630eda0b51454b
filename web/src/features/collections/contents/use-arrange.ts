import {
  arrangeCollection,
  type Collection,
  getCollection,
  listCollectionItems,
  listCollections,
} from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/problem.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { collectionKey, patchCollection } from '../collection-cache.ts'
import type { Arrangement } from './arrangement.ts'

/** Sends the whole list of items in its order; shown at once, with Undo in the toast. */
export function useArrange(id: string) {
  const client = useQueryClient()
  const key = collectionKey(id)
  const shownIds = () => client.getQueryData(key)?.itemIds ?? []

  const arrange = useMutation<Collection, ApiProblem, Arrangement, { before: string[] }>({
    mutationKey: [arrangeCollection.name, id],
    // One after the other, each on the version the one before made.
    scope: { id: `${arrangeCollection.name}-${id}` },
    mutationFn: ({ apply }) => send(client.getQueryData(key), id, apply),
    onMutate: async ({ apply }) => {
      await client.cancelQueries({ queryKey: key })
      const before = shownIds()
      show(apply(before))
      return { before }
    },
    onSuccess: ({ version }, { apply, undo, said }) => {
      patchCollection(client, id, { version })
      const takeBack = () =>
        arrange.mutate({ apply: undo, undo: apply, said: t('collections.undone') })
      toast({
        message: said,
        ...(said !== t('collections.undone') && {
          action: { label: t('ui.undo'), onClick: takeBack },
        }),
      })
    },
    onError: (problem, _, context) => {
      if (context) show(context.before)
      toast({ message: problem.message, tone: 'problem' })
    },
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: [arrangeCollection.name, id] }) === 1
      if (!isLast) return
      for (const { name } of [getCollection, listCollectionItems, listCollections]) {
        void client.invalidateQueries({ queryKey: [name] })
      }
    },
  })

  function show(itemIds: string[]): void {
    patchCollection(client, id, { itemIds, itemCount: itemIds.length })
  }
  return arrange.mutate
}

/** Applies an edit to the shown items or, after a conflict, to the server's current ones. */
async function send(
  collection: Collection | undefined,
  id: string,
  apply: Arrangement['apply'],
): Promise<Collection> {
  const put = (itemIds: string[], ifMatch: number) =>
    call(arrangeCollection, { params: { cid: id }, body: { itemIds } }, { ifMatch })
  try {
    if (collection) return await put(collection.itemIds, collection.version)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.body.code !== 'stale') throw problem
  }
  const now = await call(getCollection, { params: { id } })
  return put(apply(now.itemIds), now.version)
}
