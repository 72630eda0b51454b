import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Moved } from '../flush-queries.ts'
import { visitOf } from './link-facts-queries.ts'

// Views whose page may still be read. These statements name the tenants themselves.

/** The time without a report after which nobody reads any more: pages report every ten seconds, unless nobody moves. */
const SILENCE = sql`interval '45 seconds'`
/** The same after the page said that it was left: it may be reloaded, or another item of the collection opened. */
const LEFT = sql`interval '10 seconds'`
/** The time in which visits of a reader belong to one view: later ones count again. */
export const OF_VIEW = sql`interval '1 hour'`

export interface Pending {
  tenantId: string
  dueAt: string
}

/** Notes views of links that show a page: nobody knows how a web page is read to which a link leads. */
export async function insertPending(db: Db, views: Moved['views']): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    insert into pending_reading (tenant_id, visit_id, link_id, viewer, due_at)
    select input.tenant_id, input.visit_id, link.id, visit.viewer, now() + ${SILENCE}
    from unnest(${views.map(({ tenantId }) => tenantId)}::uuid[],
      ${views.map(({ id }) => id)}::uuid[], ${views.map(({ linkId }) => linkId)}::uuid[])
      as input (tenant_id, visit_id, link_id)
    join link on link.tenant_id = input.tenant_id and link.id = input.link_id
    left join item on item.tenant_id = link.tenant_id and item.id = link.item_id cross join
    ${visitOf(sql`viewer`)}
    where item.kind is distinct from 'link'
    on conflict do nothing
    returning tenant_id as "tenantId", due_at as "dueAt"`.execute(db)
  return rows
}

/** Notes that the page of a visit said that it was left. */
export async function markLeft(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    update pending_reading as pending set left_at = now(), due_at = least(due_at, now() + ${LEFT})
    from visit where visit.tenant_id = ${tenantId} and visit.id = ${id}
      and pending.tenant_id = ${tenantId} and pending.link_id = visit.link_id
      and pending.viewer = visit.viewer
    returning pending.tenant_id as "tenantId", due_at as "dueAt"`.execute(db)
  return rows
}

/**
 * Takes the views whose page has been silent, at most `limit`; the others are looked at again when they may be. One that
 * isn't counted any more is forgotten.
 */
export async function takeSilent(
  db: Db,
  tenantId: string,
  limit: number,
): Promise<{ looked: number; silent: string[] }> {
  const { rows } = await sql<{ looked: number; silent: string[] }>`
    with due as materialized (
      select * from pending_reading where tenant_id = ${tenantId} and due_at <= now()
      order by due_at limit ${limit} for update skip locked
    ), judged as materialized (
      select due.visit_id, coalesce(visit.is_view and visit.filtered is null, false) as is_counted,
        sign.last + case when due.left_at >= sign.last then ${LEFT} else ${SILENCE} end as ends_at
      from due left join visit on visit.tenant_id = ${tenantId} and visit.id = due.visit_id
      left join lateral (
        select max(greatest(again.at, again.beat_at)) as last from visit as again
        where again.tenant_id = ${tenantId} and again.viewer = visit.viewer
          and again.id >= visit.id and again.id < id_at(visit.at + ${OF_VIEW})
          and again.link_id = visit.link_id
      ) as sign on true
    ), later as (
      update pending_reading as pending set due_at = ends_at from judged
      where pending.tenant_id = ${tenantId} and pending.visit_id = judged.visit_id
        and is_counted and ends_at > now()
    ), gone as (
      delete from pending_reading as pending using judged
      where pending.tenant_id = ${tenantId} and pending.visit_id = judged.visit_id
        and not (is_counted and ends_at > now())
    )
    select (select count(*)::integer from due) as looked,
      array(select visit_id from judged where is_counted and ends_at <= now() order by visit_id)
        as silent`.execute(db)
  return rows[0] ?? { looked: 0, silent: [] }
}

/** Returns when the next view of a tenant may be silent. */
export async function findNextDue(db: Db, tenantId: string): Promise<string | null> {
  const { rows } = await sql<{ dueAt: string | null }>`
    select min(due_at) as "dueAt" from pending_reading where tenant_id = ${tenantId}`.execute(db)
  return rows[0]?.dueAt ?? null
}
