import type { RankingQuery } from '@satchel/contract/analytics/analytics.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField } from '../platform/problem.ts'
import { type Period, periodOf } from './period.ts'
import * as query from './queries.ts'

/** The number of rows on screen; files have more. */
const ROWS = 20
const CSV_ROWS = 10_000

export function limitOf({ format, limit = ROWS }: RankingQuery): number {
  return format === 'csv' ? CSV_ROWS : limit
}

/** Throws `invalid` for a dimension without a value, and the other way around. */
export function requirePart(dimension: string | undefined, value: string | undefined): void {
  if (!dimension !== !value)
    throw invalidField(value ? 'dimension' : 'value', 'Give dimension and value together')
}

/** Returns the range of a report that isn't about links; throws `invalid` for an `itemType`. */
export async function rangeOf(
  scope: Scope,
  { itemType, certainty, ...params }: RankingQuery,
): Promise<Period> {
  if (itemType) throw invalidField('itemType', 'doesn’t apply to this report')
  if (certainty === 'sure') throw invalidField('certainty', 'doesn’t apply to this report')
  return periodOf(params, await query.findToday(scope))
}
