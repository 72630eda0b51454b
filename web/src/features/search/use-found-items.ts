import {
  openedResult,
  type SearchForm,
  type SearchResult,
} from '@satchel/contract/search/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { track } from '../../lib/tracker/track.ts'
import { formOf, type SearchView } from './search-view.ts'
import { pageQuery, useItemPages } from './use-item-pages.ts'

/** Returns the items of a view, as far as they were loaded, and its facet counts. */
export function useFoundItems(view: SearchView) {
  const form = formOf(view)
  const first = useQuery({ ...pageQuery(form, null), placeholderData: keepPreviousData })
  const textProblem = first.error?.fields.searchTerm
  const answeredForm = useAnsweredForm(form, first.isPlaceholderData || textProblem !== undefined)
  const { items, ids, onSee, isReadingOn, results } = useItemPages(answeredForm)
  const answer = useQuery({ ...pageQuery(answeredForm, null), enabled: false })
  const failed = results.find(({ isError }) => isError) ?? first
  const data = first.data ?? (textProblem === undefined ? undefined : answer.data)

  useTracking(form, first.isPlaceholderData ? undefined : first.data)

  return {
    items,
    /** Ids of the loaded items, by page. */
    ids,
    /** Search that the items are results of. */
    form: answeredForm,
    total: data?.total,
    /** Records which result was opened. */
    noteOpened: (itemId: string) => {
      const searchId = data?.searchId
      // Whether it is noted or not, the item opens.
      if (searchId) call(openedResult, { body: { searchId, itemId } }).catch(() => {})
    },
    /** Counts of the filters; null if they couldn't be counted. */
    facets: first.isError && !data ? null : data?.facets,
    /** Words that find something, if these find nothing. */
    didYouMean: first.isPlaceholderData || items.length > 0 ? undefined : first.data?.didYouMean,
    /** Problem with the text; the previous results stay. */
    textProblem,
    isPending: first.isPending,
    /** True while the results are still of the previous view. */
    isOld: first.isPlaceholderData,
    isReadingOn,
    error: failed.error,
    retry: failed.refetch,
    isRetrying: failed.isRefetching,
    onSee,
  }
}

/** Records each search that got results. Further typing continues the same search. */
function useTracking({ searchTerm }: SearchForm, answer: Partial<SearchResult> | undefined): void {
  const { searchId, total } = answer ?? {}
  const found = total?.value === 0 ? 'nothing' : 'something'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a search
  useEffect(() => {
    if (searchTerm && searchId) track('search.made', { found })
  }, [searchId])
}

/** Returns the last form with a response: its list stays until the next one starts to load. */
function useAnsweredForm(form: SearchForm, isWaiting: boolean): SearchForm {
  const [shown, setShown] = useState(form)
  if (!isWaiting && JSON.stringify(shown) !== JSON.stringify(form)) setShown(form)
  return shown
}
