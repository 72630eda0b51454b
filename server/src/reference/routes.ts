import * as contract from '@satchel/contract/integrations/reference.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit, servePublic } from '../platform/http/serve.ts'
import { asyncapi } from './asyncapi.ts'
import { openapi } from './openapi.ts'
import { referencePage } from './page.ts'

export function referenceRoutes(app: FastifyInstance): void {
  const document = openapi(app.services.config.PUBLIC_URL)
  servePublic(app, contract.getOpenapi, async () => document)
  const events = asyncapi(app.services.config.PUBLIC_URL)
  servePublic(app, contract.getAsyncapi, async () => events)
  const onRequest = (request: FastifyRequest) => admit(app.services, request, contract.getReference)
  const config = { endpoint: contract.getReference }
  app.get(contract.getReference.path, { onRequest, config }, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(referencePage()),
  )
}
