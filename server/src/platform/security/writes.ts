import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import { type Budget, MEGABYTE, spendBytes } from './budgets.ts'
import type { Limits } from './limits.ts'

// What requests have stored is counted by account and day, as it was sent to the database: texts, their versions and
// copies alike. It's counted in memory first, since a statement for each would take longer than most writes.

/** The paces of writing: an account that works with it all day stays far below. */
export const WRITES: Budget = {
  name: 'writes',
  network: 0,
  strangers: 0,
  trial: 200 * MEGABYTE,
  trials: 4_000 * MEGABYTE,
  account: 5_000 * MEGABYTE,
}
/** Bytes that an account may write until it's counted in the database. */
const STEP = 100_000
const ACCOUNTS_MAX = 10_000

export interface Writes {
  /** Adds what was stored for an account. */
  add(tenantId: string, bytes: number): void
  /** Throws `too-many-requests` where an account wrote too much today, and `plan-limit` where its plan has no storage left. */
  requirePace(tenantId: string, options: { creates: boolean }): Promise<void>
}

interface Parts {
  limits: Limits
  database: Database
  requireStorage(tenantId: string): Promise<void>
}

export function openWrites({ requireStorage, ...parts }: Parts): Writes {
  const uncounted = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  /** Bytes that were written since storage was last looked at. */
  const unchecked = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  const increase = (bytesOf: LRUCache<string, number>, tenantId: string, bytes: number) =>
    bytesOf.set(tenantId, (bytesOf.get(tenantId) ?? 0) + bytes)

  /** Takes what waits, once it's much, and puts it back where it's refused. */
  async function take(
    bytesOf: LRUCache<string, number>,
    tenantId: string,
    spend: (bytes: number) => Promise<void>,
  ): Promise<void> {
    const bytes = bytesOf.get(tenantId) ?? 0
    if (bytes < STEP) return
    bytesOf.delete(tenantId)
    try {
      await spend(bytes)
    } catch (error) {
      increase(bytesOf, tenantId, bytes)
      throw error
    }
  }

  return {
    add(tenantId, bytes) {
      increase(uncounted, tenantId, bytes)
      increase(unchecked, tenantId, bytes)
    },
    async requirePace(tenantId, { creates }) {
      await take(uncounted, tenantId, (bytes) => spendBytes(parts, WRITES, { tenantId }, bytes))
      if (creates) await take(unchecked, tenantId, () => requireStorage(tenantId))
    },
  }
}
