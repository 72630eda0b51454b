import type { ItemOrder } from '@satchel/contract/items.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { DB, Item } from '../platform/database-types.ts'
import { beyond, inOrder, NO_KEY, type Order, type Place, placeIn } from '../platform/keyset.ts'
import type { Scope } from '../platform/scope.ts'

export interface ItemRow extends Omit<Selectable<Item>, 'tenantId'> {
  ownerName: string
  views: number
  upvotes: number
  shares: number
  tags: { key: string; label: string }[]
  valueIds: Partial<Record<Category, string[]>> | null
  collectionIds: string[]
  favorite: boolean
  upvoted: boolean
}

const COLUMNS = [
  'item.id',
  'item.version',
  'item.kind',
  'item.name',
  'item.originalName',
  'item.description',
  'item.url',
  'item.mime',
  'item.bytes',
  'item.sha256',
  'item.status',
  'item.failure',
  'item.pageCount',
  'item.durationS',
  'item.width',
  'item.height',
  'item.fileKey',
  'item.thumbnailKey',
  'item.coverKey',
  'item.previewKey',
  'item.previewMime',
  'item.shareable',
  'item.inLibrary',
  'item.releasesOn',
  'item.expiresOn',
  'item.broken',
  'item.importId',
  'item.ownerId',
  'item.createdAt',
  'item.updatedAt',
  'item.deletedAt',
] as const

/** Items with all that an answer shows of them, in one statement. */
function selectItems(scope: Scope) {
  const me = scope.actor.id
  return scope.db
    .selectFrom('item')
    .innerJoin('itemStat as stat', (join) =>
      join.onRef('stat.tenantId', '=', 'item.tenantId').onRef('stat.itemId', '=', 'item.id'),
    )
    .innerJoin('member as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'item.tenantId').onRef('owner.id', '=', 'item.ownerId'),
    )
    .select(COLUMNS)
    .select(['stat.views', 'stat.upvotes', 'stat.shares', 'owner.name as ownerName'])
    .select([
      tags().as('tags'),
      valueIds().as('valueIds'),
      collectionIds(me).as('collectionIds'),
      sql<boolean>`exists (select from favorite f where f.tenant_id = item.tenant_id
        and f.member_id = ${me} and f.item_type = 'ITEM' and f.item_id = item.id)`.as('favorite'),
      sql<boolean>`exists (select from upvote u where u.tenant_id = item.tenant_id
        and u.item_type = 'ITEM' and u.item_id = item.id and u.member_id = ${me})`.as('upvoted'),
    ])
}

function tags() {
  return sql<
    ItemRow['tags']
  >`coalesce((select jsonb_agg(jsonb_build_object('key', t.key, 'label', t.label) order by t.key)
    from item_tag it join tag t on t.tenant_id = it.tenant_id and t.key = it.tag_key
    where it.tenant_id = item.tenant_id and it.item_id = item.id), '[]')`
}

function valueIds() {
  return sql<ItemRow['valueIds']>`(select jsonb_object_agg(category, ids) from (
    select v.category, jsonb_agg(v.id order by v.position) as ids
    from item_category c join category_value v on v.tenant_id = c.tenant_id and v.id = c.value_id
    where c.tenant_id = item.tenant_id and c.item_id = item.id group by v.category) as chosen)`
}

/** Only the collections that the caller may see. */
function collectionIds(me: string | null) {
  return sql<string[]>`array(select c.id from collection_item place
    join collection c on c.tenant_id = place.tenant_id and c.id = place.collection_id
    where place.tenant_id = item.tenant_id and place.item_id = item.id
      and (c.visibility = 'team' or c.owner_id = ${me}) order by c.id)`
}

/** What the caller finds: not what is kept out of the library, nor, as a viewer, what is not released. */
export function visibleTo({ actor: { id, role } }: Scope, { inBin = false } = {}) {
  return (eb: ExpressionBuilder<DB, 'item'>) => {
    const conditions = [eb('item.deletedAt', inBin ? 'is not' : 'is', null)]
    const seesAll = role === 'owner' || role === 'admin' || role === 'system'
    if (!seesAll)
      conditions.push(eb.or([eb('item.inLibrary', '=', true), eb('item.ownerId', '=', id)]))
    if (role === 'viewer')
      conditions.push(
        eb.or([
          eb('item.releasesOn', 'is', null),
          eb('item.releasesOn', '<=', sql<string>`(select today())`),
        ]),
      )
    return eb.and(conditions)
  }
}

export type ListOrder = Exclude<ItemOrder, 'relevance'>

const COUNT = { id: sql<string>`stat.item_id`, kind: 'count', direction: 'desc' } as const
const ID = { id: sql<string>`item.id` } as const

/** Each has its index. */
const ORDERS: Record<ListOrder, Order> = {
  newest: { ...NO_KEY, ...ID, direction: 'desc' },
  oldest: { ...NO_KEY, ...ID, direction: 'asc' },
  updated: { ...ID, key: sql`item.updated_at`, kind: 'time', direction: 'desc' },
  name: { ...ID, key: sql`name_key(item.name)`, kind: 'text', direction: 'asc' },
  views: { ...COUNT, key: sql`stat.views` },
  upvotes: { ...COUNT, key: sql`stat.upvotes` },
}

export const placeOf = (name: ListOrder) => placeIn(name, ORDERS[name])

export interface PageOf {
  order: ListOrder
  limit: number
  after: Place | undefined
  /** On the table `item`. */
  only?: RawBuilder<SqlBool>
}

export function findPage(scope: Scope, { order: name, limit, after, only }: PageOf) {
  const order = ORDERS[name]
  let rows = selectItems(scope)
    .select(order.key.as('key'))
    .where(visibleTo(scope))
    .orderBy(inOrder(order))
    .limit(sql.lit(limit))
  if (after) rows = rows.where(beyond(order, after))
  if (only) rows = rows.where(only)
  return rows.$castTo<ItemRow & Pick<Place, 'key'>>().execute()
}

export function findItem(
  scope: Scope,
  id: string,
  { evenHidden = false } = {},
): Promise<ItemRow | undefined> {
  const rows = selectItems(scope).where('item.id', '=', id)
  return (evenHidden ? rows : rows.where(visibleTo(scope))).$castTo<ItemRow>().executeTakeFirst()
}

export function findItems(scope: Scope, ids: string[]): Promise<ItemRow[]> {
  return selectItems(scope)
    .where('item.id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope))
    .$castTo<ItemRow>()
    .execute()
}

const DELETED: Order = { ...ID, key: sql`item.deleted_at`, kind: 'time', direction: 'desc' }
export const placeInBin = placeIn('deleted', DELETED)

export function findDeleted(scope: Scope, limit: number, after?: Place) {
  let rows = selectItems(scope)
    .select(DELETED.key.as('key'))
    .where(visibleTo(scope, { inBin: true }))
    .orderBy(inOrder(DELETED))
    .limit(sql.lit(limit))
  if (after) rows = rows.where(beyond(DELETED, after))
  return rows.$castTo<ItemRow & Pick<Place, 'key'>>().execute()
}
