import type { ItemType } from '@satchel/contract/schemas.ts'
import { DIMENSIONS, type Dimension, type RecipientKind } from '@satchel/contract/visits/visits.ts'
import { type RawBuilder, sql } from 'kysely'
import { createdIn, idOn } from '../platform/database/day-queries.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { isOfPart, linkSums, partSums, type VisitPart } from './piece-queries.ts'

// All of it reads sums alone, never the visits they were made of.

/** The links that a report is about; all of them if nothing is given. */
export interface Subject {
  itemType?: ItemType
  /** The sharer whose links count; everyone's if omitted. */
  sharedBy?: string
  /** Limits to links to this content, of the item type. */
  itemId?: string
  linkId?: string
  /** Limits to links that were created for an address, or for an organization by its name. */
  recipient?: { kind: RecipientKind; key: string }
}

export interface ReportQuery extends Subject {
  period: Period
  /** Limits to views that are certain to be a person's. */
  isSure?: boolean
  /** Limits to visits with a value of a dimension. */
  part?: VisitPart
}

export interface Viewed {
  views: number
  viewers: number
  downloads: number
  durationMs: number
}

export async function findToday({ db }: Scope): Promise<string> {
  const { rows } = await sql<{ day: string }>`select today()::text as day`.execute(db)
  return rows[0]?.day ?? ''
}

/** The condition for both ranges, of which one ends where the other starts. */
function isInBoth({ part, period: { before, to } }: ReportQuery): RawBuilder<unknown> {
  return sql`${isOfPart(part)} and day between ${before.from}::date and ${to}::date`
}

/** The sums by day, of all views or of sure ones. */
function daysOf({ isSure }: ReportQuery): RawBuilder<unknown> {
  if (!isSure) return sql`visit_day`
  return sql`(select link_id, day, dimension, value, sure_views as views, sure_viewers as viewers,
    again_sure_viewers as again_viewers, downloads, sure_duration_ms as duration_ms from visit_day) as visit_day`
}

/** The same of all links together. */
function allDaysOf({ isSure }: ReportQuery): RawBuilder<unknown> {
  if (!isSure) return sql`report_day`
  return sql`(select item_type, day, dimension, value, sure_views as views, sure_viewers as viewers,
    again_sure_viewers as again_viewers, downloads, sure_duration_ms as duration_ms from report_day) as report_day`
}

/** The sums of each link in both ranges, with the day that each `begins`. */
export function bothSums({
  period: { before, ...now },
  isSure,
  part,
}: ReportQuery): RawBuilder<unknown> {
  return part ? partSums(part, [before, now], isSure) : linkSums([before, now], isSure)
}

/** Limits visits to the requested links, unless that is all of them. */
function ofAsked(query: ReportQuery): RawBuilder<unknown> {
  if (!query.itemType && !isNarrow(query)) return sql`true`
  if (query.linkId) return sql`link_id = ${query.linkId}`
  return sql`link_id in (select id from link where ${isAsked(query)})`
}

/** Tells whether the links are fewer than all, or all to one type of content, of which there are sums. */
function isNarrow({ sharedBy, itemId, linkId, recipient }: Subject): boolean {
  return Boolean(sharedBy || itemId || linkId || recipient)
}

export function isAsked({ itemType, sharedBy, itemId, linkId, recipient }: Subject) {
  const conditions = [
    itemType && sql`link.item_type = ${itemType}`,
    itemId && sql`link.item_id = ${itemId}`,
    linkId && sql`link.id = ${linkId}`,
    sharedBy && sql`link.shared_by = ${sharedBy}`,
    recipient && isFor(recipient),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

function isFor({ kind, key }: NonNullable<Subject['recipient']>): RawBuilder<unknown> {
  if (kind === 'organization') return sql`link.organization_key = fold(${key})`
  return key.includes('@')
    ? sql`link.shared_to_email = ${key}`
    : sql`link.shared_to_email is null and fold(link.shared_to_name) = fold(${key})`
}

/** Tells whether there is such a link. */
export async function hasLinks({ db }: Scope, subject: Subject): Promise<boolean> {
  const { rows } = await sql`select from link where ${isAsked(subject)} limit 1`.execute(db)
  return rows.length > 0
}

/** The first days of all parts of both ranges, for `width_bucket`. */
export function beginDays({ before, begins }: Pick<Period, 'before' | 'begins'>) {
  return sql`${[...before.begins, ...begins]}::date[]`
}

export interface ViewedOnDay extends Viewed {
  /** Viewers who viewed on the day before as well. */
  againViewers: number
}

/** Each day on which something was viewed. */
export async function findViewed({ db }: Scope, query: ReportQuery) {
  const { rows } = await sql<ViewedOnDay & { day: string }>`
    select day, sum(views)::int as views, sum(viewers)::int as viewers,
      sum(again_viewers)::int as "againViewers", sum(downloads)::int as downloads, sum(duration_ms)::float8 as "durationMs"
    from ${daysAsked(query)} and ${isInBoth(query)} group by day`.execute(db)
  return rows
}

/** The sums by day of the requested links; of everyone's it takes those of all together. */
function daysAsked(query: ReportQuery): RawBuilder<unknown> {
  return isNarrow(query)
    ? sql`${daysOf(query)} where ${ofAsked(query)}`
    : sql`${allDaysOf(query)} where ${isOfType(query.itemType)}`
}

function isOfType(itemType: ItemType | undefined): RawBuilder<unknown> {
  return itemType ? sql`item_type = ${itemType}` : sql`true`
}

/** The number of links that were opened in each of the two ranges. */
export interface Opened {
  now: number
  before: number
}

export async function findOpened({ db }: Scope, query: ReportQuery): Promise<Opened> {
  const { from } = query.period
  const { rows } = await sql<Opened>`
    select (count(*) filter (where last >= ${from}::date))::int as now,
      (count(*) filter (where first < ${from}::date))::int as before
    from (select min(begins) as first, max(begins) as last from ${bothSums(query)} as summed
      where views > 0 and ${ofAsked(query)} group by link_id) as opened`.execute(db)
  return rows[0] ?? { now: 0, before: 0 }
}

interface Made {
  /** The place of the part among the parts of both ranges. */
  part: number
  count: number
}

/** Counts created links, without items' own short links. */
export function findLinksMade(scope: Scope, query: ReportQuery): Promise<Made[]> {
  const links = sql`link where not is_own and ${isAsked(query)}`
  return findMade(scope, query, links)
}

/** Counts what was added to the library, which is nothing of a link's or a recipient's. */
export async function findAdded(scope: Scope, query: ReportQuery): Promise<Made[]> {
  const { itemType = 'ITEM', sharedBy = null, itemId = null, linkId, recipient } = query
  if (linkId || recipient) return []
  const table = sql.table(TABLES[itemType])
  const mine = sql`(${sharedBy}::uuid is null or owner_id = ${sharedBy})
    and (${itemId}::uuid is null or id = ${itemId})`
  return findMade(scope, query, sql`${table} where deleted_at is null and ${mine}`)
}

const TABLES = { ITEM: 'item', COLLECTION: 'collection', SITE: 'site' } as const

async function findMade(
  { db }: Scope,
  query: ReportQuery,
  of: RawBuilder<unknown>,
): Promise<Made[]> {
  const { before, begins, to } = query.period
  const { rows } = await sql<Made>`
    select width_bucket(id, (select array_agg(${idOn(sql`begin`)} order by begin)
        from unnest(${[...before.begins, ...begins]}::date[]) as begin)) - 1 as part,
      count(*)::int as count
    from ${of} and ${createdIn(sql`id`, { from: before.from, to })} group by 1`.execute(db)
  return rows
}

const VALUES_MAX = 20

/** Finds what tells the visits apart; of visits with one value, there are sums of that alone. */
export async function findParted({ db }: Scope, query: ReportQuery) {
  const { part, period } = query
  const { from, to } = period
  const isAny = sql`dimension = any(${DIMENSIONS}::text[]) and dimension <> 'all'`
  const { rows } = await sql<{
    dimension: Dimension
    value: string
    views: number
    viewers: number
  }>`
    select dimension, value, views, viewers from (
      select dimension, value, sum(views)::int as views,
        sum(viewers - case when day > ${from}::date then again_viewers else 0 end)::int as viewers,
        row_number() over (partition by dimension order by sum(views) desc, value) as place
      from ${daysAsked(query)} and ${part ? isOfPart(part) : isAny}
        and day between ${from}::date and ${to}::date
      group by dimension, value having sum(views) > 0
    ) as parted
    where place <= ${VALUES_MAX} order by dimension, place`.execute(db)
  return rows
}
