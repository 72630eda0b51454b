import type { RankingQuery } from '@satchel/contract/analytics/analytics.ts'
import type { CtasReport } from '@satchel/contract/analytics/reports.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as query from './cta-queries.ts'
import { paged, rangeOf } from './report-query.ts'
import { spansOf } from './spans.ts'

const NAMES = ['impressions', 'clicks', 'submissions'] as const

export function ctas(scope: Scope, params: RankingQuery): Promise<CtasReport> {
  return paged(params, ['rows'], async (limit) => {
    const period = await rangeOf(scope, params)
    const [parts, rows] = await Promise.all([
      query.countCtas(scope, period),
      query.findCtas(scope, period, limit),
    ])
    return { ...spansOf(period, NAMES, parts), rows }
  })
}
