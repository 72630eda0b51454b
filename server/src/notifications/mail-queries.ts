import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Notification } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'

export type DueRow = Selectable<Notification>

export interface Reader {
  tenantId: string
  memberId: string
}

const IS_OPEN = sql`member.status = 'active' and effective_status(tenant) in ('active', 'trialing')`

/** Finds people of all tenants with notifications to mail. */
export async function findReaders(system: Db): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select distinct member.tenant_id as "tenantId", member.id as "memberId"
    from notification join member on member.tenant_id = notification.tenant_id
        and member.id = notification.member_id
      join tenant on tenant.id = member.tenant_id
    where mail_due_at <= now() and ${IS_OPEN}`.execute(system)
  return rows
}

/** The maximum number of emails per person and hour. */
const HOURLY_MAX = 20

/**
 * Takes what is to be mailed to a person now, locked until the scope ends. What was mailed of the same kind and thing
 * within the hour waits for the end of that hour.
 */
export async function takeDue({ db }: Scope, memberId: string): Promise<DueRow[]> {
  await sql`
    update notification as late set mail_due_at = sooner.mailed_at + interval '1 hour'
    from notification as sooner
    where late.member_id = ${memberId} and late.mail_due_at <= now()
      and sooner.member_id = late.member_id and sooner.kind = late.kind and sooner.thing = late.thing
      and sooner.mailed_at > now() - interval '1 hour'`.execute(db)
  await sql`
    update notification set mail_due_at = now() + interval '15 minutes'
    where member_id = ${memberId} and mail_due_at <= now() and ${HOURLY_MAX} <= (
      select count(distinct mailed_at) from notification as sent
      where sent.member_id = ${memberId} and sent.mailed_at > now() - interval '1 hour')`.execute(
    db,
  )
  return db
    .selectFrom('notification')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('mailDueAt', '<=', sql<string>`now()`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Marks what was taken; that of `mailed` is in the email, the rest is no longer wanted. */
export async function settleDue(
  { db }: Scope,
  claimedIds: string[],
  mailed: string[],
): Promise<void> {
  await sql`
    update notification set mail_due_at = null,
      mailed_at = case when id = any(${mailed}::uuid[]) then now() else mailed_at end
    where id = any(${claimedIds}::uuid[])`.execute(db)
}

/** Now where the tenant is, its day, and the Monday of its week. */
const LOCAL = (now: string) =>
  sql`lateral (select ${now}::timestamptz at time zone tenant.time_zone as at) as here`
/** Daily: on a day that had none yet; weekly: the same of weeks, which begin on Monday. */
const IS_DUE = sql`chosen.digest <> 'none' and extract(hour from here.at) >= 8
  and coalesce(chosen.last < case chosen.digest when 'weekly' then date_trunc('week', here.at)::date
    else here.at::date end, true)`
/** A person's own digest, else the tenant's, which begins after the day on which it was set. */
const CHOSEN = sql`lateral (select coalesce(preference.digest, fallback.digest) as digest,
  greatest(preference.digest_on, case when preference.digest is null then fallback.digest_on end) as last) as chosen`

/** Finds people of all tenants whose digest is due. */
export async function findDigestReaders(system: Db, now: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select member.tenant_id as "tenantId", member.id as "memberId"
    from member join tenant on tenant.id = member.tenant_id
      left join notification_preference as preference
        on preference.tenant_id = member.tenant_id and preference.member_id = member.id
      left join notification_default as fallback on fallback.tenant_id = member.tenant_id,
      ${LOCAL(now)}, ${CHOSEN}
    where ${IS_DUE} and ${IS_OPEN}
    order by member.tenant_id, member.id`.execute(system)
  return rows
}

/** Takes a person's digest of today; undefined if it was taken before, also by another node at this moment. */
export async function takeDigest(
  { db }: Scope,
  memberId: string,
  now: string,
): Promise<'daily' | 'weekly' | undefined> {
  await sql`
    insert into notification_preference (member_id) values (${memberId}) on conflict do nothing`.execute(
    db,
  )
  await sql`
    select from notification_preference where member_id = ${memberId} for update`.execute(db)
  const { rows } = await sql<{ digest: 'daily' | 'weekly' }>`
    update notification_preference as known set digest_on = here.at::date
    from notification_preference as preference
      join tenant on tenant.id = preference.tenant_id
      left join notification_default as fallback on fallback.tenant_id = tenant.id,
      ${LOCAL(now)}, ${CHOSEN}
    where known.tenant_id = preference.tenant_id and known.member_id = preference.member_id
      and preference.member_id = ${memberId} and ${IS_DUE}
    returning chosen.digest`.execute(db)
  return rows[0]?.digest
}

/** Finds what a digest is about: unread, not mailed and in no digest before. */
export function findForDigest({ db }: Scope, memberId: string): Promise<DueRow[]> {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('inApp', '=', true)
    .where('readAt', 'is', null)
    .where('mailedAt', 'is', null)
    .where('mailDueAt', 'is', null)
    .where('digestedAt', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function markDigested({ db }: Scope, ids: string[]): Promise<void> {
  await db
    .updateTable('notification')
    .set({ digestedAt: sql`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Deletes notifications of all tenants after so many days. */
export async function deleteOld(system: Db, days: number): Promise<void> {
  await sql`delete from notification where at < now() - make_interval(days => ${days})`.execute(
    system,
  )
}
