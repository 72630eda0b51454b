import { sql } from 'kysely'
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

export async function addUpvotes({ db }: Scope, itemId: string, change: number): Promise<void> {
  await db
    .updateTable('itemStat')
    .set({ upvotes: sql`upvotes + ${change}` })
    .where('itemId', '=', itemId)
    .execute()
}
