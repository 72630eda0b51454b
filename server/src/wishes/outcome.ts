import type { WishOutcome, WishRanking } from '@satchel/contract/wishes/settings.ts'
import type { Scope } from '../platform/database/scope.ts'
import { orNotFound } from '../platform/problem.ts'
import * as query from './outcome-queries.ts'
import { findWish } from './select-queries.ts'

/** Tells what became of a wish that the caller can see. */
export async function outcomeOf(scope: Scope, id: string): Promise<WishOutcome> {
  orNotFound(await findWish(scope, id), 'Wish')
  const totals = orNotFound(await query.findTotals(scope, id), 'Wish')
  return { ...totals, organizations: await query.findOrganizations(scope, id) }
}

export async function ranking(scope: Scope): Promise<WishRanking> {
  return {
    askers: (await query.findAskers(scope)).map(withPerson),
    deliverers: (await query.findDeliverers(scope)).map(withPerson),
    organizations: await query.findAskingOrganizations(scope),
  }
}

function withPerson<T extends { id: string; name: string }>({ id, name, ...rest }: T) {
  return { person: { id, name }, ...rest }
}
