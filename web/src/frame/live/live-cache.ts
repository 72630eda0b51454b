import { type Activity, listActivity } from '@satchel/contract/activity.ts'
import { listCollectionItems, listCollections } from '@satchel/contract/collections.ts'
import type { Endpoint, Input } from '@satchel/contract/endpoint.ts'
import { getItem, type Item, listItems, listRelatedItems } from '@satchel/contract/items/items.ts'
import { type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import type { ShareView } from '@satchel/contract/live.ts'
import { type FoundItem, searchItems } from '@satchel/contract/search/search.ts'
import { type Favorite, listFavorites } from '@satchel/contract/users.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/problem.ts'

interface Named {
  id: string
}
interface Page {
  items: Named[]
  total?: number | { value: number }
}

type Listed = FoundItem | Extract<Favorite, { itemType: 'ITEM' }>
type KeyOf<Each> = Each extends unknown ? keyof Each : never
/** Fields of an item that only lists return. */
const OF_LISTS: Readonly<Record<Exclude<KeyOf<Listed>, keyof Item>, true>> = {
  highlight: true,
  itemType: true,
}

const ITEM_LISTS = [listItems, listCollectionItems, searchItems, listFavorites, listRelatedItems]
/** Number of changed items above which their lists are refetched instead. */
const SINGLES_MAX = 20

/** Reads changed items one by one, and updates caches; false if there are too many. */
export async function patchChangedItems(client: QueryClient, ids: string[]): Promise<boolean> {
  const visibleIds = ids.filter((id) => isShown(client, id))
  if (visibleIds.length > SINGLES_MAX) return false
  await Promise.all(visibleIds.map((id) => patchItem(client, id)))
  return true
}

async function patchItem(client: QueryClient, id: string): Promise<void> {
  try {
    const options = query(getItem, { params: { id } })
    // One that is being read may come without the change.
    await client.cancelQueries({ queryKey: options.queryKey })
    const item = await client.fetchQuery({ ...options, staleTime: 0 })
    editLists(client, ITEM_LISTS, (items) =>
      items.map((each) => (each.id === id ? merged(each as Item, item) : each)),
    )
  } catch (error) {
    if (!(error instanceof ApiProblem && error.is(404))) throw error
    removeFromLists(client, [id])
  }
}

/** Keeps fields that only lists return, such as where the search words were found. */
function merged(before: Item, item: Item): Item {
  if (before.version > item.version) return before
  const own = Object.entries(before).filter(([key]) => key in OF_LISTS)
  return { ...item, ...Object.fromEntries(own) }
}

export function removeFromLists(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids)
  editLists(client, ITEM_LISTS, (items) => items.filter(({ id }) => !gone.has(id)))
}

export function removeCollection(client: QueryClient, collectionId: string): void {
  editLists(client, [listCollections], (items) => items.filter(({ id }) => id !== collectionId))
}

/** Updates the views of a link in lists of links. */
export function countView(client: QueryClient, { linkId, at, ...rest }: ShareView): void {
  const count = (link: Link) => ({
    ...link,
    views: rest.views ?? link.views + 1,
    viewers: rest.viewers ?? link.viewers,
    lastViewedAt: at,
  })
  editLists(client, [listMyLinks], (links) =>
    links.map((link) => (link.id === linkId ? count(link as Link) : link)),
  )
}

/** Adds a change at the top of matching lists. Shares, and lists filtered by day, need a refetch. */
export function addActivity(client: QueryClient, activity: Activity): void {
  const isShare = activity.changes?.some(({ field }) => field === 'link')
  if (isShare) return void client.invalidateQueries({ queryKey: [listActivity.name] })
  editQueries(client, [listActivity], (page, { queryKey }, index) => {
    const { query: filter } = queryKey.at(-1) as { query: Filter }
    if (filter.from || filter.to) void client.invalidateQueries({ queryKey })
    const isKnown = page.items.some(({ id }) => id === activity.id)
    const isAdded = index === 0 && !isKnown && belongs(activity, filter)
    return isAdded ? { ...page, items: [activity, ...page.items] } : page
  })
}

type Filter = Input<typeof listActivity>['query']

function belongs({ itemType, itemId, changeKind, actor, at, count }: Activity, filter: Filter) {
  const own = { itemType, itemId, changeKind, userId: actor?.id }
  // What a job did to one thing comes with the job's line, which is no thing's own.
  if (filter.itemId !== undefined && count !== undefined) return false
  if (at < (filter.since ?? '')) return false
  return (['itemType', 'itemId', 'changeKind', 'userId'] as const).every(
    (name) => filter[name] === undefined || filter[name] === own[name],
  )
}

function editLists(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  edit: (items: Named[]) => Named[],
): void {
  editQueries(client, endpoints, (page) => {
    const items = edit(page.items)
    const gone = page.items.length - items.length
    return gone > 0 ? { ...page, items, ...totalOf(page, gone) } : { ...page, items }
  })
}

function totalOf({ total }: Page, gone: number): Partial<Page> {
  if (typeof total === 'number') return { total: Math.max(0, total - gone) }
  return total ? { total: { ...total, value: Math.max(0, total.value - gone) } } : {}
}

/**
 * Edits each page of cached lists. A list that is being read may arrive without the change, so it is read again; stale
 * ones will be anyway.
 */
function editQueries(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  edit: (page: Page, query: Query, index: number) => Page,
): void {
  const names = new Set<unknown>(endpoints.map(({ name }) => name))
  const predicate = ({ queryKey }: Query) => names.has(queryKey[0])
  for (const cached of client.getQueryCache().findAll({ predicate })) {
    const { data, isInvalidated, fetchStatus, dataUpdatedAt: updatedAt } = cached.state
    if (fetchStatus === 'fetching')
      void client.invalidateQueries({ predicate: (other) => other === cached })
    else if (data !== undefined && !isInvalidated)
      client.setQueryData(
        cached.queryKey,
        editData(data as Data, (page, index) => edit(page, cached, index)),
        { updatedAt },
      )
  }
}

type Data = Page | { pages: Page[] }

function editData(data: Data, edit: (page: Page, index: number) => Page): Data {
  return 'pages' in data ? { ...data, pages: data.pages.map(edit) } : edit(data, 0)
}

function isShown(client: QueryClient, id: string): boolean {
  if (client.getQueryState(query(getItem, { params: { id } }).queryKey)) return true
  return ITEM_LISTS.some(({ name }) =>
    client.getQueriesData<Data>({ queryKey: [name] }).some(([, data]) => {
      const pages = data ? ('pages' in data ? data.pages : [data]) : []
      return pages.some(({ items }) => items.some((item) => item.id === id))
    }),
  )
}
