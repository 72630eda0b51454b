import { startTransition, useEffect, useState } from 'react'

/** After so many ms without a scroll the page is at rest. */
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

/** False for what comes into sight while one scrolls, until the page is at rest: what waits for it need not be drawn. */
export function useAtRest(): boolean {
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
