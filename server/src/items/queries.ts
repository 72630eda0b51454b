import { type Insertable, sql, type Updateable } from 'kysely'
import type { Item } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'
import { visibleTo } from './visibility-queries.ts'

export async function insertItem({ db }: Scope, draft: Insertable<Item>): Promise<string> {
  const { id } = await db.insertInto('item').values(draft).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Locks an item until the scope ends, so that its version can't change. */
export function lock(scope: Scope, id: string) {
  return scope.db
    .selectFrom('item')
    .select('item.version')
    .where('item.id', '=', id)
    .where(visibleTo(scope))
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The ones of these that the caller may change, locked in one order so that two such calls never block each other;
 * what only points at them need not wait.
 */
export function lockMany(scope: Scope, ids: string[], { inBin = false } = {}) {
  return scope.db
    .selectFrom('item')
    .select(['item.id', 'item.name', 'item.originalName', 'item.importId'])
    .where('item.id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope, { inBin }))
    .orderBy('item.id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks items, whether or not they are in the trash or hidden. */
export async function lockAny({ db }: Scope, ids: string[]): Promise<void> {
  await db
    .selectFrom('item')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
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

/** The first item of the same bytes or the same address, where it is older. */
export function findOlder(
  scope: Scope,
  id: string,
  [column, hash]: ['sha256' | 'urlHash', string],
) {
  return scope.db
    .selectFrom('item')
    .select(['item.id', 'item.name'])
    .where(`item.${column}`, '=', hash)
    .where('item.id', '<', id)
    .where(visibleTo(scope))
    .orderBy('item.id')
    .limit(1)
    .executeTakeFirst()
}

/** The oldest of each of these bytes and addresses. */
export function findDuplicates(scope: Scope, hashes: string[], urlHashes: string[]) {
  return scope.db
    .selectFrom('item')
    .select(['item.id', 'item.sha256', 'item.bytes', 'item.urlHash'])
    .where(({ or, eb }) =>
      or([
        eb('item.sha256', '=', sql<string>`any(${hashes})`),
        eb('item.urlHash', '=', sql<string>`any(${urlHashes})`),
      ]),
    )
    .where(visibleTo(scope))
    .orderBy('item.id')
    .execute()
}

/** Marks an item as waiting to be read again. Nothing a person changed, so its version stays. */
export async function markUnread({ db }: Scope, id: string): Promise<void> {
  await db
    .updateTable('item')
    .set({ status: 'processing', failure: null, broken: null })
    .where('id', '=', id)
    .execute()
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
  const deletedAt = new Date().toISOString()
  await updateItems(scope, ids, { deletedAt, deletedBy: scope.actor.id })
}

export async function takeFromBin(scope: Scope, ids: string[]): Promise<void> {
  await updateItems(scope, ids, { deletedAt: null, deletedBy: null })
}

/** Finds existing values and locks them until the scope ends, so that none is removed before an item has it. */
export function findValues({ db }: Scope, ids: string[]) {
  return db
    .selectFrom('categoryValue')
    .select(['id', 'category', 'label', 'archived'])
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** Finds a person's items outside the trash, starting with those others can find too. */
export function findOwnedBy({ db }: Scope, ownerId: string, limit: number) {
  return db
    .selectFrom('item')
    .select(['id', 'name', 'originalName'])
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .orderBy('inLibrary', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Gives all of a person's items to another, those in the trash as well; returns how many. */
export async function giveItems({ db }: Scope, from: string, to: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('item')
    .set({ ownerId: to, version: sql`version + 1` })
    .where('ownerId', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
