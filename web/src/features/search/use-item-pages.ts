import { type SearchForm, type SearchResult, searchItems } from '@satchel/contract/search/search.ts'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { query } from '../../lib/api.ts'
import { pagesAround, rowsOf, withPage } from './page-chain.ts'
import { usePageChain } from './page-chains.ts'

const PAGE = 100
/** Pages out of view are soon garbage collected, as a library may have a hundred thousand items. */
const PAGE_KEPT = 60_000

/** Returns the query of a page; the first one brings the counts of filters. */
export function pageQuery(form: SearchForm, cursor: string | null) {
  const place = cursor === null ? { facets: true } : { cursor }
  return query(searchItems, { body: { ...form, limit: PAGE, ...place } })
}

/**
 * Returns the pages of a list around the visible part. Only these are loaded, and refetched on changes; of all others
 * only the position is known.
 */
export function useItemPages(form: SearchForm) {
  const key = JSON.stringify(form)
  const [chain, follow] = usePageChain(key)
  const [seen, setSeen] = useState<readonly [number, number]>([0, 1])
  const last = chain.cursors.length - 1
  const [from, to] = [Math.min(seen[0], last), Math.min(seen[1], last)]
  const earlierResults = useRef(new Map<string, SearchResult>())
  const results = useQueries({
    queries: range(from, to).map((number) => ({
      ...pageQuery(form, chain.cursors[number] ?? null),
      gcTime: PAGE_KEPT,
      // Where a page begins elsewhere by now, it shows what it had till it is read.
      placeholderData: () => earlierResults.current.get(`${number} ${key}`),
    })),
  })
  const pages = useSame(results.map(({ data }) => data))
  const read = useSame(results.map(({ data, isPlaceholderData }) => !isPlaceholderData && data))

  useEffect(() => {
    earlierResults.current = new Map(
      pages.flatMap((page, at) => (page ? [[`${from + at} ${key}`, page] as const] : [])),
    )
    const next = read.reduce(
      (existing, page, at) => (page ? withPage(existing, from + at, page) : existing),
      chain,
    )
    if (next !== chain) follow(next)
  }, [pages, read, from, key, chain, follow])

  const { items, starts } = useMemo(
    () => rowsOf(chain, (number) => pages[number - from]?.items),
    [chain, pages, from],
  )
  const onSee = useCallback(
    (first: number, final: number) => {
      const next = pagesAround(starts, first, final)
      setSeen((before) => (before[0] === next[0] && before[1] === next[1] ? before : next))
    },
    [starts],
  )
  return {
    items,
    /** Ids of all items loaded so far, also of those evicted since. */
    ids: chain.ids,
    onSee,
    isReadingOn: last > 0 && to === last && results.at(-1)?.isPending === true,
    results,
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** Returns the previous list if its content is the same. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const before = useRef(list)
  const isSame =
    before.current.length === list.length && list.every((one, at) => one === before.current[at])
  if (!isSame) before.current = list
  return before.current
}
