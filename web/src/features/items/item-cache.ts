import { listBin } from '@satchel/contract/bin.ts'
import { listCollectionItems } from '@satchel/contract/collections.ts'
import type { Endpoint, Reply } from '@satchel/contract/endpoint.ts'
import { getItem, type Item, listItems, listRelatedItems } from '@satchel/contract/items.ts'
import { searchItems } from '@satchel/contract/search.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

interface ItemPage {
  items: Item[]
}
type Lists = ItemPage | InfiniteData<ItemPage>

const LISTS = [searchItems, listItems, listFavorites, listCollectionItems, listRelatedItems]

/** Changes an item wherever it is shown, before the server has answered. */
export function patchItem(client: QueryClient, id: string, patch: Partial<Item>): void {
  const change = (item: Item) => (item.id === id ? { ...item, ...patch } : item)
  client.setQueryData(itemKey(id), (item: Item | undefined) => item && change(item))
  editLists(client, (items) => items.map(change))
}

/** The same of many items at once; whoever changes them reads all anew in the end. */
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

/** Takes items out of every list; whoever deletes them reads the lists anew in the end. */
export async function dropItems(client: QueryClient, ids: readonly string[]): Promise<void> {
  await stopReading(client, LISTS)
  const dropped = new Set(ids)
  editLists(client, (items) => items.filter(({ id }) => !dropped.has(id)))
}

/** The same of the bin as it is shown. */
export async function dropFromBin(client: QueryClient, ids: readonly string[]): Promise<void> {
  await stopReading(client, [listBin])
  const dropped = new Set(ids)
  client.setQueriesData<InfiniteData<Reply<typeof listBin>>>(
    { queryKey: [listBin.name] },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          total: Math.max(0, page.total - dropped.size),
          items: page.items.filter(({ id }) => !dropped.has(id)),
        })),
      },
  )
}

export function putItem(client: QueryClient, item: Item): void {
  client.setQueryData(itemKey(item.id), item)
  patchItem(client, item.id, item)
}

export function refreshItemLists(client: QueryClient): void {
  for (const { name } of LISTS) void client.invalidateQueries({ queryKey: [name] })
}

/** What was asked for before a change would show it undone when it comes. */
async function stopReading(client: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map(({ name }) => client.cancelQueries({ queryKey: [name] })))
}

function itemKey(id: string) {
  return query(getItem, { params: { id } }).queryKey
}

function editLists(client: QueryClient, edit: (items: Item[]) => Item[]): void {
  const editPage = (page: ItemPage): ItemPage => ({ ...page, items: edit(page.items) })
  for (const { name } of LISTS) {
    client.setQueriesData<Lists>({ queryKey: [name] }, (lists) => {
      if (!lists) return undefined
      return 'pages' in lists ? { ...lists, pages: lists.pages.map(editPage) } : editPage(lists)
    })
  }
}
