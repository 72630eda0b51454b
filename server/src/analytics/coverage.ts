import type { CoverageReport, getCoverageReport } from '@satchel/contract/analytics/reports.ts'
import type { Input } from '@satchel/contract/endpoint.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, says } from '../platform/problem.ts'
import * as query from './coverage-queries.ts'
import { periodOf } from './period.ts'
import { findToday } from './queries.ts'

type Query = Input<typeof getCoverageReport>['query']

export async function coverage(
  scope: Scope,
  { from, to, ...params }: Query,
): Promise<CoverageReport> {
  const { rowsBy, columnsBy } = axesOf(params)
  const period = periodOf({ ...(from && { from }), ...(to && { to }) }, await findToday(scope))
  const range = { from: period.from, to: period.to }
  const [rows, columns, cells] = await Promise.all([
    query.findAxis(scope, rowsBy),
    query.findAxis(scope, columnsBy),
    query.findCells(scope, { rowsBy, columnsBy, ...range }),
  ])
  return { ...range, rowsBy, columnsBy, rows, columns, cells }
}

/** Returns two different categories; throws `invalid` for one on both sides. */
export function axesOf({
  rowsBy = 'funnelStage',
  columnsBy = 'contentType',
}: Pick<Query, 'rowsBy' | 'columnsBy'>) {
  if (rowsBy === columnsBy) throw invalidField('columnsBy', says('mustBeOtherCategoryThanRows'))
  return { rowsBy, columnsBy }
}
