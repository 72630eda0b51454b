import type { ShareView } from '@satchel/contract/live.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { timeOfId } from '../../platform/database/ids.ts'
import { type FoundLink, STATE } from '../link/find-link-queries.ts'
import type { Trigger, Utm } from '../link/visitor.ts'

// A visitor belongs to no tenant before the link is found, so these statements name the tenant themselves.

export interface VisitRow {
  /** Made before the page is, which carries it; it holds the time. */
  id: string
  tenantId: string
  linkId: string
  /** Of the link, as it was read. */
  state: string
  /** What of a collection was opened. */
  itemId: string | null
  fileVersion: number | null
  /** Hexadecimal. */
  viewer: string
  filtered: string | null
  email: string | null
  emailProved: boolean
  country: string | null
  device: string | null
  browser: string | null
  os: string | null
  referrer: string | null
  utm: Utm | null
  trigger: Trigger
}

/** In `link_viewer` the link itself, beside what of a collection was opened. */
const WHOLE = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** Looked up in a hash, where a join would go through them for each visit. */
const COUNTED_VIEWS = sql`select visit_id from counted where item_id = ${WHOLE}`

export interface Inserted {
  /** Places in the list. */
  stored: number[]
  /** Ids of the stored that are views of their link. */
  views: string[]
}

/**
 * Stores the visits of links that are still as they were read; the others have to be decided anew.
 * Who was counted on the link within the hour is a repeat. All locks are taken in the order of the
 * ids, so that batches of several nodes cannot wait for each other in a circle.
 */
export async function insertVisits(system: Db, visits: VisitRow[]): Promise<Inserted> {
  const given = visits.map(({ viewer, ...visit }, place) => ({
    ...visit,
    place,
    viewer: `\\x${viewer}`,
    at: timeOfId(visit.id),
  }))
  const { rows } = await sql<Inserted>`
    with given as materialized (
      select visit.* from json_to_recordset(${JSON.stringify(given)}) as visit(
        place integer, id uuid, at timestamptz, "tenantId" uuid, "linkId" uuid,
        state text, "itemId" uuid, "fileVersion" integer,
        viewer bytea, filtered text, email text, "emailProved" boolean, country text, device text,
        browser text, os text, referrer text, utm jsonb, trigger text)
    ), open as materialized (
      select given.*, link.tenant_id, link.id as link_id, ${REASON} as reason
      from given
      join link on link.tenant_id = given."tenantId" and link.id = given."linkId"
      join tenant on tenant.id = link.tenant_id
      left join item on link.item_type = 'ITEM' and item.tenant_id = link.tenant_id
        and item.id = link.item_id
      left join collection on link.item_type = 'COLLECTION'
        and collection.tenant_id = link.tenant_id and collection.id = link.item_id
      left join member_viewer on member_viewer.tenant_id = link.tenant_id
        and member_viewer.viewer = given.viewer
      where ${STATE} = given.state
    ), subjects as (
      select distinct on (tenant_id, link_id, viewer, subject) tenant_id, link_id, viewer, subject, id
      from open, unnest(array[${WHOLE}, "itemId"]) as subject
      where reason is null and subject is not null
      order by tenant_id, link_id, viewer, subject, id
    ), counted as (
      insert into link_viewer (tenant_id, link_id, viewer, item_id, visit_id, counted_at)
      select tenant_id, link_id, viewer, subject, id, now() from subjects
      order by tenant_id, link_id, viewer, subject
      on conflict (tenant_id, link_id, viewer, item_id) do update set visit_id = excluded.visit_id,
        counted_at = excluded.counted_at, views = link_viewer.views + 1
        where link_viewer.counted_at <= excluded.counted_at - interval '1 hour'
      returning tenant_id, link_id, item_id, visit_id, views = 1 as is_new
    ), stored as (
      insert into visit (tenant_id, id, link_id, item_id, file_version, at, session_id, viewer,
        filtered, is_view, email, email_proved, country, device, browser, os, referrer, utm, trigger)
      select open.tenant_id, open.id, open.link_id, "itemId", "fileVersion", at, open.id, viewer,
        case when id in (select visit_id from counted) then null
          else coalesce(reason, 'repeat') end,
        id in (${COUNTED_VIEWS}), email, "emailProved", country, device, browser, os, referrer,
        utm, trigger
      from open
    ), changed as (
      insert into part.visit_change (tenants, visits)
      select array_agg(tenant_id), array_agg(id) from open having count(*) > 0
    ), link_counts as (
      insert into link_stat (tenant_id, link_id, views, viewers, last_viewed_at)
      select tenant_id, link_id, count(*), count(*) filter (where is_new), now()
      from counted where item_id = ${WHOLE}
      group by tenant_id, link_id order by tenant_id, link_id
      on conflict (tenant_id, link_id) do update set views = link_stat.views + excluded.views,
        viewers = link_stat.viewers + excluded.viewers, last_viewed_at = excluded.last_viewed_at
    )
    select array(select place from open) as stored,
      array(${COUNTED_VIEWS}) as views`.execute(system)
  return rows[0] ?? { stored: [], views: [] }
}

/** Seconds within which only a machine follows a link that was mailed. */
const HASTE = sql`interval '15 seconds'`

/** Why it is not counted, as far as the request and the tenant tell. */
const REASON = sql`coalesce(given.filtered, case
  when member_viewer.viewer is not null or given.email is not null and exists (
    select from member where member.tenant_id = given."tenantId" and member.email = given.email)
    then 'colleague'
  when given.trigger = 'mail' and exists (
    select from link_mail as mail where mail.tenant_id = link.tenant_id
      and mail.link_id = link.id and mail.at > now() - ${HASTE}) then 'scanner' end)`

/** The visit of this viewer that was counted last, and its link, have a download more. */
export async function markDownload(
  system: Db,
  { tenantId, id }: Pick<FoundLink, 'tenantId' | 'id'>,
  itemId: string | null,
  viewer: string,
): Promise<void> {
  await sql`
    with counted as (
      insert into link_stat (tenant_id, link_id, downloads) values (${tenantId}, ${id}, 1)
      on conflict (tenant_id, link_id) do update set downloads = link_stat.downloads + 1
    ), last as (
      select visit_id from link_viewer
      where tenant_id = ${tenantId} and link_id = ${id} and viewer = ${Buffer.from(viewer, 'hex')}
        and item_id in (${WHOLE}, ${itemId})
      order by item_id desc limit 1
    ), changed as (
      insert into part.visit_change (tenants, visits)
      select array[${tenantId}]::uuid[], array[visit_id] from last
    )
    update visit set downloaded = true from last
    where visit.tenant_id = ${tenantId} and visit.id = visit_id`.execute(system)
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
