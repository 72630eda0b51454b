import { setTimeout } from 'node:timers/promises'
import { PAGE_DEFAULT, TRIAL_DAYS } from '@satchel/contract/constants.ts'
import { type CursorQuery, Time } from '@satchel/contract/schemas.ts'
import type { Billing, Invoice, Usage } from '@satchel/contract/tenants/billing.ts'
import type { PlanId } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { Type } from 'typebox'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { DAY } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { countContent, countLinks, countSeats } from './plan-queries.ts'
import { currentPlan, limitsOf } from './plans.ts'
import * as query from './queries.ts'
import type { Payments, Stripe } from './stripe.ts'
import { stand } from './sync.ts'

/** Returns the account with prices, or without them if Stripe can't be reached. */
export async function get(payments: Payments, actor: Actor): Promise<Billing> {
  const { services, stripe } = payments
  const catalog = stripe ? await tryCatalog(payments, stripe) : null
  const { database, config } = services
  const account = await withScope(database, actor, present)
  const operator = await tenants.findOperator(database.system, config)
  return {
    ...account,
    mode: stripe ? 'stripe' : config.PLANS === 'off' ? 'none' : 'manual',
    offers: [...(catalog?.offers ?? [])],
    isReachable: !stripe || catalog !== null,
    isOperator: operator === actor.tenantId,
  }
}

/** The longest that prices may delay the page. */
const PATIENCE_MS = 3_000

/** Returns the prices if they arrive in time; later ones are cached for the next call. */
function tryCatalog({ services }: Payments, stripe: Stripe): Promise<Catalog | null> {
  const catalog = readCatalog(stripe).catch((error) => {
    services.log.warn({ err: error }, 'Stripe')
    return null
  })
  return Promise.race([catalog, setTimeout(PATIENCE_MS, null, { ref: false })])
}

async function present(scope: Scope) {
  const subscription = await query.findSubscription(scope)
  return {
    plan: await currentPlan(scope),
    limits: await limitsOf(scope),
    usage: await usageOf(scope),
    subscription: subscription?.status
      ? {
          status: subscription.status,
          interval: subscription.billedEach as 'month' | 'year' | null,
          renewsAt: subscription.renewsAt,
          endsAt: subscription.endsAt,
        }
      : null,
  }
}

export async function usageOf(scope: Scope): Promise<Usage> {
  const seats = await countSeats(scope)
  const shortDomains = await query.countDomains(scope)
  const links = await countLinks(scope)
  return { ...(await countContent(scope)), links, seats, shortDomains }
}

const Place = Type.Object({ createdAt: Time, id: Type.String({ maxLength: 100 }) })

export async function listInvoices(
  scope: Scope,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
): Promise<{ items: Invoice[]; nextCursor: string | null }> {
  const after = readCursor(cursor, Place)
  const rows = await query.findInvoices(scope, { limit: limit + 1, ...(after && { after }) })
  return pageOf(rows, limit, ({ createdAt, id }) => ({ createdAt, id }))
}

interface Switch {
  plan: PlanId
  status?: AccountStatus
  since?: string
}

/**
 * Sets plan and status by hand, to reach every state a payment could lead to. Nothing is paid by that, so the caller makes
 * sure that the server's operator asks for it, whose word counts like a payment.
 */
export async function switchPlan(
  { config }: Pick<Services, 'config'>,
  scope: Scope,
  { plan, status = plan === 'trial' ? 'trialing' : 'active', since }: Switch,
): Promise<void> {
  requireByHand(config)
  const begins = since === undefined ? Date.now() : pastTime(since)
  const before = await query.lockAccount(scope)
  const isBegun = status === 'trialing' && (before.status !== 'trialing' || since !== undefined)
  const trialEndsAt = new Date(begins + TRIAL_DAYS * DAY).toISOString()
  const next = { plan, status, ...(isBegun && { trialEndsAt }) }
  await stand(scope, before, next, since && new Date(begins).toISOString())
  await tenants.setUnpaid(scope, false)
}

/** Throws `conflict` where plans are paid for, or where there are none. */
export function requireByHand({ STRIPE_SECRET_KEY, PLANS }: Services['config']): void {
  if (STRIPE_SECRET_KEY) throw new Problem('conflict', says('plansArePaidHere'))
  if (PLANS === 'off') throw new Problem('conflict', says('thisServerHasNoPlansSet'))
}

/** The earliest accepted time, before any account existed. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z')

/** Parses a past time; throws `invalid` for times the calendar doesn't have. */
function pastTime(text: string): number {
  const time = Date.parse(text)
  if (time >= EARLIEST && time <= Date.now()) return time
  throw invalidField('since', says('mustBeInPast'))
}
