import type { Interval } from '@satchel/contract/tenants/billing.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type StripeClient from 'stripe'
import { type Actor, personOf, type Scope, withScope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import * as tenants from '../tenants/service.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import * as query from './queries.ts'
import { asking, type Payments, requireStripe, type Stripe } from './stripe.ts'
import { isLive } from './subscription-status.ts'
import { sync } from './sync.ts'

interface Choice {
  plan: PlanId
  interval: Interval
}

type Subscription = NonNullable<Awaited<ReturnType<typeof query.findSubscription>>>

/** Opens the page for buying a plan, or for confirming a change of plan. */
export async function openCheckout(payments: Payments, actor: Actor, choice: Choice) {
  const stripe = requireStripe(payments)
  const { offers } = await asking(payments, readCatalog(stripe))
  const offer = offers.find(
    ({ plan, interval }) => plan === choice.plan && interval === choice.interval,
  )
  if (!offer) throw new Problem('conflict', says('thisPlanIsntAvailableHere'))
  const existing = await currentCustomer(payments, stripe, actor)
  if (isLive(existing.status)) return changePlan(payments, stripe, existing, choice, offer)
  const session = await asking(
    payments,
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: existing.customerId,
      client_reference_id: actor.tenantId,
      line_items: [{ price: offer.priceId, quantity: 1 }],
      allow_promotion_codes: true,
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      success_url: billingUrl(payments, '&checkout=done'),
      cancel_url: billingUrl(payments),
    }),
  )
  await saveCheckout(payments, stripe, actor, session.id)
  return { url: urlOf(session) }
}

/** Returns the customer as Stripe has it now, so that nobody buys twice in two tabs. */
async function currentCustomer(
  payments: Payments,
  stripe: Stripe,
  actor: Actor,
): Promise<Subscription> {
  const { database } = payments.services
  const within = <T>(work: (scope: Scope) => Promise<T>) => withScope(database, actor, work)
  if (!(await within(query.findSubscription))) {
    // The same for all who begin at once, so that there is one customer.
    const key = { idempotencyKey: `satchel-customer-${actor.tenantId}` }
    const metadata = { tenant: actor.tenantId }
    const { id } = await asking(payments, stripe.customers.create({ metadata }, key))
    const { name, email } = await within(payerOf)
    await asking(payments, stripe.customers.update(id, { name, email }))
    await within((scope) => query.saveCustomer(scope, id))
  } else await sync(payments, actor.tenantId)
  return (await within(query.findSubscription)) as Subscription
}

async function payerOf(scope: Scope): Promise<{ name: string; email: string }> {
  const { name } = await tenants.findTenant(scope)
  return { name, email: await query.findEmail(scope, personOf(scope)) }
}

async function changePlan(
  payments: Payments,
  stripe: Stripe,
  { customerId, subscriptionId, itemId, plan, billedEach }: Subscription,
  choice: Choice,
  { priceId }: Catalog['offers'][number],
) {
  if (plan === choice.plan && billedEach === choice.interval)
    throw new Problem('conflict', says('youAlreadyHaveThisPlan'))
  const change = {
    subscription: subscriptionId ?? '',
    items: [{ id: itemId ?? '', price: priceId, quantity: 1 }],
  }
  const flow = { type: 'subscription_update_confirm' as const, subscription_update_confirm: change }
  return portalAt(payments, stripe, customerId, flow)
}

/** Saves the checkout and expires the one before, so that only the newest can be paid. */
async function saveCheckout(payments: Payments, stripe: Stripe, actor: Actor, id: string) {
  const { database, log } = payments.services
  const earlier = await withScope(database, actor, async (scope) => {
    const existing = await query.lockSubscription(scope)
    await query.updateSubscription(scope, { checkoutId: id })
    return existing?.checkoutId
  })
  if (!earlier) return
  await stripe.checkout.sessions
    .expire(earlier)
    .catch((error: Error) =>
      log.info({ reason: error.message }, 'Stripe: a page was closed before'),
    )
}

/** Opens the portal with payment methods, addresses and invoices, or one of its pages. */
export async function openPortal(
  payments: Payments,
  actor: Actor,
  { flow }: { flow?: 'card' | 'cancel' },
) {
  const stripe = requireStripe(payments)
  const existing = await withScope(payments.services.database, actor, query.findSubscription)
  if (!existing) throw new Problem('conflict', says('youDontHaveSubscriptionYet'))
  const { customerId, subscriptionId, status } = existing
  if (flow === 'card')
    return portalAt(payments, stripe, customerId, { type: 'payment_method_update' })
  if (flow !== 'cancel') return portalAt(payments, stripe, customerId)
  if (!subscriptionId || !isLive(status))
    throw new Problem('conflict', says('theresNoPlanToCancel'))
  const cancel = { subscription: subscriptionId }
  return portalAt(payments, stripe, customerId, {
    type: 'subscription_cancel',
    subscription_cancel: cancel,
  })
}

async function portalAt(
  payments: Payments,
  stripe: Stripe,
  customer: string,
  flow?: StripeClient.BillingPortal.SessionCreateParams.FlowData,
) {
  const session = await asking(
    payments,
    stripe.billingPortal.sessions.create({
      customer,
      return_url: billingUrl(payments, '&checkout=done'),
      ...(flow && { flow_data: flow }),
    }),
  )
  return { url: session.url }
}

function billingUrl({ services }: Payments, rest = ''): string {
  return `${services.config.PUBLIC_URL}/classic/?path=/billing${rest}`
}

function urlOf({ url }: StripeClient.Checkout.Session): string {
  if (!url) throw new Error('Stripe returned a page without a URL')
  return url
}
