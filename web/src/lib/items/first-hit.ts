import { type RefObject, useEffect, useSyncExternalStore } from 'react'

/** The search whose first result gets the focus; null if none. */
let awaited: string | null = null
const listeners = new Set<() => void>()

/** Moves the focus to the first result of a search, once its results are shown. */
export function focusFirstHit(searchTerm: string): void {
  setAwaited(searchTerm.trim())
}

/** Leaves the focus where it is. */
export function keepFocus(): void {
  setAwaited(null)
}

function setAwaited(searchTerm: string | null): void {
  awaited = searchTerm
  for (const listener of listeners) listener()
}

interface Hits {
  /** The search that the results belong to. */
  searchTerm: string
  /** False while they are still those of another search. */
  isCurrent: boolean
}

/** Gives the first result of a list the focus when it was searched for by Enter, unless the person went elsewhere. */
export function useFirstHit(list: RefObject<HTMLElement | null>, hits: Hits): void {
  const searchTerm = useSyncExternalStore(subscribe, () => awaited)
  const isReady = hits.isCurrent && searchTerm === hits.searchTerm
  useEffect(() => {
    if (!isReady) return
    keepFocus()
    if (isFree(document.activeElement)) list.current?.querySelector<HTMLElement>(HIT)?.focus()
  }, [isReady, list])
}

const HIT = '[data-item]'

/** Tells whether nothing else has the focus: it's in the search box, or where a page begins. */
function isFree(element: Element | null): boolean {
  return element === null || element.matches('body, h1, input[name=searchTerm]')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
