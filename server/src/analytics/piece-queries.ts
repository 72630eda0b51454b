import { type RawBuilder, sql } from 'kysely'
import { type Pieces, piecesOf } from './pieces.ts'

interface Range {
  from: string
  to: string
}

const FIGURES = sql`views, viewers, downloads, duration_ms`
const SURE = sql`sure_views as views, sure_viewers as viewers, downloads, duration_ms`

/** The sums of each link that ranges are made of, with the day each `begins`; no piece is of two ranges. */
export function linkSums(ranges: Range[], isSure = false): RawBuilder<unknown> {
  const figures = isSure ? SURE : FIGURES
  const { days, weeks, months } = piecesOfAll(ranges)
  return sql`(select link_id, day as begins, ${figures} from visit_day
      where dimension = 'all' and day = any(${days}::date[])
    union all select link_id, begins, ${figures} from visit_span
      where unit = 'week' and begins = any(${weeks}::date[])
    union all select link_id, begins, ${figures} from visit_span
      where unit = 'month' and begins = any(${months}::date[]))`
}

function piecesOfAll(ranges: Range[]): Pieces {
  const all = ranges.map(piecesOf)
  return {
    days: all.flatMap(({ days }) => days),
    weeks: all.flatMap(({ weeks }) => weeks),
    months: all.flatMap(({ months }) => months),
  }
}

/** Sums of searches, of `search_term` or `search_time`, that a range is made of. */
export function searchSums(
  table: 'search_term' | 'search_time',
  range: Range,
): RawBuilder<unknown> {
  const { days, weeks, months } = piecesOf(range)
  const of = (unit: string, begins: string[]) => sql`select * from ${sql.table(table)}
    where unit = ${sql.lit(unit)} and begins = any(${begins}::date[])`
  return sql`(${of('day', days)} union all ${of('week', weeks)} union all ${of('month', months)})`
}
