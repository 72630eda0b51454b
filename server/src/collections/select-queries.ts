import {
  type Collection,
  type CollectionFilter,
  type CollectionKind,
  type CollectionOrder,
  LISTED_ITEMS_MAX,
} from '@satchel/contract/collections.ts'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import * as domains from '../domains/service.ts'
import * as items from '../items/service.ts'
import { containsText } from '../platform/database/contains-text.ts'
import type { DB } from '../platform/database/database-types.ts'
import { beyond, inOrder, type Order, type Place, placeIn } from '../platform/database/keyset.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

const DOMAIN_IN_USE = domains.domainInUse()

export interface CollectionRow
  extends Omit<Collection, 'kind' | 'coverUrl' | 'shortLink' | 'owner' | 'deletedAt'> {
  coverKey: string | null
  ownerId: string
  ownerName: string
  deletedAt: string | null
  /** The slug of its own short link, if that is open. */
  ownSlug: string | null
  ownDomain: string | null
}

/** The condition for visible collections: private ones are only their owner's, deleted ones nobody's. */
export function visibleTo({ actor }: Scope, { deleted = false } = {}) {
  return (eb: ExpressionBuilder<DB, 'collection'>) =>
    eb.and([
      eb('collection.deletedAt', deleted ? 'is not' : 'is', null),
      eb.or([
        eb('collection.visibility', '=', 'team'),
        eb('collection.ownerId', '=', actor.id),
        ...(actor.role === 'system' ? [sql<SqlBool>`true`] : []),
      ]),
    ])
}

/** Selects members; items in the trash or hidden from the caller keep their place unseen. */
function membersOf(scope: Scope, eb: ExpressionBuilder<DB, 'collection'>) {
  return eb
    .selectFrom('collectionItem as place')
    .innerJoin('item', (join) =>
      join.onRef('item.tenantId', '=', 'place.tenantId').onRef('item.id', '=', 'place.itemId'),
    )
    .whereRef('place.tenantId', '=', 'collection.tenantId')
    .whereRef('place.collectionId', '=', 'collection.id')
    .where(items.visibleTo(scope))
}

/** The cover: the chosen item while visible, else the first one with an image. */
function coverOf(scope: Scope, eb: ExpressionBuilder<DB, 'collection'>) {
  const pictures = membersOf(scope, eb)
    .select('item.thumbnailKey')
    .where('item.thumbnailKey', 'is not', null)
    .limit(1)
  return eb.fn.coalesce(
    pictures.whereRef('place.itemId', '=', 'collection.coverItemId'),
    pictures.orderBy('place.position').orderBy('place.itemId'),
  )
}

function isFavorite(eb: ExpressionBuilder<DB, 'collection'>, me: string | null) {
  const mine = eb
    .selectFrom('favorite')
    .select('favorite.id')
    .whereRef('favorite.tenantId', '=', 'collection.tenantId')
    .where('favorite.itemType', '=', 'COLLECTION')
    .whereRef('favorite.itemId', '=', 'collection.id')
    .where('favorite.memberId', '=', me)
  return eb.exists(mine)
}

/** Selects votes, favorites and the caller's own. */
function marksOf(eb: ExpressionBuilder<DB, 'collection'>, me: string | null) {
  const votes = eb
    .selectFrom('upvote')
    .whereRef('upvote.tenantId', '=', 'collection.tenantId')
    .where('upvote.itemType', '=', 'COLLECTION')
    .whereRef('upvote.itemId', '=', 'collection.id')
  return [
    votes.select((count) => count.fn.countAll<number>().as('count')).as('upvotes'),
    eb.exists(votes.select('upvote.memberId').where('upvote.memberId', '=', me)).as('upvoted'),
    isFavorite(eb, me).as('favorite'),
  ] as const
}

function ownLinkOf(eb: ExpressionBuilder<DB, 'collection'>) {
  return eb
    .selectFrom('link')
    .whereRef('link.tenantId', '=', 'collection.tenantId')
    .where('link.isOwn', '=', true)
    .where('link.itemType', '=', 'COLLECTION')
    .whereRef('link.itemId', '=', 'collection.id')
    .where('link.disabledAt', 'is', null)
}

/** Selects collections; a smart one's items are found by its search instead. */
function selectCollections(scope: Scope, { idsMax }: { idsMax: number | null }) {
  return scope.db
    .selectFrom('collection')
    .innerJoin('member as owner', (join) =>
      join
        .onRef('owner.tenantId', '=', 'collection.tenantId')
        .onRef('owner.id', '=', 'collection.ownerId'),
    )
    .select([
      'collection.id',
      'collection.version',
      'collection.name',
      'collection.description',
      'collection.visibility',
      'collection.search',
      'collection.coverItemId',
      'collection.createdAt',
      'collection.updatedAt',
      'collection.deletedAt',
      'owner.id as ownerId',
      'owner.name as ownerName',
      sql<'eq'>`'eq'`.as('itemCountRelation'),
    ])
    .select((eb) => [
      sql<string[]>`array(${membersOf(scope, eb)
        .select('item.id')
        .orderBy('place.position')
        .orderBy('place.itemId')
        .limit(sql.lit(idsMax))})`.as('itemIds'),
      membersOf(scope, eb)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('itemCount'),
      coverOf(scope, eb).as('coverKey'),
      ...marksOf(eb, scope.actor.id),
      ownLinkOf(eb).select('link.slug').as('ownSlug'),
      ownLinkOf(eb)
        .select(sql<string | null>`coalesce(nullif(link.host, ''), ${DOMAIN_IN_USE})`.as('domain'))
        .as('ownDomain'),
    ])
    .$castTo<CollectionRow>()
}

const ID = { id: sql<string>`collection.id` } as const
/** The number of items; smart collections come last, since counting them needs a search. */
const SIZE = sql<number>`case when collection.search is null then (
  select count(*)::integer from collection_item as held
  where held.tenant_id = collection.tenant_id and held.collection_id = collection.id) else 0 end`

const ORDERS: Record<CollectionOrder, Order> = {
  updated: { ...ID, key: sql`collection.updated_at`, kind: 'time', direction: 'desc' },
  name: { ...ID, key: sql`name_key(collection.name)`, kind: 'text', direction: 'asc' },
  items: { ...ID, key: SIZE, kind: 'count', direction: 'desc' },
}

export const placeOf = (name: CollectionOrder) => placeIn(name, ORDERS[name])

export interface PageOf {
  order: CollectionOrder
  limit: number
  after: Place | undefined
  search?: string
  filter?: CollectionFilter
  kind?: CollectionKind
}

export function findPage(scope: Scope, page: PageOf) {
  const { search, filter, kind, after, limit } = page
  const order = ORDERS[page.order]
  let rows = selectCollections(scope, { idsMax: LISTED_ITEMS_MAX })
    .select(order.key.as('key'))
    .where(visibleTo(scope, { deleted: filter === 'deleted' }))
    .orderBy(inOrder(order))
    .limit(sql.lit(limit))
  if (after) rows = rows.where(beyond(order, after))
  if (search) rows = rows.where(containsText(sql`collection.name`, search))
  if (kind) rows = rows.where('collection.search', kind === 'smart' ? 'is not' : 'is', null)
  if (filter === 'mine') rows = rows.where('collection.ownerId', '=', personOf(scope))
  if (filter === 'private') rows = rows.where('collection.visibility', '=', 'private')
  if (filter === 'favorites') rows = rows.where((eb) => isFavorite(eb, personOf(scope)))
  return rows.$castTo<CollectionRow & Pick<Place, 'key'>>().execute()
}

export function findCollection(
  scope: Scope,
  id: string,
  { evenHidden = false } = {},
): Promise<CollectionRow | undefined> {
  const rows = selectCollections(scope, { idsMax: null }).where('collection.id', '=', id)
  return (evenHidden ? rows : rows.where(visibleTo(scope))).executeTakeFirst()
}

export function findCollectionsOf(scope: Scope, ids: string[]): Promise<CollectionRow[]> {
  return selectCollections(scope, { idsMax: LISTED_ITEMS_MAX })
    .where('collection.id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope))
    .execute()
}

/** Finds a visible collection without its items. */
export function findHead(scope: Scope, id: string) {
  return scope.db
    .selectFrom('collection')
    .select(['id', 'name', 'search'])
    .where('id', '=', id)
    .where(visibleTo(scope))
    .executeTakeFirst()
}

/** Finds collections that contain an item, by name. */
export function findHolding(scope: Scope, itemId: string) {
  return scope.db
    .selectFrom('collection')
    .innerJoin('collectionItem as place', (join) =>
      join
        .onRef('place.tenantId', '=', 'collection.tenantId')
        .onRef('place.collectionId', '=', 'collection.id'),
    )
    .select(['collection.id', 'collection.name'])
    .where('place.itemId', '=', itemId)
    .where(visibleTo(scope))
    .orderBy(sql`name_key(collection.name)`)
    .orderBy('collection.id')
    .execute()
}

/** Returns those of these ids that the caller may see. */
export async function findVisibleIds(scope: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await scope.db
    .selectFrom('collection')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope))
    .execute()
  return rows.map(({ id }) => id)
}
