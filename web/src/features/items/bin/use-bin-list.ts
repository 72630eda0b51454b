import { BULK_MAX } from '@satchel/contract/constants.ts'
import {
  type BinItem,
  emptyBin,
  listBin,
  purgeItems,
  restoreBin,
} from '@satchel/contract/items/bin.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { call, pages } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { inChunks } from '../in-chunks.ts'
import { refreshItemLists } from '../item-cache.ts'

const LOOK_AGAIN = 2_000

export function useBinList() {
  const { data, ...list } = useInfiniteQuery({
    ...pages(listBin, { query: {} }),
    // The socket reports each deleted part; polling covers a closed socket.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.purging ? LOOK_AGAIN : false),
  })
  const [first] = data?.pages ?? []
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  return { ...list, items, total: first?.total ?? 0, purging: first?.purging ?? 0, fetchMore }
}

export interface Purge {
  /** Items to list; undefined for everything in the trash. */
  items?: readonly BinItem[]
}

/** Deletes items permanently; the form asks for confirmation first. */
export function usePurge() {
  const client = useQueryClient()
  return useMutation<void, ApiProblem, Purge>({
    mutationFn: async ({ items }) => {
      if (!items) await call(emptyBin, {})
      else
        await inChunks(
          items.map(({ id }) => id),
          BULK_MAX,
          (ids) => call(purgeItems, { body: { ids } }),
        )
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listBin.name] }),
  })
}

export interface RestoreProgress {
  done: number
  left: number
}

/** Restores everything in batches; can be stopped between two. */
export function useRestoreAll() {
  const client = useQueryClient()
  const [progress, setProgress] = useState<RestoreProgress | null>(null)
  const isStopped = useRef(false)
  const work = useMutation<number, ApiProblem, { total: number }>({
    mutationFn: async ({ total }) => {
      isStopped.current = false
      setProgress({ done: 0, left: total })
      for (let done = 0; ; ) {
        const { restored, left } = await call(restoreBin, {})
        done += restored.length
        if (left === 0 || restored.length === 0 || isStopped.current) return done
        setProgress({ done, left })
      }
    },
    onSuccess: (done) => toast({ message: t('items.bin.itemsRestored', { done }) }),
    onError: showProblem,
    onSettled: () => {
      setProgress(null)
      refreshItemLists(client)
      return client.invalidateQueries({ queryKey: [listBin.name] })
    },
  })
  const stop = () => {
    isStopped.current = true
  }
  return { start: work.mutate, stop, progress }
}
