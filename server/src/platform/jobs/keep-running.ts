import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** A process that runs until it is stopped, or ends by itself. */
export interface Running {
  stop(): Promise<void>
  /** Settles once it has ended, for whatever reason. */
  ended: Promise<void>
}

const PAUSE = 1_000

/** Starts it, and again whenever it ends without being stopped. Throws if the first start fails. */
export async function keepRunning(start: () => Promise<Running>, log: Log): Promise<Running> {
  const stopping = new AbortController()
  let current: Running | undefined = await start()
  const ended = keep()
  return {
    async stop() {
      stopping.abort()
      await current?.stop()
      await ended
    },
    ended,
  }

  async function keep(): Promise<void> {
    for (;;) {
      await current?.ended.catch((error) => log.warn({ err: error }, 'jobs: ended'))
      current = undefined
      await setTimeout(PAUSE, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      current = await start().catch((error) => {
        log.warn({ err: error }, 'jobs: not started again')
        return undefined
      })
      // A stop during the start found nothing to stop.
      if (stopping.signal.aborted) await current?.stop()
    }
  }
}
