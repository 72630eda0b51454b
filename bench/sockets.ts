import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { socketProtocols } from '@satchel/contract/live.ts'
import { exitCode, figure, note } from './lib/figures.ts'

// How fast a message reaches 1,000 sockets of one tenant, against `ws` alone sending one prepared frame. Whoever
// listens only counts bytes, so that it takes little from the two.

const SOCKETS = 1_000
/** Sockets per person, below the limit. */
const PER_PERSON = 40
const ROUNDS = 5
const BATCHES = 6
/** Messages per batch; the next is sent once all have arrived, so that nobody falls behind. */
const BATCH = 20
const SHARE_MIN = 0.8

const bare = await open('bare')
const product = await open('product')
const shares: number[] = []
for (let round = -1; round < ROUNDS; round += 1) {
  const [alone, ours] = [await deliver(bare), await deliver(product)]
  if (round < 0) continue
  shares.push(ours / alone)
  note(`round ${round + 1}: ${describeRate(alone)} by ws, ${describeRate(ours)} by the product`)
}
const median = shares.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
figure(`fan-out to ${SOCKETS} sockets, of bare ws`, median, { atLeast: SHARE_MIN })
for (const { server } of [bare, product]) server.kill()
process.exitCode = exitCode()

interface Opened {
  server: ChildProcess
  /** Returns the bytes that all sockets have received. */
  received: () => number
}

async function open(name: string): Promise<Opened> {
  const server = fork(fileURLToPath(new URL('./lib/socket-servers.ts', import.meta.url)), [name])
  const [port] = (await once(server, 'message')) as [number]
  let received = 0
  for (let number = 0; number < SOCKETS; number += 1) {
    const person = `person-${Math.floor(number / PER_PERSON)}`
    const socket = await shakeHands(port, person)
    socket.on('data', ({ length }) => {
      received += length
    })
  }
  return { server, received: () => received }
}

async function shakeHands(port: number, person: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const key = Buffer.alloc(16, 1).toString('base64')
  socket.write(
    [
      'GET /socket HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      `Sec-WebSocket-Key: ${key}`,
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Protocol: ${socketProtocols(person, person).join(', ')}`,
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (!answer.toString().startsWith('HTTP/1.1 101')) throw new Error(answer.toString())
  return socket
}

/** Returns deliveries a second. */
async function deliver({ server, received }: Opened): Promise<number> {
  const size = await sizeOf({ server, received })
  const begin = performance.now()
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const expected = received() + size * SOCKETS * BATCH
    server.send(BATCH)
    await reaches(received, expected)
  }
  return (BATCHES * BATCH * SOCKETS) / ((performance.now() - begin) / 1_000)
}

/** Returns the bytes of one frame. */
async function sizeOf({ server, received }: Opened): Promise<number> {
  const before = received()
  server.send(1)
  await reaches(received, before + SOCKETS)
  let last = 0
  while (last !== received()) {
    last = received()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return (last - before) / SOCKETS
}

async function reaches(received: () => number, expected: number): Promise<void> {
  while (received() < expected) await new Promise(setImmediate)
}

function describeRate(rate: number): string {
  return `${Math.round(rate / 1_000)},000/s`
}
