import { listCollectionItems } from '@satchel/contract/collections.ts'
import type { Endpoint, Reply } from '@satchel/contract/endpoint.ts'
import { listBin } from '@satchel/contract/items/bin.ts'
import { getItem, type Item, listItems, listRelatedItems } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

interface ItemPage {
  items: Item[]
}
type Lists = ItemPage | InfiniteData<ItemPage>

const LISTS = [searchItems, listItems, listFavorites, listCollectionItems, listRelatedItems]

/** Patches an item in every cached query before the server has answered. */
export function patchItem(client: QueryClient, id: string, patch: Partial<Item>): void {
  const change = (item: Item) => (item.id === id ? { ...item, ...patch } : item)
  client.setQueryData(itemKey(id), (item: Item | undefined) => item && change(item))
  editLists(client, (items) => items.map(change))
}

/** Patches many items at once; the caller refetches in the end. */
export async function patchItems(
  client: QueryClient,
  ids: ReadonlySet<string>,
  patch: (item: Item) => Item,
): Promise<void> {
  await stopReading(client, [getItem, ...LISTS])
  const change = (item: Item) => (ids.has(item.id) ? patch(item) : item)
  client.setQueriesData<Item>({ queryKey: [getItem.name] }, (item) => item && change(item))
  editLists(client, (items) => items.map(change))
}

/** Stops hiding dropped items; then the lists are refetched. */
export type EndDrop = () => void

/** Removes items from every list, including responses that arrive before the deletion has ended. */
export async function dropItems(client: QueryClient, ids: readonly string[]): Promise<EndDrop> {
  await stopReading(client, LISTS)
  const dropped = new Set(ids)
  const drop = (list: Lists) => editList(list, (items) => without(items, dropped))
  return hide(client, LISTS, (list) => drop(list as Lists))
}

/** Removes items from the trash on screen. */
export async function dropFromBin(client: QueryClient, ids: readonly string[]): Promise<EndDrop> {
  await stopReading(client, [listBin])
  const dropped = new Set(ids)
  const dropOn = (page: BinPage): BinPage => {
    const items = without(page.items, dropped)
    return items.length === page.items.length ? page : { ...page, items }
  }
  return hide(client, [listBin], (list) => {
    const { pages, ...rest } = list as InfiniteData<BinPage>
    const left = pages.map(dropOn)
    const gone = lengthOf(pages) - lengthOf(left)
    const total = (page: BinPage) => ({ ...page, total: Math.max(0, page.total - gone) })
    return { ...rest, pages: gone > 0 ? left.map(total) : pages }
  })
}

type BinPage = Reply<typeof listBin>

function lengthOf(pages: readonly BinPage[]): number {
  return pages.reduce((length, { items }) => length + items.length, 0)
}

function without<T extends Pick<Item, 'id'>>(items: T[], ids: ReadonlySet<string>): T[] {
  return items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items
}

/** Removes items from cached lists, also from reads that still include them, until the returned function is called. */
function hide(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  edit: (list: unknown) => unknown,
): EndDrop {
  const names = new Set<unknown>(endpoints.map(({ name }) => name))
  for (const name of names)
    client.setQueriesData({ queryKey: [name] }, (list: unknown) => list && edit(list))
  // The library shows what is set here together with what it has just read.
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey } = event.query
    if (names.has(queryKey[0])) client.setQueryData(queryKey, (list: unknown) => list && edit(list))
  })
}

export function putItem(client: QueryClient, item: Item): void {
  client.setQueryData(itemKey(item.id), item)
  patchItem(client, item.id, item)
}

export function refreshItemLists(client: QueryClient): void {
  for (const { name } of LISTS) void client.invalidateQueries({ queryKey: [name] })
}

/** Cancels reads that began before a change, whose responses would revert it on screen. */
async function stopReading(client: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map(({ name }) => client.cancelQueries({ queryKey: [name] })))
}

function itemKey(id: string) {
  return query(getItem, { params: { id } }).queryKey
}

function editLists(client: QueryClient, edit: (items: Item[]) => Item[]): void {
  for (const { name } of LISTS)
    client.setQueriesData<Lists>({ queryKey: [name] }, (list) => list && editList(list, edit))
}

function editList(list: Lists, edit: (items: Item[]) => Item[]): Lists {
  const editPage = (page: ItemPage): ItemPage => ({ ...page, items: edit(page.items) })
  return 'pages' in list ? { ...list, pages: list.pages.map(editPage) } : editPage(list)
}
