import type { Block } from '@satchel/contract/sites/blocks.ts'
import type {
  Seo,
  SiteFilter,
  SiteOrder,
  SiteSummary,
  Theme,
} from '@satchel/contract/sites/sites.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import * as domains from '../domains/service.ts'
import { containsText } from '../platform/database/contains-text.ts'
import type { DB } from '../platform/database/database-types.ts'
import { beyond, inOrder, type Order, type Place, placeIn } from '../platform/database/keyset.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'

const DOMAIN_IN_USE = domains.domainInUse()

export interface SiteRow
  extends Omit<SiteSummary, 'url' | 'status' | 'owner' | 'access' | 'deletedAt'> {
  deletedAt: string | null
  theme: Theme
  seo: Seo
  requireEmail: boolean
  proveEmail: boolean
  allowed: string[]
  refused: string[]
  publishedNumber: number | null
  ownerId: string
  ownerName: string
  domain: string | null
  translations: string
}

/** The first blocks of the draft, as many as a small drawing of it has room for. */
const OPENING = sql<Block[]>`jsonb_path_query_array(site.content, '$[0 to 4]')`

/** Counts the visits of its own address and of all links to it. */
const VIEWS = sql<number>`(select coalesce(sum(stat.views), 0)::integer from link
  join link_stat as stat on stat.tenant_id = link.tenant_id and stat.link_id = link.id
  where link.tenant_id = site.tenant_id and link.item_type = 'SITE' and link.item_id = site.id)`

const OWN_LINK = sql<string | null>`(select link.id from link where link.tenant_id = site.tenant_id
  and link.item_type = 'SITE' and link.item_id = site.id and link.is_own)`

function isFavorite(eb: ExpressionBuilder<DB, 'site'>, me: string | null) {
  return eb.exists(
    eb
      .selectFrom('favorite')
      .select('favorite.id')
      .whereRef('favorite.tenantId', '=', 'site.tenantId')
      .where('favorite.itemType', '=', 'SITE')
      .whereRef('favorite.itemId', '=', 'site.id')
      .where('favorite.memberId', '=', me),
  )
}

function marksOf(eb: ExpressionBuilder<DB, 'site'>, me: string | null) {
  const votes = eb
    .selectFrom('upvote')
    .whereRef('upvote.tenantId', '=', 'site.tenantId')
    .where('upvote.itemType', '=', 'SITE')
    .whereRef('upvote.itemId', '=', 'site.id')
  return [
    votes.select((count) => count.fn.countAll<number>().as('count')).as('upvotes'),
    eb.exists(votes.select('upvote.memberId').where('upvote.memberId', '=', me)).as('upvoted'),
    isFavorite(eb, me).as('favorite'),
  ] as const
}

function selectSites(scope: Scope, { deleted = false } = {}) {
  const { db, actor } = scope
  return db
    .selectFrom('site')
    .innerJoin('member as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'site.tenantId').onRef('owner.id', '=', 'site.ownerId'),
    )
    .select([
      'site.id',
      'site.version',
      'site.name',
      'site.slug',
      'site.theme',
      'site.seo',
      'site.requireEmail',
      'site.proveEmail',
      'site.allowed',
      'site.refused',
      'site.isPersonal',
      'site.language',
      'site.translations',
      'site.publishedNumber',
      'site.publishedAt',
      'site.publishAt',
      'site.hasChanges',
      'site.createdAt',
      'site.updatedAt',
      'site.deletedAt',
      'owner.id as ownerId',
      'owner.name as ownerName',
      sql<boolean>`site.password_hash is not null`.as('hasPassword'),
      VIEWS.as('views'),
      OWN_LINK.as('linkId'),
      sql<string | null>`${DOMAIN_IN_USE}`.as('domain'),
    ])
    .select((eb) => marksOf(eb, actor.id))
    .where(visibleTo(scope, { deleted }))
    .$castTo<SiteRow>()
}

/** The condition for sites the caller sees: pages for one person are their owner's and whose who sees all links. */
export function visibleTo({ actor }: Scope, { deleted = false } = {}) {
  const seesAll = actor.role === 'system' || may(actor, 'links.all')
  return (eb: ExpressionBuilder<DB, 'site'>) =>
    eb.and([
      eb('site.deletedAt', deleted ? 'is not' : 'is', null),
      ...(seesAll
        ? []
        : [eb.or([eb('site.isPersonal', '=', false), eb('site.ownerId', '=', actor.id)])]),
    ])
}

const ID = { id: sql<string>`site.id` } as const

const ORDERS: Record<SiteOrder, Order> = {
  updated: { ...ID, key: sql`site.updated_at`, kind: 'time', direction: 'desc' },
  name: { ...ID, key: sql`name_key(site.name)`, kind: 'text', direction: 'asc' },
  views: { ...ID, key: VIEWS, kind: 'count', direction: 'desc' },
}

export const placeOf = (name: SiteOrder) => placeIn(name, ORDERS[name])

export interface PageOf {
  order: SiteOrder
  limit: number
  after: Place | undefined
  search?: string
  filter?: SiteFilter
}

export function findPage(scope: Scope, page: PageOf) {
  const { search, filter, after, limit } = page
  const order = ORDERS[page.order]
  let rows = selectSites(scope, { deleted: filter === 'deleted' })
    .select(order.key.as('key'))
    .select(OPENING.as('opening'))
    .orderBy(inOrder(order))
    .limit(sql.lit(limit))
  if (after) rows = rows.where(beyond(order, after))
  if (search) rows = rows.where(containsText(sql`site.name`, search))
  if (filter === 'mine') rows = rows.where('site.ownerId', '=', personOf(scope))
  if (filter === 'favorites') rows = rows.where((eb) => isFavorite(eb, personOf(scope)))
  if (filter === 'draft') rows = rows.where('site.publishedNumber', 'is', null)
  if (filter === 'published') rows = rows.where('site.publishedNumber', 'is not', null)
  return rows.$castTo<SiteRow & Pick<Place, 'key'> & { opening: Block[] }>().execute()
}

export function findSites(scope: Scope, ids: string[]): Promise<SiteRow[]> {
  return selectSites(scope).where('site.id', '=', sql<string>`any(${ids})`).execute()
}

export function findWhole(
  scope: Scope,
  id: string,
): Promise<(SiteRow & { content: Block[] }) | undefined> {
  return selectSites(scope)
    .select('site.content')
    .where('site.id', '=', id)
    .$castTo<SiteRow & { content: Block[] }>()
    .executeTakeFirst()
}

/** Finds a site's name and whether it is on the web. */
export function findHead(scope: Scope, id: string) {
  return scope.db
    .selectFrom('site')
    .select(['id', 'name', 'slug', 'ownerId', 'isPersonal', 'publishedNumber'])
    .where('id', '=', id)
    .where(visibleTo(scope))
    .executeTakeFirst()
}

/** Finds the blocks of a site's draft, and those on the web; null if none are. */
export function findContents(scope: Scope, id: string) {
  return scope.db
    .selectFrom('site')
    .leftJoin('siteVersion as shown', (join) =>
      join
        .onRef('shown.tenantId', '=', 'site.tenantId')
        .onRef('shown.siteId', '=', 'site.id')
        .onRef('shown.number', '=', 'site.publishedNumber'),
    )
    .select(['site.id', 'site.name', 'site.ownerId', 'site.isPersonal', 'site.content as draft'])
    .select('shown.content as published')
    .where('site.id', '=', id)
    .where(visibleTo(scope))
    .$castTo<{
      id: string
      name: string
      ownerId: string
      isPersonal: boolean
      draft: Block[]
      published: Block[] | null
    }>()
    .executeTakeFirst()
}
