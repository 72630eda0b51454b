import type { SearchForm } from '@satchel/contract/search/search.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { visibleTo } from './select-queries.ts'

/** Locks a collection until the scope ends, so that its version can't change. */
export function lock(scope: Scope, id: string, { deleted = false } = {}) {
  return scope.db
    .selectFrom('collection')
    .select('id')
    .where('id', '=', id)
    .where(visibleTo(scope, { deleted }))
    .forUpdate()
    .executeTakeFirst()
}

/** Locks collections in a fixed order, so that two callers never deadlock. */
export function lockAll(scope: Scope, ids: string[]) {
  return scope.db
    .selectFrom('collection')
    .select(['id', 'name', 'visibility', 'ownerId'])
    .where('id', '=', sql<string>`any(${ids})`)
    .where('search', 'is', null)
    .where(visibleTo(scope))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export interface CollectionDraft {
  name: string
  description: string
  visibility: string
  search: SearchForm | null
}

export interface Change extends Partial<CollectionDraft> {
  coverItemId?: string | null
  ownerId?: string
  deletedAt?: string | null
}

export async function insertCollection(
  scope: Scope,
  { search, ...draft }: CollectionDraft,
): Promise<string> {
  const { id } = await scope.db
    .insertInto('collection')
    .values({ ...draft, search: search && JSON.stringify(search), ownerId: personOf(scope) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every change of a collection or of what is in it counts its version up. */
export async function touch(
  { db }: Scope,
  id: string,
  { search, ...change }: Change = {},
): Promise<void> {
  await db
    .updateTable('collection')
    .set({
      ...change,
      ...(search !== undefined && { search: search && JSON.stringify(search) }),
      version: sql`version + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Finds collections of all tenants that were deleted too long ago to restore. */
export function findOverdue(system: Db, days: number) {
  return system
    .selectFrom('collection')
    .select(['tenantId', 'id'])
    .where('deletedAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .limit(1_000)
    .execute()
}

export async function purge({ db }: Scope, id: string): Promise<void> {
  await db
    .deleteFrom('collection')
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .execute()
}

/** Sets the owner, without recording a change. */
export async function setOwner({ db }: Scope, id: string, ownerId: string): Promise<void> {
  await db.updateTable('collection').set({ ownerId }).where('id', '=', id).execute()
}

/** Gives all of a person's collections to another; returns them. */
export function giveCollections({ db }: Scope, from: string, to: string) {
  return db
    .updateTable('collection')
    .set({ ownerId: to, version: sql`version + 1` })
    .where('ownerId', '=', from)
    .returning(['id', 'name'])
    .execute()
}
