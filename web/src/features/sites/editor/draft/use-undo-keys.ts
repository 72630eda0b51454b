import { useEffect, useEffectEvent } from 'react'

interface Undoing {
  undo: () => void
  redo: () => void
}

/**
 * Handles Ctrl+Z and Shift+Ctrl+Z (or Ctrl+Y) for the whole draft, except in dialogs and in fields that aren't part of
 * it.
 */
export function useUndoKeys({ undo, redo }: Undoing): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    const { target } = event
    if (target instanceof Element && target.closest('[role=dialog], [data-own-undo]')) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
