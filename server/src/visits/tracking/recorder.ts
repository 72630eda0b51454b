import { Problem } from '../../platform/problem.ts'
import type { VisitRow } from './arrival-queries.ts'

interface Waiting {
  visit: VisitRow
  resolve(isStored: boolean): void
  reject(error: unknown): void
}

const BATCH_MAX = 200
const WAITING_MAX = 10_000

export interface Recorder {
  /** Resolves after the commit; false where the link is no longer as it was read. */
  record(visit: VisitRow): Promise<boolean>
}

/** One insert is in flight while the visits that come meanwhile gather for the next. */
export function openRecorder(insert: (visits: VisitRow[]) => Promise<number[]>): Recorder {
  const waiting: Waiting[] = []
  let isBusy = false

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX)
      const settle = await insert(batch.map(({ visit }) => visit)).then(
        (places) => stored(batch, new Set(places)),
        (error) => () => batch.forEach(({ reject }) => void reject(error)),
      )
      // The next insert is on its way before these answers are written.
      setImmediate(settle)
    }
    isBusy = false
  }

  return {
    record: (visit) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= WAITING_MAX)
          throw new Problem('unavailable', 'Too many visits at once. Try again in a moment', {
            retryAfter: 5,
          })
        waiting.push({ visit, resolve, reject })
        if (isBusy) return
        isBusy = true
        // What has arrived in the same turn of the event loop goes together.
        setImmediate(() => void work())
      }),
  }
}

function stored(batch: Waiting[], places: Set<number>) {
  return () => batch.forEach(({ resolve }, place) => void resolve(places.has(place)))
}
