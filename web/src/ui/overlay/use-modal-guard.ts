import { useEffect, useState } from 'react'
import { useBrowserAsks } from '../use-browser-asks.ts'
import { guardModal } from './modal.ts'

/** Keeps a modal open that is closed by hand while something in it isn't saved, so that it can ask. Tells whether it asks. */
export function useModalGuard(isUnsaved: boolean): boolean {
  const [isAsking, setAsking] = useState(false)
  useBrowserAsks(isUnsaved)
  useEffect(() => {
    if (!isUnsaved) return
    const stop = guardModal(() => {
      setAsking(true)
      return false
    })
    return () => {
      stop()
      setAsking(false)
    }
  }, [isUnsaved])
  return isAsking
}
