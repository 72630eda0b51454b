import type { Collection } from '@satchel/contract/collections.ts'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import * as items from '../items/service.ts'
import type { DB } from '../platform/database-types.ts'
import { personOf, type Scope } from '../platform/scope.ts'

export interface CollectionRow extends Omit<Collection, 'coverUrl' | 'shortLink' | 'owner'> {
  coverKey: string | null
  ownerId: string
  ownerName: string
}

export interface CollectionFilter {
  search?: string
  limit: number
  before?: { updatedAt: string; id: string }
}

/** A private collection is seen by its owner alone, whatever the role of others. */
function visibleTo(me: string) {
  return (eb: ExpressionBuilder<DB, 'collection'>) =>
    eb.or([eb('collection.visibility', '=', 'team'), eb('collection.ownerId', '=', me)])
}

/** Items in the bin, or hidden from the caller, keep their place unseen. */
function membersOf(scope: Scope, eb: ExpressionBuilder<DB, 'collection'>) {
  return eb
    .selectFrom('collectionItem as place')
    .innerJoin('item', (join) =>
      join.onRef('item.tenantId', '=', 'place.tenantId').onRef('item.id', '=', 'place.itemId'),
    )
    .whereRef('place.tenantId', '=', 'collection.tenantId')
    .whereRef('place.collectionId', '=', 'collection.id')
    .where(items.visibleTo(scope))
}

/** What people think of it, and what I do. */
function marksOf(eb: ExpressionBuilder<DB, 'collection'>, me: string) {
  const votes = eb
    .selectFrom('upvote')
    .whereRef('upvote.tenantId', '=', 'collection.tenantId')
    .where('upvote.itemType', '=', 'COLLECTION')
    .whereRef('upvote.itemId', '=', 'collection.id')
  const favorites = eb
    .selectFrom('favorite')
    .whereRef('favorite.tenantId', '=', 'collection.tenantId')
    .where('favorite.itemType', '=', 'COLLECTION')
    .whereRef('favorite.itemId', '=', 'collection.id')
    .where('favorite.memberId', '=', me)
  return [
    votes.select((count) => count.fn.countAll<number>().as('count')).as('upvotes'),
    eb.exists(votes.select('upvote.memberId').where('upvote.memberId', '=', me)).as('upvoted'),
    eb.exists(favorites.select('favorite.id')).as('favorite'),
  ] as const
}

function selectCollections(scope: Scope) {
  const me = personOf(scope)
  return scope.db
    .selectFrom('collection')
    .innerJoin('member as owner', (join) =>
      join
        .onRef('owner.tenantId', '=', 'collection.tenantId')
        .onRef('owner.id', '=', 'collection.ownerId'),
    )
    .select([
      'collection.id',
      'collection.version',
      'collection.name',
      'collection.description',
      'collection.visibility',
      'collection.createdAt',
      'collection.updatedAt',
      'owner.id as ownerId',
      'owner.name as ownerName',
    ])
    .select((eb) => [
      sql<string[]>`array(${membersOf(scope, eb).select('item.id').orderBy('place.position')})`.as(
        'itemIds',
      ),
      membersOf(scope, eb)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('itemCount'),
      membersOf(scope, eb)
        .select('item.thumbnailKey')
        .where('item.thumbnailKey', 'is not', null)
        .orderBy('place.position')
        .limit(1)
        .as('coverKey'),
      ...marksOf(eb, me),
    ])
    .where(visibleTo(me))
    .$castTo<CollectionRow>()
}

/** Last changed first. */
export function findCollections(scope: Scope, { search, limit, before }: CollectionFilter) {
  let rows = selectCollections(scope)
    .orderBy('collection.updatedAt', 'desc')
    .orderBy('collection.id', 'desc')
    .limit(limit)
  if (search) rows = rows.where(sql<SqlBool>`strpos(fold(collection.name), fold(${search})) > 0`)
  if (before)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('collection.updatedAt', 'collection.id'),
        '<',
        tuple(before.updatedAt, before.id),
      ),
    )
  return rows.execute()
}

export function findCollection(scope: Scope, id: string): Promise<CollectionRow | undefined> {
  return selectCollections(scope).where('collection.id', '=', id).executeTakeFirst()
}

export function findCollectionsOf(scope: Scope, ids: string[]): Promise<CollectionRow[]> {
  return selectCollections(scope).where('collection.id', '=', sql<string>`any(${ids})`).execute()
}

export function lock(scope: Scope, id: string) {
  return scope.db
    .selectFrom('collection')
    .select('id')
    .where('id', '=', id)
    .where(visibleTo(personOf(scope)))
    .forUpdate()
    .executeTakeFirst()
}

export interface CollectionDraft {
  name: string
  description: string
  visibility: string
}

export async function insertCollection(scope: Scope, draft: CollectionDraft): Promise<string> {
  const { id } = await scope.db
    .insertInto('collection')
    .values({ ...draft, ownerId: personOf(scope) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every change of a collection or of what is in it counts its version up. */
export async function touch({ db }: Scope, id: string, change: Partial<CollectionDraft> = {}) {
  await db
    .updateTable('collection')
    .set({ ...change, version: sql`version + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteCollection({ db }: Scope, id: string): Promise<void> {
  await db
    .deleteFrom('favorite')
    .where('itemType', '=', 'COLLECTION')
    .where('itemId', '=', id)
    .execute()
  await db
    .deleteFrom('upvote')
    .where('itemType', '=', 'COLLECTION')
    .where('itemId', '=', id)
    .execute()
  await db.deleteFrom('collection').where('id', '=', id).execute()
}

export async function addMember(
  { db }: Scope,
  collectionId: string,
  itemId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('collectionItem')
    .columns(['collectionId', 'itemId', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('collectionItem')
        .select([
          sql<string>`${collectionId}::uuid`.as('collectionId'),
          sql<string>`${itemId}::uuid`.as('itemId'),
          sql<number>`coalesce(max(position) + 1, 0)`.as('position'),
        ])
        .where('collectionId', '=', collectionId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function removeMember(
  { db }: Scope,
  collectionId: string,
  itemId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collectionItem')
    .where('collectionId', '=', collectionId)
    .where('itemId', '=', itemId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** The whole list in its order; members that the caller does not see stay behind the last one. */
export async function replaceMembers(
  scope: Scope,
  collectionId: string,
  itemIds: string[],
): Promise<void> {
  const { db } = scope
  await db
    .deleteFrom('collectionItem')
    .where('collectionId', '=', collectionId)
    .where(({ eb, exists, selectFrom }) =>
      eb.and([
        sql<SqlBool>`item_id <> all(${itemIds}::uuid[])`,
        exists(
          selectFrom('item')
            .select('item.id')
            .whereRef('item.tenantId', '=', 'collectionItem.tenantId')
            .whereRef('item.id', '=', 'collectionItem.itemId')
            .where(items.visibleTo(scope)),
        ),
      ]),
    )
    .execute()
  await sql`
    update collection_item set position = ${itemIds.length} + position
    where collection_id = ${collectionId}`.execute(db)
  await sql`
    insert into collection_item (collection_id, item_id, position)
    select ${collectionId}, id, place - 1 from unnest(${itemIds}::uuid[]) with ordinality as listed (id, place)
    on conflict (tenant_id, collection_id, item_id) do update set position = excluded.position`.execute(
    db,
  )
}

/** Of the first of them, in their order; a list of thousands tells nothing more. */
export async function findNames({ db }: Scope, itemIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select item.name from unnest(${itemIds.slice(0, NAMED_MAX)}::uuid[]) with ordinality as listed (id, place)
      join item on item.id = listed.id order by place`.execute(db)
  return rows.map(({ name }) => name)
}

const NAMED_MAX = 20
