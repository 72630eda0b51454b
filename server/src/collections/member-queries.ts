import { type SqlBool, sql } from 'kysely'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'

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

/** Adds members at the end in this order; existing ones keep their place. */
export async function addMembers({ db }: Scope, id: string, itemIds: string[]): Promise<void> {
  await sql`
    insert into collection_item (collection_id, item_id, position)
    select ${id}::uuid, item_id, last + place
    from unnest(${itemIds}::uuid[]) with ordinality as input (item_id, place),
      (select coalesce(max(position), -1) as last from collection_item where collection_id = ${id}) as there
    on conflict do nothing`.execute(db)
}

export interface Position {
  itemId: string
  position: number
}

/** Returns where they stood. */
export function removeMembers({ db }: Scope, id: string, itemIds: string[]): Promise<Position[]> {
  return db
    .deleteFrom('collectionItem')
    .where('collectionId', '=', id)
    .where('itemId', '=', sql<string>`any(${itemIds})`)
    .returning(['itemId', 'position'])
    .execute()
}

export async function putMembers({ db }: Scope, id: string, places: Position[]): Promise<void> {
  await sql`
    insert into collection_item (collection_id, item_id, position)
    select ${id}::uuid, "itemId", position
    from jsonb_to_recordset(${JSON.stringify(places)}) as place ("itemId" uuid, position integer)
    on conflict do nothing`.execute(db)
}

export async function countMembers({ db }: Scope, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('collectionItem')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('collectionId', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

export interface Place {
  itemId: string
  /** True if the caller can see it; items in the trash are hidden from everyone. */
  isSeen: boolean
}

/** All that have a place, in their order. */
export function findPlaces(scope: Scope, collectionId: string): Promise<Place[]> {
  return scope.db
    .selectFrom('collectionItem')
    .innerJoin('item', (join) =>
      join
        .onRef('item.tenantId', '=', 'collectionItem.tenantId')
        .onRef('item.id', '=', 'collectionItem.itemId'),
    )
    .select('itemId')
    .select((eb) => items.visibleTo(scope)(eb).$castTo<boolean>().as('isSeen'))
    .where('collectionId', '=', collectionId)
    .orderBy('position')
    .orderBy('itemId')
    .execute()
}

/** Sets the ordered members; unchanged positions aren't written. */
export async function setMembers(
  { db }: Scope,
  collectionId: string,
  itemIds: string[],
): Promise<void> {
  await db
    .deleteFrom('collectionItem')
    .where('collectionId', '=', collectionId)
    .where(
      sql<SqlBool>`not exists (select from unnest(${itemIds}::uuid[]) as kept where kept = item_id)`,
    )
    .execute()
  await sql`
    insert into collection_item (collection_id, item_id, position)
    select ${collectionId}, id, place - 1 from unnest(${itemIds}::uuid[]) with ordinality as listed (id, place)
    on conflict (tenant_id, collection_id, item_id) do update set position = excluded.position
      where collection_item.position <> excluded.position`.execute(db)
}

/** Returns the names of the first few items, in order. */
export async function findNames({ db }: Scope, itemIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select item.name from unnest(${itemIds.slice(0, NAMED_MAX)}::uuid[]) with ordinality as listed (id, place)
      join item on item.id = listed.id order by place`.execute(db)
  return rows.map(({ name }) => name)
}

const NAMED_MAX = 20

/** Returns the image of the first item that has one. */
export async function findCover({ db }: Scope, itemIds: string[]): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select item.thumbnail_key as key
    from unnest(${itemIds}::uuid[]) with ordinality as listed (id, place)
      join item on item.id = listed.id
    where item.thumbnail_key is not null order by place limit 1`.execute(db)
  return rows[0]?.key ?? null
}

/** Returns the items that a link may show today, in the given order. */
export async function findShareable({ db }: Scope, itemIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item.id
    from unnest(${itemIds}::uuid[]) with ordinality as listed (id, place)
      join item on item.id = listed.id
    where item.deleted_at is null and item.in_library and item.shareable
      and item.status <> 'uploading'
      and coalesce(item.releases_on <= (select today()), true)
      and coalesce(item.expires_on >= (select today()), true)
    order by place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the files for a download, in order. */
export async function findFiles({ db }: Scope, itemIds: string[]) {
  const { rows } = await sql<FileRow>`
    select item.name, item.original_name as "originalName", item.kind, item.url, item.mime,
      item.bytes, item.file_key as "fileKey", item.updated_at as "updatedAt"
    from unnest(${itemIds}::uuid[]) with ordinality as listed (id, place)
      join item on item.id = listed.id
    order by place`.execute(db)
  return rows
}

export interface FileRow {
  name: string
  originalName: string
  kind: string
  url: string | null
  mime: string | null
  bytes: number | null
  fileKey: string | null
  updatedAt: string
}
