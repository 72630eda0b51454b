import { searchItems } from '@satchel/contract/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { formOf, type SearchView } from './search-view.ts'
import { pageQuery, useItemPages } from './use-item-pages.ts'

/** Returns the items of a view, as far as they were loaded, and its facet counts. */
export function useFoundItems(view: SearchView) {
  const form = formOf(view)
  const first = useQuery({ ...pageQuery(form, null), placeholderData: keepPreviousData })
  const counted = useQuery({
    ...query(searchItems, { body: { ...form, limit: 1, facets: true } }),
    placeholderData: keepPreviousData,
  })
  // The list before stays until the next one begins to come.
  const [shown, setShown] = useState(form)
  if (!first.isPlaceholderData && JSON.stringify(shown) !== JSON.stringify(form)) setShown(form)
  const { items, ids, onSee, isReadingOn, results } = useItemPages(shown)
  const failed = results.find(({ isError }) => isError) ?? first

  return {
    items,
    /** Of those that have been read, page by page. */
    ids,
    /** What the items answer. */
    form: shown,
    total: first.data?.total,
    /** Null where nobody could count. */
    facets: counted.isError ? null : counted.data?.facets,
    isPending: first.isPending,
    /** What is shown still answers the view before. */
    isOld: first.isPlaceholderData,
    isReadingOn,
    error: failed.error,
    retry: failed.refetch,
    isRetrying: failed.isRefetching,
    onSee,
  }
}
