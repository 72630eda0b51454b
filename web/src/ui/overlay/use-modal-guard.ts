import { useEffect, useState } from 'react'
import { guardModal } from './modal.ts'

/** Keeps a modal open that is closed by hand while something in it isn't saved, so that it can ask. Tells whether it asks. */
export function useModalGuard(isUnsaved: boolean): boolean {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isUnsaved) return
    const stop = guardModal(() => {
      setAsking(true)
      return false
    })
    const askToo = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askToo)
    return () => {
      stop()
      setAsking(false)
      window.removeEventListener('beforeunload', askToo)
    }
  }, [isUnsaved])
  return isAsking
}
