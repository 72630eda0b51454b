import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../../lib/live.ts'

const SHOWN_FOR = 4_000

/** Returns the links that were opened a moment ago. */
export function useFreshViews(): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('share-view', ({ linkId }) => {
    setFresh((now) => new Set(now).add(linkId))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setFresh(new Set()), SHOWN_FOR)
  })
  return fresh
}
