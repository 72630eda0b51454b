import { AsyncLocalStorage } from 'node:async_hooks'

// What a request costs is known by what it really used, wherever that is used: connections of the database, children and
// threads that draw, hashing, and the thread that all requests share.

/** The work that a request caused so far. */
export interface Meter {
  /** Bytes that its statements sent to be stored. */
  writtenBytes: number
  /** Takes the milliseconds of a piece of work, from the budgets of who asked for it. */
  spend(ms: number): void
}

/** A millisecond of the thread that all requests share counts as so many: meanwhile nobody else is answered. */
const SHARED_THREAD = 20
/** Milliseconds of it that cost nothing, as they hold up nobody. */
const FREE_MS = 5

const meters = new AsyncLocalStorage<Meter>()

export function openMeter(spend: Meter['spend']): Meter {
  return { writtenBytes: 0, spend }
}

/** Runs work whose cost is added to a meter, wherever it is caused. */
export function metered<T>(meter: Meter, work: () => T): T {
  return meters.run(meter, work)
}

/** Returns the meter of the request that runs; undefined outside of requests. */
export function currentMeter(): Meter | undefined {
  return meters.getStore()
}

/** Measures work beside the thread that all requests share. */
export async function measure<T>(work: () => Promise<T>): Promise<T> {
  const meter = currentMeter()
  const began = performance.now()
  try {
    return await work()
  } finally {
    meter?.spend(performance.now() - began)
  }
}

/** Measures work on the thread that all requests share. */
export function measureThread<T>(work: () => T): T {
  const began = performance.now()
  try {
    return work()
  } finally {
    const ms = performance.now() - began - FREE_MS
    if (ms > 0) currentMeter()?.spend(ms * SHARED_THREAD)
  }
}
