import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type { NotificationDraft } from '../notifications/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Happening } from '../webhooks/service.ts'
import type { Moved } from './flush-queries.ts'
import { isoTime, LINK_FACTS, LINK_TARGET, visitOf } from './readings/link-facts-queries.ts'

// Visits are moved for all tenants together: the statement names them itself.

interface Row {
  tenantId: string
  sharedBy: string
  itemType: ItemType
  itemId: string
  itemName: string
  linkId: string
  count: number
  /** The verified address of the last visitor. */
  visitor: string | null
  recipient: string | null
  sharedToEmail: string | null
  country: string | null
}

/** Returns what sharers are notified of: the views of one item in one, unless the link or the tenant says otherwise. */
export async function findViewNotices(
  db: Db,
  views: Moved['views'],
): Promise<(NotificationDraft & { tenantId: string })[]> {
  const viewed = byLink(views)
  const { rows } = await sql<Row>`
    select distinct on (link.tenant_id, link.shared_by, link.item_id) link.tenant_id as "tenantId",
      link.shared_by as "sharedBy", link.item_type as "itemType", link.item_id as "itemId",
      coalesce(item.name, collection.name, site.name, '') as "itemName", link.id as "linkId",
      (sum(count) over (partition by link.tenant_id, link.shared_by, link.item_id))::integer as count,
      case when visit.email_proved then visit.email end as visitor, visit.country,
      coalesce(link.shared_to_name, link.shared_to_email, link.shared_to_organization, link.shared_to_memo) as recipient, link.shared_to_email as "sharedToEmail"
    from unnest(${viewed.map(({ tenantId }) => tenantId)}::uuid[],
      ${viewed.map(({ linkId }) => linkId)}::uuid[], ${viewed.map(({ last }) => last)}::uuid[],
      ${viewed.map(({ count }) => count)}::integer[]) as input (tenant_id, link_id, visit_id, count)
    join link on link.tenant_id = input.tenant_id and link.id = input.link_id
    join tenant on tenant.id = link.tenant_id cross join
    ${visitOf(sql`email, email_proved, country`)}
    left join item on item.tenant_id = link.tenant_id and item.id = link.item_id
    left join collection on collection.tenant_id = link.tenant_id and collection.id = link.item_id
    left join site on site.tenant_id = link.tenant_id and site.id = link.item_id
    where tenant.notifications ->> 'shareView' is distinct from 'false'
      and link.notify is distinct from 'none'
    order by link.tenant_id, link.shared_by, link.item_id, visit_id desc`.execute(db)
  return rows.map(draftOf)
}

/** The views of each link, which come in their order, as one. */
function byLink(views: Moved['views']) {
  const links = new Map<string, { tenantId: string; linkId: string; last: string; count: number }>()
  for (const { tenantId, linkId, id } of views) {
    const count = (links.get(linkId)?.count ?? 0) + 1
    links.set(linkId, { tenantId, linkId, last: id, count })
  }
  return [...links.values()]
}

function draftOf(row: Row): NotificationDraft & { tenantId: string } {
  const { tenantId, sharedBy, itemType, itemId, itemName, count, visitor, recipient, country } = row
  const isTold = recipient === null || (visitor !== null && row.sharedToEmail === visitor)
  const facts = { ...(!isTold && { recipient }), ...(country && { country }) }
  return {
    kind: itemType === 'SITE' ? 'site-viewed' : 'share-view',
    tenantId,
    userIds: [sharedBy],
    url: `/links/${row.linkId}`,
    itemType,
    itemId,
    itemName,
    count,
    actor: { id: null, name: visitor },
    facts,
  }
}

/** Returns what receivers outside are sent about each view; nothing that names the visitor. */
export async function findViewFacts(
  db: Db,
  views: Moved['views'],
): Promise<Happening<'link.viewed'>[]> {
  const { rows } = await sql<Happening<'link.viewed'>>`
    select input.tenant_id as "tenantId", jsonb_build_object('id', input.visit_id, 'at', ${isoTime(sql`visit.at`)},
      'country', visit.country, 'link', ${LINK_FACTS}) as data
    from unnest(${views.map(({ tenantId }) => tenantId)}::uuid[],
      ${views.map(({ id }) => id)}::uuid[], ${views.map(({ linkId }) => linkId)}::uuid[])
      as input (tenant_id, visit_id, link_id)
    join link on link.tenant_id = input.tenant_id and link.id = input.link_id cross join
    ${visitOf(sql`at, country`)} ${LINK_TARGET}`.execute(db)
  return rows
}
