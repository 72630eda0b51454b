import { sql } from 'kysely'
import type { Db } from '../src/platform/database/database.ts'

/** Returns the number of statements that wait for a lock in the database. */
export async function lockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
