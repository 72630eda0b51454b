import { PUBLIC_CACHE } from '@satchel/contract/constants.ts'
import * as contract from '@satchel/contract/reference.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, servePublic } from '../platform/http/serve.ts'
import { asyncapi } from './asyncapi.ts'
import { CONVENTIONS_PATH, conventionsPage } from './conventions.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { openapi } from './openapi.ts'
import { REFERENCE_POLICY, referencePage } from './page.ts'

export function referenceRoutes(app: FastifyInstance): void {
  docsRoutes(app)
  const document = openapi(app.services.config.PUBLIC_URL)
  servePublic(app, contract.getOpenapi, async () => document)
  const events = asyncapi(app.services.config.PUBLIC_URL)
  servePublic(app, contract.getAsyncapi, async () => events)
  const onRequest = (request: FastifyRequest) => admit(app.services, request, contract.getReference)
  const config = { endpoint: contract.getReference }
  const page = referencePage()
  app.get(contract.getReference.path, { onRequest, config }, async (_request, reply) =>
    sendPage(reply, page, REFERENCE_POLICY),
  )
  const conventions = conventionsPage()
  app.get(CONVENTIONS_PATH, async (_request, reply) =>
    sendPage(reply.header('cache-control', `public, max-age=${PUBLIC_CACHE}`), conventions),
  )
}

const STILL = "default-src 'none'; style-src 'unsafe-inline'"

function sendPage(reply: FastifyReply, page: string, policy = STILL): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
}
