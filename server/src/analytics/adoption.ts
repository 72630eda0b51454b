import type { RankingQuery } from '@satchel/contract/analytics.ts'
import type { AdoptionReport } from '@satchel/contract/reports.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as query from './adoption-queries.ts'
import { limitOf, rangeOf } from './asked.ts'
import { spansOf } from './spans.ts'

const NAMES = ['active', 'searched', 'shared', 'added'] as const

export async function adoption(scope: Scope, asked: RankingQuery): Promise<AdoptionReport> {
  const period = await rangeOf(scope, asked)
  const [parts, people, rows] = await Promise.all([
    query.countPeople(scope, period),
    query.countTeam(scope),
    query.findTeam(scope, period, limitOf(asked)),
  ])
  return { ...spansOf(period, NAMES, parts), people, rows }
}
