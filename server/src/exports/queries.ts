import type { Role } from '@satchel/contract/permissions.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { sql, type Updateable } from 'kysely'
import * as items from '../items/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Export } from '../platform/database/database-types.ts'
import { isProgram, personOf, type Scope } from '../platform/database/scope.ts'

export async function insertExport(
  scope: Scope,
  { format, search }: { format: string; search: object | null },
): Promise<string> {
  const ownership = { ownerId: personOf(scope), byKey: isProgram(scope.actor) }
  const { id } = await scope.db
    .insertInto('export')
    .values({ format, search: search && JSON.stringify(search), ...ownership })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts the caller's running exports, which don't become more until the scope ends. */
export async function countRunning(scope: Scope): Promise<number> {
  const me = personOf(scope)
  await sql`select pg_advisory_xact_lock(hashtext('export'), hashtext(${me}))`.execute(scope.db)
  const running = await scope.db
    .selectFrom('export')
    .select('id')
    .where('ownerId', '=', me)
    .where('status', '=', 'running')
    .execute()
  return running.length
}

/** Cancels the caller's finished exports except the newest ones, and returns which. */
export function cancelOldest(scope: Scope, days: number) {
  const old = scope.db
    .selectFrom('export')
    .select('id')
    .where('ownerId', '=', personOf(scope))
    .where('status', '=', 'completed')
    .orderBy('id', 'desc')
    .offset(days)
  return scope.db
    .updateTable('export')
    .set({ status: 'cancelled' })
    .where('id', 'in', old)
    .returning('id')
    .execute()
}

/** Selects the caller's exports, which contain what they can see; for an API key or app only those that such programs made. */
function selectMine(scope: Scope) {
  const mine = scope.db.selectFrom('export').where('ownerId', '=', personOf(scope))
  return isProgram(scope.actor) ? mine.where('byKey', '=', true) : mine
}

export function findExport(scope: Scope, id: string) {
  return selectMine(scope).selectAll().where('id', '=', id).executeTakeFirst()
}
export type FoundExport = NonNullable<Awaited<ReturnType<typeof findExport>>>

export function findExports(scope: Scope, limit: number, before: string | undefined) {
  let rows = selectMine(scope)
    .selectAll()
    .where('status', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .limit(limit)
  if (before) rows = rows.where('id', '<', before)
  return rows.execute()
}

/** Updates a running export; false if it was canceled in the meantime. */
export async function updateRunning(
  { db }: Scope,
  id: string,
  change: Updateable<Export>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

export async function cancel({ db }: Scope, id: string): Promise<void> {
  await db.updateTable('export').set({ status: 'cancelled' }).where('id', '=', id).execute()
}

/** Finds a job's export with its person's current role. */
export function findJob({ db }: Scope, id: string) {
  return db
    .selectFrom('export')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'export.tenantId')
        .onRef('member.id', '=', 'export.ownerId'),
    )
    .selectAll('export')
    .select(['member.name', 'member.email', 'member.role', 'member.status as memberStatus'])
    .where('export.id', '=', id)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
}
export type Job = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** Finds exports of all tenants that are too old. */
export function findOld(system: Db, days: number) {
  return system
    .selectFrom('export')
    .select(['id', 'tenantId'])
    .where('createdAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .where('status', '<>', 'running')
    .execute()
}

export async function deleteOld(system: Db, id: string): Promise<void> {
  await system.deleteFrom('export').where('id', '=', id).execute()
}

export async function findAllIds(scope: Scope): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('item')
    .select('item.id')
    .where(items.visibleTo(scope))
    .orderBy('item.id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface ItemRow {
  id: string
  kind: 'file' | 'link'
  name: string
  originalName: string
  description: string
  visitorDescription: string
  url: string | null
  mime: string | null
  bytes: number | null
  sha256: string | null
  status: string
  fileKey: string | null
  shareable: boolean
  inLibrary: boolean
  releasesOn: string | null
  expiresOn: string | null
  createdAt: string
  updatedAt: string
  owner: string
  views: number
  upvotes: number
  shares: number
  categories: Partial<Record<Category, string[]>> | null
  tags: string[]
  collections: { id: string; name: string; position: number }[]
}

/** Finds items in the order of the ids, without those the person can no longer see. */
export function findItems(scope: Scope, ids: string[]): Promise<ItemRow[]> {
  const me = personOf(scope)
  return scope.db
    .selectFrom('item')
    .innerJoin('member as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'item.tenantId').onRef('owner.id', '=', 'item.ownerId'),
    )
    .innerJoin('itemStat as stat', (join) =>
      join.onRef('stat.tenantId', '=', 'item.tenantId').onRef('stat.itemId', '=', 'item.id'),
    )
    .select(['item.id', 'item.kind', 'item.name', 'item.originalName', 'item.description'])
    .select('item.visitorDescription')
    .select(['item.url', 'item.mime', 'item.bytes', 'item.sha256', 'item.status', 'item.fileKey'])
    .select(['item.shareable', 'item.inLibrary', 'item.releasesOn', 'item.expiresOn'])
    .select(['item.createdAt', 'item.updatedAt', 'owner.email as owner'])
    .select(['stat.views', 'stat.upvotes', 'stat.shares'])
    .select([
      sql<ItemRow['categories']>`(select jsonb_object_agg(category, labels) from (
        select v.category, jsonb_agg(v.label order by v.position, v.id) as labels
        from item_category c join category_value v on v.tenant_id = c.tenant_id and v.id = c.value_id
        where c.tenant_id = item.tenant_id and c.item_id = item.id group by v.category) as chosen)`.as(
        'categories',
      ),
      sql<string[]>`array(select t.label from item_tag it
        join tag t on t.tenant_id = it.tenant_id and t.key = it.tag_key
        where it.tenant_id = item.tenant_id and it.item_id = item.id order by t.key)`.as('tags'),
      sql<ItemRow['collections']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'position', p.position)
          order by c.id)
        from collection_item p join collection c on c.tenant_id = p.tenant_id and c.id = p.collection_id
        where p.tenant_id = item.tenant_id and p.item_id = item.id and c.deleted_at is null
          and (c.visibility = 'team' or c.owner_id = ${me})), '[]')`.as('collections'),
    ])
    .where('item.id', '=', sql<string>`any(${ids})`)
    .where(items.visibleTo(scope))
    .orderBy('item.id')
    .$castTo<ItemRow>()
    .execute()
}

/** Finds manual collections, oldest first. */
export function findCollections(scope: Scope) {
  const me = personOf(scope)
  return scope.db
    .selectFrom('collection')
    .innerJoin('member as owner', (join) =>
      join
        .onRef('owner.tenantId', '=', 'collection.tenantId')
        .onRef('owner.id', '=', 'collection.ownerId'),
    )
    .select(['collection.id', 'collection.name', 'collection.description'])
    .select(['collection.visibility', 'owner.email as owner'])
    .where('collection.deletedAt', 'is', null)
    .where('collection.search', 'is', null)
    .where((eb) =>
      eb.or([eb('collection.visibility', '=', 'team'), eb('collection.ownerId', '=', me)]),
    )
    .orderBy('collection.id')
    .$narrowType<{ visibility: 'team' | 'private' }>()
    .execute()
}
