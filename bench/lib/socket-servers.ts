import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import websocket from '@fastify/websocket'
import type { LiveMessage } from '@satchel/contract/live.ts'
import fastify from 'fastify'
import * as ws from 'ws'
import { openLive } from '../../server/src/platform/live/live.ts'
import { socketRoute } from '../../server/src/platform/live/socket-route.ts'
import type { Identity } from '../../server/src/platform/security/identity.ts'

// What fan-out is compared with, each in a process of its own: `ws` alone, which sends one prepared frame, and the
// product's socket, whose people are whoever their token says. A message from the parent has it send so many.

const MESSAGE: LiveMessage = {
  action: 'items-update',
  updatedItems: [
    {
      id: randomUUID(),
      originalName: 'Price sheet 2026.pdf',
      collectionId: null,
      meta: { importId: 'import-1' },
    },
  ],
}

/** Sender of `ws`, which its types leave out: frames a message once for many sockets. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } }

const [name] = process.argv.slice(2)
const port = name === 'bare' ? await startBare() : await startProduct()
process.send?.(port)
process.once('disconnect', () => process.exit())

interface Prepared {
  _sender: { sendFrame(frame: Buffer[]): void }
}

async function startBare(): Promise<number> {
  const server = new ws.WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const options = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: false }
  process.on('message', (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      const frame = Buffer.concat(Sender.frame(Buffer.from(JSON.stringify(MESSAGE)), options))
      for (const client of server.clients)
        (client as unknown as Prepared)._sender.sendFrame([frame])
    }
  })
  return portOf(server.address())
}

async function startProduct(): Promise<number> {
  const app = fastify()
  await app.register(websocket)
  const live = openLive(app.log)
  const tenantId = randomUUID()
  const check = async (id: string) => {
    const identity = identityOf(id, tenantId)
    return { identity, recheck: async () => identity }
  }
  const authenticator = { authenticateSocket: check, renewSocket: check }
  socketRoute(app, authenticator as unknown as Parameters<typeof socketRoute>[1], live)
  process.on('message', (count: number) => {
    for (let sent = 0; sent < count; sent += 1)
      live.send(tenantId, MESSAGE, ({ actor }) => actor.role !== 'viewer')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server.address())
}

function identityOf(id: string, tenantId: string): Identity {
  return {
    actor: { id, name: id, tenantId, role: 'editor', permissions: new Set() },
    sessionId: id,
    status: 'active',
    readableUntil: null,
    suspendedReason: null,
    owesSecondFactor: false,
    expiresAt: Number.POSITIVE_INFINITY,
  }
}

function portOf(address: ReturnType<ws.WebSocketServer['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}
