import {
  EXPIRING_DAYS,
  type HealthCounts,
  type HealthKind,
  STALE_DAYS,
  UNUSED_DAYS,
} from '@satchel/contract/analytics/health.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import * as items from '../items/service.ts'
import { beyond, inOrder, type Order, type Place, placeIn } from '../platform/database/keyset.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

const OLD = sql`now() - make_interval(days => ${sql.lit(STALE_DAYS)})`

/**
 * Conditions of each problem, on rows of `item`; those that aren't correlated are looked up in a table that is hashed
 * once.
 */
export const CONDITIONS: Readonly<Record<HealthKind, RawBuilder<SqlBool>>> = {
  expiring: sql`item.expires_on <= (select today()) + ${sql.lit(EXPIRING_DAYS)}`,
  broken: sql`(coalesce(item.broken, false) or item.status = 'failed')`,
  unclassified: sql`item.id not in (select item_id from item_category)`,
  stale: sql`(item.updated_at < ${OLD}
    and item.id not in (select item_id from item_review where at >= ${OLD}))`,
  unused: sql`(item.created_at < now() - make_interval(days => ${sql.lit(UNUSED_DAYS)})
    and item.id not in (select item_id from item_stat where views > 0 or shares > 0))`,
}

const ID = { id: sql<string>`item.id` } as const
const CREATED = { ...ID, key: sql<string>`item.created_at`, kind: 'time' } as const

/** The most urgent first. */
const ORDERS: Readonly<Record<HealthKind, Order>> = {
  expiring: { ...ID, key: sql`item.expires_on::text`, kind: 'text', direction: 'asc' },
  // Files are read once, and have no time of a check.
  broken: {
    ...ID,
    key: sql`coalesce(item.checked_at, item.updated_at)`,
    kind: 'time',
    direction: 'desc',
  },
  unclassified: { ...CREATED, direction: 'desc' },
  stale: { ...ID, key: sql`item.updated_at`, kind: 'time', direction: 'asc' },
  unused: { ...CREATED, direction: 'asc' },
}

export const placeOf = (kind: HealthKind) => placeIn(kind, ORDERS[kind])

function seen(scope: Scope, isMine: boolean) {
  const all = scope.db.selectFrom('item').where(items.visibleTo(scope))
  return isMine ? all.where('item.ownerId', '=', personOf(scope)) : all
}

export async function countUnhealthy(scope: Scope, isMine: boolean): Promise<HealthCounts> {
  const count = (kind: HealthKind) =>
    sql<number>`(count(*) filter (where ${CONDITIONS[kind]}))::int`.as(kind)
  const [counts] = await seen(scope, isMine)
    .select([
      count('expiring'),
      count('broken'),
      count('unclassified'),
      count('stale'),
      count('unused'),
    ])
    .execute()
  if (!counts) throw new Error('Nothing was counted')
  return counts
}

interface HealthQuery {
  kind: HealthKind
  isMine: boolean
  limit: number
  after: Place | undefined
}

/** Returns ids with their keys in the order of the list. */
export function findUnhealthy(scope: Scope, { kind, isMine, limit, after }: HealthQuery) {
  const order = ORDERS[kind]
  const found = seen(scope, isMine)
    .select(['item.id', order.key.as('key')])
    .where(CONDITIONS[kind])
    .orderBy(inOrder(order))
    .limit(limit)
  return (after ? found.where(beyond(order, after)) : found).execute()
}

export async function countOne(scope: Scope, kind: HealthKind, isMine: boolean): Promise<number> {
  const [row] = await seen(scope, isMine)
    .where(CONDITIONS[kind])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  return Number(row?.count ?? 0)
}

export async function insertReviews({ db }: Scope, ids: string[]): Promise<void> {
  await db
    .insertInto('itemReview')
    .values(ids.map((itemId) => ({ itemId })))
    .onConflict((row) => row.columns(['tenantId', 'itemId']).doUpdateSet({ at: sql`now()` }))
    .execute()
}
