import * as contract from '@satchel/contract/tenants/billing.ts'
import type { FastifyInstance } from 'fastify'
import { withScope } from '../platform/database/scope.ts'
import { admit, serve, serveOutside } from '../platform/http/serve.ts'
import type { Rule } from '../platform/security/limits.ts'
import * as tenants from '../tenants/service.ts'
import * as account from './account.ts'
import type { Payments } from './stripe.ts'
import * as pages from './stripe-pages.ts'
import { sync } from './sync.ts'
import { receive, takeBytes } from './webhook.ts'

/** Limits a tenant's share of Stripe's rate limit. */
const OF_TENANT: Rule = { name: 'stripe-tenant', calls: 60, seconds: 60 }

export async function billingRoutes(app: FastifyInstance, payments: Payments): Promise<void> {
  const { services } = payments
  serveOutside(app, contract.getBilling, (actor) => account.get(payments, actor))
  serveOutside(app, contract.refreshBilling, async (actor) => {
    await services.limits.spend(OF_TENANT, actor.tenantId)
    await sync(payments, actor.tenantId)
    return account.get(payments, actor)
  })
  serve(app, contract.listInvoices, (scope, { query }) => account.listInvoices(scope, query))
  serveOutside(app, contract.openCheckout, async (actor, { body }) => {
    await services.limits.spend(OF_TENANT, actor.tenantId)
    return pages.openCheckout(payments, actor, body)
  })
  serveOutside(app, contract.openPortal, async (actor, { body }) => {
    await services.limits.spend(OF_TENANT, actor.tenantId)
    return pages.openPortal(payments, actor, body)
  })
  serveOutside(app, contract.switchPlan, async (actor, { body }) => {
    account.requireByHand(services.config)
    await tenants.requireOperator(services, actor)
    await withScope(services.database, actor, (scope) => account.switchPlan(services, scope, body))
    services.forgetIdentities(actor.tenantId)
    return account.get(payments, actor)
  })

  const endpoint = contract.receiveStripeEvent
  await app.register((scope, _options, done) => {
    takeBytes(scope)
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      onRequest: (request) => admit(services, request, endpoint),
      handler: (request) => receive(payments, request),
    })
    done()
  })
}
