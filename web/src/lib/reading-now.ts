import type { ShareReading } from '@satchel/contract/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readView, setView, useView, viewState } from './view-state.ts'

/** Time in ms after which somebody of whom nothing was heard is taken to have left: pages say it each minute. */
const SILENCE_MAX = 90_000

const READERS = viewState<readonly ShareReading[]>('readers', [])

/** Notes what the socket says of a visitor: the page before them, or that they have left. */
export function noteReading(client: QueryClient, reading: ShareReading): void {
  const others = readView(client, READERS).filter(({ visitId }) => visitId !== reading.visitId)
  setView(client, READERS, reading.page === 0 ? others : [reading, ...others])
  if (reading.page > 0) setTimeout(() => drop(client, reading), SILENCE_MAX)
}

/** Drops a reading of whose visitor nothing was heard since. */
function drop(client: QueryClient, reading: ShareReading): void {
  const readers = readView(client, READERS)
  setView(
    client,
    READERS,
    readers.filter((each) => each !== reading),
  )
}

/** Returns the visitors who are reading now, those heard of last first. */
export function useReaders(): readonly ShareReading[] {
  return useView(READERS)
}
