import { Problem } from '../../platform/problem.ts'
import type { VisitRow } from './arrival-queries.ts'

interface Waiting {
  visit: VisitRow
  resolve(isStored: boolean): void
  reject(error: unknown): void
}

const BATCH_MAX = 200
const FLIGHTS_MAX = 2
/** Fewer wait for the batch before: a second one would cost more than they gain. */
const SECOND_MIN = 16
const WAITING_MAX = 10_000

export interface Recorder {
  /** Resolves after the commit; false where the link is no longer as it was read. */
  record(visit: VisitRow): Promise<boolean>
}

/** An insert is in flight while the visits that come meanwhile gather for the next; of many some go beside it. */
export function openRecorder(insert: (visits: VisitRow[]) => Promise<number[]>): Recorder {
  const waiting: Waiting[] = []
  let flights = 0

  async function work(): Promise<void> {
    while (waiting.length >= (flights > 1 ? SECOND_MIN : 1)) {
      const batch = waiting.splice(0, BATCH_MAX)
      const settle = await insert(batch.map(({ visit }) => visit)).then(
        (places) => stored(batch, new Set(places)),
        (error) => () => batch.forEach(({ reject }) => void reject(error)),
      )
      // The next insert is on its way before these answers are written.
      setImmediate(settle)
    }
    flights -= 1
  }

  return {
    record: (visit) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= WAITING_MAX)
          throw new Problem('unavailable', 'Too many visits at once. Try again in a moment', {
            retryAfter: 5,
          })
        waiting.push({ visit, resolve, reject })
        if (flights > 0 && (flights === FLIGHTS_MAX || waiting.length < SECOND_MIN)) return
        flights += 1
        // What has arrived in the same turn of the event loop goes together.
        setImmediate(() => void work())
      }),
  }
}

function stored(batch: Waiting[], places: Set<number>) {
  return () => batch.forEach(({ resolve }, place) => void resolve(places.has(place)))
}
