import type { Role } from '@satchel/contract/permissions.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { deleteGuessesOf } from './guess-queries.ts'

export function findTotp(db: Db, userId: string) {
  return db
    .selectFrom('auth.totp')
    .select(['secret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** One that is confirmed stays as it is: false then. */
export async function draftTotp(db: Db, userId: string, secret: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('auth.totp')
    .values({ userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, lastStep: 0 })
        .where('auth.totp.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a time step as used; false if it or a later one was used already. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('auth.totp')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Confirms an authenticator app; false if it was confirmed before. */
export async function confirmTotp(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .updateTable('auth.totp')
    .set({ confirmedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the authenticator app and its recovery codes; false if there was none. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('auth.recoveryCode').where('userId', '=', userId).execute()
  await deleteGuessesOf(db, userId)
  const row = await db
    .deleteFrom('auth.totp')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: Buffer[]) {
  await db.deleteFrom('auth.recoveryCode').where('userId', '=', userId).execute()
  await db
    .insertInto('auth.recoveryCode')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
}

/** Uses a recovery code; false if it isn't theirs or was used before. */
export async function useRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('auth.recoveryCode')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('auth.recoveryCode')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns what decides how much a session has to prove. */
export function findStanding(db: Db, sessionId: string, freshSeconds: number) {
  return db
    .selectFrom('auth.session as session')
    .innerJoin('member', 'member.id', 'session.userId')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select([
      'session.secondFactor',
      'session.method',
      'tenant.secondFactor as isRequired',
      // What was carried over has proved nothing by itself.
      sql<boolean>`session.proved_at > now() - make_interval(secs => ${freshSeconds})
        and (session.method <> 'handoff' or session.proved_at > session.created_at)`.as('isFresh'),
      sql<boolean>`exists (select from auth.totp
        where totp.user_id = member.id and totp.confirmed_at is not null)`.as('hasTotp'),
      sql<number>`(select count(*)::int from auth.passkey where passkey.user_id = member.id)`.as(
        'passkeys',
      ),
    ])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
}

export async function markProved(db: Db, sessionId: string, bySecondFactor: boolean) {
  await db
    .updateTable('auth.session')
    .set({ provedAt: sql`now()`, ...(bySecondFactor && { secondFactor: true }) })
    .where('id', '=', sessionId)
    .execute()
}

/** Clears the second factor of a person's sessions. */
export async function dropSecondFactor(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('auth.session')
    .set({ secondFactor: false })
    .where('userId', '=', userId)
    .execute()
}

export function findPerson(db: Db, userId: string, tenantId: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', userId)
    .where('tenantId', '=', tenantId)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
}

/** True if a member has neither an authenticator app nor a passkey. */
const WITHOUT_FACTOR = sql<SqlBool>`(
  not exists (select from auth.totp where totp.user_id = member.id and totp.confirmed_at is not null)
  and not exists (select from auth.passkey where passkey.user_id = member.id))`

/**
 * True if a program of a person is refused until they have a second factor. With single sign-on, which needs no password
 * here, the second factor is up to the provider.
 */
export const PROGRAM_OWES_FACTOR = sql<boolean>`tenant.second_factor and ${WITHOUT_FACTOR}
  and exists (select from auth.account as credential
    where credential.user_id = member.id and credential.password is not null)`

export function findRules(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant')
    .select([
      'tenant.secondFactor',
      sql<number>`(select count(*)::int from member
        where member.tenant_id = tenant.id and member.status = 'active'
          and ${WITHOUT_FACTOR})`.as('without'),
    ])
    .where('tenant.id', '=', tenantId)
    .executeTakeFirstOrThrow()
}
