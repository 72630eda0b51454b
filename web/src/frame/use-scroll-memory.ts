import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const places = new Map<string, number>()

/** Restores the scroll position of earlier pages; a new page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef(pathname)

  useEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname
    shown.current = pathname
    if (isReturn) window.scrollTo(0, places.get(key) ?? 0)
    else if (!isSamePage) window.scrollTo(0, 0)
  }, [key, pathname, isReturn])
}
