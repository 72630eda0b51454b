import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Item } from '../platform/database-types.ts'
import type { Scope } from '../platform/scope.ts'
import { visibleTo } from './select.ts'

export async function insertItem({ db }: Scope, draft: Insertable<Item>): Promise<string> {
  const { id } = await db.insertInto('item').values(draft).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Held until the scope ends: its version cannot change meanwhile. */
export function lock(scope: Scope, id: string) {
  return scope.db
    .selectFrom('item')
    .select('item.version')
    .where('item.id', '=', id)
    .where(visibleTo(scope))
    .forUpdate()
    .executeTakeFirst()
}

/** The ones of these that the caller may change, locked in one order so that two such calls never block each other. */
export function lockMany(scope: Scope, ids: string[], { inBin = false } = {}) {
  return scope.db
    .selectFrom('item')
    .select(['item.id', 'item.name', 'item.originalName', 'item.importId'])
    .where('item.id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope, { inBin }))
    .orderBy('item.id')
    .forUpdate()
    .execute()
}

export async function visibleIds(scope: Scope, ids: string[]): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('item')
    .select('item.id')
    .where('item.id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope))
    .execute()
  return rows.map(({ id }) => id)
}

/** Every change counts the version up. */
export async function updateItems(
  { db }: Scope,
  ids: string[],
  change: Updateable<Item> = {},
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('item')
    .set({ ...change, version: sql`version + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}

export async function moveToBin(scope: Scope, ids: string[]): Promise<void> {
  await updateItems(scope, ids, { deletedAt: new Date().toISOString() })
}

export async function takeFromBin(scope: Scope, ids: string[]): Promise<void> {
  await updateItems(scope, ids, { deletedAt: null })
}

/** Which of these values there are, with the category each is of. */
export function findValues({ db }: Scope, ids: string[]) {
  return db
    .selectFrom('categoryValue')
    .select(['id', 'category', 'label'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}

export async function addValues({ db }: Scope, ids: string[], valueIds: string[]): Promise<void> {
  if (ids.length === 0 || valueIds.length === 0) return
  await sql`
    insert into item_category (item_id, value_id)
    select item_id, value_id from unnest(${ids}::uuid[]) item_id, unnest(${valueIds}::uuid[]) value_id
    on conflict do nothing`.execute(db)
}

export async function removeValues(
  { db }: Scope,
  ids: string[],
  valueIds: string[],
): Promise<void> {
  if (ids.length === 0 || valueIds.length === 0) return
  await sql`delete from item_category where item_id = any(${ids}) and value_id = any(${valueIds})`.execute(
    db,
  )
}

export async function addTags({ db }: Scope, ids: string[], keys: string[]): Promise<void> {
  if (ids.length === 0 || keys.length === 0) return
  await sql`
    insert into item_tag (item_id, tag_key)
    select item_id, tag_key from unnest(${ids}::uuid[]) item_id, unnest(${keys}::text[]) tag_key
    on conflict do nothing`.execute(db)
}

export async function removeTags({ db }: Scope, ids: string[], keys: string[]): Promise<void> {
  if (ids.length === 0 || keys.length === 0) return
  await sql`delete from item_tag where item_id = any(${ids}) and tag_key = any(${keys})`.execute(db)
}

/** As the last one; nowhere where the collection has gone meanwhile. */
export async function addToCollection(
  { db }: Scope,
  collectionId: string,
  itemId: string,
): Promise<void> {
  await sql`
    with changed as (
      update collection set version = version + 1, updated_at = clock_timestamp()
      where id = ${collectionId} returning id)
    insert into collection_item (collection_id, item_id, position)
    select id, ${itemId}::uuid, coalesce((
      select max(position) + 1 from collection_item where collection_id = changed.id), 0)
    from changed`.execute(db)
}

/** Of all tenants: what has been in the bin for longer than it is kept. */
export function findOverdue(system: Db, days: number) {
  return system
    .selectFrom('item')
    .select(['tenantId', 'id'])
    .where('deletedAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .limit(1_000)
    .execute()
}

export async function purge({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('favorite').where('itemType', '=', 'ITEM').where('itemId', '=', id).execute()
  await db.deleteFrom('upvote').where('itemType', '=', 'ITEM').where('itemId', '=', id).execute()
  await db.deleteFrom('item').where('id', '=', id).where('deletedAt', 'is not', null).execute()
}
