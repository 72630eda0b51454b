import type { WebSocket } from '@fastify/websocket'
import { PING_INTERVAL, SOCKETS_PER_PERSON } from '@satchel/contract/constants.ts'
import {
  type LiveMessage,
  SOCKET_INACTIVE,
  SOCKET_INCOMPLETE,
  SOCKET_TOO_MANY,
  SOCKET_UNAUTHENTICATED,
} from '@satchel/contract/live.ts'
import { OPEN_STATUSES } from '@satchel/contract/tenants.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Authenticator, Identity } from '../security/identity.ts'

type Tokens = [accessToken: string, identityToken: string]
type Authenticate = Authenticator['authenticateTokens']

interface Connection {
  socket: WebSocket
  identity: Identity
  tokens: Tokens
  unanswered: number
}

const MESSAGE_MAX = 1_024
/** The backlog at which a reader is disconnected; it reconnects and reloads. */
const BACKLOG_MAX = 4 * 1_048_576

/** The open sockets of this node, by tenant. */
export interface Live {
  has(tenantId: string): boolean
  /** Sends to a tenant's sockets, or to some of them; the message is encoded once. */
  send(tenantId: string, message: LiveMessage, to?: (identity: Identity) => boolean): void
  /**
   * Closes sockets of a session, person or tenant whose tokens are no longer valid; others continue with their
   * current permissions.
   */
  recheck(id: string, authenticate: Authenticate): Promise<void>
  close(): void
}

interface Doors extends Live {
  add(socket: WebSocket, identity: Identity, tokens: Tokens, authenticate: Authenticate): void
}

export function openLive(log: Log): Doors {
  const tenants = new Map<string, Set<Connection>>()

  const timer = setInterval(() => {
    const frame = JSON.stringify({ action: 'ping' } satisfies LiveMessage)
    for (const connections of tenants.values())
      for (const connection of connections) {
        if (connection.unanswered >= 2) connection.socket.terminate()
        else connection.socket.send(frame)
        connection.unanswered += 1
      }
  }, PING_INTERVAL)
  timer.unref()

  return {
    has: (tenantId) => tenants.has(tenantId),
    add(socket, identity, tokens, authenticate) {
      const { tenantId } = identity.actor
      const connection: Connection = { socket, identity, tokens, unanswered: 0 }
      const connections = tenants.get(tenantId) ?? new Set()
      if (countOf(connections, identity) >= SOCKETS_PER_PERSON) {
        // The newest goes: a page that lost its socket would only come back and push out the next.
        socket.close(SOCKET_TOO_MANY, 'too-many-sockets')
        return
      }
      tenants.set(tenantId, connections.add(connection))
      socket.on('message', (data) => {
        if (isPong(data.toString().slice(0, MESSAGE_MAX))) connection.unanswered = 0
      })
      socket.on('error', (error) => log.debug({ err: error }, 'socket'))
      socket.on('close', () => {
        connections.delete(connection)
        if (connections.size === 0) tenants.delete(tenantId)
      })
      // Catches changes made before the connection was registered.
      void recheckConnection(connection, authenticate)
    },
    send(tenantId, message, to) {
      const frame = JSON.stringify(message)
      for (const { socket, identity } of tenants.get(tenantId) ?? []) {
        if (to && !to(identity)) continue
        if (socket.bufferedAmount > BACKLOG_MAX) socket.terminate()
        else socket.send(frame)
      }
    },
    async recheck(id, authenticate) {
      for (const connections of tenants.values())
        for (const connection of connections) {
          const { actor, sessionId } = connection.identity
          if ([sessionId, actor.id, actor.tenantId].includes(id))
            await recheckConnection(connection, authenticate)
        }
    },
    close() {
      clearInterval(timer)
      for (const connections of tenants.values())
        for (const { socket } of connections) socket.close(1001)
    },
  }
}

function countOf(connections: Set<Connection>, { actor }: Identity): number {
  let count = 0
  for (const { identity } of connections) if (identity.actor.id === actor.id) count += 1
  return count
}

function recheckConnection(connection: Connection, authenticate: Authenticate): Promise<void> {
  const { socket, tokens } = connection
  return authenticate(...tokens).then(
    (fresh) => {
      connection.identity = fresh
      if (fresh.owesSecondFactor) socket.close(SOCKET_INCOMPLETE)
    },
    () => socket.close(SOCKET_UNAUTHENTICATED),
  )
}

function isPong(text: string): boolean {
  try {
    return (JSON.parse(text) as { action?: unknown }).action === 'pong'
  } catch {
    return false
  }
}

/**
 * Registers `/socket?authorization=…&identity=…`. Closes with 4401 for a bad token, 4402 for an inactive tenant, 4403
 * if a second factor is due, 4429 for too many sockets.
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
    if (!identity) socket.close(SOCKET_UNAUTHENTICATED, 'unauthenticated')
    else if (identity.owesSecondFactor) socket.close(SOCKET_INCOMPLETE, 'second-factor-required')
    else if (OPEN_STATUSES.includes(identity.status))
      live.add(socket, identity, tokensOf(request), authenticator.authenticateTokens)
    else socket.close(SOCKET_INACTIVE, 'account-inactive')
  })
}

function tokensOf({ query }: FastifyRequest): Tokens {
  const { authorization, identity } = query as Record<string, unknown>
  return [String(authorization ?? '').replace(/^Bearer /, ''), String(identity ?? '')]
}
