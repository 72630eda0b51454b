import type { Certainty, Dimension } from '@satchel/contract/visits/visits.ts'
import { sql } from 'kysely'
import { createdBy, createdFrom } from '../platform/database/day-queries.ts'
import type { Scope } from '../platform/database/scope.ts'
import { certaintyOf, IS_READING, IS_RETURN, type Read } from '../tracking/service.ts'

/** Days of the tenant, both included. */
export interface Range {
  from?: string
  to?: string
}

interface VisitsAsked {
  linkId: string
  limit: number
  before?: string
  includeFiltered: boolean
  range: Range
}

/** Newest first. */
export function findVisits(
  { db }: Scope,
  { linkId, limit, before, includeFiltered, range: { from, to } }: VisitsAsked,
) {
  const id = sql.ref('visit.id')
  let visits = db
    .selectFrom('visit')
    .leftJoin('item', 'item.id', 'visit.itemId')
    .select([
      'visit.id',
      'visit.at',
      'visit.sessionId',
      'visit.itemId',
      'item.name as itemName',
      'visit.email',
      'visit.emailProved',
      'visit.country',
      'visit.device',
      'visit.browser',
      'visit.os',
      'visit.referrer',
      'visit.trigger',
      'visit.utm',
      'visit.durationMs',
      'visit.sawChanges',
      'visit.downloaded',
      'visit.filtered',
      certaintyOf('visit').as('certainty'),
      sql<Read['pages']>`visit.pages`.as('pages'),
      sql<Read['parts']>`visit.parts`.as('parts'),
      sql<Read['clicks']>`visit.clicks`.as('clicks'),
    ])
    .where('visit.linkId', '=', linkId)
    .orderBy('visit.id', 'desc')
    .limit(limit)
  if (before) visits = visits.where('visit.id', '<', before)
  if (from) visits = visits.where(createdFrom(id, from))
  if (to) visits = visits.where(createdBy(id, to))
  if (!includeFiltered) visits = visits.where('visit.filtered', 'is', null)
  return visits.execute()
}
export type VisitRow = Awaited<ReturnType<typeof findVisits>>[number]

/** Finds what was read on returns to these visits within the hour. */
export async function findReturns({ db }: Scope, ids: string[]): Promise<Return[]> {
  const { rows } = await sql<Return>`
    select visit.id as "visitId", ${certaintyOf('again')} as certainty, again.duration_ms as "durationMs", again.pages, again.parts,
      again.clicks
    from visit join visit as again on ${IS_RETURN}
    where visit.id = any(${ids}::uuid[]) and visit.filtered is null
    order by again.id`.execute(db)
  return rows
}
export type Return = { visitId: string; certainty: Certainty } & Read

// What follows reads sums, which are up to a minute old, unless its name says that it's of now.

/** The name of a sum of all views, or of the same of sure ones. */
function sumOf(name: keyof typeof SURE, isSure: boolean) {
  return sql.ref(isSure ? SURE[name] : name)
}

const SURE = {
  views: 'sure_views',
  viewers: 'sure_viewers',
  again_viewers: 'again_sure_viewers',
  readers: 'sure_readers',
  duration_ms: 'sure_duration_ms',
}

interface LinkSums {
  downloads: number
  durationMs: number
  sureViews: number
  sureViewers: number
  pageCount: number | null
}

export async function findSums({ db }: Scope, linkId: string, isSure: boolean) {
  const { rows } = await sql<LinkSums>`
    select coalesce((select downloads from link_stat where link_id = link.id), 0) as downloads,
      coalesce(months.duration_ms, 0)::float8 as "durationMs",
      coalesce(months.sure_views, 0)::int as "sureViews",
      coalesce(months.sure_viewers, 0)::int as "sureViewers",
      (select page_count from item where item.id = link.item_id and link.item_type = 'ITEM') as "pageCount"
    from link, lateral (
      select sum(${sumOf('duration_ms', isSure)}) as duration_ms, sum(sure_views) as sure_views,
        sum(sure_viewers - again_sure_viewers) as sure_viewers
      from visit_span where unit = 'month' and link_id = link.id) as months
    where id = ${linkId}`.execute(db)
  return rows[0]
}

export interface PageRow {
  itemId: string
  itemName: string
  page: number
  readers: number
  durationMs: number
}

const PAGES_MAX = 2_000

export async function findPages(
  { db }: Scope,
  linkId: string,
  isSure: boolean,
): Promise<PageRow[]> {
  const readers = sumOf('readers', isSure)
  const { rows } = await sql<PageRow>`
    select item_id as "itemId", coalesce(item.name, site.name, 'Deleted') as "itemName", page,
      ${readers} as readers, ${sumOf('duration_ms', isSure)}::float8 as "durationMs"
    from link_page left join item on item.id = link_page.item_id
    left join site on site.id = link_page.item_id
    where link_id = ${linkId} and ${readers} > 0 order by coalesce(item.name, site.name), item_id, page limit ${PAGES_MAX}`.execute(
    db,
  )
  return rows
}

/** Returns what was read through a link, of its visits; for links with few of them. */
export async function findReadingNow({ db }: Scope, linkId: string, isSure: boolean) {
  const { rows } = await sql<{ durationMs: number }>`
    select coalesce(sum(duration_ms), 0)::float8 as "durationMs"
    from visit where link_id = ${linkId} and ${counted(isSure)}`.execute(db)
  return rows[0]?.durationMs ?? 0
}

/** Returns the same for each page. */
export async function findPagesNow(
  { db }: Scope,
  linkId: string,
  isSure: boolean,
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select item_id as "itemId", coalesce(item.name, site.name, 'Deleted') as "itemName", page,
      count(*)::int as readers, sum(ms)::float8 as "durationMs"
    from (
      select coalesce(visit.item_id, link.item_id) as item_id, number::integer as page,
        sum(time::bigint) as ms
      from visit join link on link.id = link_id, jsonb_each_text(pages) as read (number, time)
      where link_id = ${linkId} and ${counted(isSure)}
      group by 1, 2, viewer, (at at time zone 'UTC')::date) as read
    left join item on item.id = item_id left join site on site.id = item_id
    group by 1, 2, 3 order by 2, 1, 3 limit ${PAGES_MAX}`.execute(db)
  return rows
}

function counted(isSure: boolean) {
  return isSure ? sql`${IS_READING} and ${certaintyOf('visit')} in ('proved', 'acted')` : IS_READING
}

/** Returns the reading per page; across everyone's links without a sharer. */
export async function findItemPages(
  { db }: Scope,
  itemId: string,
  sharedBy: string | null,
  isSure: boolean,
): Promise<PageRow[]> {
  const readers = sumOf('readers', isSure)
  const { rows } = await sql<PageRow>`
    select ${itemId}::uuid as "itemId", item.name as "itemName", page,
      sum(${readers})::int as readers, sum(${sumOf('duration_ms', isSure)})::float8 as "durationMs"
    from item join link on link.item_type = 'ITEM' and link.item_id = item.id
    join link_page on link_id = link.id and link_page.item_id = item.id
    where item.id = ${itemId} and (${sharedBy}::uuid is null or shared_by = ${sharedBy})
    group by item.name, page having sum(${readers}) > 0 order by page limit ${PAGES_MAX}`.execute(
    db,
  )
  return rows
}

interface Counted {
  views: number
  viewers: number
}

type Sure = Pick<LinkSums, 'sureViews' | 'sureViewers'>

/** Each day up to today. */
export async function findDays({ db }: Scope, linkId: string, days: number, isSure: boolean) {
  const [views, viewers] = [sumOf('views', isSure), sumOf('viewers', isSure)]
  const { rows } = await sql<Counted & Sure & { day: string }>`
    select asked.day::date as day, coalesce(${views}, 0) as views, coalesce(${viewers}, 0) as viewers,
      coalesce(sure_views, 0) as "sureViews", coalesce(sure_viewers, 0) as "sureViewers"
    from generate_series(today() - ${days - 1}::int, today(), interval '1 day') as asked (day)
    left join visit_day on visit_day.link_id = ${linkId} and visit_day.day = asked.day::date
      and dimension = 'all'
    order by 1`.execute(db)
  return rows
}

const VALUES_MAX = 20

export async function findParted(
  { db }: Scope,
  linkId: string,
  dimensions: readonly Dimension[],
  isSure: boolean,
) {
  const [views, viewers] = [sumOf('views', isSure), sumOf('viewers', isSure)]
  const again = sumOf('again_viewers', isSure)
  const { rows } = await sql<Counted & { dimension: Dimension; value: string }>`
    select dimension, value, views, viewers from (
      select dimension, value, sum(${views})::int as views, sum(${viewers} - ${again})::int as viewers,
        row_number() over (partition by dimension order by sum(${views}) desc, value) as place
      from visit_day where link_id = ${linkId} and dimension = any(${dimensions}::text[])
      group by dimension, value having sum(${views}) > 0
    ) as parted
    where place <= ${VALUES_MAX} order by dimension, place`.execute(db)
  return rows
}
