import { use, useEffect, useRef } from 'react'
import { hideEarlierToasts } from '../ui/feedback/toast.tsx'
import { Entry } from './entry.ts'

/** Hides toasts of the page before once another one opens. */
export function useToastsOfPage(): void {
  const { pathname } = use(Entry).place
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    hideEarlierToasts()
  }, [pathname])
}
