import type { Readable } from 'node:stream'
import { uploadLogo } from '@satchel/contract/tenants/tenants.ts'
import type { FastifyInstance } from 'fastify'
import { serveRaw } from '../platform/http/serve.ts'
import { orNotFound } from '../platform/problem.ts'
import * as tenants from '../tenants/service.ts'
import * as branding from './service.ts'

export async function brandingRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload))
    serveRaw(scope, uploadLogo, (actor, { params }, { request }) =>
      branding.uploadLogo(services, actor, params.id, request.body as Readable | undefined),
    )
    done()
  })
  logoRoute(app)
}

/** Serves the logo without tokens at a permanent address, for old emails and other sites. */
function logoRoute(app: FastifyInstance): void {
  const { services } = app
  app.get<{ Params: { tenantId: string } }>('/files/logos/:tenantId', async ({ params }, reply) => {
    const key = orNotFound(
      await tenants.findLogo(services.database.system, params.tenantId),
      'Logo',
    )
    reply.headers({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    })
    return services.files.send(reply, key)
  })
}
