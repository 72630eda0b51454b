import { use, useEffect, useEffectEvent, useState } from 'react'
import type { TypedText } from '../../features/search/box/operator-at.ts'
import { paths } from '../../lib/paths.ts'
import { Entry } from '../entry.ts'

/** Pause in typing in ms, after which the library is filtered. */
const TYPING = 250

interface TextState extends TypedText {
  /** The text of the current search. */
  seen: string
  asked: string
}

/**
 * Returns the text of the search box, and functions to change it and to search; a value on hold is not searched for
 * yet.
 */
export function useSearchText(isHeld: boolean) {
  const { place, open } = use(Entry)
  const isInLibrary = place.pathname === paths.library()
  const params = new URLSearchParams(isInLibrary ? place.search : '')
  const term = params.get('searchTerm') ?? ''
  const [state, setState] = useState<TextState>(() => stateOf(term))
  const { text, caret, seen, asked } = state
  // Another search replaces the text; one's own comes back while one types on.
  if (seen !== term) setState(asked === term ? { ...state, seen: term } : stateOf(term))

  const search = (requested = text) => {
    const searchTerm = requested.trim()
    if (isInLibrary && searchTerm === term) return
    setState({ ...state, text: requested, caret: requested.length, asked: searchTerm })
    params.delete('searchTerm')
    if (searchTerm) params.set('searchTerm', searchTerm)
    const query = params.toString()
    // One step back leads out of the search, not through what was typed.
    open(query ? `${paths.library()}?${query}` : paths.library(), { replace: term !== '' })
  }
  const narrow = useEffectEvent(() => search())
  useEffect(() => {
    if (!isInLibrary || isHeld || text.trim() === term) return
    const timer = setTimeout(() => narrow(), TYPING)
    return () => clearTimeout(timer)
  }, [isInLibrary, isHeld, text, term])

  const type = (typed: TypedText) => setState((before) => ({ ...before, ...typed }))
  return {
    typed: { text, caret },
    type,
    search,
    open,
    params,
    isInLibrary,
    isAnswered: isInLibrary && text.trim() === term,
  }
}

function stateOf(text: string): TextState {
  return { text, caret: text.length, seen: text, asked: text }
}
