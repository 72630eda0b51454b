import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

export async function addShares({ db }: Scope, itemId: string, shares: number): Promise<void> {
  await db
    .insertInto('itemStat')
    .values({ itemId, shares })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'itemId'])
        .doUpdateSet({ shares: sql`item_stat.shares + excluded.shares` }),
    )
    .execute()
}

/** A person votes for an item (1), or no longer does (-1). */
export async function addUpvotes({ db }: Scope, itemId: string, change: number): Promise<void> {
  await db
    .updateTable('itemStat')
    .set({ upvotes: sql`upvotes + ${change}` })
    .where('itemId', '=', itemId)
    .execute()
}

// An item's views are the sum of its links' views. Two indexes contain them, which every view would update, so they
// aren't counted with the visit, but recomputed from the links shortly after it, and again with the sums.

export interface OfLink {
  tenantId: string
  linkId: string
}

/**
 * Recomputes the views of the items of these links. Waits for others that are at the same items, so that no older
 * count comes last.
 */
export async function countViews(db: Db, links: readonly OfLink[]): Promise<void> {
  const { rows: items } = await sql<{ tenantId: string; itemId: string }>`
    select tenant_id as "tenantId", item_id as "itemId" from item_stat
    where (tenant_id, item_id) in (
      select link.tenant_id, link.item_id
      from unnest(${links.map(({ tenantId }) => tenantId)}::uuid[],
        ${links.map(({ linkId }) => linkId)}::uuid[]) as input (tenant_id, link_id)
      join link on link.tenant_id = input.tenant_id and link.id = input.link_id
      where link.item_type = 'ITEM')
    order by 1, 2 for no key update`.execute(db)
  if (items.length === 0) return
  await sql`
    update item_stat set views = made.views
    from unnest(${items.map(({ tenantId }) => tenantId)}::uuid[],
      ${items.map(({ itemId }) => itemId)}::uuid[]) as input (tenant_id, item_id),
    lateral (
      select coalesce(sum(link_stat.views), 0) as views from link
      join link_stat on link_stat.tenant_id = link.tenant_id and link_stat.link_id = link.id
      where link.tenant_id = input.tenant_id and link.item_type = 'ITEM'
        and link.item_id = input.item_id
    ) as made
    where item_stat.tenant_id = input.tenant_id and item_stat.item_id = input.item_id
      and item_stat.views <> made.views`.execute(db)
}
