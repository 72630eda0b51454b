import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { searchSums } from './piece-queries.ts'
import { beginDays } from './queries.ts'
import type { Part } from './spans.ts'

// All of it reads sums, which are less than a minute old.

/** Medians above it are slow. */
const SLOW_MS = 300

export type SearchCount = 'searches' | 'people' | 'nothing' | 'opened'

const COUNTS = sql`sum(searches)::int as searches, sum(nothing)::int as nothing,
  sum(opened)::int as opened`

/** The id under which searches of deleted people are counted together. */
const NOBODY = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** Counts searches by part and by range. */
export async function countSearches({ db }: Scope, period: Period) {
  const { before, from, to } = period
  const { rows } = await sql<Part<SearchCount>>`
    select case when grouping(part) = 0 then part end as part, is_now as "isNow", ${COUNTS},
      count(distinct nullif(member_id, ${NOBODY}))::int as people
    from (select *, width_bucket(day, ${beginDays(period)}) - 1 as part,
        day >= ${from}::date as is_now
      from search_day where day between ${before.from}::date and ${to}::date) as counted
    group by grouping sets ((part, is_now), (is_now))`.execute(db)
  return rows
}

/** Measures how long searches of the range took, in ms. */
export async function measureSearches({ db }: Scope, period: Period) {
  const { rows } = await sql<{ median: number; p95: number }>`
    select coalesce(min(ms) filter (where upto >= count * 0.5), 0) as median,
      coalesce(min(ms) filter (where upto >= count * 0.95), 0) as p95
    from (select ms, sum(sum(searches)) over (order by ms) as upto, sum(sum(searches)) over () as count
      from ${searchSums('search_time', period)} as measured group by ms) as counted`.execute(db)
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

/** The terms of each list: which, and by what they are ranked. */
const LISTS = [
  { kind: 'top', by: 'searches', of: sql`true` },
  { kind: 'nothing', by: 'nothing', of: sql`nothing > 0` },
  { kind: 'slow', by: 'ms', of: sql`ms > ${sql.lit(SLOW_MS)}` },
] as const

/** Ranks what was searched for, that of the same words as one. */
export async function findTerms({ db }: Scope, period: Period, limit: number): Promise<TermRow[]> {
  const lists = LISTS.map(
    ({ kind, by, of }) => sql`select ${sql.lit(kind)} as kind, most.*, row_number() over () as place
      from (select * from summed where ${of}
        order by ${sql.ref(by)} desc, searches desc, term limit ${limit}) as most`,
  )
  const isShown = sql`term_key = any(array(select term_key from shown))`
  const { rows } = await sql<TermRow>`
    with summed as materialized (
      select term_key, max(term collate "C") as term, ${COUNTS},
        round(sum(ms::numeric) / sum(searches))::int as ms
      from ${searchSums('search_term', period)} as counted group by term_key
    ), shown as materialized (${sql.join(lists, sql` union all `)}),
    searched as (
      select term_key, count(distinct person)::int as people
      from ${searchSums('search_term', period)} as counted, unnest(people) as person
      where ${isShown} group by term_key
    ), earlier as (
      select term_key, sum(searches)::int as searches
      from ${searchSums('search_term', period.before)} as counted
      where ${isShown} group by term_key
    )
    select kind, term, shown.searches, people, nothing, opened, ms,
      coalesce(earlier.searches, 0) as "searchesBefore"
    from shown join searched using (term_key) left join earlier using (term_key)
    order by kind, place`.execute(db)
  return rows
}
