import type { PersonRow } from '@satchel/contract/analytics/analytics.ts'
import { type RawBuilder, sql } from 'kysely'
import { createdIn } from '../platform/database/day-queries.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as sites from '../sites/service.ts'
import { bothSums, isAsked, type Opened, type ReportQuery, type Viewed } from './queries.ts'

export interface Counted extends Viewed {
  viewsBefore: number
}

/** The first rows, and counts of the same sums: by default, how many links were opened. */
export interface Ranking<R, C = Opened> {
  rows: R[]
  counts: C
}

/** Sums of both ranges, of groups of `bothSums`. */
function sumsOf({ period: { from } }: ReportQuery): RawBuilder<unknown> {
  const isNow = sql`filter (where begins >= ${from}::date)`
  return sql`coalesce(sum(views) ${isNow}, 0)::int as views,
    coalesce(sum(viewers) ${isNow}, 0)::int as viewers,
    coalesce(sum(downloads) ${isNow}, 0)::int as downloads,
    coalesce(sum(duration_ms) ${isNow}, 0) as "durationMs",
    coalesce(sum(views) filter (where begins < ${from}::date), 0)::int as "viewsBefore"`
}

/** The same, of groups of links that are summed already. */
export const SUMS = sql`sum(views)::int as views, sum(viewers)::int as viewers,
  sum(downloads)::int as downloads, sum("durationMs") as "durationMs",
  sum("viewsBefore")::int as "viewsBefore"`
export const FIGURES = sql`views, viewers, downloads, "durationMs", "viewsBefore"`

/** Links that were created in the range, as sums of nothing. */
function itemsOfPeriod({ period }: ReportQuery): RawBuilder<unknown> {
  return sql`select id, ${period.from}::date, 0, 0, 0, 0 from link
    where not is_own and ${createdIn(sql`id`, period)}`
}

/** The requested links of `sums` with these columns and what is summed up. */
export function linksOf(
  query: ReportQuery,
  sums: RawBuilder<unknown>,
  columns: string[],
): RawBuilder<unknown> {
  const own = sql.join(['id', 'is_own', ...columns].map((name) => sql.ref(`link.${name}`)))
  return sql`select ${own}, ${createdIn(sql`link.id`, query.period)} as is_made, ${FIGURES}
    from (select link_id, ${sumsOf(query)} from ${sums} as pieces group by link_id) as sums
    join link on link.id = link_id where ${isAsked(query)}`
}

const OPENED = sql`select (count(*) filter (where views > 0))::int as now,
  (count(*) filter (where "viewsBefore" > 0))::int as before from had`

/** Makes a ranking: `select` takes rows with their `place` from `had`, the links with their sums. */
export async function rank<R, C = Opened>(
  { db }: Scope,
  had: RawBuilder<unknown>,
  select: RawBuilder<unknown>,
  counts: RawBuilder<unknown> = OPENED,
): Promise<Ranking<R, C>> {
  const { rows } = await sql<R & { counts: C; place: string | null }>`
    with had as materialized (${had}), counts as materialized (${counts})
    select to_json(counts) as counts, most.* from counts left join (${select}) as most on true
    order by place`.execute(db)
  const [first] = rows
  if (!first) throw new Error('Nothing was counted')
  const ranked = rows.filter(({ place }) => place !== null)
  return { rows: ranked.map(({ counts: _, place: __, ...row }) => row as R), counts: first.counts }
}

/** The most viewed first. */
export function findLinks(
  scope: Scope,
  query: ReportQuery,
  limit: number,
): Promise<Ranking<Counted & { id: string }>> {
  return rank(
    scope,
    linksOf(query, bothSums(query), []),
    sql`select *, row_number() over () as place from (
      select id, ${FIGURES} from had where views > 0 or "viewsBefore" > 0
      order by views desc, "viewsBefore" desc, id desc limit ${limit}) as most`,
  )
}

/** Counts links of the range that were never opened. */
export async function countUnopened({ db }: Scope, query: ReportQuery): Promise<number> {
  const { period } = query
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from link left join link_stat on link_id = link.id
    where coalesce(views, 0) = 0 and not is_own and ${isAsked(query)}
      and ${createdIn(sql`link.id`, period)}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface PersonFound extends Omit<PersonRow, 'seconds'>, Counted {
  kind: 'team' | 'people' | 'organizations'
}

/** Ranks people of each kind, most viewed first. */
export function findPeople(
  scope: Scope,
  query: ReportQuery,
  limit: number,
): Promise<Ranking<PersonFound>> {
  const kinds = KINDS.map((kind) => peopleOf(kind, limit))
  const columns = [...KINDS.map(({ column }) => column), 'shared_to_organization']
  const sums = sql`(select * from ${bothSums(query)} as visited union all ${itemsOfPeriod(query)})`
  return rank(scope, linksOf(query, sums, columns), sql.join(kinds, sql` union all `))
}

/** The column of links that people of a kind are told apart by, and their name. */
const KINDS = [
  { kind: 'team', column: 'shared_by', name: '(select name from member where id = shared_by)' },
  { kind: 'people', column: 'shared_to_email', name: 'shared_to_email' },
  { kind: 'organizations', column: 'organization_key', name: 'max(shared_to_organization)' },
]

function peopleOf({ kind, column, name }: (typeof KINDS)[number], limit: number) {
  const by = sql.ref(column)
  return sql`select *, row_number() over () as place from (
    select ${sql.lit(kind)} as kind, ${by}::text as key, coalesce(${sql.raw(name)}, '') as name,
      (count(*) filter (where is_made))::int as links,
      (count(*) filter (where views > 0))::int as opened, ${SUMS}
    from had where not is_own and ${by} is not null group by ${by}
    having sum(views) > 0 or sum("viewsBefore") > 0 or bool_or(is_made)
    order by views desc, links desc, "viewsBefore" desc, key limit ${limit}) as ${sql.ref(kind)}`
}

export interface SiteFound extends Counted {
  siteId: string
  name: string
  status: 'draft' | 'published'
  links: number
}

/** Lists the sites that the caller sees, the most viewed first. */
export async function findSites(
  scope: Scope,
  query: ReportQuery,
  limit: number,
): Promise<SiteFound[]> {
  const { db } = scope
  const seen = db.selectFrom('site').selectAll().where(sites.visibleTo(scope))
  const { rows } = await sql<SiteFound>`
    with summed as (
      select item_id, ${sumsOf(query)}
      from ${bothSums(query)} as sums join link on link.id = link_id
      where item_type = 'SITE' group by 1
    )
    select site.id as "siteId", name,
      case when published_number is null then 'draft' else 'published' end as status,
      coalesce(views, 0) as views, coalesce(viewers, 0) as viewers,
      coalesce(downloads, 0) as downloads, coalesce("durationMs", 0) as "durationMs",
      coalesce("viewsBefore", 0) as "viewsBefore", (select count(*) from link
        where item_type = 'SITE' and link.item_id = site.id and not is_own
          and ${createdIn(sql`link.id`, query.period)})::int as links
    from (${seen}) as site left join summed on summed.item_id = site.id
    order by views desc, "viewsBefore" desc, site.id
    limit ${limit}`.execute(db)
  return rows
}
