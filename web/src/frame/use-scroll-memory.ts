import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { readView, setView, viewState } from '../lib/view-state.ts'

/** Scroll positions by the key of the page in the history. */
const PLACES = viewState<Readonly<Record<string, number>>>('scroll', {})

/** Restores the scroll position of earlier pages; a new page starts at its top. */
export function useScrollMemory(): void {
  const client = useQueryClient()
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)

  useEffect(() => {
    const remember = () =>
      setView(client, PLACES, { ...readView(client, PLACES), [key]: window.scrollY })
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [client, key])

  useLayoutEffect(() => {
    const isSamePage = lastPath.current === pathname
    lastPath.current = pathname
    if (isReturn) window.scrollTo(0, readView(client, PLACES)[key] ?? 0)
    else if (!isSamePage) window.scrollTo(0, 0)
  }, [client, key, pathname, isReturn])
}
