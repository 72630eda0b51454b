import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { setView, useView, viewState } from '../view-state.ts'

/** The search whose first result gets the focus; null if none. */
const AWAITED = viewState<string | null>('awaited-search', null)

/** Moves the focus to the first result of a search, once its results are shown. */
export function focusFirstHit(client: QueryClient, searchTerm: string): void {
  setView(client, AWAITED, searchTerm.trim())
}

/** Leaves the focus where it is. */
export function keepFocus(client: QueryClient): void {
  setView(client, AWAITED, null)
}

interface Hits {
  /** The search that the results belong to. */
  searchTerm: string
  /** False while they are still those of another search. */
  isCurrent: boolean
}

/** Gives the first result of a list the focus when it was searched for by Enter, unless the person went elsewhere. */
export function useFirstHit(list: RefObject<HTMLElement | null>, hits: Hits): void {
  const client = useQueryClient()
  const searchTerm = useView(AWAITED)
  const isReady = hits.isCurrent && searchTerm === hits.searchTerm
  useEffect(() => {
    if (!isReady) return
    keepFocus(client)
    if (isFree(document.activeElement)) list.current?.querySelector<HTMLElement>(HIT)?.focus()
  }, [isReady, list, client])
}

const HIT = '[data-item]'

/** Tells whether nothing else has the focus: it's in the search box, or where a page begins. */
function isFree(element: Element | null): boolean {
  return element === null || element.matches('body, h1, input[name=searchTerm]')
}
