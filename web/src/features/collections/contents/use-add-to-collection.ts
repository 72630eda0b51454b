import { listActivity } from '@satchel/contract/activity.ts'
import {
  addToCollection,
  arrangeCollection,
  type Collection,
  createCollection,
  getCollection,
  listCollectionItems,
  listCollections,
} from '@satchel/contract/collections.ts'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { rememberCollection } from './recent-collections.ts'

export type Added = readonly Pick<Item, 'id' | 'name' | 'collectionIds'>[]

const READS = [getCollection, listCollections, listCollectionItems, getItem, listActivity]

/** Adds items to an existing or new collection; the toast offers Undo. */
export function useAddToCollection(items: Added, onDone: () => void) {
  const ids = items.map(({ id }) => id)
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(READS.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))

  const takeOut = useMutation<unknown, ApiProblem, { id: string; added: ReadonlySet<string> }>({
    mutationFn: ({ id, added }) => change(id, (now) => now.filter((itemId) => !added.has(itemId))),
    onError: showProblem,
    onSettled: refresh,
  })
  const addTo = useMutation<Collection, ApiProblem, Collection>({
    mutationFn: ({ id }) => {
      const [only] = ids
      return only && ids.length === 1
        ? call(addToCollection, { params: { cid: id, itemId: only } })
        : change(id, (now) => [...new Set([...now, ...ids])])
    },
    onSuccess: ({ id, name }) => {
      rememberCollection(id)
      const fresh = items.filter(({ collectionIds }) => !collectionIds.includes(id))
      const added = new Set(fresh.map((item) => item.id))
      const undo = () => takeOut.mutate({ id, added })
      toast({
        message: t('collections.addedToName', { name }),
        action: { label: t('ui.undo'), onClick: undo },
      })
      onDone()
    },
    onError: showProblem,
    onSettled: refresh,
  })
  const create = useMutation<Collection, ApiProblem, string>({
    mutationFn: (name) => call(createCollection, { body: { name, itemIds: [...ids] } }),
    onSuccess: ({ id, name }) => {
      rememberCollection(id)
      toast({ message: t('collections.created', { name }) })
      onDone()
    },
    onError: showProblem,
    onSettled: refresh,
  })
  return {
    addTo: addTo.mutate,
    createWith: create.mutate,
    isBusy: addTo.isPending || create.isPending,
  }
}

/** Edits the current items: the whole list is sent. */
async function change(id: string, edit: (itemIds: string[]) => string[]): Promise<Collection> {
  const { itemIds, version } = await call(getCollection, { params: { id } })
  const body = { itemIds: edit(itemIds) }
  return call(arrangeCollection, { params: { cid: id }, body }, { ifMatch: version })
}
