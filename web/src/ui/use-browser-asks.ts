import { useEffect } from 'react'

/** Has the browser ask before the page is closed, reloaded or left for the other entry. */
export function useBrowserAsks(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}
