import { Problem, says } from '../platform/problem.ts'
import type { VisitRow } from './arrival-queries.ts'

/** `passed`: the link is as it was read, and nothing is stored, because the disk is almost full. */
export type Recorded = 'stored' | 'passed' | 'changed'

/** The result of a batch: the places of the links that are as they were read. */
export interface Inserted {
  open: number[]
  isStored: boolean
}

interface Waiting {
  visit: VisitRow
  resolve(recorded: Recorded): void
  reject(error: unknown): void
}

const BATCH_MAX = 200
const WAITING_MAX = 10_000

export interface Recorder {
  /** Resolves after the commit; `changed` where the link is no longer as it was read. */
  record(visit: VisitRow): Promise<Recorded>
}

/** One insert is in flight while the visits that come meanwhile gather for the next. */
export function openRecorder(insert: (visits: VisitRow[]) => Promise<Inserted>): Recorder {
  const waiting: Waiting[] = []
  let isBusy = false

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX)
      const settle = await insert(batch.map(({ visit }) => visit)).then(
        ({ open, isStored }) => settled(batch, new Set(open), isStored ? 'stored' : 'passed'),
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
          throw new Problem('unavailable', says('tooManyVisitsAtOnce'), {
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

function settled(batch: Waiting[], places: Set<number>, recorded: Recorded) {
  return () =>
    batch.forEach(({ resolve }, place) => void resolve(places.has(place) ? recorded : 'changed'))
}
