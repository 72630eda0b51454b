import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router'
import { storedLayout, storeLayout } from '../../lib/list-layout.ts'
import { readView, type SearchView, withStoredLayout, writeView } from './search-view.ts'

export type ChangeView = (change: Partial<SearchView>) => void

/** Returns the view in the URL, in the layout of the last visit if that has none, and a function to change it. */
export function useSearchView(): [SearchView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const [stored, setStored] = useState(() => storedLayout('library'))
  const urlView = useMemo(() => withStoredLayout(params, stored), [params, stored])
  // The router goes to a URL in its own time; a box is ticked when it is pressed.
  const [view, show] = useOptimistic(urlView, (currentView, next: Partial<SearchView>) => ({
    ...currentView,
    ...next,
  }))
  const change = useCallback<ChangeView>(
    (next) =>
      startTransition(() => {
        show(next)
        if (next.layout !== undefined || next.columns !== undefined) {
          const { layout, columns } = { ...urlView, ...next }
          const chosen = { layout, ...(columns && { columns }) }
          storeLayout('library', chosen)
          setStored(chosen)
        }
        setParams((current) => writeView({ ...readView(current), ...next }))
      }),
    [show, setParams, urlView],
  )
  return [view, change]
}
