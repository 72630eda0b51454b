import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

interface Marked {
  itemId: string
  itemType: ItemType
}

/** Returns whether the caller votes for it now, and whether that is new. */
export async function toggleUpvote(
  scope: Scope,
  { itemId, itemType }: Marked,
): Promise<{ upvoted: boolean; isNew: boolean }> {
  const { db } = scope
  const memberId = personOf(scope)
  const mine = await db
    .deleteFrom('upvote')
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (Number(mine.numDeletedRows) > 0) return { upvoted: false, isNew: true }
  const favorite = await db
    .insertInto('upvote')
    .values({ itemType, itemId, memberId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // The same person was quicker in another tab: the vote stands and is counted.
  return { upvoted: true, isNew: Number(favorite.numInsertedOrUpdatedRows) > 0 }
}

export async function countUpvotes({ db }: Scope, { itemId, itemType }: Marked): Promise<number> {
  const { count } = await db
    .selectFrom('upvote')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertFavorite(scope: Scope, { itemId, itemType }: Marked): Promise<void> {
  await scope.db
    .insertInto('favorite')
    .values({ itemId, itemType, memberId: personOf(scope) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavorite(scope: Scope, { itemId, itemType }: Marked): Promise<void> {
  await scope.db
    .deleteFrom('favorite')
    .where('memberId', '=', personOf(scope))
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .execute()
}

export interface FavoriteFilter {
  itemType?: ItemType
  limit: number
  before?: string
}

/** Newest first. */
export function findFavorites(
  { db }: Scope,
  memberId: string,
  { itemType, limit, before }: FavoriteFilter,
) {
  let rows = db
    .selectFrom('favorite')
    .select(['id', 'itemId', 'itemType'])
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (itemType) rows = rows.where('itemType', '=', itemType)
  if (before) rows = rows.where('id', '<', before)
  return rows.execute()
}
