import type { Updateable } from 'kysely'
import type { Item } from '../platform/database-types.ts'
import type { Scope } from '../platform/scope.ts'

/** An item that waits for its file or page to be read, held; undefined where that is done, or it is gone. */
export function findWaiting({ db }: Scope, id: string) {
  return db
    .selectFrom('item')
    .select(['kind', 'name', 'originalName', 'description', 'version', 'fileKey', 'url'])
    .select(['importId', 'ownerId'])
    .select(({ selectFrom }) =>
      selectFrom('collectionItem')
        .select('collectionId')
        .whereRef('itemId', '=', 'item.id')
        .limit(1)
        .as('collectionId'),
    )
    .select(({ selectFrom }) =>
      selectFrom('member').select('name').whereRef('id', '=', 'item.ownerId').as('ownerName'),
    )
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .forUpdate()
    .executeTakeFirst()
}
export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

export async function updateItem(
  { db }: Scope,
  id: string,
  values: Updateable<Item>,
): Promise<void> {
  await db.updateTable('item').set(values).where('id', '=', id).execute()
}

export async function upsertText({ db }: Scope, itemId: string, body: string): Promise<void> {
  await db
    .insertInto('itemText')
    .values({ itemId, body })
    .onConflict((conflict) => conflict.columns(['tenantId', 'itemId']).doUpdateSet({ body }))
    .execute()
}
