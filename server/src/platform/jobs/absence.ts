import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from '../database/connection-loss.ts'
import type { Log } from '../log.ts'

/** A time without the database. */
export interface Absence {
  /** Resolves once the database answers; at once unless an error told that it's away. */
  over(): Promise<void>
  /** Tells whether an error means that the database is away, and begins to wait for it then. */
  begins(error: unknown): boolean
  close(): void
}

const PAUSE = 500

/** Opens what waits for a database. `ask` sends it a statement, by the way that is to be waited for. */
export function openAbsence(ask: () => Promise<unknown>, log: Log): Absence {
  let waiting: Promise<void> | undefined
  let isClosed = false

  async function untilAnswered(error: unknown): Promise<void> {
    log.warn({ err: error }, 'jobs: waiting for the database')
    do await sleep(PAUSE, undefined, { ref: false })
    while (!isClosed && !(await answers()))
    // What waits would go on with connections that are closed.
    if (isClosed) return new Promise(() => undefined)
    waiting = undefined
    log.warn('jobs: the database is back')
  }

  async function answers(): Promise<boolean> {
    return ask().then(
      () => true,
      () => false,
    )
  }

  return {
    over: async () => waiting,
    begins(error) {
      const isAway = isDatabaseAway(error)
      if (isAway) waiting ??= untilAnswered(error)
      return isAway
    },
    close() {
      isClosed = true
    },
  }
}
