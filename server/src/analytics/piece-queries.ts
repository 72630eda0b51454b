import type { Dimension } from '@satchel/contract/visits/visits.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Pieces, piecesOf } from './pieces.ts'

interface Range {
  from: string
  to: string
}

/** A value by which visits differ, as their country. */
export interface VisitPart {
  dimension: Dimension
  value: string
}

// Sums of `bigint` are `numeric`, which is slow; milliseconds are exact in `float8` too.
const FIGURES = sql`views, viewers, downloads, duration_ms::float8 as duration_ms`
const SURE = sql`sure_views as views, sure_viewers as viewers, downloads,
  sure_duration_ms::float8 as duration_ms`

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

/** The sums of each link and day of a range, of visits with a value of a dimension: those are summed by day alone. */
export function partSums(
  part: VisitPart,
  { from, to }: Range,
  isSure = false,
): RawBuilder<unknown> {
  return sql`(select link_id, day as begins, ${isSure ? SURE : FIGURES} from visit_day
    where ${isOfPart(part)} and day between ${from}::date and ${to}::date)`
}

/** The condition on rows of sums by day. Written out, so that the index of all visits, or of the others, is used. */
export function isOfPart(part: VisitPart | undefined): RawBuilder<unknown> {
  if (!part) return sql`dimension = 'all'`
  return sql`dimension = ${sql.lit(part.dimension)} and dimension <> 'all' and value = ${part.value}`
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
