import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

const LOCK = sql`hashtext('satchel backups')`

/**
 * Does work while no other process backs up this database, or checks what it backed up; waits for one that does. Throws
 * if the connection broke meanwhile, and with it the hold.
 */
export async function holdingBackups<T>(
  db: Db,
  say: (text: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (holding) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holding)
    await sql`set local statement_timeout = 0`.execute(holding)
    const trying = sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`
    const { rows } = await trying.execute(holding)
    if (!rows[0]?.got) {
      say('Waiting for another backup, or the check of one, to end')
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(holding)
    }
    return work()
  })
}
