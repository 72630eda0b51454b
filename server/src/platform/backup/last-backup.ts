import type { Db } from '../database/database.ts'
import { recordSuccess } from './outcomes.ts'

export interface LastBackup {
  begunAt: Date
  /** The folder or bucket that it's in; null if an earlier version made it. */
  target: string | null
}

/** Stores when the newest backup that was completed was begun, and where it is. */
export async function recordBackup(db: Db, begunAt: Date, target: string): Promise<void> {
  const values = { begunAt: begunAt.toISOString(), target }
  await db
    .insertInto('auth.backup')
    .values(values)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(values))
    .execute()
  await recordSuccess(db, 'backup')
}

/** Returns the newest backup that was completed; undefined if there was none. */
export async function findLastBackup(db: Db): Promise<LastBackup | undefined> {
  const row = await db.selectFrom('auth.backup').select(['begunAt', 'target']).executeTakeFirst()
  return row && { begunAt: new Date(row.begunAt), target: row.target }
}
