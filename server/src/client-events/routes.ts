import * as contract from '@satchel/contract/analytics/client-events.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseJson } from '../platform/http/input/json-body.ts'
import { networkOf } from '../platform/http/network.ts'
import { actorIfAny } from '../platform/http/optional-identity.ts'
import { servePublic } from '../platform/http/serve.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import * as events from './service.ts'

export async function clientEventRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app
  servePublic(app, contract.sendEvents, async ({ body }, { request }) =>
    events.take(services, body, await senderOf(services, request)),
  )
  servePublic(app, contract.putEndpoint, async ({ params, body }, { request }) =>
    events.putEndpoint(services, params.id, body, await senderOf(services, request)),
  )
  await app.register((beacons, _options, done) => {
    takeText(beacons)
    servePublic(beacons, contract.sendBeacon, ({ body }, { request }) =>
      events.take(services, body, { actor: undefined, network: networkOf(request.ip) }),
    )
    done()
  })
}

async function senderOf(services: Services, request: FastifyRequest): Promise<events.Sender> {
  return { actor: await actorIfAny(services, request), network: networkOf(request.ip) }
}

/** `sendBeacon` sends plain text, for which no browser asks beforehand. */
function takeText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseJson(text.toString()))
    } catch (cause) {
      done(cause instanceof Problem ? cause : new Problem('malformed', says('sendJson'), { cause }))
    }
  })
}
