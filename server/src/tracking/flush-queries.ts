import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { HASTE } from './certainty-queries.ts'

// Arrived visits are moved for all tenants together: these statements name them themselves.

const LOCK = sql`hashtext('satchel arrivals')`

/** Locks for the transaction: visits are moved, and taken out of the figures, by one at a time. */
export async function lockArrivals(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
}

/** Commits the transaction without waiting for the disk. */
export async function commitSoon(db: Db): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(db)
}

/** Batches whose visits are within so much time: an hour later the same person counts again. */
const SPAN = sql`interval '30 minutes'`

/** The id that stands for the link itself in `link_viewer`, beside the items of a collection that were opened. */
export const WHOLE = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** The reason a visit isn't counted, as far as the request and the tenant show. */
const REASON = sql`coalesce(input.filtered, case
  when member_viewer.viewer is not null or input."emailProved" and exists (
    select from member where member.tenant_id = input."tenantId" and member.email = input.email)
    then 'colleague'
  when input.trigger = 'mail' and exists (
    select from link_mail as mail where mail.tenant_id = link.tenant_id
      and mail.link_id = link.id and mail.at > input.at - ${HASTE}) then 'scanner' end)`

/** Views looked up in a hash, where a join would go through them for each visit. */
const COUNTED_VIEWS = sql`select visit_id from counted where item_id = ${WHOLE}`

export interface Moved {
  /** The number of batches taken. */
  batches: number
  /** Visits counted as views of their link. */
  views: { tenantId: string; linkId: string; id: string }[]
}

/** A batch of arrived visits, all of one tenant. */
export interface Arrival {
  tenantId: string
  id: string
}

/** Visits that are moved in one transaction, beside the rest of the last batch of each tenant. */
const VISITS = sql.lit(5_000)

/** The most tenants of which visits are moved in one transaction, and the most batches of one. */
const LIMIT = sql.lit(250)

/**
 * Tenants with visits to be moved, each found by its key beside the one before; first those who wait longest, as there
 * may be more than get a turn.
 */
const WAITING = sql`
  tenant as (
    (select tenant_id, id from part.arrival where not is_faulty order by tenant_id, id limit 1)
    union all
    select next.* from tenant, lateral (
      select tenant_id, id from part.arrival
      where not is_faulty and tenant_id > tenant.tenant_id order by tenant_id, id limit 1) as next
  ), waiting as materialized (
    select tenant_id from tenant order by id limit ${LIMIT}
  )`

/** A tenant with visits to be moved, or one that is alone for now. */
const waitingOf = (tenantId?: string) =>
  tenantId ? sql`waiting as materialized (select ${tenantId}::uuid as tenant_id)` : WAITING

/**
 * The oldest batches of each waiting tenant, as many as are its share of the visits, so that nobody waits for the end of
 * another's burst.
 */
const NEXT = sql`waiting, lateral (
  select *, min(at) over () as first, sum(count) over (order by id) - count as before from (
    select ctid, id, at, count from part.arrival
    where tenant_id = waiting.tenant_id and not is_faulty order by id limit ${LIMIT}) as oldest
) as next
where at < first + ${SPAN} and before < ${VISITS} / (select count(*) from waiting)`

/** Returns the batches that are next. */
export async function findNext(db: Db, tenantId?: string): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    with recursive ${waitingOf(tenantId)}
    select tenant_id as "tenantId", id from ${NEXT} order by id`.execute(db)
  return rows
}

/** Moves the batches that are next: of all tenants, or of one. */
export function flushNext(db: Db, tenantId?: string): Promise<Moved> {
  return flushArrivals(
    db,
    sql`${waitingOf(tenantId)}, taken as (
    delete from part.arrival where ctid = any(array(select ctid from ${NEXT}))
    returning id, links, visits)`,
  )
}

/** Moves one batch, unless it was moved meanwhile. */
export function flushOne(db: Db, { tenantId, id }: Arrival): Promise<Moved> {
  return flushArrivals(
    db,
    sql`taken as (
    delete from part.arrival where tenant_id = ${tenantId} and id = ${id} and not is_faulty
    returning id, links, visits)`,
  )
}

/**
 * Moves batches. Who was counted on the link within the hour is a repeat. A link that is gone takes its visits with it.
 */
async function flushArrivals(db: Db, claimed: RawBuilder<unknown>): Promise<Moved> {
  const { rows } = await sql<Moved>`
    with recursive ${claimed}, input as materialized (
      select taken.id as batch, visit.* from taken, json_to_recordset(visits::json) as visit(
        link integer, id uuid, "tenantId" uuid, "linkId" uuid, "itemId" uuid, "fileVersion" integer,
        viewer text, "provedViewer" text, filtered text, email text, "emailProved" boolean, country text, device text,
        browser text, os text, referrer text, utm jsonb, trigger text)
      where visit.link = any(taken.links)
    ), timed as materialized (
      select input.*, decode(coalesce("provedViewer", input.viewer), 'hex') as key,
        time_of_id(input.id) as at from input
    ), open as materialized (
      select input.*, link.tenant_id, link.id as link_id, ${REASON} as reason,
        link.password_hash is not null as by_password
      from timed as input
      join link on link.tenant_id = input."tenantId" and link.id = input."linkId"
      left join member_viewer on member_viewer.tenant_id = link.tenant_id
        and member_viewer.viewer = decode(input.viewer, 'hex')
    ), subjects as (
      select distinct on (tenant_id, link_id, key, subject) tenant_id, link_id, key, subject, id, at
      from open, unnest(array[${WHOLE}, "itemId"]) as subject
      where reason is null and subject is not null
      order by tenant_id, link_id, key, subject, id
    ), counted as (
      insert into link_viewer (tenant_id, link_id, viewer, item_id, visit_id, counted_at)
      select tenant_id, link_id, key, subject, id, at from subjects
      order by tenant_id, link_id, key, subject
      on conflict (tenant_id, link_id, viewer, item_id) do update set visit_id = excluded.visit_id,
        counted_at = excluded.counted_at, views = link_viewer.views + 1
        where link_viewer.counted_at <= excluded.counted_at - interval '1 hour'
      returning tenant_id, link_id, item_id, visit_id, counted_at, views = 1 as is_new
    ), stored as (
      insert into visit (tenant_id, id, link_id, item_id, file_version, at, session_id, viewer,
        filtered, is_view, email, email_proved, by_password, country, device, browser, os, referrer,
        utm, trigger)
      select tenant_id, id, link_id, "itemId", "fileVersion", at, id, key,
        case when id in (select visit_id from counted) then null
          else coalesce(reason, 'repeat') end,
        id in (${COUNTED_VIEWS}), email, "emailProved", by_password, country, device, browser, os,
        referrer, utm, trigger
      from open order by id
    ), changed as (
      insert into part.visit_change (tenants, visits)
      select array_agg(tenant_id), array_agg(id) from open group by batch, tenant_id
    ), link_counts as (
      insert into link_stat (tenant_id, link_id, views, viewers, last_viewed_at)
      select tenant_id, link_id, count(*), count(*) filter (where is_new), max(counted_at)
      from counted where item_id = ${WHOLE}
      group by tenant_id, link_id order by tenant_id, link_id
      on conflict (tenant_id, link_id) do update set views = link_stat.views + excluded.views,
        viewers = link_stat.viewers + excluded.viewers,
        last_viewed_at = greatest(link_stat.last_viewed_at, excluded.last_viewed_at)
    )
    select (select count(*)::integer from taken) as batches, coalesce((
      select json_agg(json_build_object('tenantId', tenant_id, 'linkId', link_id, 'id', visit_id)
        order by visit_id)
      from counted where item_id = ${WHOLE}), '[]') as views`.execute(db)
  return rows[0] ?? { batches: 0, views: [] }
}

/** The most ids that one notice can carry. */
const NOTICE_MAX = 200

/** Notifies every node of views after the commit. */
export async function notifyViews(db: Db, views: Moved['views']): Promise<void> {
  await sql`
    select pg_notify('visit', tenant_id || ' ' || string_agg(visit_id::text, ' '))
    from (
      select input.*, (row_number() over (partition by tenant_id) - 1) / ${NOTICE_MAX} as notice
      from unnest(${views.map(({ tenantId }) => tenantId)}::uuid[],
        ${views.map(({ id }) => id)}::uuid[]) as input (tenant_id, visit_id)
      join tenant on tenant.id = tenant_id
      where tenant.notifications ->> 'shareView' is distinct from 'false'
    ) as listed group by tenant_id, notice`.execute(db)
}

/** Sets aside what can't be moved, so that it holds up nothing else. */
export async function setAside(system: Db, { tenantId, id }: Arrival): Promise<void> {
  await sql`
    update part.arrival set is_faulty = true
    where tenant_id = ${tenantId} and id = ${id}`.execute(system)
}

/** Deletes visits that were set aside so many days ago. */
export async function deleteSetAside(system: Db, days: number): Promise<void> {
  await sql`
    delete from part.arrival
    where is_faulty and at < now() - make_interval(days => ${days})`.execute(system)
}
