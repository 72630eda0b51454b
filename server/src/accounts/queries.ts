import type { Role } from '@satchel/contract/permissions.ts'
import type { AccountStatus } from '@satchel/contract/tenants.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AuthSession } from '../platform/database-types.ts'

/** A person with what their tokens and their calls need of them. */
export interface Account {
  id: string
  tenantId: string
  email: string
  name: string
  role: Role
  status: 'unconfirmed' | 'active' | 'deactivated'
  avatarLarge: string | null
  avatarMedium: string | null
  avatarThumbnail: string | null
  tenantStatus: AccountStatus
}

const ACCOUNT = [
  'member.id',
  'member.tenantId',
  'member.email',
  'member.name',
  'member.role',
  'member.status',
  'member.avatarLarge',
  'member.avatarMedium',
  'member.avatarThumbnail',
] as const

function selectAccounts(db: Db) {
  return db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(ACCOUNT)
    .select(effectiveStatus().as('tenantStatus'))
    .$narrowType<Pick<Account, 'role' | 'status'>>()
}

/** A trial that is over pays or stops, from the minute it ends. */
function effectiveStatus() {
  return sql<AccountStatus>`case when tenant.status = 'trialing' and tenant.trial_ends_at < now()
    then 'canceled' else tenant.status end`
}

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return selectAccounts(db).where('member.email', '=', email).executeTakeFirst()
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return selectAccounts(db).where('member.id', '=', id).executeTakeFirst()
}

/** The person of a session that still runs. */
export function findSessionAccount(db: Db, sessionId: string, userId: string) {
  return selectAccounts(db)
    .innerJoin('auth.session as session', 'session.userId', 'member.id')
    .where('session.id', '=', sessionId)
    .where('member.id', '=', userId)
    .where('session.expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
}

export async function findSignIn(db: Db, email: string) {
  return db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(['tenant.id', 'tenant.name', 'tenant.logoUrl', 'tenant.color'])
    .select(effectiveStatus().as('status'))
    .where('member.email', '=', email)
    .where('member.status', '!=', 'deactivated')
    .executeTakeFirst()
}

/** One registration of an address at a time; the lock ends with the transaction. */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('register'), hashtext(${email}))`.execute(db)
}

export function findSession(
  db: Db,
  token: string,
): Promise<Pick<Selectable<AuthSession>, 'id' | 'userId'> | undefined> {
  return db
    .selectFrom('auth.session')
    .select(['id', 'userId'])
    .where('token', '=', token)
    .executeTakeFirst()
}

export async function describeSession(db: Db, id: string, agent: string | null): Promise<void> {
  await db.updateTable('auth.session').set({ userAgent: agent }).where('id', '=', id).execute()
}

export async function keepRefreshToken(db: Db, sessionId: string, hash: Buffer): Promise<void> {
  await db.insertInto('auth.refreshToken').values({ sessionId, hash }).execute()
}

/** Marks a token as used; undefined where it never was or was used longer than `grace` seconds ago. */
export function useRefreshToken(db: Db, hash: Buffer, grace: number) {
  return db
    .updateTable('auth.refreshToken as token')
    .from('auth.session as session')
    .set({ usedAt: sql`coalesce(token.used_at, now())` })
    .whereRef('session.id', '=', 'token.sessionId')
    .where('token.hash', '=', hash)
    .where(
      sql<boolean>`(token.used_at is null or token.used_at > now() - make_interval(secs => ${grace}))`,
    )
    .where('session.expiresAt', '>', sql<string>`now()`)
    .returning(['session.id as sessionId', 'session.userId'])
    .executeTakeFirst()
}

/** The session of a token that came a second time. */
export function findReplayed(db: Db, hash: Buffer) {
  return db
    .selectFrom('auth.refreshToken')
    .select(['sessionId', 'usedAt'])
    .where('hash', '=', hash)
    .executeTakeFirst()
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('auth.session').where('id', '=', id).execute()
}

export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.session').where('userId', '=', userId).execute()
}

export async function markConfirmed(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('member')
    .set({ status: 'active' })
    .where('id', '=', userId)
    .where('status', '=', 'unconfirmed')
    .execute()
}

export async function markSeen(db: Db, userId: string): Promise<void> {
  await db.updateTable('member').set({ lastSeenAt: sql`now()` }).where('id', '=', userId).execute()
}

export async function countFailures(db: Db, subject: string, minutes: number) {
  return db
    .selectFrom('auth.failure')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(extract(epoch from min(at) + make_interval(mins => ${minutes}) - now()), 0)::int`.as(
        'seconds',
      ),
    ])
    .where('subject', '=', subject)
    .where('at', '>', sql<string>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirstOrThrow()
}

export async function addFailures(db: Db, subjects: string[]): Promise<void> {
  await db
    .insertInto('auth.failure')
    .values(subjects.map((subject) => ({ subject })))
    .execute()
}

export async function forgetFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('auth.failure').where('subject', '=', subject).execute()
}

export async function removeStale(db: Db): Promise<void> {
  await db
    .deleteFrom('auth.failure')
    .where('at', '<', sql<string>`now() - interval '1 day'`)
    .execute()
  await db.deleteFrom('auth.session').where('expiresAt', '<', sql<string>`now()`).execute()
  await db.deleteFrom('auth.verification').where('expiresAt', '<', sql<string>`now()`).execute()
  await db
    .deleteFrom('idempotentAnswer')
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}
