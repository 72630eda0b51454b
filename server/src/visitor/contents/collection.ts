import type { SearchForm } from '@satchel/contract/search/search.ts'
import { BLOCK_ITEMS_MAX } from '@satchel/contract/sites/blocks.ts'
import * as collections from '../../collections/service.ts'
import { type Actor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import * as select from '../link/link-queries.ts'
import { Refusal } from '../link/refusal.ts'
import type { OwnedSearch } from '../link/site-queries.ts'
import { downloadKey } from './file-choice.ts'

interface SharedCollection {
  name: string
  description: string
  /** The items a visitor may see of it now, in order. */
  items: select.ShownItem[]
}

export async function sharedCollection(
  services: Services,
  link: FoundLink,
): Promise<SharedCollection> {
  const { system } = services.database
  const collection = await select.findCollection(system, link.tenantId, link.itemId)
  if (!collection) throw new Refusal('unshared', link)
  const { name, description } = collection
  return { name, description, items: await itemsOf(services, link, collection) }
}

const PAGE = 60

interface CollectionPage extends SharedCollection {
  total: number
  page: number
  pages: number
  hasFiles: boolean
}

/** A part of it, where it is long; past its end the last one. */
export async function collectionPart(
  services: Services,
  link: FoundLink,
  requestedPage: number,
): Promise<CollectionPage> {
  const { system } = services.database
  const collection = await select.findCollection(system, link.tenantId, link.itemId)
  if (!collection) throw new Refusal('unshared', link)
  const listed = await listOf(services, link, collection)
  const total = listed.length
  const pages = Math.max(1, Math.ceil(total / PAGE))
  const page = Math.min(pages, Math.max(1, requestedPage))
  const ids = listed.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id)
  const items = await select.findItems(system, link.tenantId, ids)
  const hasFiles = listed.some((item) => downloadKey(link, item))
  const { name, description } = collection
  return { name, description, items, total, page, pages, hasFiles }
}

/** The collection as seen from one of its items, which may stand beyond those that are listed. */
export async function neighborsOf(services: Services, link: FoundLink, itemId: string) {
  const { system } = services.database
  const collection = await select.findCollection(system, link.tenantId, link.itemId)
  if (!collection) throw new Refusal('unshared', link)
  const listed = await listOf(services, link, collection)
  const index = listed.findIndex(({ id }) => id === itemId)
  return {
    name: collection.name,
    page: Math.floor(Math.max(0, index) / PAGE) + 1,
    previous: listed[index - 1],
    next: index < 0 ? undefined : listed[index + 1],
  }
}

async function listOf(
  services: Services,
  { tenantId, itemId }: FoundLink,
  collection: select.ShownCollection,
): Promise<select.Listed[]> {
  const { system } = services.database
  if (!collection.search) return select.listCollectionItems(system, tenantId, itemId)
  return select.findItems(system, tenantId, await found(services, tenantId, collection))
}

/** Returns an item of the collection; undefined if it isn't in there, or not for a visitor. */
export async function sharedItem(
  services: Services,
  { tenantId, itemId: id }: FoundLink,
  itemId: string,
): Promise<select.ShownItem | undefined> {
  const { system } = services.database
  const collection = await select.findCollection(system, tenantId, id)
  if (!collection?.search) return select.findCollectionItem(system, tenantId, id, itemId)
  const search = { ownerId: collection.ownerId, form: collection.search as SearchForm }
  if (!(await findsAsOwner(services, tenantId, search, itemId))) return undefined
  const [item] = await select.findItems(system, tenantId, [itemId])
  return item
}

async function itemsOf(
  services: Services,
  { tenantId, itemId }: FoundLink,
  collection: select.ShownCollection,
): Promise<select.ShownItem[]> {
  const { system } = services.database
  if (!collection.search) return select.findCollectionItems(system, tenantId, itemId)
  return select.findItems(system, tenantId, await found(services, tenantId, collection))
}

/** Returns the items of a collection in their order, if any search it takes may be made; undefined if it was deleted. */
export async function listOfCollection(
  services: Services,
  tenantId: string,
  id: string,
  maySearch: () => boolean,
): Promise<{ name: string; itemIds: string[] } | undefined> {
  const { system } = services.database
  const collection = await select.findCollection(system, tenantId, id)
  if (!collection) return undefined
  const { name, search } = collection
  if (search && !maySearch()) return { name, itemIds: [] }
  const listed = search
    ? await found(services, tenantId, collection)
    : (await select.listCollectionItems(system, tenantId, id)).map((item) => item.id)
  return { name, itemIds: listed.slice(0, BLOCK_ITEMS_MAX) }
}

function found(
  services: Services,
  tenantId: string,
  { search, ownerId }: select.ShownCollection,
): Promise<string[]> {
  return findAsOwner(services, tenantId, ownerId, search as SearchForm)
}

/** A search is made for somebody: what is "mine" in it is its owner's, seen as a viewer sees it. */
export function findAsOwner(
  services: Services,
  tenantId: string,
  ownerId: string,
  form: SearchForm,
): Promise<string[]> {
  return withScope(services.database, ownerAsViewer(tenantId, ownerId), (scope) =>
    collections.findShareable(scope, services, form),
  )
}

/** Tells whether such a search finds an item. */
export function findsAsOwner(
  services: Services,
  tenantId: string,
  { ownerId, form }: OwnedSearch,
  itemId: string,
): Promise<boolean> {
  return withScope(services.database, ownerAsViewer(tenantId, ownerId), (scope) =>
    collections.findsShareable(scope, form, itemId),
  )
}

function ownerAsViewer(tenantId: string, id: string): Actor {
  return { id, name: null, tenantId, role: 'viewer', permissions: new Set() }
}
