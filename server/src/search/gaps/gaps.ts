import type { SearchGap } from '@satchel/contract/search/gaps.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { read } from '../form/read.ts'
import { allOf, findIds } from '../matching/find.ts'
import * as query from './queries.ts'

const GAPS_MAX = 100

/** A gap without the wishes for it. */
export type Gap = Omit<SearchGap, 'wishIds'>

/** Lists what people did not find, that of one meaning or nearly one spelling as one; what is found by now is none. */
export async function listGaps(scope: Scope): Promise<Gap[]> {
  const failed = await query.findFailed(scope)
  const alike = await query.findAlike(
    scope,
    failed.map(({ key }) => key),
  )
  const gaps: Gap[] = []
  for (const { key: _, isGivenUp, ...gap } of gathered(failed, alike)) {
    if (gaps.length === GAPS_MAX) break
    if (isGivenUp || !(await isFound(scope, gap.term))) gaps.push(gap)
  }
  return gaps
}

async function isFound(scope: Scope, searchTerm: string): Promise<boolean> {
  const filter = await allOf(scope, await read(scope, { searchTerm }))
  return (await findIds(scope, filter, 1)).length > 0
}

/** Adds each to the first that is spelled nearly alike. */
function gathered(failed: query.Failed[], alike: [string, string][]): query.Failed[] {
  const near = new Map<string, string[]>()
  for (const [one, other] of alike) {
    near.set(one, [...(near.get(one) ?? []), other])
    near.set(other, [...(near.get(other) ?? []), one])
  }
  const groups = new Map<string, query.Failed>()
  for (const each of failed) {
    const into = near.get(each.key)?.find((key) => groups.has(key)) ?? each.key
    const group = groups.get(into)
    groups.set(into, group ? together(group, each) : each)
  }
  return [...groups.values()].toSorted(
    (one, other) => other.people - one.people || other.searches - one.searches,
  )
}

/**
 * Adds up two failed searches. Nobody who misspelled a word once is counted twice: of both numbers of people the
 * larger one is certain.
 */
function together(one: query.Failed, other: query.Failed): query.Failed {
  return {
    ...one,
    people: Math.max(one.people, other.people),
    searches: one.searches + other.searches,
    lastAt: [one.lastAt, other.lastAt].toSorted()[1] ?? one.lastAt,
    organizations: [...new Set([...one.organizations, ...other.organizations])].toSorted(),
    isGivenUp: one.isGivenUp || other.isGivenUp,
  }
}
