import * as billing from '../billing/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import * as standing from './member-queries.ts'

/**
 * Reserves a seat until the scope ends; throws `no-seats` if none is free. Everyone who isn't deactivated has one,
 * and open invitations reserve one.
 */
export async function takeSeat(scope: Scope): Promise<void> {
  await standing.lockTenant(scope)
  const { seats } = await billing.limitsOf(scope)
  if (seats !== null && (await billing.countSeats(scope)) >= seats)
    throw new Problem('no-seats', says('allSeatsTaken', { seats }))
}
