import { BIN_KEPT } from '@satchel/contract/constants.ts'
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
import type { Order, Place } from '../platform/database/keyset.ts'
import { input, runPrepared } from '../platform/database/prepared-statements.ts'
import type { Scope } from '../platform/database/scope.ts'
import { DELETED, type ListOrder, ORDERS, pageIn } from './order-queries.ts'
import { visibleTo } from './visibility-queries.ts'

const DOMAIN_IN_USE = domains.domainInUse()

type Unread = 'tenantId' | 'fileAt' | 'fileBy' | 'expiryTold' | 'checkDue' | 'checkFailures'

/** Values that change without an item's row. */
export interface Loose {
  ownerName: string
  views: number
  upvotes: number
  shares: number
  collectionIds: string[]
  /** The item's own short link, if it has one that opens. */
  shortLink: { slug: string; domain: string | null } | null
  favorite: boolean
  upvoted: boolean
}

export interface ItemRow extends Omit<Selectable<Item>, Unread>, Loose {
  tags: { key: string; label: string }[]
  valueIds: Partial<Record<Category, string[]>>
}

const COLUMNS = [
  'item.id',
  'item.version',
  'item.kind',
  'item.name',
  'item.originalName',
  'item.description',
  'item.visitorDescription',
  'item.url',
  'item.mime',
  'item.bytes',
  'item.sha256',
  'item.status',
  'item.failure',
  'item.hiddenContent',
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
  'item.previewNote',
  'item.recognition',
  'item.recognitionConfidence',
  'item.visitorKey',
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

/** Items joined with what counts for them; the caller selects and adds conditions. */
export function fromItems(scope: Scope) {
  return scope.db
    .selectFrom('item')
    .innerJoin('itemStat as stat', (join) =>
      join.onRef('stat.tenantId', '=', 'item.tenantId').onRef('stat.itemId', '=', 'item.id'),
    )
    .innerJoin('member as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'item.tenantId').onRef('owner.id', '=', 'item.ownerId'),
    )
}

/** The columns that change without the item's row. */
export const LOOSE = [
  'stat.views',
  'stat.upvotes',
  'stat.shares',
  'owner.name as ownerName',
] as const

function selectItems(scope: Scope) {
  return fromItems(scope).select(COLUMNS).select(LOOSE)
}

/** A row as the database aggregates it: objects are faster to create and read than lists. */
interface Found extends Omit<ItemRow, 'tags' | 'valueIds'> {
  /** Labels by tag key. */
  tags: Record<string, string>
  /** Categories by value id, in the order of the values. */
  values: Record<string, Category>
  key: Place['key']
}

/** Selects what surrounds the items `chosen`, for the person looking. */
export function surroundings(me: string | null) {
  const ids = sql`any(array(select id from chosen))`
  return sql`coalesce((select json_object_agg(item_id, ids) from (
        select p.item_id, json_agg(c.id order by c.id) as ids
        from collection_item p join collection c on c.tenant_id = p.tenant_id and c.id = p.collection_id
        where p.item_id = ${ids} and c.deleted_at is null and (c.visibility = 'team' or c.owner_id = ${me})
        group by p.item_id) as places) -> chosen.id::text, '[]') as collection_ids,
      (select json_object_agg(link.item_id, json_build_object('slug', link.slug,
          'domain', coalesce(nullif(link.host, ''), ${DOMAIN_IN_USE}))) from link
        where is_own and item_type = 'ITEM' and item_id = ${ids} and disabled_at is null)
        -> chosen.id::text as short_link,
      chosen.id = any(array(select item_id from favorite
        where member_id = ${me} and item_type = 'ITEM' and item_id = ${ids})) as favorite,
      chosen.id = any(array(select item_id from upvote
        where member_id = ${me} and item_type = 'ITEM' and item_id = ${ids})) as upvoted`
}

/** The chosen items with all that an answer shows of them, in one statement: joined once for all, not for each. */
function statement<More extends object>(
  scope: Scope,
  chosen: SelectQueryBuilder<DB, 'item', unknown>,
  order?: RawBuilder<unknown>,
) {
  const ids = sql`any(array(select id from chosen))`
  return sql<Found & More>`
    with chosen as materialized (${chosen})
    select chosen.*, coalesce(tags.labels, '{}') as tags, coalesce(categories.values, '{}') as values,
      ${surroundings(scope.actor.id)}
    from chosen
      left join (select it.item_id, json_object_agg(t.key, t.label) as labels
        from item_tag it join tag t on t.tenant_id = it.tenant_id and t.key = it.tag_key
        where it.item_id = ${ids} group by it.item_id) as tags on tags.item_id = chosen.id
      left join (select c.item_id, json_object_agg(v.id, v.category order by v.position) as values
        from item_category c join category_value v on v.tenant_id = c.tenant_id and v.id = c.value_id
        where c.item_id = ${ids} group by c.item_id) as categories on categories.item_id = chosen.id
    ${order ? sql`order by ${order}` : sql``}`
}

function tidied<More extends object>(rows: (Found & More)[]) {
  return rows.map(({ tags, values, ...row }) => ({
    ...row,
    tags: Object.keys(tags)
      .sort()
      .map((key) => ({ key, label: tags[key] ?? '' })),
    valueIds: Object.groupBy(Object.keys(values), (id) => values[id] as Category),
  })) as unknown as (ItemRow & Pick<Found, 'key'> & More)[]
}

async function read(...args: Parameters<typeof statement>) {
  const { rows } = await statement(...args).execute(args[0].db)
  return tidied(rows)
}

export interface PageOf {
  order: ListOrder
  limit: number
  after: Place | undefined
  /** A condition on the table `item`. */
  only?: RawBuilder<SqlBool>
}

export function findPage(scope: Scope, { order, limit, after, only }: PageOf) {
  let chosen = selectItems(scope).where(visibleTo(scope))
  if (only) chosen = chosen.where(only)
  return readPage(scope, chosen, ORDERS[order], limit, after)
}

type Chosen = ReturnType<typeof selectItems>

function readPage(scope: Scope, chosen: Chosen, ...args: [Order, number, Place | undefined]) {
  const { page, order } = pageIn(chosen, ...args)
  return read(scope, page, order)
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

/** Values that an item's row and the taxonomy determine; the same as long as `stamp` and `taxonomy` are. */
export interface Content extends ItemRow {
  stamp: string
  taxonomy: number
}

/** Returns the stamps of a row and of the taxonomy it was read with. */
export const STAMPS = [
  // A transaction's number alone could come again where a database was restored.
  sql<string>`item.xmin || ' ' || item.version`.as('stamp'),
  sql<number>`coalesce((select version from taxonomy_version), 0)`.as('taxonomy'),
] as const

export async function findContents(scope: Scope, ids: string[]): Promise<Content[]> {
  const { id: me, role } = scope.actor
  const rows = await runPrepared(scope.db, `contents ${role}`, { me, ids }, () => {
    const anybody = { ...scope, actor: { ...scope.actor, id: input<string>('me') } }
    const chosen = selectItems(anybody)
      .select(STAMPS)
      .where('item.id', '=', sql<string>`any(${input('ids')})`)
      .where(visibleTo(anybody))
    return statement<Pick<Content, 'stamp' | 'taxonomy'>>(anybody, chosen)
  })
  return tidied(rows)
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
