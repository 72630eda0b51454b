import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { isSure } from '../certainty-queries.ts'
import { IS_RETURN } from '../return-queries.ts'

// Upkeep for all tenants at once: these statements name the tenants themselves.

/** Rows of `part.visit_change`, and the visits they name with the tenants these are of. */
export interface Changes {
  ids: number[]
  tenants: string[]
  visits: string[]
}

const LOCK = sql`hashtext('satchel visit sums')`

/** Two at it would overwrite newer sums by older ones. */
export async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`.execute(db)
  return rows[0]?.isOurs ?? false
}

export async function lock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
}

/**
 * Returns the oldest changes of each tenant that has some, at most `limit` rows in all, so that nobody waits for the
 * end of another tenant's burst.
 */
export async function findChanges(db: Db, limit: number): Promise<Changes> {
  const next = (from: RawBuilder<unknown>) => sql`(
    select tenants[1] from part.visit_change where ${from} order by tenants[1] limit 1)`
  const { rows } = await sql<{ id: number; tenants: string[]; visits: string[] }>`
    with recursive tenant as (
      select ${next(sql`true`)} as id
      union all
      select ${next(sql`tenants[1] > tenant.id`)} from tenant where tenant.id is not null
    ), waiting as materialized (
      select id from tenant where id is not null limit ${limit}
    )
    select change.* from waiting, lateral (
      select id, tenants, visits from part.visit_change where tenants[1] = waiting.id order by id
      limit greatest(${limit} / (select count(*) from waiting), 1)
    ) as change order by change.id`.execute(db)
  return {
    ids: rows.map(({ id }) => id),
    tenants: rows.flatMap(({ tenants }) => tenants),
    visits: rows.flatMap(({ visits }) => visits),
  }
}

export async function deleteChanges(db: Db, ids: number[]): Promise<void> {
  await sql`delete from part.visit_change where id = any(${ids}::bigint[])`.execute(db)
}

// `offset 0` has each visit or person looked up by itself, whatever the planner thinks of a month that has just begun, or
// of a burst, of which it knows nothing: it would read all visits of the month or the link.

/** The changed visits. */
export const changed = ({ tenants, visits }: Changes, name = 'changed') => sql`(
  select visit.* from (
    select distinct * from unnest(${tenants}::uuid[], ${visits}::uuid[]) as change (tenant_id, id)
  ) as change, lateral (
    select * from visit where visit.tenant_id = change.tenant_id and visit.id = change.id offset 0
  ) as visit) as ${sql.ref(name)}`

/** The visits of each person by its key, with those shortly before and after. */
const personsVisits = (key: RawBuilder<unknown>) => sql`lateral (
  select * from visit where visit.tenant_id = person.tenant_id and visit.${key} = person.${key}
    and visit.id between id_at(first - interval '2 hours') and id_at(last + interval '10 minutes')
  offset 0) as visit`

/**
 * A person's visits with less than ten minutes from the last sign of one to the next are a session,
 * named by its first. A person is a verified address, else network, agent and what they entered; links made
 * for different people are never in one session, whoever opens them.
 */
export async function assignSessions(db: Db, changes: Changes): Promise<void> {
  await sql`
    with changed as materialized (select * from ${changed(changes)}),
    near as (
      select visit.* from (
        select tenant_id, viewer, min(at) as first, max(at) as last from changed group by 1, 2
      ) as person
      cross join ${personsVisits(sql`viewer`)}
      union
      select visit.* from (
        select tenant_id, email, min(at) as first, max(at) as last from changed
        where email_proved group by 1, 2
      ) as person
      cross join ${personsVisits(sql`email`)} where visit.email_proved
    ), named as (
      select near.*, concat_ws(' ', case when email_proved then email else concat(encode(viewer, 'hex'), ' ',
          coalesce(email, max(email) filter (where not email_proved) over (partition by near.tenant_id, viewer))) end, shared_to_email, shared_to_memo, shared_to_organization)
        as person
      from near join link on link.tenant_id = near.tenant_id and link.id = link_id
    ), spaced as (
      select *, max(greatest(at, coalesce(beat_at, at))) over (partition by tenant_id, person
        order by id rows between unbounded preceding and 1 preceding) as before
      from named
    ), numbered as (
      select *, count(*) filter (where before is null or at - before >= interval '10 minutes')
        over (partition by tenant_id, person order by id) as number
      from spaced
    ), found as (
      select tenant_id, id, session_id,
        first_value(session_id) over (partition by tenant_id, person, number order by id) as session
      from numbered
    )
    update visit set session_id = session from found
    where visit.tenant_id = found.tenant_id and visit.id = found.id
      and found.session_id <> session`.execute(db)
}

/** A view is as sure as what follows it within the hour; returns the views that became sure by a return. */
export async function markReturns(
  db: Db,
  changes: Changes,
): Promise<{ tenantId: string; id: string }[]> {
  const { rows } = await sql<{ tenantId: string; id: string }>`
    update visit set acted = true
    from ${changed(changes, 'again')}, lateral (
      select tenant_id, id from visit where visit.tenant_id = again.tenant_id
        and visit.viewer = again.viewer and visit.id < again.id
        and visit.id > id_at(again.at - interval '1 hour') offset 0
    ) as earlier
    where visit.tenant_id = earlier.tenant_id and visit.id = earlier.id
      and ${IS_RETURN} and visit.filtered is null and not visit.acted and ${isSure('again')}
    returning visit.tenant_id as "tenantId", visit.id`.execute(db)
  return rows
}

/** Returns the links of visits. */
export async function findLinks(db: Db, changes: Changes) {
  const { rows } = await sql<{ tenantId: string; linkId: string }>`
    select distinct tenant_id as "tenantId", link_id as "linkId"
    from ${changed(changes)}`.execute(db)
  return rows
}

/** Deletes visits and lowers their counters; a returning visitor is counted again. */
export async function deleteVisits(db: Db, tenantId: string, ids: string[]): Promise<void> {
  await sql`
    with gone as (
      delete from visit where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
      returning tenant_id, id, link_id, viewer, is_view, downloaded
    ), forgotten as (
      delete from link_viewer using gone
      where link_viewer.tenant_id = gone.tenant_id and link_viewer.link_id = gone.link_id
        and link_viewer.viewer = gone.viewer
    ), fewer as (
      select gone.tenant_id, gone.link_id, count(*) filter (where is_view) as views,
        count(distinct viewer) filter (where is_view and not exists (
          select from visit as other where other.tenant_id = gone.tenant_id
            and other.link_id = gone.link_id and other.viewer = gone.viewer and other.is_view
            and other.id <> all(${ids}::uuid[]))) as viewers,
        count(*) filter (where downloaded) as downloads
      from gone group by 1, 2
    )
    update link_stat set views = greatest(link_stat.views - fewer.views, 0),
      viewers = greatest(link_stat.viewers - fewer.viewers, 0),
      downloads = greatest(link_stat.downloads - fewer.downloads, 0)
    from fewer where link_stat.tenant_id = fewer.tenant_id and link_stat.link_id = fewer.link_id`.execute(
    db,
  )
}
