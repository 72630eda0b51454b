import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Returns the keys, the newest first. */
export function findKeys(db: Db) {
  return db
    .selectFrom('auth.jwks')
    .select(['id', 'publicKey', 'sealed', 'privateKey'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** One first key, however many nodes start; the lock ends with the transaction. */
export async function lockKeys(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signing keys'))`.execute(db)
}

export async function insertKey(
  db: Db,
  draft: { publicKey: string; sealed: Buffer },
): Promise<void> {
  await db.insertInto('auth.jwks').values(draft).execute()
}

/** Seals a key of an earlier version as all others are. */
export async function sealKey(db: Db, id: string, sealed: Buffer): Promise<void> {
  await db.updateTable('auth.jwks').set({ sealed, privateKey: null }).where('id', '=', id).execute()
}
