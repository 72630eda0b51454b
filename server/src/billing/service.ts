import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { findCustomerOf } from './queries.ts'

export { switchPlan, usageOf } from './account.ts'
export { countContent, countSeats, isPaid } from './plan-queries.ts'
export {
  limitsOf,
  lockedRoom,
  noLinkRoom,
  requireDomainRoom,
  requireLinkRoom,
  requireRoom,
  requireStorage,
  roomFault,
  roomForLinks,
} from './plans.ts'
export { enqueueSync, stand } from './sync.ts'

/** Retries for days, so that nobody is charged for what they no longer want. */
const FORGET_ATTEMPTS = 25

/** Enqueues deleting a deleted account's customer and subscription at Stripe. */
export async function forgetCustomer(system: Db, tenantId: string): Promise<void> {
  const customerId = await findCustomerOf(system, tenantId)
  if (!customerId) return
  // The job does not name the tenant, with whose jobs it would go.
  const options = { jobKey: `customer:${customerId}`, maxAttempts: FORGET_ATTEMPTS }
  await enqueue({ db: system }, 'forget-customer', { customerId }, options)
}

/** Enqueues ending or resuming the subscription when an account is closed or kept. */
export async function followClosing(scope: Scope): Promise<void> {
  const { tenantId } = scope.actor
  const options = { jobKey: `closing:${tenantId}`, maxAttempts: FORGET_ATTEMPTS }
  await enqueue(scope, 'follow-closing', { tenantId }, options)
}
