import type {
  Collection,
  CollectionChange,
  CollectionDraft,
} from '@satchel/contract/collections.ts'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id, Time } from '@satchel/contract/schemas.ts'
import { type Static, Type } from 'typebox'
import * as items from '../items/service.ts'
import { changesBetween, record } from '../platform/events.ts'
import type { Files } from '../platform/files.ts'
import { pageOf, readCursor } from '../platform/paging.ts'
import { found, Problem } from '../platform/problem.ts'
import type { Scope } from '../platform/scope.ts'
import * as query from './queries.ts'

export async function list(scope: Scope, files: Files, filter: CursorQuery & { search?: string }) {
  const { limit = PAGE_DEFAULT, cursor, search } = filter
  const before = readCursor(cursor, Type.Object({ updatedAt: Time, id: Id }))
  const page = { limit: limit + 1, ...(search && { search }), ...(before && { before }) }
  const rows = await query.findCollections(scope, page)
  const collections = rows.map((row) => present(files, row))
  return pageOf(collections, limit, ({ updatedAt, id }) => ({ updatedAt, id }))
}

export async function get(scope: Scope, files: Files, id: string): Promise<Collection> {
  return present(files, await demand(scope, id))
}

/** In the order of the collection. */
export async function listItems(scope: Scope, files: Files, id: string, filter: CursorQuery) {
  const { limit = PAGE_DEFAULT, cursor } = filter
  const { itemIds } = await demand(scope, id)
  const start = startOf(itemIds, readCursor(cursor, Place))
  const page = pageOf(itemIds.slice(start, start + limit + 1), limit, (after) => ({
    after,
    at: itemIds.indexOf(after),
  }))
  const seen = await items.findAll(scope, files, page.items)
  const byId = new Map(seen.map((item) => [item.id, item]))
  return { ...page, items: page.items.flatMap((itemId) => byId.get(itemId) ?? []) }
}

const Place = Type.Object({ after: Id, at: Type.Integer({ minimum: 0 }) })

/** The item the page before ended with may be out by now; what came after it has its place. */
function startOf(itemIds: string[], place: Static<typeof Place> | undefined): number {
  if (!place) return 0
  const found = itemIds.indexOf(place.after)
  return found < 0 ? place.at : found + 1
}

/** Of these ids the ones I may see, in no order. */
export async function findAll(scope: Scope, files: Files, ids: string[]): Promise<Collection[]> {
  const rows = await query.findCollectionsOf(scope, ids)
  return rows.map((row) => present(files, row))
}

/** Throws `not-found` for one that is absent, foreign or another's private one. */
export async function demand(scope: Scope, id: string): Promise<query.CollectionRow> {
  return found(await query.findCollection(scope, id), 'Collection')
}

export async function create(
  scope: Scope,
  files: Files,
  draft: CollectionDraft,
): Promise<Collection> {
  const { name, description = '', visibility = 'team', itemIds = [] } = draft
  await demandItems(scope, itemIds)
  const id = await query.insertCollection(scope, { name: name.trim(), description, visibility })
  await query.replaceMembers(scope, id, itemIds)
  const collection = await get(scope, files, id)
  await record(scope, { type: 'collection.created', changeKind: 'INSERT', ...subject(collection) })
  return collection
}

export async function change(
  scope: Scope,
  files: Files,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  given: CollectionChange,
): Promise<Collection> {
  const before = await demandVersion(scope, id, ifMatch)
  const wanted = { ...given, ...(given.name !== undefined && { name: given.name.trim() }) }
  const changes = changesBetween(before, wanted)
  if (changes.length === 0) return present(files, before)
  await query.touch(scope, id, wanted)
  return told(scope, files, id, changes)
}

/** Its items stay in the library; its links answer 410. */
export async function remove(scope: Scope, id: string): Promise<void> {
  const collection = await demandVersion(scope, id, undefined)
  // First, since what was private is told of to its owner alone.
  await record(scope, { type: 'collection.deleted', changeKind: 'REMOVE', ...subject(collection) })
  await query.deleteCollection(scope, id)
}

export async function addItem(scope: Scope, files: Files, id: string, itemId: string) {
  await demandVersion(scope, id, undefined)
  const item = await items.demand(scope, itemId)
  if (!(await query.addMember(scope, id, itemId))) return get(scope, files, id)
  await query.touch(scope, id)
  return told(scope, files, id, [{ field: 'items', from: null, to: item.name }])
}

export async function removeItem(scope: Scope, files: Files, id: string, itemId: string) {
  await demandVersion(scope, id, undefined)
  const item = await items.demand(scope, itemId)
  if (!(await query.removeMember(scope, id, itemId)))
    throw new Problem('not-found', 'This item is not in the collection')
  await query.touch(scope, id)
  return told(scope, files, id, [{ field: 'items', from: item.name, to: null }])
}

/** The list as a whole: a repeated, deleted or foreign id refuses all of it. */
export async function arrange(
  scope: Scope,
  files: Files,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  itemIds: string[],
): Promise<Collection> {
  const before = await demandVersion(scope, id, ifMatch)
  await demandItems(scope, itemIds)
  if (before.itemIds.join() === itemIds.join()) return present(files, before)
  await query.replaceMembers(scope, id, itemIds)
  await query.touch(scope, id)
  const [from, to] = await Promise.all([
    query.findNames(scope, before.itemIds),
    query.findNames(scope, itemIds),
  ])
  return told(scope, files, id, [{ field: 'items', from, to }])
}

async function demandItems(scope: Scope, itemIds: string[]): Promise<void> {
  const known = new Set(await items.visibleIds(scope, itemIds))
  const seen = new Set<string>()
  const errors = itemIds.flatMap((id, index) => {
    const message = seen.has(id) ? 'is repeated' : known.has(id) ? undefined : 'is not an item'
    seen.add(id)
    return message ? [{ path: `itemIds.${index}`, message }] : []
  })
  if (errors.length > 0) throw new Problem('invalid', 'Some ids cannot be used', { errors })
}

/** Locks the collection, so that its version holds until the end of the scope. */
async function demandVersion(scope: Scope, id: string, ifMatch: number | undefined) {
  found(await query.lock(scope, id), 'Collection')
  const collection = await demand(scope, id)
  if (ifMatch !== undefined && ifMatch !== collection.version)
    throw new Problem('stale', `The collection is at version ${collection.version} by now`)
  return collection
}

async function told(
  scope: Scope,
  files: Files,
  id: string,
  changes: NonNullable<Parameters<typeof record>[1]['changes']>,
): Promise<Collection> {
  const collection = await get(scope, files, id)
  await record(scope, {
    type: 'collection.changed',
    changeKind: 'MODIFY',
    ...subject(collection),
    changes,
  })
  return collection
}

function subject({ id, name }: { id: string; name: string }) {
  return { itemType: 'COLLECTION' as const, itemId: id, itemName: name }
}

function present(files: Files, row: query.CollectionRow): Collection {
  const { coverKey, ownerId, ownerName, ...collection } = row
  const cover = { purpose: 'thumbnail' as const, name: 'cover.webp', mime: 'image/webp' }
  return {
    ...collection,
    coverUrl: coverKey ? files.url({ key: coverKey, ...cover }) : null,
    owner: { id: ownerId, name: ownerName },
    shortLink: null,
  }
}
