import { listActivity } from '@satchel/contract/activity.ts'
import { BULK_MAX } from '@satchel/contract/constants.ts'
import { classifyItems, getItem, type Item } from '@satchel/contract/items.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { formatCount } from '../../lib/format.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/toast.tsx'
import { type Classification, type ItemsClassification, undoOf } from './classification.ts'
import { inChunks } from './in-chunks.ts'
import { refreshItemLists } from './item-cache.ts'

/** Categories and tags of many items at once, with a way back to what each of them had. */
export function useClassify(items: readonly Item[]) {
  const client = useQueryClient()
  const refresh = () => {
    refreshItemLists(client)
    for (const { name } of [getItem, getAccountSettings, listActivity]) {
      void client.invalidateQueries({ queryKey: [name] })
    }
  }
  const undo = useMutation<void, ApiProblem, ItemsClassification[]>({
    mutationFn: async (changes) => {
      for (const change of changes) await classify(change)
    },
    onSuccess: () => toast({ message: 'Classified as before' }),
    onError: (problem) => toast({ message: problem.message, tone: 'problem' }),
    onSettled: refresh,
  })
  return useMutation<void, ApiProblem, Classification>({
    mutationFn: (change) => classify({ ...change, ids: items.map(({ id }) => id) }),
    onSuccess: (_, change) =>
      toast({
        message: `${formatCount(items.length, 'item')} classified`,
        action: { label: 'Undo', onClick: () => undo.mutate(undoOf(items, change)) },
      }),
    onSettled: refresh,
  })
}

function classify({ ids, ...change }: ItemsClassification): Promise<void> {
  return inChunks(ids, BULK_MAX, (some) => call(classifyItems, { body: { ids: some, ...change } }))
}
