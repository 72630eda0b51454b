import * as plans from '../plans/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem } from '../platform/problem.ts'
import * as standing from './standing-queries.ts'

/**
 * Room for one more, until the end of the scope; throws `no-seats` where there is none. Whoever is not
 * deactivated has a seat, and whoever was asked in has one kept.
 */
export async function takeSeat(scope: Scope): Promise<void> {
  await standing.lockTenant(scope)
  const { seats } = await plans.limitsOf(scope)
  if (seats !== null && (await standing.countSeats(scope)) >= seats)
    throw new Problem(
      'no-seats',
      `All ${seats} seats of your plan are taken, including open invitations`,
    )
}
