import type { Passkey } from '@satchel/contract/accounts/factors.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/database-types.ts'

const SHOWN = ['id', 'name', 'isSynced', 'createdAt', 'lastUsedAt'] as const

export type ChallengePurpose = 'add' | 'prove' | 'sign-in'

export async function saveChallenge(
  db: Db,
  draft: { challenge: string; purpose: ChallengePurpose; userId: string | null },
  seconds: number,
): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(secs => ${seconds})`
  await db
    .insertInto('auth.challenge')
    .values({ ...draft, expiresAt })
    .execute()
}

/** Takes a challenge, once; false if it was answered, expired, or meant for someone or something else. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<boolean> {
  const row = await db
    .deleteFrom('auth.challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('challenge')
    .executeTakeFirst()
  return row !== undefined
}

export function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('auth.passkey')
    .select(SHOWN)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export function listCredentials(db: Db, userId: string) {
  return db
    .selectFrom('auth.passkey')
    .select(['credentialId', 'transports'])
    .where('userId', '=', userId)
    .execute()
}

export function findCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('auth.passkey')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** Inserts a passkey; undefined if the credential is already registered to anyone. */
export function insertPasskey(
  db: Db,
  draft: Insertable<DB['auth.passkey']>,
): Promise<Passkey | undefined> {
  return db
    .insertInto('auth.passkey')
    .values(draft)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning(SHOWN)
    .executeTakeFirst()
}

export async function noteUse(db: Db, id: string, counter: number, isSynced: boolean) {
  await db
    .updateTable('auth.passkey')
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export function renamePasskey(
  db: Db,
  id: string,
  userId: string,
  name: string,
): Promise<Passkey | undefined> {
  return db
    .updateTable('auth.passkey')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(SHOWN)
    .executeTakeFirst()
}

export function deletePasskey(db: Db, id: string, userId: string) {
  return db
    .deleteFrom('auth.passkey')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst()
}

/** Deletes a person's passkeys and returns their number. */
export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('auth.passkey')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
