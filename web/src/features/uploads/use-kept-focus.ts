import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Focus outside the lines. */
const OUTSIDE = null
const NO_LINE = -1

/**
 * Keeps the focus when the focused element goes away: in the line that replaces its line, else on the tray's first
 * button, and once the tray is gone too, on the page.
 */
export function useKeptFocus(tray: RefObject<HTMLElement | null>) {
  const place = useRef<number | null>(OUTSIDE)
  useEffect(() => {
    if (place.current === OUTSIDE || document.activeElement !== document.body) return
    const line = tray.current?.querySelectorAll('li')[place.current]
    const target = line?.querySelector('button') ?? tray.current?.querySelector('header button')
    if (target instanceof HTMLElement) target.focus()
  })
  useEffect(
    () => () => {
      if (place.current === OUTSIDE || document.activeElement !== document.body) return
      document.getElementById('content')?.focus({ preventScroll: true })
    },
    [],
  )
  return {
    onFocus: ({ target }: FocusEvent) => {
      const line = target.closest('li')
      const lines = [...(tray.current?.querySelectorAll('li') ?? [])]
      place.current = line ? lines.indexOf(line) : NO_LINE
    },
    // What goes away does not send it.
    onBlur: () => {
      place.current = OUTSIDE
    },
  }
}
