import type { ItemOrder } from '@satchel/contract/items/items.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../platform/database/database-types.ts'
import {
  beyond,
  inOrder,
  NO_KEY,
  type Order,
  type Place,
  placeIn,
} from '../platform/database/keyset.ts'

export type ListOrder = Exclude<ItemOrder, 'relevance'>

const COUNT = { id: sql<string>`stat.item_id`, kind: 'count', direction: 'desc' } as const
const ID = { id: sql<string>`item.id` } as const
const NAME = { ...ID, key: sql<string>`name_key(item.name)`, kind: 'text' } as const

/** Each has its index. */
export const ORDERS: Record<ListOrder, Order> = {
  newest: { ...NO_KEY, ...ID, direction: 'desc' },
  oldest: { ...NO_KEY, ...ID, direction: 'asc' },
  updated: { ...ID, key: sql`item.updated_at`, kind: 'time', direction: 'desc' },
  name: { ...NAME, direction: 'asc' },
  'name-desc': { ...NAME, direction: 'desc' },
  views: { ...COUNT, key: sql`stat.views` },
  upvotes: { ...COUNT, key: sql`stat.upvotes` },
}
export const DELETED: Order = { ...ID, key: sql`item.deleted_at`, kind: 'time', direction: 'desc' }

export const placeOf = (name: ListOrder) => placeIn(name, ORDERS[name])
export const placeInBin = placeIn('deleted', DELETED)

/** Returns a page with its keys, and its order for a statement around it, where it is `chosen`. */
export function pageIn<O>(
  items: SelectQueryBuilder<DB, 'item', O>,
  order: Order,
  limit: number,
  after?: Place,
) {
  const page = items.select(order.key.as('key')).orderBy(inOrder(order)).limit(sql.lit(limit))
  const outside = { ...order, key: sql<Place['key']>`chosen.key`, id: sql<string>`chosen.id` }
  return { page: after ? page.where(beyond(order, after)) : page, order: inOrder(outside) }
}
