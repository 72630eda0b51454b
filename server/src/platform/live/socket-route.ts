import { SOCKET_UNAUTHENTICATED } from '@satchel/contract/live.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authenticator, Identity } from '../security/identity.ts'
import { refusalOf, type Tokens } from './connection.ts'
import type { Doors } from './live.ts'

/**
 * Registers `/socket?authorization=…&identity=…`. Closes with 4401 for a bad token, 4402 for an inactive tenant, 4403
 * if a second factor is due, 4408 once the tokens have expired, 4429 for too many sockets.
 */
export function socketRoute(app: FastifyInstance, authenticator: Authenticator, live: Doors): void {
  const identities = new WeakMap<FastifyRequest, Identity>()
  // Authenticate before the socket opens, so an open socket misses nothing.
  const identify = async (request: FastifyRequest) => {
    const identity = await authenticator.authenticateTokens(...tokensOf(request)).catch(() => null)
    if (identity) identities.set(request, identity)
  }
  app.get('/socket', { websocket: true, preHandler: identify }, (socket, request) => {
    const identity = identities.get(request)
    const refusal = identity && refusalOf(identity)
    const opened = { socket, line: request.raw.socket, tokens: tokensOf(request) }
    if (!identity) socket.close(SOCKET_UNAUTHENTICATED, 'unauthenticated')
    else if (refusal) socket.close(...refusal)
    else live.add({ ...opened, identity }, authenticator.recheckTokens)
  })
}

function tokensOf({ query }: FastifyRequest): Tokens {
  const { authorization, identity } = query as Record<string, unknown>
  return [String(authorization ?? '').replace(/^Bearer /, ''), String(identity ?? '')]
}
