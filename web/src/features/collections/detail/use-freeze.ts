import { listActivity } from '@satchel/contract/activity.ts'
import {
  arrangeCollection,
  type Collection,
  changeCollection,
  getCollection,
  listCollectionItems,
  listCollections,
} from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'

const READS = [getCollection, listCollections, listCollectionItems, listActivity]

type Search = Collection['search']

/** Turns the current results of a saved search into fixed items; can be undone until someone changes the collection. */
export function useFreeze({ id, search }: Pick<Collection, 'id' | 'search'>) {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(READS.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))

  // The search is handed on: by then this collection has none.
  const thaw = useMutation<Collection, ApiProblem, { search: Search; ifMatch: number }>({
    mutationFn: async ({ search: old, ifMatch }) => {
      const params = { cid: id }
      const empty = await call(arrangeCollection, { params, body: { itemIds: [] } }, { ifMatch })
      const body = { search: old }
      return call(changeCollection, { params: { id }, body }, { ifMatch: empty.version })
    },
    onSuccess: () => toast({ message: t('collections.undone') }),
    onError: showProblem,
    onSettled,
  })
  const freeze = useMutation<Collection, ApiProblem, Search>({
    mutationFn: () => call(changeCollection, { params: { id }, body: { search: null } }),
    onSuccess: ({ version: ifMatch }, old) =>
      toast({
        message: t('collections.frozenItKeepsItsCurrent'),
        action: { label: t('ui.undo'), onClick: () => thaw.mutate({ search: old, ifMatch }) },
      }),
    onError: showProblem,
    onSettled,
  })
  return { freeze: () => freeze.mutate(search) }
}
