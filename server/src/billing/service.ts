import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { findCustomerOf } from './queries.ts'

/** For days: what is no longer wanted must not be charged. */
const FORGET_ATTEMPTS = 25

/** Of an account that is deleted: its customer at Stripe goes, and its subscription with it, though Stripe be away. */
export async function forgetCustomer(system: Db, tenantId: string): Promise<void> {
  const customerId = await findCustomerOf(system, tenantId)
  if (!customerId) return
  // The job does not name the tenant, with whose jobs it would go.
  const options = { jobKey: `customer:${customerId}`, maxAttempts: FORGET_ATTEMPTS }
  await enqueue({ db: system }, 'forget-customer', { customerId }, options)
}

/** Of an account that begins to be closed, or is kept: it is not charged for another time meanwhile. */
export async function followClosing(scope: Scope): Promise<void> {
  const { tenantId } = scope.actor
  const options = { jobKey: `closing:${tenantId}`, maxAttempts: FORGET_ATTEMPTS }
  await enqueue(scope, 'follow-closing', { tenantId }, options)
}
