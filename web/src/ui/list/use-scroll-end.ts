import { startTransition, useEffect, useState } from 'react'

/** Time in ms without a scroll after which the page is at rest. */
const REST = 150

let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

window.addEventListener('scroll', passBy, { passive: true })

function passBy(): void {
  clearTimeout(timer)
  timer = setTimeout(rest, REST)
}

function rest(): void {
  timer = undefined
  startTransition(() => {
    for (const awake of waiting) awake()
  })
}

/**
 * Returns false for elements that become visible during a scroll, until the page is at rest: what depends on it isn't
 * rendered.
 */
export function useScrollEnd(): boolean {
  const [isAtRest, setAtRest] = useState(() => timer === undefined)
  useEffect(() => {
    if (isAtRest) return
    const awake = () => setAtRest(true)
    // It may have come to rest since this was drawn.
    if (timer === undefined) awake()
    waiting.add(awake)
    return () => {
      waiting.delete(awake)
    }
  }, [isAtRest])
  return isAtRest
}
