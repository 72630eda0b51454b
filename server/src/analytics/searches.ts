import type { RankingQuery, Whole } from '@satchel/contract/analytics/analytics.ts'
import type { SearchReport } from '@satchel/contract/analytics/reports.ts'
import type { Scope } from '../platform/database/scope.ts'
import { paged, rangeOf } from './report-query.ts'
import * as query from './search-queries.ts'
import { spansOf } from './spans.ts'

const NAMES = ['searches', 'people', 'nothing', 'opened'] as const

export function searches(scope: Scope, params: RankingQuery): Promise<SearchReport> {
  return paged(params, ['top', 'nothing', 'slow'], (limit) => rank(scope, params, limit))
}

async function rank(
  scope: Scope,
  params: RankingQuery,
  limit: number,
): Promise<Whole<SearchReport>> {
  const period = await rangeOf(scope, params)
  const [parts, ms, terms] = await Promise.all([
    query.countSearches(scope, period),
    query.measureSearches(scope, period),
    query.findTerms(scope, period, limit),
  ])
  const of = (name: query.TermRow['kind']) =>
    terms.filter(({ kind }) => kind === name).map(({ kind, ...row }) => row)
  return {
    ...spansOf(period, NAMES, parts),
    ms,
    top: of('top'),
    nothing: of('nothing'),
    slow: of('slow'),
  }
}
