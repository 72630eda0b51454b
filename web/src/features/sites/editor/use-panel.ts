import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'

const HIDDEN = 'hidden'

/** Returns whether the panel stands beside the page, in this browser, and what shows or hides it: also Ctrl or ⌘ with \. */
export function usePanel() {
  const [isShown, setShown] = useState(() => readStored('sitePanel') !== HIDDEN)
  const set = (next: boolean) => {
    setShown(next)
    writeStored('sitePanel', next ? '' : HIDDEN)
  }
  const toggle = () => set(!isShown)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPanelKey(event)) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return { isShown, set, toggle }
}

export function isPanelKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === '\\' && (ctrlKey || metaKey) && !altKey
}
