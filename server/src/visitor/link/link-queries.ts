import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Finds the name and picture of the person who shared a link, if they are active. */
export function findSender(system: Db, tenantId: string, linkId: string) {
  return system
    .selectFrom('link')
    .innerJoin('member', (join) =>
      join.onRef('member.tenantId', '=', 'link.tenantId').onRef('member.id', '=', 'link.sharedBy'),
    )
    .where('link.tenantId', '=', tenantId)
    .where('link.id', '=', linkId)
    .where('member.status', '=', 'active')
    .select(['member.name', 'member.avatarThumbnail as avatarUrl'])
    .executeTakeFirst()
}

/** The first day begins, and the last one ends, in the time zone of the tenant. */
export const OPENS = sql<string | null>`item.releases_on::timestamp at time zone tenant.time_zone`
export const CLOSES = sql<
  string | null
>`(item.expires_on + 1)::timestamp at time zone tenant.time_zone`

const SHOWN = [
  'item.id',
  'item.kind',
  'item.name',
  'item.originalName',
  'item.visitorDescription as description',
  'item.url',
  'item.mime',
  'item.bytes',
  'item.sha256',
  'item.status',
  'item.failure',
  'item.nextVersion',
  'item.pageCount',
  'item.durationS',
  'item.width',
  'item.height',
  'item.fileKey',
  'item.fileVersion',
  'item.coverKey',
  'item.thumbnailKey',
  'item.previewKey',
  'item.previewMime',
  'item.previewNote',
  'item.updatedAt',
  'item.visitorKey',
  'item.visitorMime',
] as const

export function findItem(system: Db, tenantId: string, id: string) {
  return system
    .selectFrom('item')
    .select(SHOWN)
    .where('item.tenantId', '=', tenantId)
    .where('item.id', '=', id)
    .executeTakeFirst()
}
export type ShownItem = NonNullable<Awaited<ReturnType<typeof findItem>>>

export function findCollection(system: Db, tenantId: string, id: string) {
  return system
    .selectFrom('collection')
    .select(['name', 'description', 'search', 'ownerId'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
export type ShownCollection = NonNullable<Awaited<ReturnType<typeof findCollection>>>

const LISTED = [
  'item.id',
  'item.name',
  'item.mime',
  'item.fileKey',
  'item.visitorKey',
  'item.previewKey',
  'item.previewMime',
] as const

export type Listed = Pick<
  ShownItem,
  'id' | 'name' | 'mime' | 'fileKey' | 'visitorKey' | 'previewKey' | 'previewMime'
>

/** The same without its details. */
export function listCollectionItems(system: Db, tenantId: string, id: string): Promise<Listed[]> {
  return selectCollectionItems(system, tenantId, id)
    .clearSelect()
    .select(LISTED)
    .orderBy('collectionItem.position')
    .orderBy('item.id')
    .execute()
}

/** Finds the collection items a visitor may see, in order. */
export function findCollectionItems(
  system: Db,
  tenantId: string,
  id: string,
): Promise<ShownItem[]> {
  return selectCollectionItems(system, tenantId, id)
    .orderBy('collectionItem.position')
    .orderBy('item.id')
    .execute()
}

export async function findCollectionItem(
  system: Db,
  tenantId: string,
  id: string,
  itemId: string,
): Promise<ShownItem | undefined> {
  return selectCollectionItems(system, tenantId, id)
    .where('item.id', '=', itemId)
    .executeTakeFirst()
}

/** Finds the names of items of a collection that visitors saw and don't anymore, or will see once their file is there. */
export function findUnshown(system: Db, tenantId: string, id: string) {
  return selectCollectionItems(system, tenantId, id, IS_OFFERED)
    .clearSelect()
    .select(['item.name', sql<boolean>`coalesce(${CLOSES} <= now(), false)`.as('isExpired')])
    .where(sql<boolean>`not (${IS_SHARED})`)
    .orderBy('collectionItem.position')
    .orderBy('item.id')
    .execute()
}

/** Tells whether visitors see an item in a collection; of a smart one, whether its search may find the item. */
export async function isShown(
  system: Db,
  { tenantId, itemId: collectionId }: { tenantId: string; itemId: string },
  itemId: string,
): Promise<boolean> {
  const row = await system
    .selectFrom('collection')
    .innerJoin('item', 'item.tenantId', 'collection.tenantId')
    .innerJoin('tenant', 'tenant.id', 'item.tenantId')
    .select('item.id')
    .where('collection.tenantId', '=', tenantId)
    .where('collection.id', '=', collectionId)
    .where('item.id', '=', itemId)
    .where(IS_SHARED)
    .where(sql<boolean>`(collection.search is not null and item.in_library or exists (
      select from collection_item as place where place.tenant_id = collection.tenant_id
        and place.collection_id = collection.id and place.item_id = item.id))`)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds those of the items a visitor may see, in order. */
export async function findItems(system: Db, tenantId: string, ids: string[]): Promise<ShownItem[]> {
  const rows = await system
    .selectFrom('item')
    .innerJoin('tenant', 'tenant.id', 'item.tenantId')
    .select(SHOWN)
    .where('item.tenantId', '=', tenantId)
    .where('item.id', '=', sql<string>`any(${ids})`)
    .where(IS_SHARED)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function selectCollectionItems(system: Db, tenantId: string, id: string, which = IS_SHARED) {
  return system
    .selectFrom('collectionItem')
    .innerJoin('item', (join) =>
      join
        .onRef('item.tenantId', '=', 'collectionItem.tenantId')
        .onRef('item.id', '=', 'collectionItem.itemId'),
    )
    .innerJoin('tenant', 'tenant.id', 'item.tenantId')
    .select(SHOWN)
    .where('collectionItem.tenantId', '=', tenantId)
    .where('collectionItem.collectionId', '=', id)
    .where(which)
}

/** The condition for items that links show between their days, once their file is there. */
const IS_OFFERED = sql<boolean>`(item.shareable and item.deleted_at is null
  and coalesce(${OPENS} <= now(), true))`

/** The condition for items that links may show now, where `item` and `tenant` are joined. */
export const IS_SHARED = sql<boolean>`${IS_OFFERED} and item.status <> 'uploading'
  and coalesce(${CLOSES} > now(), true)`

/** Returns the name of what a link leads to. */
export async function findTitle(
  system: Db,
  { tenantId, itemType, itemId }: { tenantId: string; itemType: string; itemId: string },
): Promise<string | undefined> {
  const table = itemType === 'ITEM' ? 'item' : itemType === 'SITE' ? 'site' : 'collection'
  const found = await system
    .selectFrom(table)
    .select('name')
    .where('tenantId', '=', tenantId)
    .where('id', '=', itemId)
    .executeTakeFirst()
  return found?.name
}
