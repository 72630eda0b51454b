import type { Role } from '@satchel/contract/permissions.ts'
import type { AccountStatus } from '@satchel/contract/tenants.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { SESSION_DAYS } from './auth.ts'

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
  readableUntil: string | null
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

/** How the account of the tenant stands now. */
const STATE = [
  sql<AccountStatus>`effective_status(tenant)`.as('tenantStatus'),
  sql<string | null>`readable_until(tenant)`.as('readableUntil'),
]

function selectAccounts(db: Db) {
  return db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(ACCOUNT)
    .select(STATE)
    .$narrowType<Pick<Account, 'role' | 'status'>>()
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
    .select(sql<AccountStatus>`effective_status(tenant)`.as('status'))
    .where('member.email', '=', email)
    .where('member.status', '!=', 'deactivated')
    .executeTakeFirst()
}

/** One registration of an address at a time; the lock ends with the transaction. */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('register'), hashtext(${email}))`.execute(db)
}

/** Whose password it may be, with its hash. */
export function findCredential(db: Db, email: string) {
  return selectAccounts(db)
    .innerJoin('auth.account as credential', 'credential.userId', 'member.id')
    .select('credential.password')
    .where('credential.providerId', '=', 'credential')
    .where('member.email', '=', email)
    .executeTakeFirst()
}

export interface SessionDraft {
  userId: string
  method: string
  secondFactor: boolean
  country: string | null
  ip: string
  agent: string | null
}

export async function insertSession(db: Db, { ip, agent, ...draft }: SessionDraft) {
  const { id } = await db
    .insertInto('auth.session')
    .values({
      ...draft,
      ipAddress: ip,
      userAgent: agent,
      expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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

export async function removeStale(db: Db): Promise<void> {
  await db.deleteFrom('auth.rateLimit').where('expire', '<', Date.now()).execute()
  await db.deleteFrom('auth.session').where('expiresAt', '<', sql<string>`now()`).execute()
  await db.deleteFrom('auth.verification').where('expiresAt', '<', sql<string>`now()`).execute()
  await db
    .deleteFrom('idempotentAnswer')
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}
