import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readView, type SearchView, writeView } from './search-view.ts'

export type ChangeView = (change: Partial<SearchView>) => void

/** The view the URL tells of, and how to go to another. */
export function useSearchView(): [SearchView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readView(params), [params])
  const change = useCallback<ChangeView>(
    (next) => setParams((current) => writeView({ ...readView(current), ...next })),
    [setParams],
  )
  return [view, change]
}
