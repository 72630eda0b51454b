import { getItem, type Item, processItem } from '@satchel/contract/items/items.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { putItem, refreshItemLists } from './item-cache.ts'

/** Processes the file or page of an item again that couldn't be read. */
export function useProcessAgain() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation<Item, ApiProblem, Item>({
    mutationFn: ({ id }) => call(processItem, { params: { id } }),
    onSuccess: (item) => putItem(client, item),
    onError: ({ message }) => {
      toast({ message, tone: 'problem' })
      void client.invalidateQueries({ queryKey: [getItem.name] })
      refreshItemLists(client)
    },
  })
  // The same function every time: lists of thousands hold on to it.
  const processAgain = useCallback((item: Item) => mutate(item), [mutate])
  return { processAgain, isAsking: isPending }
}
