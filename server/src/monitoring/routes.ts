import * as contract from '@satchel/contract/monitoring.ts'
import { ENVELOPE_MAX } from '@satchel/contract/monitoring.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve, servePublic } from '../platform/http/serve.ts'
import { Problem, says } from '../platform/problem.ts'
import { dsnOf } from './sender.ts'
import * as errors from './service.ts'

export async function monitoringRoutes(app: FastifyInstance): Promise<void> {
  serve(app, contract.listErrors, (scope, { query }) => errors.list(scope, query))
  serve(app, contract.getError, (scope, { params }) => errors.get(scope, params.id))
  serve(app, contract.changeError, (scope, { params, body }) =>
    errors.setStatus(scope, params.id, body.status),
  )
  serve(app, contract.deleteError, (scope, { params }) => errors.remove(scope, params.id))
  serve(app, contract.getErrorDsn, async ({ actor }) => ({
    dsn: dsnOf(app.services, actor.tenantId),
  }))
  await app.register((envelopes, _options, done) => {
    takeEnvelopes(envelopes)
    done()
  })
}

const TYPES = /^(?:text\/plain|application\/x-sentry-envelope)\s*(?:;|$)/i

/** Bodies come as plain text, so that browsers ask for no leave beforehand, or without a type. */
function takeEnvelopes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: ENVELOPE_MAX } as const
  app.addContentTypeParser('*', options, (request, body, done) => {
    const type = request.headers['content-type']
    if (!type || TYPES.test(type)) return done(null, body)
    done(new Problem('unsupported-media-type', says('sendTextOrEnvelope')))
  })
  for (const endpoint of [
    contract.sendEnvelope,
    contract.sendEnvelopeSlash,
    contract.sendEnvelopeByDsn,
    contract.sendEnvelopeByDsnBare,
  ])
    servePublic(app, endpoint, (_, { request }) =>
      errors.receive(app.services, request, bodyOf(request)),
    )
}

function bodyOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new Problem('malformed', says('sendEnvelope'))
}
