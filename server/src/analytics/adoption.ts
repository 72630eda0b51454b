import type { RankingQuery, Whole } from '@satchel/contract/analytics/analytics.ts'
import type { AdoptionReport } from '@satchel/contract/analytics/reports.ts'
import type { Scope } from '../platform/database/scope.ts'
import { type Acts, findDone, findTeam, findUsage } from './adoption-queries.ts'
import { paged, rangeOf } from './report-query.ts'
import { spansOf } from './spans.ts'

const NAMES = ['active', 'searched', 'shared', 'added'] as const
const NOTHING = { days: 0, searches: 0, links: 0, added: 0, daysBefore: 0 }

export function adoption(scope: Scope, query: RankingQuery): Promise<AdoptionReport> {
  return paged(query, ['rows'], () => rank(scope, query))
}

/** Returns the whole team, which is found as a whole. */
async function rank(scope: Scope, query: RankingQuery): Promise<Whole<AdoptionReport>> {
  const period = await rangeOf(scope, query)
  const [{ parts, acts }, team, usage] = await Promise.all([
    findDone(scope, period),
    findTeam(scope, period),
    findUsage(scope, period),
  ])
  const actsOf = new Map(acts.map(({ memberId, ...did }) => [memberId, did]))
  const rows = team
    .map((member) => ({ ...member, ...NOTHING, ...actsOf.get(member.userId) }))
    .toSorted(byDays)
  return { ...spansOf(period, NAMES, parts), people: team.length, rows, usage }
}

type Days = Pick<Acts, 'days' | 'daysBefore'>

/** The busiest first. */
function byDays(one: Days, other: Days): number {
  return other.days - one.days || other.daysBefore - one.daysBefore
}
