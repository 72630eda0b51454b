import { systemActor, withScope } from '../platform/database/scope.ts'
import * as tenants from '../tenants/service.ts'
import * as query from './queries.ts'
import { asking, type Payments } from './stripe.ts'
import { isLive } from './subscription-status.ts'
import { sync } from './sync.ts'

/** Deletes a customer with its subscription; Stripe keeps the invoices, as the law requires. Safe to repeat. */
export async function forgetCustomer(payments: Payments, customerId: string): Promise<void> {
  const { stripe } = payments
  if (!stripe) return
  const gone = stripe.customers.del(customerId).catch((error: { code?: string }) => {
    if (error.code !== 'resource_missing') throw error
  })
  await asking(payments, gone)
}

/** Marks a subscription at Stripe as ended by closing the account. */
const CLOSING = 'satchel_closing'

/**
 * Ends the subscription with its paid period while the account is being closed, and resumes it if the account is
 * kept. One canceled before stays canceled.
 */
export async function followClosing(payments: Payments, tenantId: string): Promise<void> {
  const { services, stripe } = payments
  const actor = systemActor(tenantId)
  if (!stripe) return
  const read = () =>
    withScope(services.database, actor, async (scope) => ({
      known: await query.findSubscription(scope),
      isClosing: (await tenants.findTenant(scope)).accountStatus.closesAt !== null,
    }))
  const { known, isClosing } = await read()
  if (!known?.subscriptionId || !isLive(known.status)) return
  const {
    cancel_at_period_end: ends,
    cancel_at: endsAt,
    metadata,
  } = await asking(payments, stripe.subscriptions.retrieve(known.subscriptionId))
  const isEnded = ends || endsAt !== null
  if (isClosing ? isEnded : !metadata[CLOSING]) return
  const change = {
    cancel_at_period_end: isClosing,
    metadata: { [CLOSING]: isClosing ? 'yes' : '' },
  }
  await asking(payments, stripe.subscriptions.update(known.subscriptionId, change))
  await sync(payments, tenantId)
  // If the closing was canceled in the meantime, there was nothing to resume yet.
  if ((await read()).isClosing !== isClosing) await followClosing(payments, tenantId)
}
