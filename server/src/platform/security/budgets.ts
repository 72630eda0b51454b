import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Problem, says } from '../problem.ts'
import { DAY, SECOND } from '../time.ts'
import type { Count, Limits, Rule } from './limits.ts'

// What people who pay for nothing can have stored is counted in bytes, by day: each network and each trial has a
// little, and all of them together a fixed sum, so that neither many networks nor many trials fill the disk.

/** Bytes a day. */
export interface Budget {
  /** The name of the budget; the same name is the same count. */
  name: string
  /** One network, for what comes without proof of an account. */
  network: number
  /** All networks that send for no account. */
  strangers: number
  /** One account that isn't paid for. */
  trial: number
  trials: number
  /** One account that is paid for. */
  account: number
}

/** The sender of something to store. */
export interface Giver {
  /** The network it comes from, if nothing proves that the sender belongs to the account. */
  network?: string | undefined
  /** The account it is stored for. */
  tenantId?: string | undefined
}

export const MEGABYTE = 1_000_000

/** Bytes of a row besides its texts: other columns and index entries. */
export const ROW_BYTES = 250

/** Returns the bytes of a value as JSON. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

/** Counts bytes before they are stored; throws `too-many-requests`, counting nothing, where a budget is used up. */
export async function spendBytes(
  { limits, database }: { limits: Limits; database: { system: Db } },
  budget: Budget,
  { network, tenantId }: Giver,
  bytes: number,
): Promise<void> {
  const rule = (part: Exclude<keyof Budget, 'name'>): Rule => ({
    name: `${budget.name}-${part}`,
    calls: budget[part],
    seconds: DAY / SECOND,
  })
  const counts: Omit<Count, 'points'>[] = []
  const count = (part: Parameters<typeof rule>[0], subject: string) =>
    counts.push({ rule: rule(part), subject })
  if (network !== undefined) count('network', network)
  if (tenantId === undefined) count('strangers', 'all')
  else if (await isPaying(database.system, tenantId)) count('account', tenantId)
  else {
    count('trial', tenantId)
    count('trials', 'all')
  }
  const retryAfter = await limits.waitOfAll(counts.map((count) => ({ ...count, points: bytes })))
  if (retryAfter !== undefined)
    throw new Problem('too-many-requests', says('dailyLimitReached'), {
      retryAfter,
    })
}

async function isPaying(db: Db, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{ isPaid: boolean }>`
    select is_paid(tenant) as "isPaid" from tenant
    where id = ${tenantId}`.execute(db)
  return rows[0]?.isPaid ?? false
}
