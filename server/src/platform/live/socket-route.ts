import { SOCKET_PROTOCOL } from '@satchel/contract/live.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authenticator, SocketCaller } from '../security/identity.ts'
import { failureOf, refusalOf } from './connection.ts'
import type { LiveServer } from './live.ts'

/**
 * Registers `/socket`, whose tokens are in the query, `?authorization=…&identity=…`, or subprotocols (`socketProtocols`).
 * Our own pages send tokens that open one socket and nothing else. Closes with 4401 for a bad token, 4402 for an inactive tenant, 4403
 * if a second factor is due, 4408 once the tokens have expired, 4429 for too many sockets, 1013 while the database is away.
 */
export function socketRoute(
  app: FastifyInstance,
  authenticator: Authenticator,
  live: LiveServer,
): void {
  const callers = new WeakMap<FastifyRequest, SocketCaller>()
  const failures = new WeakMap<FastifyRequest, unknown>()
  // Authenticate before the socket opens, so an open socket misses nothing.
  const identify = async (request: FastifyRequest) => {
    try {
      callers.set(request, await authenticator.authenticateSocket(...tokensOf(request)))
    } catch (error) {
      failures.set(request, error)
    }
  }
  app.get('/socket', { websocket: true, preHandler: identify }, (socket, request) => {
    const caller = callers.get(request)
    const refusal = caller ? refusalOf(caller.identity) : failureOf(failures.get(request))
    if (refusal) socket.close(...refusal)
    else if (caller)
      live.add({ ...caller, socket, line: request.raw.socket }, authenticator.renewSocket)
  })
}

/** Answers our own subprotocol alone: a token is not sent back. */
export function chooseProtocol(offered: Set<string>): string | false {
  return offered.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL
}

function tokensOf({ query, headers }: FastifyRequest): [authorization: string, identity: string] {
  const offered = headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? []
  const { authorization, identity } = offered.includes(SOCKET_PROTOCOL)
    ? Object.fromEntries(offered.map((text) => text.split(/\.(.*)/, 2)))
    : (query as Record<string, unknown>)
  return [String(authorization ?? '').replace(/^Bearer /, ''), String(identity ?? '')]
}
