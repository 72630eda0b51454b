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
const FIGURES = sql`views, downloads, duration_ms::float8 as duration_ms`
const SURE = sql`sure_views as views, downloads, sure_duration_ms::float8 as duration_ms`

/** Selects viewers of a piece that earlier pieces of its range don't have, so that a device counts once in a range. */
function viewers(begins: string, ranges: Range[], isSure: boolean): RawBuilder<unknown> {
  const [all, again] = isSure
    ? ['sure_viewers', 'again_sure_viewers']
    : ['viewers', 'again_viewers']
  return sql`${sql.ref(all)} - case when ${sql.ref(begins)} = any(${ranges.map(({ from }) => from)}::date[])
    then 0 else ${sql.ref(again)} end as viewers`
}

/** The sums of each link that ranges are made of, with the day each `begins`; no piece is of two ranges. */
export function linkSums(ranges: Range[], isSure = false): RawBuilder<unknown> {
  const figures = isSure ? SURE : FIGURES
  const { days, weeks, months } = piecesOfAll(ranges)
  const ofSpan = sql`${viewers('begins', ranges, isSure)}, ${figures}`
  return sql`(select link_id, day as begins, ${viewers('day', ranges, isSure)}, ${figures} from visit_day
      where dimension = 'all' and day = any(${days}::date[])
    union all select link_id, begins, ${ofSpan} from visit_span
      where unit = 'week' and begins = any(${weeks}::date[])
    union all select link_id, begins, ${ofSpan} from visit_span
      where unit = 'month' and begins = any(${months}::date[]))`
}

/** The same by day of visits with a value of a dimension, which are summed by day alone. */
export function partSums(
  part: VisitPart,
  ranges: [Range, ...Range[]],
  isSure = false,
): RawBuilder<unknown> {
  const days = sql.join(
    ranges.map(({ from, to }) => sql`day between ${from}::date and ${to}::date`),
    sql` or `,
  )
  return sql`(select link_id, day as begins, ${viewers('day', ranges, isSure)}, ${isSure ? SURE : FIGURES}
    from visit_day where ${isOfPart(part)} and (${days}))`
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
