import type { ShareReading } from '@satchel/contract/live.ts'
import { useSyncExternalStore } from 'react'

/** Time in ms after which somebody of whom nothing was heard is taken to have left: pages say it each minute. */
const SILENCE_MAX = 90_000

let readers: readonly ShareReading[] = []
const listeners = new Set<() => void>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Notes what the socket says of a visitor: the page before them, or that they have left. */
export function noteReading(reading: ShareReading): void {
  const { visitId, page } = reading
  clearTimeout(timers.get(visitId))
  timers.delete(visitId)
  const others = readers.filter((each) => each.visitId !== visitId)
  readers = page === 0 ? others : [reading, ...others]
  if (page > 0)
    timers.set(
      visitId,
      setTimeout(() => noteReading({ ...reading, page: 0 }), SILENCE_MAX),
    )
  for (const listener of listeners) listener()
}

/** Returns the visitors who are reading now, those heard of last first. */
export function useReaders(): readonly ShareReading[] {
  return useSyncExternalStore(subscribe, () => readers)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
