import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { beginsAt, dayBegins } from './queries.ts'
import type { Part } from './spans.ts'

/** Medians above it are slow. */
const SLOW_MS = 300

export type SearchCount = 'searches' | 'people' | 'nothing' | 'opened'

const COUNTS = sql`count(*)::int as searches, count(distinct member_id)::int as people,
  (count(*) filter (where hits = 0))::int as nothing,
  (count(*) filter (where opened_id is not null))::int as opened`

const median = (share: number) =>
  sql`coalesce(percentile_disc(${sql.lit(share)}) within group (order by ms), 0)::int`

function searched({ before, to }: Period): RawBuilder<unknown> {
  return sql`search_log where at >= ${dayBegins(before.from)} and at < ${dayBegins(to, 1)}`
}

/** Counts searches by part and by range, with how long they took. */
export async function countSearches({ db }: Scope, period: Period) {
  const { rows } = await sql<Part<SearchCount> & { median: number; p95: number }>`
    with seen as materialized (
      select *, width_bucket(at, ${beginsAt(period)}) - 1 as part from ${searched(period)}
    )
    select case when grouping(part) = 0 then part end as part, is_now as "isNow", ${COUNTS},
      ${median(0.5)} as median, ${median(0.95)} as p95
    from (select *, part >= ${period.before.begins.length} as is_now from seen) as seen
    group by grouping sets ((part, is_now), (is_now))`.execute(db)
  return rows
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
    with summed as materialized (
      select mode() within group (order by text) as term, ${COUNTS}, ${median(0.5)} as ms,
        (select count(*) from search_log earlier where earlier.words = seen.words
          and earlier.at >= ${dayBegins(period.before.from)}
          and earlier.at < ${dayBegins(period.from)})::int as "searchesBefore"
      from search_log seen
      where at >= ${dayBegins(period.from)} and at < ${dayBegins(period.to, 1)} and words <> ''
      group by words
    ), ranked as (
      select kind, summed.*, row_number() over (partition by kind
        order by case kind when 'nothing' then nothing when 'slow' then ms else searches end desc,
          searches desc, term) as place
      from summed, unnest(array['top', 'nothing', 'slow']) as kind
      where kind = 'top' or (kind = 'nothing' and nothing > 0) or (kind = 'slow' and ms > ${SLOW_MS})
    )
    select * from ranked where place <= ${limit} order by kind, place`.execute(db)
  return rows
}
