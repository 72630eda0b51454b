import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { beginsAt, dayBegins } from './queries.ts'
import type { Part } from './spans.ts'

/** Medians above it are slow. */
const SLOW_MS = 300

export type SearchCount = 'searches' | 'people' | 'nothing' | 'opened'

/** The searches of both ranges. */
function searched({ before, to }: Period): RawBuilder<unknown> {
  return sql`search_log where at >= ${dayBegins(before.from)} and at < ${dayBegins(to, 1)}`
}

// People are told apart by grouping by them first: to count them as distinct sorts all rows.

const COUNTED = sql`count(*) as searches, count(*) filter (where hits = 0) as nothing,
  count(opened_id) as opened`
const COUNTS = sql`sum(searches)::int as searches, sum(nothing)::int as nothing,
  sum(opened)::int as opened, count(distinct member_id)::int as people`

/** Counts searches by part and by range. */
export async function countSearches({ db }: Scope, period: Period) {
  const { rows } = await sql<Part<SearchCount>>`
    with counted as materialized (
      select width_bucket(at, ${beginsAt(period)}) - 1 as part, member_id, ${COUNTED}
      from ${searched(period)} group by 1, 2
    )
    select case when grouping(part) = 0 then part end as part, is_now as "isNow", ${COUNTS}
    from (select *, part >= ${period.before.begins.length} as is_now from counted) as counted
    group by grouping sets ((part, is_now), (is_now))`.execute(db)
  return rows
}

/** Measures how long searches of the range took, in ms. */
export async function measureSearches({ db }: Scope, period: Period) {
  const { rows } = await sql<{ median: number; p95: number }>`
    select coalesce(times[1], 0) as median, coalesce(times[2], 0) as p95 from (
      select percentile_disc(array[0.5, 0.95]) within group (order by ms) as times
      from ${searched(period)} and at >= ${dayBegins(period.from)}) as measured`.execute(db)
  return rows[0] ?? { median: 0, p95: 0 }
}

export interface TermRow {
  kind: 'top' | 'nothing' | 'slow'
  term: string
  searches: number
  people: number
  nothing: number
  opened: number
  searchesBefore: number
  ms: number
}

/** Ranks what was searched for, that of the same words as one. */
export async function findTerms({ db }: Scope, period: Period, limit: number): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    with counted as (
      select words, member_id, max(text) as text, sum(ms) as ms, ${COUNTED}
      from ${searched(period)} and at >= ${dayBegins(period.from)} and words <> ''
      group by words, member_id
    ), summed as materialized (
      select words, max(text) as term, sum(searches)::int as searches, count(*)::int as people,
        sum(nothing)::int as nothing, sum(opened)::int as opened,
        round(sum(ms) / sum(searches))::int as ms
      from counted group by words
    ), ranked as (
      select kind, summed.*, row_number() over (partition by kind
        order by case kind when 'nothing' then nothing when 'slow' then ms else searches end desc,
          searches desc, term) as place
      from summed, unnest(array['top', 'nothing', 'slow']) as kind
      where kind = 'top' or (kind = 'nothing' and nothing > 0) or (kind = 'slow' and ms > ${SLOW_MS})
    ), shown as materialized (select * from ranked where place <= ${limit}),
    earlier as (
      select words, count(*)::int as searches from ${searched(period)}
        and at < ${dayBegins(period.from)} and words in (select words from shown) group by words
    )
    select shown.*, coalesce(earlier.searches, 0) as "searchesBefore"
    from shown left join earlier using (words) order by kind, place`.execute(db)
  return rows
}
