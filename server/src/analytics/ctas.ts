import type { RankingQuery } from '@satchel/contract/analytics/analytics.ts'
import type { CtasReport } from '@satchel/contract/analytics/reports.ts'
import type { Scope } from '../platform/database/scope.ts'
import { limitOf, rangeOf } from './asked.ts'
import * as query from './cta-queries.ts'
import { spansOf } from './spans.ts'

const NAMES = ['impressions', 'clicks', 'submissions'] as const

export async function ctas(scope: Scope, params: RankingQuery): Promise<CtasReport> {
  const period = await rangeOf(scope, params)
  const [parts, rows] = await Promise.all([
    query.countCtas(scope, period),
    query.findCtas(scope, period, limitOf(params)),
  ])
  return { ...spansOf(period, NAMES, parts), rows }
}
