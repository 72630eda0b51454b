import type { Db } from '../database/database.ts'

/** Stores when the newest backup that was completed was begun. */
export async function recordBackup(db: Db, begunAt: Date): Promise<void> {
  const values = { begunAt: begunAt.toISOString() }
  await db
    .insertInto('auth.backup')
    .values(values)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(values))
    .execute()
}

/** Returns the seconds since then; undefined if there was no backup. */
export async function backupAge(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('auth.backup').select('begunAt').executeTakeFirst()
  return row && Math.max(0, (Date.now() - Date.parse(row.begunAt)) / 1_000)
}
