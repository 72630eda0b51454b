import { BIN_KEPT } from '@satchel/contract/constants.ts'
import type { ItemOrder } from '@satchel/contract/items.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import {
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import * as domains from '../domains/service.ts'
import type { DB, Item } from '../platform/database/database-types.ts'
import {
  beyond,
  inOrder,
  type Key,
  NO_KEY,
  type Order,
  type Place,
  placeIn,
} from '../platform/database/keyset.ts'
import { given, runPrepared } from '../platform/database/prepared.ts'
import type { Scope } from '../platform/database/scope.ts'
import { visibleTo } from './visibility-queries.ts'

const DOMAIN_IN_USE = domains.domainInUse()

type Unread = 'tenantId' | 'fileAt' | 'fileBy' | 'expiryTold' | 'checkDue' | 'checkFailures'

export interface ItemRow extends Omit<Selectable<Item>, Unread> {
  ownerName: string
  views: number
  upvotes: number
  shares: number
  tags: { key: string; label: string }[]
  valueIds: Partial<Record<Category, string[]>>
  collectionIds: string[]
  /** Its own, where it has one that opens. */
  shortLink: { slug: string; domain: string | null } | null
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
  'item.fileVersion',
  'item.nextVersion',
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
  'item.checkedAt',
  'item.pageProblem',
  'item.importId',
  'item.ownerId',
  'item.createdAt',
  'item.updatedAt',
  'item.deletedAt',
] as const

/** Selects items with their tags, values and statistics; the caller adds conditions. */
function selectItems(scope: Scope) {
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
}

/** A row as the database aggregates it: objects are faster to create and read than lists. */
interface Found extends Omit<ItemRow, 'tags' | 'valueIds'> {
  /** Labels by tag key. */
  tags: Record<string, string>
  /** Categories by value id, in the order of the values. */
  values: Record<string, Category>
  key: Place['key']
}

/** The chosen items with all that an answer shows of them, in one statement: joined once for all, not for each. */
function statement(
  { actor }: Scope,
  chosen: SelectQueryBuilder<DB, 'item', unknown>,
  order?: RawBuilder<unknown>,
) {
  const me = actor.id
  const ids = sql`any(array(select id from chosen))`
  return sql<Found>`
    with chosen as materialized (${chosen})
    select chosen.*, coalesce(tags.labels, '{}') as tags, coalesce(categories.values, '{}') as values,
      coalesce(places.ids, '[]') as collection_ids,
      (select json_object_agg(link.item_id, json_build_object('slug', link.slug,
          'domain', coalesce(nullif(link.host, ''), ${DOMAIN_IN_USE}))) from link
        where is_own and item_type = 'ITEM' and item_id = ${ids} and disabled_at is null)
        -> chosen.id::text as short_link,
      chosen.id = any(array(select item_id from favorite
        where member_id = ${me} and item_type = 'ITEM' and item_id = ${ids})) as favorite,
      chosen.id = any(array(select item_id from upvote
        where member_id = ${me} and item_type = 'ITEM' and item_id = ${ids})) as upvoted
    from chosen
      left join (select it.item_id, json_object_agg(t.key, t.label) as labels
        from item_tag it join tag t on t.tenant_id = it.tenant_id and t.key = it.tag_key
        where it.item_id = ${ids} group by it.item_id) as tags on tags.item_id = chosen.id
      left join (select c.item_id, json_object_agg(v.id, v.category order by v.position) as values
        from item_category c join category_value v on v.tenant_id = c.tenant_id and v.id = c.value_id
        where c.item_id = ${ids} group by c.item_id) as categories on categories.item_id = chosen.id
      left join (select p.item_id, json_agg(c.id order by c.id) as ids
        from collection_item p join collection c on c.tenant_id = p.tenant_id and c.id = p.collection_id
        where p.item_id = ${ids} and c.deleted_at is null and (c.visibility = 'team' or c.owner_id = ${me})
        group by p.item_id) as places on places.item_id = chosen.id
    ${order ? sql`order by ${order}` : sql``}`
}

type Read = ItemRow & Pick<Found, 'key'>

function present(rows: Found[]): Read[] {
  return rows.map((row) => {
    const { tags, values } = row
    return Object.assign(row as object, {
      tags: Object.keys(tags)
        .sort()
        .map((key) => ({ key, label: tags[key] ?? '' })),
      valueIds: Object.groupBy(Object.keys(values), (id) => values[id] as Category),
    }) as Read
  })
}

async function read(
  scope: Scope,
  chosen: SelectQueryBuilder<DB, 'item', unknown>,
  order?: RawBuilder<unknown>,
) {
  const { rows } = await statement(scope, chosen, order).execute(scope.db)
  return present(rows)
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
  /** A condition on the table `item`. */
  only?: RawBuilder<SqlBool>
}

export async function findPage(scope: Scope, { order, limit, after, only }: PageOf) {
  if (only) {
    const chosen = selectItems(scope).where(visibleTo(scope)).where(only)
    return readPage(scope, chosen, ORDERS[order], limit, after)
  }
  const { id: me, role } = scope.actor
  const start = after && { ...after, key: given<Key>('key'), id: given<string>('id') }
  const asAny = { ...scope, actor: { ...scope.actor, id: given<string>('me') } }
  const rows = await runPrepared(
    scope.db,
    ['items', role, order, limit, !after].join(),
    { me, key: after?.key, id: after?.id },
    () =>
      pageStatement(asAny, selectItems(asAny).where(visibleTo(asAny)), ORDERS[order], limit, start),
  )
  return present(rows)
}

type Chosen = ReturnType<typeof selectItems>

function pageStatement(scope: Scope, chosen: Chosen, order: Order, limit: number, after?: Place) {
  const page = chosen.select(order.key.as('key')).orderBy(inOrder(order)).limit(sql.lit(limit))
  const outside = { ...order, key: sql<Place['key']>`chosen.key`, id: sql<string>`chosen.id` }
  return statement(scope, after ? page.where(beyond(order, after)) : page, inOrder(outside))
}

async function readPage(...page: Parameters<typeof pageStatement>) {
  const { rows } = await pageStatement(...page).execute(page[0].db)
  return present(rows)
}

export async function findItem(
  scope: Scope,
  id: string,
  { evenHidden = false } = {},
): Promise<ItemRow | undefined> {
  const chosen = selectItems(scope).where('item.id', '=', id)
  const [item] = await read(scope, evenHidden ? chosen : chosen.where(visibleTo(scope)))
  return item
}

export function findItems(
  scope: Scope,
  ids: string[],
  { evenHidden = false } = {},
): Promise<ItemRow[]> {
  const chosen = selectItems(scope).where('item.id', '=', sql<string>`any(${ids})`)
  const evenDeleted = chosen.where('item.purgingAt', 'is', null)
  return read(scope, evenHidden ? evenDeleted : chosen.where(visibleTo(scope)))
}

const DELETED: Order = { ...ID, key: sql`item.deleted_at`, kind: 'time', direction: 'desc' }
export const placeInBin = placeIn('deleted', DELETED)

export interface DeletedRow extends ItemRow {
  deletedBy: string | null
  deleterName: string | null
  purgesOn: string
}

export async function findDeleted(scope: Scope, limit: number, after?: Place) {
  const chosen = selectItems(scope)
    .where(visibleTo(scope, { inBin: true }))
    .select('item.deletedBy')
    .select([
      sql`(select name from member where id = item.deleted_by)`.as('deleterName'),
      sql`((item.deleted_at + make_interval(days => ${BIN_KEPT}))
        at time zone (select time_zone from tenant where id = item.tenant_id))::date`.as(
        'purgesOn',
      ),
    ])
  const rows = await readPage(scope, chosen as unknown as Chosen, DELETED, limit, after)
  return rows as (DeletedRow & Pick<Place, 'key'>)[]
}
