import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

// A backup copies the database as of one moment and the files after it. A file is stored before a row names it, and
// deleted once the rows that name it are gone or marked: what is stored from that moment on is enough, if nothing is
// deleted before it was copied. Locks of transactions hold behind poolers too, and go with their connection.

const LOCK = sql`hashtext('satchel removals')`

/** Tells whether files may be deleted: no backup is copying them. */
export async function mayRemove(db: Db): Promise<boolean> {
  const answer = sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${LOCK}) as may`
  const { rows } = await answer.execute(db)
  return rows[0]?.may === true
}

/**
 * Does work while no node deletes files; it may let them go on before its end. Throws if the connection broke
 * meanwhile, and with it the hold.
 */
export async function holdingRemovals<T>(
  db: Db,
  work: (release: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const holding = await db.startTransaction().execute()
  const release = async () => {
    await holding.commit().execute()
  }
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holding)
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(holding)
    return await work(release)
  } finally {
    if (!holding.isCommitted) await holding.rollback().execute()
  }
}
