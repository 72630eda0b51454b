import { PING_INTERVAL, SOCKETS_PER_PERSON } from '@satchel/contract/constants.ts'
import { type LiveMessage, SOCKET_RESTART, SOCKET_TOO_MANY } from '@satchel/contract/live.ts'
import type { Log } from '../log.ts'
import type { Identity } from '../security/identity.ts'
import {
  type Connection,
  EXPIRED,
  hasExpired,
  type Renew,
  receive,
  recheckConnection,
  write,
} from './connection.ts'
import { frameOf } from './frame.ts'

/** The open sockets of this node, by tenant. */
export interface Live {
  has(tenantId: string): boolean
  count(): number
  /** Sends to a tenant's sockets, or to some of them; the message is encoded once. */
  send(tenantId: string, message: LiveMessage, to?: (identity: Identity) => boolean): void
  /**
   * Closes sockets of a session, person or tenant whose tokens are no longer valid; others continue with their
   * current permissions.
   */
  recheck(id: string): Promise<void>
  /** Closes the sockets of a tenant, or all, that may have missed a message: they reconnect and reload. */
  reload(tenantId?: string): void
  close(): void
}

/** Live messages, with the sockets they go to. */
export interface LiveServer extends Live {
  add(opened: Opened, renewSocket: Renew): void
}

type Opened = Pick<Connection, 'socket' | 'line' | 'identity' | 'recheck'>

const PING = frameOf({ action: 'ping' })
const UNANSWERED_MAX = 2
const GOING_AWAY = 1001

export function openLive(log: Log): LiveServer {
  const tenants = new Map<string, Set<Connection>>()
  const timer = setInterval(() => {
    for (const connections of tenants.values()) for (const each of connections) ping(each)
  }, PING_INTERVAL)
  timer.unref()

  const closeAll = (connections: Iterable<Connection>, code: number) => {
    for (const { socket } of connections) socket.close(code)
  }
  return {
    has: (tenantId) => tenants.has(tenantId),
    count: () => [...tenants.values()].reduce((sum, { size }) => sum + size, 0),
    add(opened, renewSocket) {
      const { socket, identity } = opened
      const { tenantId } = identity.actor
      const connection: Connection = { ...opened, unanswered: 0, received: 0 }
      const connections = tenants.get(tenantId) ?? new Set()
      if (countOf(connections, identity) >= SOCKETS_PER_PERSON) {
        // The newest goes: a page that lost its socket would only come back and push out the next.
        socket.close(SOCKET_TOO_MANY, 'too-many-sockets')
        return
      }
      tenants.set(tenantId, connections.add(connection))
      socket.on('message', (data, isBinary) =>
        receive(connection, data as Buffer, isBinary, renewSocket),
      )
      socket.on('error', (error) => log.debug({ err: error }, 'socket'))
      socket.on('close', () => {
        connections.delete(connection)
        if (connections.size === 0 && tenants.get(tenantId) === connections)
          tenants.delete(tenantId)
      })
      // Catches changes made before the connection was registered.
      void recheckConnection(connection)
    },
    send(tenantId, message, to) {
      const connections = tenants.get(tenantId)
      if (!connections) return
      const frame = frameOf(message)
      for (const connection of connections)
        if (!to || to(connection.identity)) write(connection, frame)
    },
    async recheck(id) {
      for (const connections of tenants.values())
        for (const connection of connections) {
          const { actor, sessionId } = connection.identity
          if (sessionId === id || actor.id === id || actor.tenantId === id)
            await recheckConnection(connection)
        }
    },
    reload(tenantId) {
      const some = tenantId === undefined ? [...tenants.values()] : [tenants.get(tenantId) ?? []]
      for (const connections of some) closeAll(connections, SOCKET_RESTART)
    },
    close() {
      clearInterval(timer)
      for (const connections of tenants.values()) closeAll(connections, GOING_AWAY)
    },
  }
}

function ping(connection: Connection): void {
  const { socket, unanswered } = connection
  if (unanswered >= UNANSWERED_MAX) socket.terminate()
  else if (hasExpired(connection)) socket.close(...EXPIRED)
  else write(connection, PING)
  connection.unanswered += 1
  connection.received = 0
}

function countOf(connections: Set<Connection>, { actor }: Identity): number {
  let count = 0
  for (const { identity } of connections) if (identity.actor.id === actor.id) count += 1
  return count
}
