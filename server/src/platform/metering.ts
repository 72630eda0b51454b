import { AsyncLocalStorage } from 'node:async_hooks'

/** The work that a request caused so far. */
export interface Meter {
  /** Bytes that its statements sent to be stored. */
  writtenBytes: number
}

const meters = new AsyncLocalStorage<Meter>()

/** Runs work whose cost is added to a meter, wherever it is caused. */
export function metered<T>(meter: Meter, work: () => T): T {
  return meters.run(meter, work)
}

export function openMeter(): Meter {
  return { writtenBytes: 0 }
}

/** Returns the meter of the request that runs; undefined outside of requests. */
export function currentMeter(): Meter | undefined {
  return meters.getStore()
}
