import type { Session, SessionRules } from '@satchel/contract/accounts/sessions.ts'
import { SESSION_HOURS_MAX } from '@satchel/contract/constants.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { writeIfAble } from '../platform/database/optional-write.ts'
import type { Origin, Scope } from '../platform/database/scope.ts'
import * as users from '../users/service.ts'
import { selectAccounts } from './queries.ts'

const END = sql<string>`auth.session_end(session, tenant)`
const RUNS = sql<SqlBool>`auth.session_end(session, tenant) > now()`

/** The person of a session that still runs. */
export function findSessionAccount(db: Db, sessionId: string, userId: string) {
  return selectAccounts(db)
    .innerJoin('auth.session as session', 'session.userId', 'member.id')
    .select([
      sql<boolean>`session.last_seen_at < now() - interval '1 minute'`.as('isUnseen'),
      // With single sign-on, the second factor is up to the provider.
      sql<boolean>`tenant.second_factor and not session.second_factor
        and session.method <> 'sso'`.as('owesSecondFactor'),
    ])
    .where('session.id', '=', sessionId)
    .where('member.id', '=', userId)
    .where(RUNS)
    .executeTakeFirst()
}

/** A call was made by it. Never within a transaction: what ends sessions locks the person first. */
export async function touchSession(db: Db, id: string, userId: string): Promise<void> {
  const lastSeenAt = sql<string>`now()`
  const seen = db.updateTable('auth.session').set({ lastSeenAt }).where('id', '=', id).execute()
  await writeIfAble(seen.then(() => users.markSeen(db, userId)))
}

export function findSessions(db: Db, userId: string) {
  return db
    .selectFrom('auth.session as session')
    .innerJoin('member', 'member.id', 'session.userId')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select([
      'session.id',
      'session.method',
      'session.country',
      'session.ipAddress as ip',
      'session.userAgent',
      'session.createdAt',
      'session.lastSeenAt',
      END.as('endsAt'),
    ])
    .where('session.userId', '=', userId)
    .where(RUNS)
    .orderBy('session.lastSeenAt', 'desc')
    .$narrowType<{ method: Session['method'] }>()
    .execute()
}

export interface SessionDraft extends Origin {
  userId: string
  method: Session['method']
  secondFactor: boolean
  country: string | null
  /** The latest end; null for the tenant's maximum. */
  until: string | null
}

export async function insertSession(db: Db, { ip, agent, until, ...draft }: SessionDraft) {
  const longest = sql<string>`now() + make_interval(hours => ${SESSION_HOURS_MAX})`
  const allowed = db
    .selectFrom('member')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(sql<string>`now() + make_interval(hours => tenant.session_max_hours)`.as('end'))
    .where('member.id', '=', draft.userId)
  const { id } = await db
    .insertInto('auth.session')
    .values({
      ...draft,
      ipAddress: ip,
      userAgent: agent,
      expiresAt: sql`least(${allowed}, ${longest}, ${until}::timestamptz)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveRefreshToken(db: Db, sessionId: string, hash: Buffer): Promise<void> {
  await db
    .insertInto('auth.refreshToken')
    .values({ sessionId, hash })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** One use of a token at a time, and none while its session is being ended; the lock ends with the transaction. */
export function lockSessionOf(db: Db, hash: Buffer): Promise<{ id: string } | undefined> {
  const ofToken = db.selectFrom('auth.refreshToken').select('sessionId').where('hash', '=', hash)
  return db
    .selectFrom('auth.session')
    .select('id')
    .where('id', '=', ofToken)
    .forUpdate()
    .executeTakeFirst()
}

/** Seconds in which a page that was left while refreshing is followed by one that sends the same cookie. */
const RELOAD_GRACE = 10

/** A token used just before, or whose successor was never used: its answer may be lost. */
const IS_REPEATED = sql<SqlBool>`(
  token.used_at > clock_timestamp() - make_interval(secs => ${RELOAD_GRACE})
  or not exists (select from auth.refresh_token as later
    where later.session_id = token.session_id and later.used_at > token.used_at))`

/**
 * Marks a token as used; undefined if it's unknown or was used before, unless it `mayComeAgain`. Uses the clock instead
 * of `now()`, because an earlier transaction may get its turn later.
 */
export function useRefreshToken(db: Db, hash: Buffer, mayComeAgain: boolean) {
  return db
    .updateTable('auth.refreshToken as token')
    .from('auth.session as session')
    .innerJoin('member', 'member.id', 'session.userId')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .set({ usedAt: sql`coalesce(token.used_at, clock_timestamp())` })
    .whereRef('session.id', '=', 'token.sessionId')
    .where('token.hash', '=', hash)
    .where(({ or, eb }) =>
      or([eb('token.usedAt', 'is', null), ...(mayComeAgain ? [IS_REPEATED] : [])]),
    )
    .where(RUNS)
    .returning(['session.id as sessionId', 'session.userId'])
    .executeTakeFirst()
}

export async function isUsedToken(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('auth.refreshToken')
    .select('hash')
    .where('hash', '=', hash)
    .where('usedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The session of a token that was used before. */
export function findReplayed(db: Db, hash: Buffer) {
  return db
    .selectFrom('auth.refreshToken as token')
    .innerJoin('auth.session as session', 'session.id', 'token.sessionId')
    .innerJoin('member', 'member.id', 'session.userId')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .select(['session.id as sessionId', 'member.id', 'member.name', 'member.tenantId'])
    .select(['member.email', 'tenant.timeZone'])
    .where('token.hash', '=', hash)
    .where('token.usedAt', 'is not', null)
    .executeTakeFirst()
}

/** Tells whether the token is the session's current one. */
export async function isLiveToken(db: Db, sessionId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('auth.refreshToken')
    .select('sessionId')
    .where('hash', '=', hash)
    .where('sessionId', '=', sessionId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a session; false if the person has no such session. */
export async function endSession(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth.session')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all of a person's sessions except the given one. */
export async function endSessionsOf(db: Db, userId: string, keptId?: string): Promise<void> {
  // Held in one order first, so that two who do it at once wait for one another.
  const ofUser = db.selectFrom('auth.session').select('id').where('userId', '=', userId)
  const rows = await ofUser.orderBy('id').forUpdate().execute()
  const ended = rows.flatMap(({ id }) => (id === keptId ? [] : id))
  await db.deleteFrom('auth.session').where('id', '=', sql<string>`any(${ended})`).execute()
}

/** Removes sessions whose time is over and returns their ids. */
export async function removeEnded(db: Db): Promise<string[]> {
  // One that somebody else is ending is left to them.
  const { rows } = await sql<{ id: string }>`
    delete from auth.session where id in (
      select session.id from auth.session session
      join member on member.id = session.user_id
      join tenant on tenant.id = member.tenant_id
      where auth.session_end(session, tenant) <= now()
      order by session.id for update of session skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findSessionRules({ db, actor }: Scope): Promise<SessionRules> {
  return db
    .selectFrom('tenant')
    .select(['sessionIdleMinutes as idleMinutes', 'sessionMaxHours as maxHours'])
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
}
