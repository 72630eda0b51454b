import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { locationOf, tusClient } from '../../../test/tus.ts'

const SECONDS = 1
const satchel = product({ config: { REQUEST_TIMEOUT: `${SECONDS}` } })
const { create } = tusClient(satchel)

async function dial(): Promise<Socket> {
  const { port } = new URL(await satchel.listen())
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends a little, again and again, until the other end hangs up; returns what it said. */
async function trickle(head: string, drop: string): Promise<string> {
  const socket = await dial()
  socket.write(head)
  const timer = setInterval(() => socket.write(drop), 50)
  socket.on('error', () => undefined)
  let message = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    message += part
    // What is written to a line that was closed would take back what was not read of it yet.
    clearInterval(timer)
  })
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return message
}

const head = (method: string, path: string, headers: Record<string, string>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

const tokensOf = ({ tokens }: Person) => ({
  authorization: `Bearer ${tokens.accessToken}`,
  'x-identity-token': tokens.identityToken,
})

describe('a client that trickles is let go', () => {
  test.for([
    ['in its headers', 'GET /healthz HTTP/1.1\r\nhost: a\r\n', 'x-slow: 1\r\n'],
    [
      'in the body of a call',
      head('POST', '/api/auth/v1/sessions', {
        'content-type': 'application/json',
        'content-length': '1000000',
      }),
      ' ',
    ],
    [
      'in a body that was refused',
      head('POST', '/api/items/v1', {
        'content-type': 'application/json',
        'content-length': '1000000',
      }),
      ' ',
    ],
  ] as const)('%s', async ([place, start, drop]) => {
    const message = await trickle(start, drop)
    const isRefused = place === 'in a body that was refused'
    expect(message).toMatch(isRefused ? /^HTTP\/1\.1 401 / : /^HTTP\/1\.1 408 /)
    if (!isRefused) expect(message).toContain('"code":"request-timeout"')
  })

  test('in an upload, without an answer, so that tus clients resume it', async () => {
    const owner = await satchel.newTenant()
    const url = locationOf(await create(owner, 1_000_000))
    const start = head('PATCH', url, {
      ...tokensOf(owner),
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': '1000000',
    })
    expect(await trickle(start, 'x')).toBe('')
  })
})

test('a client that goes on sending after the answer is let go', async () => {
  const socket = await dial()
  const start = head('POST', '/api/auth/v1/sessions', {
    'content-type': 'application/json',
    'content-length': '1000000000',
  })
  socket.on('error', () => undefined)
  let message = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    message += part
  })
  // A reset ends it as well, of which `once` would make a failure.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(start)
  const timer = setInterval(() => socket.write(' '.repeat(5_000)), 50)
  await closed
  clearInterval(timer)
  expect(message).toMatch(/^HTTP\/1\.1 413 /)
})

test('an upload on a slow connection continues as long as it makes progress', async () => {
  const owner = await satchel.newTenant()
  const part = randomBytes(8_192)
  const parts = 12
  const url = locationOf(await create(owner, part.length * parts))
  const socket = await dial()
  socket.write(
    head('PATCH', url, {
      ...tokensOf(owner),
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': `${part.length * parts}`,
      connection: 'close',
    }),
  )
  const message = text(socket)
  for (let sent = 0; sent < parts; sent++) {
    socket.write(part)
    // Several times as long as a call may take without moving.
    await setTimeout((SECONDS * 1_000) / 4)
  }
  expect(await message).toMatch(/^HTTP\/1\.1 204 .*x-item-id/is)
})
