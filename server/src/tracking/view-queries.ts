import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { IS_SEEN } from './certainty-queries.ts'
import { type Moved, WHOLE } from './flush-queries.ts'

/** Returns the view of its link that a visit is now; none where it isn't seen, a repeat or a colleague's. */
export async function countSeenVisit(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<Moved['views']> {
  const { rows } = await sql<Moved['views'][number]>`
    with seen as materialized (
      select visit.*, exists (select from member_viewer as own
          where own.tenant_id = visit.tenant_id and own.viewer = visit.viewer)
        or visit.email_proved and exists (select from member
          where member.tenant_id = visit.tenant_id and member.email = visit.email) as is_colleague
      from visit where visit.tenant_id = ${tenantId} and visit.id = ${id} and ${IS_SEEN}
    ), counted as (
      insert into link_viewer (tenant_id, link_id, viewer, item_id, visit_id, counted_at)
      select tenant_id, link_id, viewer, subject, id, at
      from seen, unnest(array[${WHOLE}, item_id]) as subject
      where not is_colleague and subject is not null
      order by tenant_id, link_id, viewer, subject
      on conflict (tenant_id, link_id, viewer, item_id) do update set visit_id = excluded.visit_id,
        counted_at = excluded.counted_at, views = link_viewer.views + 1
        where link_viewer.counted_at <= excluded.counted_at - interval '1 hour'
      returning tenant_id, link_id, item_id, visit_id, counted_at, views = 1 as is_new
    ), changed as (
      insert into part.visit_change (tenants, visits)
      select array_agg(tenant_id), array_agg(id) from seen having count(*) > 0
    ), link_counts as (
      insert into link_stat (tenant_id, link_id, views, viewers, last_viewed_at)
      select tenant_id, link_id, 1, is_new::integer, counted_at
      from counted where item_id = ${WHOLE}
      on conflict (tenant_id, link_id) do update set views = link_stat.views + 1,
        viewers = link_stat.viewers + excluded.viewers,
        last_viewed_at = greatest(link_stat.last_viewed_at, excluded.last_viewed_at)
    ), stored as (
      update visit set is_view = exists (select from counted where item_id = ${WHOLE}),
        filtered = case when is_colleague then 'colleague'
          when not exists (select from counted) then 'repeat' end
      from seen where visit.tenant_id = seen.tenant_id and visit.id = seen.id
    )
    select tenant_id as "tenantId", link_id as "linkId", visit_id as id
    from counted where item_id = ${WHOLE}`.execute(db)
  return rows
}

interface TakenBack {
  tenantId: string
  linkId: string
  userId: string
  itemId: string
  at: string
}

/**
 * Sets a visit that nobody looked at aside, as one that was fetched in advance; a look at it counts it. Returns the
 * view that it was, with its sharer; none where it was no view, or somebody read it.
 */
export async function takeBackVisit(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<TakenBack[]> {
  const { rows } = await sql<TakenBack>`
    with hidden as materialized (
      select * from visit where tenant_id = ${tenantId} and id = ${id} and duration_ms = 0
        and not acted and not downloaded and coalesce(filtered = 'repeat', true)
    ), unseen as (
      update visit set filtered = 'preview', is_view = false from hidden
      where visit.tenant_id = hidden.tenant_id and visit.id = hidden.id
    ), counted as materialized (
      select own.* from link_viewer as own join hidden using (tenant_id, link_id, viewer)
      where own.visit_id = hidden.id
    ), forgotten as (
      delete from link_viewer as own using counted
      where own.tenant_id = counted.tenant_id and own.link_id = counted.link_id
        and own.viewer = counted.viewer and own.item_id = counted.item_id and counted.views = 1
    ), earlier as (
      update link_viewer as own set views = own.views - 1,
        counted_at = own.counted_at - interval '1 hour'
      from counted
      where own.tenant_id = counted.tenant_id and own.link_id = counted.link_id
        and own.viewer = counted.viewer and own.item_id = counted.item_id and counted.views > 1
    ), fewer as (
      update link_stat set views = greatest(link_stat.views - 1, 0),
        viewers = greatest(link_stat.viewers - (counted.views = 1)::integer, 0),
        last_viewed_at = case when link_stat.views > 1 then coalesce((
          select max(visit.at) from visit where visit.tenant_id = counted.tenant_id
            and visit.link_id = counted.link_id and visit.is_view and visit.id <> ${id}),
          link_stat.last_viewed_at) end
      from counted
      where counted.item_id = ${WHOLE} and link_stat.tenant_id = counted.tenant_id
        and link_stat.link_id = counted.link_id
    )
    select link.tenant_id as "tenantId", link.id as "linkId", link.shared_by as "userId",
      link.item_id as "itemId", hidden.at
    from hidden join counted on counted.item_id = ${WHOLE}
    join link on link.tenant_id = hidden.tenant_id and link.id = hidden.link_id`.execute(db)
  return rows
}
