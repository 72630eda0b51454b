import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'
import { readView, type SearchView, writeView } from './search-view.ts'

export type ChangeView = (change: Partial<SearchView>) => void

/** Returns the view in the URL, and a function to change it. */
export function useSearchView(): [SearchView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const urlView = useMemo(() => readView(params), [params])
  // The router goes to a URL in its own time; a box is ticked when it is pressed.
  const [view, show] = useOptimistic(urlView, (shown, next: Partial<SearchView>) => ({
    ...shown,
    ...next,
  }))
  const change = useCallback<ChangeView>(
    (next) =>
      startTransition(() => {
        show(next)
        setParams((current) => writeView({ ...readView(current), ...next }))
      }),
    [show, setParams],
  )
  return [view, change]
}
