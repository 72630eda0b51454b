import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

// Mail is made for all tenants in turn: these statements name the tenants themselves.

/** A session and the sharer to notify about it. */
export interface Due {
  tenantId: string
  sessionId: string
  memberId: string
}

/** The most sessions of a tenant that one run mails about. */
const OF_TENANT = 500

const IS_WAITING = sql`sent_at is null and not is_digest`
const IS_DUE = sql`${IS_WAITING} and due_at <= now()`

/** Finds sessions whose three minutes are over: the oldest of each tenant, then the second of each, and so on. */
export async function findDue(db: Db): Promise<Due[]> {
  const nextTenant = sql`select tenant_id from visit_letter where ${IS_WAITING}`
  const { rows } = await sql<Due>`
    with recursive waiting as (
      (${nextTenant} order by tenant_id limit 1)
      union all
      select (${nextTenant} and tenant_id > waiting.tenant_id order by tenant_id limit 1)
      from waiting where tenant_id is not null
    )
    select tenant_id as "tenantId", session_id as "sessionId", member_id as "memberId"
    from waiting cross join lateral (
      select session_id, member_id, due_at, row_number() over (order by due_at) as turn
      from visit_letter where tenant_id = waiting.tenant_id and ${IS_DUE}
      order by due_at limit ${OF_TENANT}) as due
    order by turn, due_at`.execute(db)
  return rows
}

/** Locks one until the transaction ends; false if it's no longer due, or someone else has it. */
export async function lockDue(db: Db, { tenantId, sessionId, memberId }: Due): Promise<boolean> {
  const { rows } = await sql`select from visit_letter
    where tenant_id = ${tenantId} and session_id = ${sessionId} and member_id = ${memberId}
      and ${IS_DUE} for update skip locked`.execute(db)
  return rows.length > 0
}

const WANTS_DIGEST = sql`extract(hour from now() at time zone time_zone) >= 8
  and coalesce(visit_digest_on < (now() at time zone time_zone)::date, true)
  and exists (select from visit_letter as waiting where waiting.tenant_id = member.tenant_id
    and waiting.member_id = member.id and waiting.is_digest and waiting.sent_at is null)`

/** Finds sharers for whom it's past eight o'clock and who have sessions waiting. */
export async function findReaders(db: Db): Promise<Omit<Due, 'sessionId'>[]> {
  const { rows } = await sql<Omit<Due, 'sessionId'>>`
    select member.tenant_id as "tenantId", member.id as "memberId"
    from member join tenant on tenant.id = member.tenant_id where ${WANTS_DIGEST}`.execute(db)
  return rows
}

/** Locks one until the transaction ends; false if they have their digest, or someone else makes it. */
export async function lockReader(
  db: Db,
  { tenantId, memberId }: Omit<Due, 'sessionId'>,
): Promise<boolean> {
  const { rows } = await sql`select from member join tenant on tenant.id = member.tenant_id
    where member.tenant_id = ${tenantId} and member.id = ${memberId} and ${WANTS_DIGEST}
    for update of member skip locked`.execute(db)
  return rows.length > 0
}

/** Marks the sessions that wait for a person's digest as sent; returns how many, and the newest of them. */
export async function takeWaiting(
  db: Db,
  { tenantId, memberId }: Omit<Due, 'sessionId'>,
  limit: number,
): Promise<{ count: number; newest: string[] }> {
  const { rows } = await sql<{ count: number; newest: string[] }>`
    with taken as (
      update visit_letter set sent_at = now()
      where tenant_id = ${tenantId} and member_id = ${memberId} and is_digest and sent_at is null
      returning session_id
    )
    select (select count(*) from taken)::int as count,
      array(select session_id from taken order by session_id desc limit ${limit}) as newest`.execute(
    db,
  )
  return rows[0] ?? { count: 0, newest: [] }
}

export async function markDigest(db: Db, { tenantId, sessionId, memberId }: Due): Promise<void> {
  await sql`update visit_letter set is_digest = true where tenant_id = ${tenantId}
    and session_id = ${sessionId} and member_id = ${memberId}`.execute(db)
}

/** Deletes a session's email that nobody wants; a later visit may add it again. */
export async function deleteDue(db: Db, { tenantId, sessionId, memberId }: Due): Promise<void> {
  await sql`delete from visit_letter where tenant_id = ${tenantId}
    and session_id = ${sessionId} and member_id = ${memberId}`.execute(db)
}

export async function markSent(db: Db, { tenantId, sessionId, memberId }: Due): Promise<void> {
  await sql`update visit_letter set sent_at = now() where tenant_id = ${tenantId}
    and session_id = ${sessionId} and member_id = ${memberId}`.execute(db)
}
