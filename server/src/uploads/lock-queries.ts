import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Seconds after which a lock that isn't renewed is free: its node was killed, or stands still. */
const LOCK_SECONDS = 10
const UNTIL = sql<string>`now() + make_interval(secs => ${sql.lit(LOCK_SECONDS)})`

/** The tables of uploads, which have the same columns for locks. */
export type UploadTable = 'upload' | 'requestFile'

/** Lets both tables be queried as one. */
const oneOf = (table: UploadTable) => table as 'upload'

export interface Locked {
  table: UploadTable
  id: string
}

export const LOCK_MS = LOCK_SECONDS * 1_000

/** Takes the lock of an upload. One that another holds isn't taken, and the holder is asked to let go. */
export async function takeLock(
  system: Db,
  { table, id }: Locked,
  holder: string,
): Promise<'taken' | 'held' | 'no-upload'> {
  const locked = await system
    .updateTable(oneOf(table))
    .set({ lockedBy: holder, lockedUntil: UNTIL, lockWanted: false })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('lockedBy', 'is', null), where('lockedUntil', '<', sql<string>`now()`)]),
    )
    .executeTakeFirst()
  if (locked.numUpdatedRows > 0n) return 'taken'
  const marked = await system
    .updateTable(oneOf(table))
    .set({ lockWanted: true })
    .where('id', '=', id)
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n ? 'held' : 'no-upload'
}

/** Keeps a lock, and says whether another wants it; undefined if it was lost. */
export async function renewLock(
  system: Db,
  { table, id }: Locked,
  holder: string,
): Promise<{ isWanted: boolean } | undefined> {
  return system
    .updateTable(oneOf(table))
    .set({ lockedUntil: UNTIL })
    .where('id', '=', id)
    .where('lockedBy', '=', holder)
    .returning('lockWanted as isWanted')
    .executeTakeFirst()
}

/** Gives a lock back. Its time stays, by which those are found whose requests ended lately. */
export async function freeLock(system: Db, { table, id }: Locked, holder: string): Promise<void> {
  await system
    .updateTable(oneOf(table))
    .set({ lockedBy: null, lockWanted: false, lockedUntil: sql<string>`now()` })
    .where('id', '=', id)
    .where('lockedBy', '=', holder)
    .execute()
}
