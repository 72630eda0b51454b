import * as contract from '@satchel/contract/webhooks/webhooks.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { replay } from './replay.ts'
import * as webhooks from './service.ts'

export function webhookRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, contract.listWebhooks, webhooks.list)
  serve(app, contract.createWebhook, (scope, { body }) => webhooks.create(scope, services, body))
  serve(app, contract.updateWebhook, (scope, { params, body }) =>
    webhooks.change(scope, services, params.id, body),
  )
  serve(app, contract.deleteWebhook, (scope, { params }) => webhooks.remove(scope, params.id))
  serve(app, contract.renewWebhookSecret, (scope, { params, body }) =>
    webhooks.renewSecret(scope, services, params.id, body),
  )
  serve(app, contract.testWebhook, (scope, { params }) =>
    webhooks.test(scope, services.config, params.id),
  )
  serve(app, contract.listWebhookDeliveries, (scope, { params, query }) =>
    webhooks.deliveries(scope, services.config, params.id, query),
  )
  serve(app, contract.resendWebhookDelivery, (scope, { params }) =>
    webhooks.resend(scope, services.config, params.id, params.deliveryId),
  )
  serve(app, contract.replayWebhook, (scope, { params, body }) =>
    replay(scope, params.id, body.day),
  )
}
