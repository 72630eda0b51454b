import { type Collection, listCollectionItems } from '@satchel/contract/collections.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { query } from '../../../lib/api.ts'

const CHUNK = 100

interface Page {
  items: Item[]
}

/** Returns the items of a collection in their current order, loaded as far as they were scrolled to. */
export function useCollectionItems({ id, itemIds }: Pick<Collection, 'id' | 'itemIds'>) {
  const [chunks, setChunks] = useState<readonly number[]>([0])
  const { stamp, first } = useQueries({
    queries: chunks.map((chunk) =>
      query(listCollectionItems, {
        params: { cid: id },
        query: { limit: CHUNK, offset: chunk * CHUNK },
      }),
    ),
    combine: summary,
  })
  const existing = useKnown(stamp)
  const items = useMemo(
    () => itemIds.flatMap((itemId) => existing.get(itemId) ?? []),
    [existing, itemIds],
  )
  /** Loads the items of these places, which are visible. */
  const show = useCallback((from: number, to: number) => {
    const [start, end] = [Math.floor(from / CHUNK), Math.floor(to / CHUNK)]
    const next = Array.from({ length: Math.max(end - start, 0) + 1 }, (_, n) => start + n)
    setChunks((now) => (now.join() === next.join() ? now : next))
  }, [])
  return {
    /** Items that are loaded. */
    items,
    itemOf: (itemId: string) => existing.get(itemId),
    show,
    first,
  }
}

export type HeldItems = ReturnType<typeof useCollectionItems>

function summary(results: UseQueryResult<Page, Error>[]) {
  const [first] = results
  return {
    stamp: results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
    first: {
      isPending: first?.isPending ?? true,
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.map((result) => result.refetch())),
    },
  }
}

/** Returns all cached items of any collection, in their newest version. */
function useKnown(stamp: string): ReadonlyMap<string, Item> {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp says that something came in
  return useMemo(() => {
    const loaded = client
      .getQueryCache()
      .findAll({ queryKey: [listCollectionItems.name] })
      .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    return new Map(
      loaded.flatMap(({ state }) =>
        ((state.data as Page | undefined)?.items ?? []).map((item) => [item.id, item] as const),
      ),
    )
  }, [client, stamp])
}
