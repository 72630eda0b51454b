import { type FoundItem, searchItems } from '@satchel/contract/search.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { pages, query } from '../../lib/api.ts'
import { formOf, type SearchView } from './search-view.ts'

const PAGE = 100

/** The items a view asks for, page after page, and the counts beside its filters. */
export function useFoundItems(view: SearchView) {
  const form = formOf(view)
  const found = useInfiniteQuery({
    ...pages(searchItems, { body: { ...form, limit: PAGE } }),
    placeholderData: keepPreviousData,
  })
  const counted = useQuery({
    ...query(searchItems, { body: { ...form, limit: 1, facets: true } }),
    placeholderData: keepPreviousData,
  })

  const { data, hasNextPage, isFetching, fetchNextPage } = found
  const items = useMemo(() => onceEach(data?.pages.flatMap(({ items }) => items) ?? []), [data])
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])

  return {
    items,
    total: data?.pages[0]?.total,
    /** Null where nobody could count. */
    facets: counted.isError ? null : counted.data?.facets,
    isPending: found.isPending,
    /** What is shown still answers the view before. */
    isOld: found.isPlaceholderData,
    isFetchingMore: found.isFetchingNextPage,
    error: found.error,
    retry: found.refetch,
    isRetrying: found.isRefetching,
    fetchMore,
  }
}

/** What moved up while one scrolled down comes with two pages. */
function onceEach(items: readonly FoundItem[]): FoundItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
