import type { RankingQuery } from '@satchel/contract/analytics/analytics.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { readCursor, writeCursor } from '../platform/http/paging.ts'
import { invalidField, says } from '../platform/problem.ts'
import { type Period, periodOf } from './period.ts'
import * as query from './queries.ts'

/** The number of rows on screen; files have more. */
const ROWS = 20
const CSV_ROWS = 10_000

export function limitOf({ format, limit = ROWS }: RankingQuery): number {
  return format === 'csv' ? CSV_ROWS : limit
}

const Place = Type.Object({ rank: Type.Integer({ minimum: 1, maximum: CSV_ROWS }) })

/**
 * Returns a page of a report's rankings, made with as many rows as that takes. They are ranked for each page: one may
 * have moved to another page since.
 */
export async function paged<R extends object, N extends keyof R>(
  { cursor, ...query }: RankingQuery,
  names: readonly N[],
  make: (limit: number) => Promise<R>,
): Promise<R & { nextCursor: string | null }> {
  const from = readCursor(cursor, Place)?.rank ?? 0
  const to = from + limitOf(query)
  const report = await make(to + 1)
  const rankings = names.map((name) => [name, report[name] as unknown[]] as const)
  const hasMore = to < CSV_ROWS && rankings.some(([, rows]) => rows.length > to)
  return {
    ...report,
    ...Object.fromEntries(rankings.map(([name, rows]) => [name, rows.slice(from, to)])),
    nextCursor: hasMore ? writeCursor({ rank: to }) : null,
  }
}

/** Throws `invalid` for a dimension without a value, and the other way around. */
export function requirePart(dimension: string | undefined, value: string | undefined): void {
  if (!dimension !== !value)
    throw invalidField(value ? 'dimension' : 'value', says('giveDimensionAndValueTogether'))
}

/** Returns the range of a report that isn't about links; throws `invalid` for an `itemType`. */
export async function rangeOf(
  scope: Scope,
  { itemType, certainty, ...params }: RankingQuery,
): Promise<Period> {
  if (itemType) throw invalidField('itemType', says('doesntApplyToThisReport'))
  if (certainty === 'sure') throw invalidField('certainty', says('doesntApplyToThisReport'))
  return periodOf(params, await query.findToday(scope))
}
