import { own } from '@satchel/contract/own.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import type StripeClient from 'stripe'
import type { Standing } from '../tenants/service.ts'
import { type Catalog, intervalOf, productOf } from './catalog.ts'

type Subscription = StripeClient.Subscription

/** The account status of each running Stripe status; an incomplete first payment changes nothing. */
const STATUS: Readonly<Record<string, AccountStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
}
const RANK = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled']

/** Returns the customer's relevant subscription: a running one, else the last that ended. */
export function relevantSubscription(subscriptions: Subscription[]): Subscription | undefined {
  return subscriptions
    .filter(({ status }) => RANK.includes(status))
    .sort(
      (one, other) =>
        RANK.indexOf(one.status) - RANK.indexOf(other.status) || other.created - one.created,
    )[0]
}

export function isLive(status: string | null | undefined): boolean {
  return typeof status === 'string' && Object.hasOwn(STATUS, status)
}

/** Returns what is stored of a subscription. */
export function recordOf(subscription: Subscription, { planOf }: Catalog) {
  const { id, status, cancel_at_period_end: ends, cancel_at: cancelAt } = subscription
  const item = subscription.items.data[0]
  const periodEnd = item?.current_period_end ?? null
  const endsAt = subscription.ended_at ?? (ends ? periodEnd : cancelAt)
  return {
    subscriptionId: id,
    itemId: item?.id ?? null,
    status: String(status),
    plan: (item && planOf.get(productOf(item.price))) ?? null,
    billedEach: item ? intervalOf(item.price) : null,
    renewsAt: isLive(status) && !endsAt ? timeOf(periodEnd) : null,
    endsAt: timeOf(endsAt),
  }
}

/** Returns the status after a subscription's change. A suspension by the operator stays. */
export function standingAfter(
  before: Standing,
  { status, plan }: { status: string; plan: PlanId | null },
): Standing {
  const next = own(STATUS, status) ?? 'canceled'
  return {
    status: before.status === 'suspended' ? 'suspended' : next,
    plan: plan ?? before.plan,
  }
}

export function timeOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1_000).toISOString()
}
