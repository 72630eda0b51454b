import type { ShareView } from '@satchel/contract/live.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { FoundLink } from './find-link.ts'

// A visitor belongs to no tenant before the link is found, so these statements name the tenant themselves.

export interface VisitRow {
  tenantId: string
  linkId: string
  linkVersion: number
  itemVersion: number
  /** Hexadecimal. */
  viewer: string
  filtered: string | null
  device: string | null
  browser: string | null
  os: string | null
  referrer: string | null
}

/**
 * Stores the visits of links that are still as they were read and gives the places of those in the
 * list; the others have to be decided anew. Who was counted on the link within the hour is a repeat.
 * All locks are taken in the order of the ids, so that batches of several nodes cannot wait for each
 * other in a circle.
 */
export async function insertVisits(system: Db, visits: VisitRow[]): Promise<number[]> {
  const given = visits.map(({ viewer, ...visit }, place) => ({
    ...visit,
    place,
    viewer: `\\x${viewer}`,
  }))
  const { rows } = await sql<{ places: number[] }>`
    with given as materialized (
      select new_id() as id, visit.* from json_to_recordset(${JSON.stringify(given)}) as visit(
        place integer, "tenantId" uuid, "linkId" uuid, "linkVersion" integer,
        "itemVersion" integer, viewer bytea, filtered text, device text, browser text, os text,
        referrer text)
    ), open as materialized (
      select given.*, link.tenant_id, link.id as link_id, link.item_type, link.item_id from given
      join link on link.tenant_id = given."tenantId" and link.id = given."linkId"
        and link.version = given."linkVersion"
      left join item on link.item_type = 'ITEM' and item.tenant_id = link.tenant_id
        and item.id = link.item_id and item.shareable and item.deleted_at is null
      left join collection on link.item_type = 'COLLECTION'
        and collection.tenant_id = link.tenant_id and collection.id = link.item_id
        and collection.deleted_at is null
      where coalesce(item.version, collection.version) = given."itemVersion"
    ), counted as (
      insert into link_viewer (tenant_id, link_id, viewer, visit_id, counted_at)
      select tenant_id, link_id, viewer, id, now() from open where filtered is null
      order by tenant_id, link_id, viewer
      on conflict (tenant_id, link_id, viewer) do update set visit_id = excluded.visit_id,
        counted_at = excluded.counted_at, views = link_viewer.views + 1
        where link_viewer.counted_at <= excluded.counted_at - interval '1 hour'
      returning tenant_id, link_id, visit_id, views = 1 as is_new
    ), stored as (
      insert into visit (tenant_id, id, link_id, session_id, viewer, filtered, device, browser, os,
        referrer)
      select open.tenant_id, open.id, open.link_id, open.id, viewer,
        case when visit_id is null then coalesce(filtered, 'repeat') end,
        device, browser, os, referrer
      from open left join counted on counted.visit_id = open.id
    ), link_counts as (
      insert into link_stat (tenant_id, link_id, views, viewers, last_viewed_at)
      select tenant_id, link_id, count(*), count(*) filter (where is_new), now()
      from counted group by tenant_id, link_id order by tenant_id, link_id
      on conflict (tenant_id, link_id) do update set views = link_stat.views + excluded.views,
        viewers = link_stat.viewers + excluded.viewers, last_viewed_at = excluded.last_viewed_at
    ), item_counts as (
      insert into item_stat (tenant_id, item_id, views)
      select tenant_id, item_id, count(*) from counted join open using (tenant_id, link_id)
      where open.id = visit_id and item_type = 'ITEM'
      group by tenant_id, item_id order by tenant_id, item_id
      on conflict (tenant_id, item_id) do update set views = item_stat.views + excluded.views
    ), told as (
      select pg_notify('visit', tenant.id || ' ' || string_agg(visit_id::text, ' '))
      from counted join tenant on tenant.id = tenant_id
      where tenant.notifications ->> 'shareView' is distinct from 'false' group by tenant.id
    )
    select array(select place from open) as places, (select count(*) from told)`.execute(system)
  return rows[0]?.places ?? []
}

/** The visit of this viewer that was counted last, and its link, have a download more. */
export async function markDownload(
  system: Db,
  { tenantId, id }: Pick<FoundLink, 'tenantId' | 'id'>,
  viewer: string,
): Promise<void> {
  await sql`
    with counted as (
      insert into link_stat (tenant_id, link_id, downloads) values (${tenantId}, ${id}, 1)
      on conflict (tenant_id, link_id) do update set downloads = link_stat.downloads + 1
    )
    update visit set downloaded = true from link_viewer
    where link_viewer.tenant_id = ${tenantId} and link_viewer.link_id = ${id}
      and link_viewer.viewer = ${Buffer.from(viewer, 'hex')}
      and visit.tenant_id = link_viewer.tenant_id and visit.id = visit_id`.execute(system)
}

/** What the sharers of a tenant are told of these visits. */
export async function findShareViews(system: Db, tenantId: string, visitIds: string[]) {
  const rows = await system
    .selectFrom('visit')
    .innerJoin('link', (join) =>
      join.onRef('link.tenantId', '=', 'visit.tenantId').onRef('link.id', '=', 'visit.linkId'),
    )
    .leftJoin('item', (join) =>
      join.onRef('item.tenantId', '=', 'link.tenantId').onRef('item.id', '=', 'link.itemId'),
    )
    .leftJoin('collection', (join) =>
      join
        .onRef('collection.tenantId', '=', 'link.tenantId')
        .onRef('collection.id', '=', 'link.itemId'),
    )
    .select([
      'link.id as linkId',
      'link.itemId',
      'link.itemType',
      'link.sharedBy',
      'link.sharedToEmail',
      'link.sharedToOrganization',
      'visit.at',
      'visit.country',
      'visit.device',
    ])
    .select(({ fn, ref, val }) =>
      fn.coalesce(ref('item.name'), ref('collection.name'), val('')).as('itemName'),
    )
    .where('visit.tenantId', '=', tenantId)
    .where('visit.id', 'in', visitIds)
    .orderBy('visit.id')
    .execute()
  return rows.map(({ sharedBy, itemType, ...view }) => ({
    sharedBy,
    view: { ...view, itemType: itemType as ItemType } satisfies ShareView,
  }))
}

export async function deleteOldViewers(system: Db): Promise<void> {
  await system
    .deleteFrom('linkViewer')
    .where('countedAt', '<', sql<string>`now() - interval '2 days'`)
    .execute()
}
