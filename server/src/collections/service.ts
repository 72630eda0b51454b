import type {
  Collection,
  CollectionDraft,
  CollectionFilter,
  CollectionKind,
  CollectionOrder,
} from '@satchel/contract/collections.ts'
import { COLLECTION_MAX, PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { type Static, Type } from 'typebox'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import { requirePermission, type Scope } from '../platform/database/scope.ts'
import type { ZipEntry } from '../platform/files/zip.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { record, shareOf } from '../platform/live/events.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import * as search from '../search/service.ts'
import * as members from './member-queries.ts'
import { present, subject } from './present.ts'
import { publishItems } from './publish.ts'
import * as query from './queries.ts'
import * as select from './select-queries.ts'
import * as smart from './smart.ts'

export { addPlaces, addToCollection } from './place-queries.ts'
export { giveCollections, setOwner } from './queries.ts'
export { findVisibleIds, visibleTo } from './select-queries.ts'
export { findShareable, findsShareable } from './smart.ts'

interface Filter extends CursorQuery {
  search?: string
  filter?: CollectionFilter
  kind?: CollectionKind
  orderBy?: CollectionOrder
}

export async function list(scope: Scope, services: Addresses, input: Filter) {
  const { limit = PAGE_DEFAULT, cursor, orderBy = 'updated', ...filter } = input
  if (filter.filter === 'deleted') requirePermission(scope.actor, 'library.write')
  const after = readCursor(cursor, select.placeOf(orderBy))
  const rows = await select.findPage(scope, { ...filter, order: orderBy, limit: limit + 1, after })
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: orderBy, key, id }))
  const whole = await smart.filledAll(scope, services, page.items)
  return { ...page, items: whole.map((row) => present(scope, services, row)) }
}

export async function get(scope: Scope, services: Addresses, id: string): Promise<Collection> {
  const row = await read(scope, services, id)
  const missing = row.search ? await search.missingIn(scope, row.search) : []
  return { ...present(scope, services, row), ...(missing.length > 0 && { missing }) }
}

/** Returns a collection with its items for the caller. */
export async function read(
  scope: Scope,
  services: Addresses,
  id: string,
): Promise<select.CollectionRow> {
  const row = orNotFound(await select.findCollection(scope, id), 'Collection')
  return smart.filled(scope, services, row)
}

/** Lists the items in the collection's order. */
export async function listItems(
  scope: Scope,
  services: Addresses,
  id: string,
  { limit = PAGE_DEFAULT, cursor, offset = 0 }: CursorQuery & { offset?: number },
) {
  const { itemIds } = await read(scope, services, id)
  const place = readCursor(cursor, Place)
  const start = place ? startOf(itemIds, place) : offset
  const page = pageOf(itemIds.slice(start, start + limit + 1), limit, (after) => ({
    after,
    at: itemIds.indexOf(after),
  }))
  const seen = await items.findAll(scope, services, page.items)
  const byId = new Map(seen.map((item) => [item.id, item]))
  return { ...page, items: page.items.flatMap((itemId) => byId.get(itemId) ?? []) }
}

const Place = Type.Object({ after: Id, at: Type.Integer({ minimum: 0 }) })

/** Returns where a page starts, even if the last item of the previous page was removed. */
function startOf(itemIds: string[], place: Static<typeof Place>): number {
  const found = itemIds.indexOf(place.after)
  return found < 0 ? place.at : found + 1
}

/** Returns the collections of these ids that the caller may see, unordered. */
export async function findAll(
  scope: Scope,
  services: Addresses,
  ids: string[],
): Promise<Collection[]> {
  const rows = await smart.filledAll(scope, services, await select.findCollectionsOf(scope, ids))
  return rows.map((row) => present(scope, services, row))
}

/** The ones an item is in, of those I may see, by name. */
export function holding(scope: Scope, itemId: string): Promise<{ id: string; name: string }[]> {
  return select.findHolding(scope, itemId)
}

/** Throws `not-found` for one that is absent, foreign, deleted or another's private one. */
export async function requireCollection(scope: Scope, id: string) {
  return orNotFound(await select.findHead(scope, id), 'Collection')
}

/** One that items can be put in. */
export async function requireManual(scope: Scope, id: string): Promise<void> {
  requireNoSearch(await requireCollection(scope, id))
}

export function requireNoSearch({ search }: { search: unknown }): void {
  if (search) throw new Problem('smart-collection', says('thisCollectionIsFilledBySearch'))
}

export async function create(
  scope: Scope,
  services: Addresses,
  draft: CollectionDraft,
): Promise<Collection> {
  const { name, description = '', visibility = 'team', itemIds = [], search: rawSearch } = draft
  if (rawSearch && itemIds.length > 0)
    throw invalidField('itemIds', says('mustBeLeftOutForSmartCollection'))
  const form = rawSearch ? search.storable(rawSearch, 'search.') : null
  await requireItems(scope, itemIds)
  const fields = { name: name.trim(), description, visibility, search: form }
  const id = await query.insertCollection(scope, fields)
  await members.setMembers(scope, id, itemIds)
  const collection = await get(scope, services, id)
  await record(scope, { type: 'collection.created', changeKind: 'INSERT', ...subject(collection) })
  return collection
}

/** Throws `invalid`, naming each position, for unknown and repeated items. */
export async function requireItems(scope: Scope, itemIds: string[]): Promise<void> {
  const existing = new Set(await items.visibleIds(scope, itemIds))
  const seen = new Set<string>()
  const errors = itemIds.flatMap((id, index) => {
    const message = seen.has(id) ? 'is repeated' : existing.has(id) ? undefined : 'is not an item'
    seen.add(id)
    return message ? [{ path: `itemIds.${index}`, message }] : []
  })
  if (errors.length > 0) throw new Problem('invalid', says('someIdsAreInvalid'), { errors })
}

/** Locks those of these collections that the caller can see and add items to. */
export function hold(scope: Scope, ids: string[]): Promise<LockedCollection[]> {
  return ids.length === 0 ? Promise.resolve([]) : query.lockAll(scope, ids)
}

export type LockedCollection = Awaited<ReturnType<typeof query.lockAll>>[number]

/** Returns how many more items fit. */
export async function roomIn(scope: Scope, { id }: LockedCollection): Promise<number> {
  return COLLECTION_MAX - (await members.countMembers(scope, id))
}

/** Adds many items to a locked collection, none of which is in it yet. */
export async function addItems(
  scope: Scope,
  locked: LockedCollection,
  itemIds: string[],
): Promise<void> {
  if (itemIds.length === 0) return
  await members.addMembers(scope, locked.id, itemIds)
  await query.touch(scope, locked.id)
  await publishItems(scope, locked, { to: await members.findNames(scope, itemIds) })
}

/** Removes many items from a locked collection and returns their positions. */
export async function removeItems(
  scope: Scope,
  locked: LockedCollection,
  itemIds: string[],
): Promise<members.Position[]> {
  const places = itemIds.length > 0 ? await members.removeMembers(scope, locked.id, itemIds) : []
  if (places.length === 0) return []
  await query.touch(scope, locked.id)
  const left = places.map(({ itemId }) => itemId)
  await publishItems(scope, locked, { from: await members.findNames(scope, left) })
  return places
}

/** Puts items back at their positions, relative to the remaining ones. */
export async function putBack(
  scope: Scope,
  locked: LockedCollection,
  places: members.Position[],
): Promise<void> {
  if (places.length === 0) return
  await members.putMembers(scope, locked.id, places)
  await query.touch(scope, locked.id)
  const back = places.map(({ itemId }) => itemId)
  await publishItems(scope, locked, { to: await members.findNames(scope, back) })
}

/** Publishes new links to a collection. */
export async function publishShared(scope: Scope, id: string, linkIds: string[]): Promise<void> {
  const shared = { ...subject(await requireCollection(scope, id)), ...shareOf(linkIds) }
  await record(scope, { type: 'collection.shared', changeKind: 'MODIFY', ...shared })
}

/** Returns archive entries: files under their uploaded names, web pages as shortcuts. */
export function entriesOf(rows: members.FileRow[]): ZipEntry[] {
  return rows.flatMap<ZipEntry>(({ name, originalName, url, mime, fileKey, updatedAt: at }) => {
    if (fileKey) return [{ name: originalName || name, source: { key: fileKey }, mime, at }]
    const text = `[InternetShortcut]\r\nURL=${url}\r\n`
    return url ? [{ name: `${name}.url`, source: { text }, mime: null, at }] : []
  })
}
