import type StripeClient from 'stripe'
import type { Db } from '../platform/database/database.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { audit } from '../platform/security/audit.ts'
import { announceChange } from '../platform/security/identity.ts'
import * as tenants from '../tenants/service.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import * as query from './queries.ts'
import { asking, type Payments, type Stripe } from './stripe.ts'
import { recordOf, relevantSubscription, standingAfter, timeOf } from './subscription-status.ts'

/** Retries for more than a day, because nothing that was paid may be lost. */
const SYNC_ATTEMPTS = 25
const SUBSCRIPTIONS_MAX = 20
const INVOICES_MAX = 24

/**
 * Syncs the account with Stripe's current state. An event may be outdated when it arrives, so it only triggers this:
 * order and repeats don't matter.
 */
export async function sync(payments: Payments, tenantId: string): Promise<void> {
  const { services, stripe } = payments
  const actor = systemActor(tenantId)
  const existing = await withScope(services.database, actor, query.findSubscription)
  if (!existing || !stripe) return
  const askedAt = new Date().toISOString()
  const state = await asking(payments, ask(stripe, existing.customerId))
  await withScope(services.database, actor, (scope) => takeOver(scope, state, askedAt))
}

export async function enqueueSync(db: Db, tenantId: string): Promise<void> {
  const options = { jobKey: `billing:${tenantId}`, maxAttempts: SYNC_ATTEMPTS }
  await enqueue({ db }, 'sync-billing', { tenantId }, options)
}

interface State {
  subscription: StripeClient.Subscription | undefined
  invoices: StripeClient.Invoice[]
  catalog: Catalog
}

async function ask(stripe: Stripe, customer: string): Promise<State> {
  const [subscriptions, invoices, catalog] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: SUBSCRIPTIONS_MAX }),
    stripe.invoices.list({ customer, limit: INVOICES_MAX }),
    readCatalog(stripe),
  ])
  return {
    subscription: relevantSubscription(subscriptions.data),
    invoices: invoices.data,
    catalog,
  }
}

async function takeOver(
  scope: Scope,
  { subscription, invoices, catalog }: State,
  askedAt: string,
): Promise<void> {
  const existing = await query.lockSubscription(scope)
  // Another was asked later, and was quicker.
  if (!existing || (existing.askedAt !== null && existing.askedAt > askedAt)) return
  const state = subscription && recordOf(subscription, catalog)
  await query.updateSubscription(scope, { ...state, askedAt })
  await query.upsertInvoices(scope, invoices.map(invoiceOf))
  if (!state) return
  const before = await query.lockAccount(scope)
  await stand(scope, before, standingAfter(before, state))
  // A trial at Stripe takes no payment.
  await tenants.setUnpaid(scope, state.status === 'trialing')
}

/** Saves a new status and publishes it to open tabs, the audit log and cached identities. */
export async function stand(
  scope: Scope,
  before: tenants.Standing,
  next: tenants.Standing,
  since?: string,
): Promise<void> {
  if (before.status === next.status && before.plan === next.plan && !since) return
  await tenants.setStanding(scope, next, since)
  await announceChange(scope, scope.actor.tenantId)
  await record(scope, { type: 'tenant.changed' })
  const details = { plan: next.plan, status: next.status, was: before }
  await audit(scope, { action: 'billing.changed', details })
}

function invoiceOf(invoice: StripeClient.Invoice): query.InvoiceRow {
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status ?? 'draft',
    amount: invoice.total,
    currency: invoice.currency.toUpperCase(),
    createdAt: timeOf(invoice.created) ?? '',
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}
