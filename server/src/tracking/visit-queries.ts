import type { ShareView } from '@satchel/contract/live.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { WHOLE } from './flush-queries.ts'

// A visitor belongs to no tenant before the link is found, so these statements name the tenant themselves.

/** The visit of this viewer that was counted last, and its link, have a download more. Returns that visit. */
export async function markDownload(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  itemId: string | null,
  viewer: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
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
    where visit.tenant_id = ${tenantId} and visit.id = visit_id
    returning visit.id`.execute(db)
  return rows[0]?.id
}

/** Returns what the live notifications of these visits show to the tenant's sharers. */
export async function findShareViews(system: Db, tenantId: string, visitIds: string[]) {
  const rows = await system
    .selectFrom('visit')
    .innerJoin('link', (join) =>
      join.onRef('link.tenantId', '=', 'visit.tenantId').onRef('link.id', '=', 'visit.linkId'),
    )
    .innerJoin('linkStat', (join) =>
      join
        .onRef('linkStat.tenantId', '=', 'link.tenantId')
        .onRef('linkStat.linkId', '=', 'link.id'),
    )
    .leftJoin('item', (join) =>
      join.onRef('item.tenantId', '=', 'link.tenantId').onRef('item.id', '=', 'link.itemId'),
    )
    .leftJoin('collection', (join) =>
      join
        .onRef('collection.tenantId', '=', 'link.tenantId')
        .onRef('collection.id', '=', 'link.itemId'),
    )
    .leftJoin('site', (join) =>
      join.onRef('site.tenantId', '=', 'link.tenantId').onRef('site.id', '=', 'link.itemId'),
    )
    .select([
      'link.id as linkId',
      'link.itemId',
      'link.itemType',
      'link.sharedBy',
      'link.sharedToEmail',
      'link.sharedToOrganization',
      'link.sharedToName',
      'link.sharedToMemo',
      'linkStat.views',
      'linkStat.viewers',
      'visit.email',
      'visit.emailProved',
      'visit.at',
      'visit.country',
      'visit.device',
      'visit.filtered',
    ])
    .select(({ fn, ref, val }) =>
      fn
        .coalesce(ref('item.name'), ref('collection.name'), ref('site.name'), val(''))
        .as('itemName'),
    )
    .where('visit.tenantId', '=', tenantId)
    .where('visit.id', 'in', visitIds)
    .orderBy('visit.id')
    .execute()
  return rows.map(({ sharedBy, itemType, email, emailProved, filtered, ...view }) => {
    const visitor = emailProved && email ? { visitor: email } : {}
    return {
      sharedBy,
      isCounted: filtered === null || filtered === 'repeat',
      view: { ...view, ...visitor, itemType: itemType as ItemType } satisfies ShareView,
    }
  })
}

/** Marks a visit in which the visitor was told what changed since they read an earlier version. */
export async function markSawChanges(
  system: Db,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  await system
    .updateTable('visit')
    .set({ sawChanges: true })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('sawChanges', '=', false)
    .execute()
}

export async function deleteOldViewers(system: Db): Promise<void> {
  await system
    .deleteFrom('linkViewer')
    .where('countedAt', '<', sql<string>`now() - interval '2 days'`)
    .execute()
}
