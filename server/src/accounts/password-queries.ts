import { type Expression, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { unlockGuesses } from './factors/guess-queries.ts'
import { selectAccounts } from './queries.ts'

export const RESET_MINUTES = 60

/** The hash of a person's password, and since when; undefined for those who have none. */
export function findPassword(db: Db, userId: string) {
  return db
    .selectFrom('auth.account')
    .select(['password', 'updatedAt as changedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** One change of a person's password at a time, whichever way it comes; the lock ends with the transaction. */
async function lockPerson(db: Db, userId: string | Expression<string>): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Sets the password, voids emailed reset links and clears the count of wrong codes. */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  await lockPerson(db, userId)
  const changed = { password, updatedAt: sql<string>`now()` }
  await db
    .insertInto('auth.account')
    .values({ userId, ...changed })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .execute()
  await db.deleteFrom('auth.passwordReset').where('userId', '=', userId).execute()
  await unlockGuesses(db, userId)
}

export async function deletePassword(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.account').where('userId', '=', userId).execute()
}

export async function saveReset(db: Db, userId: string, hash: Buffer): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(mins => ${RESET_MINUTES})`
  await db.insertInto('auth.passwordReset').values({ userId, hash, expiresAt }).execute()
}

/** Uses a reset token up and returns its user's id. */
export async function takeReset(db: Db, hash: Buffer): Promise<string | undefined> {
  // First, because each link of a person voids the others.
  const holder = db.selectFrom('auth.passwordReset').select('userId').where('hash', '=', hash)
  await lockPerson(db, sql`(${holder})`)
  const row = await db
    .deleteFrom('auth.passwordReset')
    .where('hash', '=', hash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('userId')
    .executeTakeFirst()
  return row?.userId
}

/** Returns a password's holder, with the time zone for the email about it. */
export function findHolder(db: Db, userId: string) {
  return selectAccounts(db)
    .select('tenant.timeZone')
    .where('member.id', '=', userId)
    .executeTakeFirst()
}
