import type { Db } from '../database/database.ts'

/** A backup, or its check: a restore to a scratch database, compared whole. */
export type Work = 'backup' | 'check'

export interface Outcome {
  /** The last success. */
  succeededAt: Date | undefined
  /** The last failure, unless there was a success since then. */
  failure: { at: Date; reason: string } | undefined
}

const REASON_MAX = 2_000

export async function recordSuccess(db: Db, work: Work): Promise<void> {
  await record(db, work, { succeededAt: new Date().toISOString(), failedAt: null, reason: null })
}

export async function recordFailure(db: Db, work: Work, reason: string): Promise<void> {
  const shortReason = reason.slice(0, REASON_MAX)
  await record(db, work, { failedAt: new Date().toISOString(), reason: shortReason })
}

interface Values {
  succeededAt?: string
  failedAt: string | null
  reason: string | null
}

async function record(db: Db, work: Work, values: Values): Promise<void> {
  await db
    .insertInto('auth.backupOutcome')
    .values({ work, ...values })
    .onConflict((conflict) => conflict.column('work').doUpdateSet(values))
    .execute()
}

export async function findOutcome(db: Db, work: Work): Promise<Outcome> {
  const row = await db
    .selectFrom('auth.backupOutcome')
    .select(['succeededAt', 'failedAt', 'reason'])
    .where('work', '=', work)
    .executeTakeFirst()
  return {
    succeededAt: row?.succeededAt ? new Date(row.succeededAt) : undefined,
    failure: row?.failedAt ? { at: new Date(row.failedAt), reason: row.reason ?? '' } : undefined,
  }
}
