import type { Link, LinkOrder, LinkState, LinkStats } from '@satchel/contract/links/links.ts'
import type { DownloadAs, LinkPreview, Notify, Utm } from '@satchel/contract/links/options.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { containsText } from '../platform/database/contains-text.ts'
import type { DB } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'
import { IS_FOR_UNMEASURED, MAY_PASS_ON, type Recipient } from './queries.ts'

/** A link as it is stored; where it is opened is put before its slug by the service. */
export type StoredLink = Omit<Link, 'url' | 'thumbnailUrl' | 'recentViews'> & {
  host: string
  thumbnailKey: string | null
  /** The address of the site it shows. */
  siteSlug: string | null
}

export async function findLink(scope: Scope, id: string): Promise<StoredLink | undefined> {
  const [link] = await findByIds(scope, [id])
  return link
}

/** Finds links by id, unordered. */
export async function findByIds(scope: Scope, ids: string[]): Promise<StoredLink[]> {
  const rows = await selectLinks(scope, (eb) =>
    eb('link.id', '=', sql<string>`any(${ids})`),
  ).execute()
  return rows.map(toLink)
}

export interface LinkFilter extends Partial<Recipient> {
  /** The sharer whose links count; everyone's if omitted. */
  sharedBy?: string
  ids?: string[]
  itemType?: ItemType
  itemId?: string
  search?: string
  state?: LinkState
  updatedSince?: string
}

export interface Place {
  limit: number
  offset: number
  orderBy?: LinkOrder
}

const ORDERS = {
  newest: sql`link.id desc`,
  viewed: sql`link_stat.last_viewed_at desc nulls last, link.id desc`,
  views: sql`coalesce(link_stat.views, 0) desc, link.id desc`,
  name: sql`name_key(coalesce(item.name, collection.name, site.name, '')), link.id desc`,
} satisfies Record<LinkOrder, unknown>

export async function findLinks(
  scope: Scope,
  filter: LinkFilter,
  { limit, offset, orderBy = 'newest' }: Place,
): Promise<StoredLink[]> {
  const rows = await selectLinks(scope, matching(filter))
    .orderBy(ORDERS[orderBy])
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toLink)
}

/** Returns the reading totals of these links. */
export async function findReading({ db }: Scope, ids: string[]) {
  const { rows } = await sql<{ id: string; seconds: number; pagesRead: number }>`
    select id,
      (select coalesce(round(sum(duration_ms) / 1000, 1), 0) from visit_span
        where unit = 'month' and link_id = id)::float8 as seconds,
      (select count(*) from link_page where link_id = id)::int as "pagesRead"
    from unnest(${ids}::uuid[]) as id`.execute(db)
  return new Map(rows.map(({ id, ...reading }) => [id, reading]))
}

/** Finds the views of each of a link's last `days` days, oldest first. */
export async function findRecentViews({ db }: Scope, ids: string[], days: number) {
  const { rows } = await sql<{ id: string; views: number[] }>`
    select id, array(
      select coalesce(views, 0)::int
      from generate_series(today() - ${days - 1}::int, today(), interval '1 day') as each (day)
      left join visit_day on link_id = id and visit_day.day = each.day::date and dimension = 'all'
      order by each.day
    ) as views
    from unnest(${ids}::uuid[]) as id`.execute(db)
  return new Map(rows.map(({ id, views }) => [id, views]))
}

export function sumLinks(scope: Scope, filter: LinkFilter): Promise<LinkStats> {
  return joinLinks(scope)
    .select([
      sql<number>`count(*)::int`.as('links'),
      sql<number>`coalesce(sum(link_stat.views), 0)::int`.as('views'),
      sql<number>`coalesce(sum(link_stat.viewers), 0)::int`.as('viewers'),
      sql<number>`coalesce(sum(link_stat.downloads), 0)::int`.as('downloads'),
    ])
    .where(matching(filter))
    .executeTakeFirstOrThrow()
}

type LinkTables = Pick<DB, 'link' | 'item' | 'collection' | 'site' | 'linkStat' | 'member'>
type Condition = (eb: ExpressionBuilder<LinkTables, keyof LinkTables>) => ReturnType<typeof eb.and>

export function matching(filter: LinkFilter): Condition {
  const { sharedBy, ids, itemType, itemId, search, state, updatedSince } = filter
  return (eb) =>
    eb.and([
      ...(sharedBy ? [eb('link.sharedBy', '=', sharedBy)] : []),
      ...(ids ? [eb('link.id', '=', sql<string>`any(${ids}::uuid[])`)] : []),
      ...(itemType ? [eb('link.itemType', '=', itemType)] : []),
      ...(itemId ? [eb('link.itemId', '=', itemId)] : []),
      ...(search ? [searched(search)] : []),
      ...(state ? [STATES[state]] : []),
      ...(updatedSince ? [eb('link.updatedAt', '>=', updatedSince)] : []),
      ...toRecipient(eb, filter),
    ])
}

const STATES: Record<LinkState, ReturnType<typeof sql<SqlBool>>> = {
  live: sql`link.disabled_at is null and coalesce(link.expires_at > now(), true)`,
  withdrawn: sql`link.disabled_at is not null`,
  expired: sql`link.disabled_at is null and link.expires_at <= now()`,
}

/** The condition for a recipient; with several names, a link for any of them matches. */
function toRecipient(eb: Parameters<Condition>[0], filter: LinkFilter) {
  const { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization } = filter
  const conditions = [
    ...(sharedToEmail ? [eb('link.sharedToEmail', '=', sharedToEmail)] : []),
    ...(sharedToName ? [folded('link.sharedToName', sharedToName)] : []),
    ...(sharedToMemo ? [folded('link.sharedToMemo', sharedToMemo)] : []),
    ...(sharedToOrganization
      ? [eb('link.organizationKey', '=', sql<string>`fold(${sharedToOrganization})`)]
      : []),
  ]
  return conditions.length > 0 ? [eb.or(conditions)] : []
}

/** Names of what is shared are compared once each, however many links there are. */
function searched(typed: string): RawBuilder<SqlBool> {
  const named = (['item', 'collection', 'site'] as const).map(
    (table) => sql`select id from ${sql.table(table)} where ${containsText(sql`name`, typed)}`,
  )
  return sql<SqlBool>`(${containsText(sql`concat_ws(' ', link.slug, link.shared_to_email)`, typed)}
    or ${containsText(sql`link.shared_to_name`, typed)}
    or ${containsText(sql`link.shared_to_memo`, typed)}
    or ${containsText(sql`link.shared_to_organization`, typed)}
    or link.item_id in (${sql.join(named, sql` union all `)}))`
}

function folded(column: 'link.sharedToName' | 'link.sharedToMemo', value: string) {
  return sql<SqlBool>`fold(${sql.ref(column)}) = fold(${value})`
}

export function joinLinks({ db }: Scope) {
  return db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.sharedBy')
    .leftJoin('item', (join) =>
      join.onRef('item.id', '=', 'link.itemId').on('link.itemType', '=', 'ITEM'),
    )
    .leftJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'link.itemId').on('link.itemType', '=', 'COLLECTION'),
    )
    .leftJoin('site', (join) =>
      join
        .onRef('site.id', '=', 'link.itemId')
        .on('link.itemType', '=', 'SITE')
        .on('site.deletedAt', 'is', null),
    )
    .leftJoin('linkStat', 'linkStat.linkId', 'link.id')
}

/** Views certain to be a person's, summed each minute; never more than there are views. */
const SURE_VIEWS = sql<number>`least(coalesce(link_stat.views, 0), (
  select coalesce(sum(sure_views), 0) from visit_span
  where unit = 'month' and visit_span.link_id = link.id))::int`

/** Links that were made by passing it on. */
const PASSED_ON = sql<number>`(select count(*) from link as child where child.parent_link_id = link.id)::int`

function selectLinks(scope: Scope, condition: Condition) {
  return joinLinks(scope)
    .where(condition)
    .selectAll('link')
    .select(({ fn, ref, val }) => [
      'member.name as sharerName',
      fn
        .coalesce(ref('item.name'), ref('collection.name'), ref('site.name'), val('Deleted'))
        .as('itemName'),
      fn.coalesce('linkStat.views', val(0)).as('views'),
      fn.coalesce('linkStat.viewers', val(0)).as('viewers'),
      SURE_VIEWS.as('sureViews'),
      MAY_PASS_ON.as('mayPassOn'),
      PASSED_ON.as('passedOn'),
      IS_FOR_UNMEASURED.as('unmeasured'),
      'linkStat.lastViewedAt',
      'item.thumbnailKey',
      'site.slug as siteSlug',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

function toLink({
  itemType,
  sharedBy,
  sharerName,
  passwordHash,
  visitsBefore,
  mayPassOn,
  ...row
}: Row): StoredLink {
  return {
    ...row,
    itemType: itemType as ItemType,
    sharedBy: { id: sharedBy, name: sharerName },
    hasPassword: passwordHash !== null,
    allowPassOn: mayPassOn,
    downloadAs: row.downloadAs as DownloadAs,
    notify: row.notify as Notify | null,
    utm: row.utm as Utm,
    preview: row.preview as LinkPreview,
    ...(visitsBefore !== null && { visitsBefore }),
  }
}
