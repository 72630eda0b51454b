import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Lock } from '@tus/server'
import type { Db } from '../platform/database/database.ts'
import { SECOND } from '../platform/time.ts'
import { freeLock, LOCK_MS, type Locked, renewLock, takeLock } from './lock-queries.ts'

/** The longest that a request waits for another one of the same upload. */
const WAIT_MAX = 30 * SECOND
const LOOK = 200
const RENEW = SECOND

interface Holder {
  /** The time until which no other node can take it. */
  until: number
  /** Ends the request that holds it. */
  letGo(): Promise<void> | void
}

/** The locks of uploads. They are in the database, so that two nodes never write one upload. */
export interface UploadLocks {
  /** Returns the lock of an upload, which has this name in the store. */
  of(upload: Locked, name: string): Lock
  /** Throws unless this node still holds the lock, which it loses by standing still. */
  requireHeld(name: string): void
}

export function openLocks(system: Db): UploadLocks {
  const holders = new Map<string, Holder>()
  return {
    of: (upload, name) => lockOf({ system, holders, upload, name }),
    requireHeld(name) {
      if ((holders.get(name)?.until ?? 0) < Date.now()) throw ERRORS.ABORTED
    },
  }
}

interface Options {
  system: Db
  /** The locks of this node by name, whose holders are asked directly. */
  holders: Map<string, Holder>
  upload: Locked
  name: string
}

function lockOf({ system, holders, upload, name }: Options): Lock {
  const holder = crypto.randomUUID()
  let timer: NodeJS.Timeout | undefined

  async function take(signal: AbortSignal): Promise<number> {
    for (const end = Date.now() + WAIT_MAX; Date.now() < end && !signal.aborted; ) {
      const now = Date.now()
      const result = await takeLock(system, upload, holder)
      if (result === 'taken') return now + LOCK_MS
      // A request that ended meanwhile has canceled it.
      if (result === 'no-upload') throw ERRORS.FILE_NOT_FOUND
      await holders.get(name)?.letGo()
      await sleep(LOOK)
    }
    throw ERRORS.ERR_LOCK_TIMEOUT
  }

  async function renew(mine: Holder): Promise<void> {
    const now = Date.now()
    try {
      const found = await renewLock(system, upload, holder)
      if (found) mine.until = now + LOCK_MS
      if (!found || found.isWanted) await mine.letGo()
    } catch {
      // Without the database nobody else can take it either, until its end.
      if (now > mine.until) await mine.letGo()
    }
  }

  return {
    async lock(signal, letGo) {
      const mine: Holder = { until: await take(signal), letGo }
      holders.set(name, mine)
      timer = setInterval(() => void renew(mine), RENEW)
    },
    async unlock() {
      clearInterval(timer)
      holders.delete(name)
      // One that can't be given back is free a few seconds later.
      await freeLock(system, upload, holder).catch(() => undefined)
    },
  }
}
