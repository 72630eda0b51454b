import type { FastifyInstance, FastifyRequest } from 'fastify'
import type StripeClient from 'stripe'
import { Problem, says } from '../platform/problem.ts'
import * as query from './queries.ts'
import type { Payments } from './stripe.ts'
import { enqueueSync } from './sync.ts'

/** Leaves the body as bytes, which its signature was made of. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Receives an event. Once it's saved, a job fetches the current state. */
export async function receive(payments: Payments, request: FastifyRequest) {
  const event = readEvent(payments, request)
  const customerId = customerOf(event)
  await payments.services.database.system.transaction().execute(async (db) => {
    if (!(await query.saveEvent(db, event.id, event.type)) || !customerId) return
    const tenantId = await query.findTenantOf(db, customerId)
    if (tenantId) await enqueueSync(db, tenantId)
  })
  return { received: true }
}

function readEvent({ services, stripe }: Payments, request: FastifyRequest): StripeClient.Event {
  const { STRIPE_WEBHOOK_SECRET: secret } = services.config
  if (!stripe || !secret) throw new Problem('not-found', says('paymentsArentSetUpHere'))
  const signature = request.headers['stripe-signature']
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
    throw new Problem('malformed', says('thisEventIsntSignedByStripe'))
  try {
    return stripe.webhooks.constructEvent(request.body, signature, secret)
  } catch (error) {
    services.log.warn({ err: error }, 'Stripe: an event was refused')
    throw new Problem('malformed', says('eventSignatureInvalidOrOld'))
  }
}

function customerOf({ data }: StripeClient.Event): string | undefined {
  const { object, id, customer } = data.object as {
    object?: string
    id?: string
    customer?: string | { id: string } | null
  }
  if (object === 'customer') return id
  return typeof customer === 'object' ? customer?.id : customer
}
