import { PING_INTERVAL } from '@satchel/contract/constants.ts'
import { SOCKET_EXPIRED, SOCKET_UNAUTHENTICATED } from '@satchel/contract/live.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { openSocket } from '../../../test/socket.ts'
import { until } from '../../../test/until.ts'
import { HOUR } from '../time.ts'

// The server's round of pings is turned by hand; everything else keeps its time.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})
const satchel = product()
const ping = () => vi.advanceTimersByTime(PING_INTERVAL)

const open = async ({ tokens }: Pick<Person, 'tokens'>) =>
  openSocket(await satchel.listen(), tokens)

const now = Date.now
const later = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
afterEach(() => {
  vi.restoreAllMocks()
})

const renew = (tokens: Person['tokens']) =>
  JSON.stringify({
    action: 'renew',
    authorization: tokens.accessToken,
    identity: tokens.identityToken,
  })

async function refreshed({ tokens }: Person): Promise<Person['tokens']> {
  const { refreshToken } = tokens
  return (await satchel.anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken })).body
}

test('a socket that leaves two pings without an answer is closed, and one that answers stays open', async () => {
  const owner = await satchel.newTenant()
  const [silent, lively] = [await open(owner), await open(owner)]
  lively.socket.on('message', () => lively.socket.send('{"action":"pong"}'))
  for (let round = 1; round <= 4; round += 1) {
    ping()
    await expect.poll(() => lively.messages).toHaveLength(round)
    await until(() => lively.socket.ping())
  }
  expect(await silent.closed).toBe(1006)
  expect(silent.messages).toHaveLength(2)
  expect(lively.socket.readyState).toBe(lively.socket.OPEN)
})

test('a socket closes with 4408 when its tokens expire', async () => {
  const { socket, closed } = await open(await satchel.newTenant())
  ping()
  expect(socket.readyState).toBe(socket.OPEN)
  later(HOUR)
  ping()
  expect(await closed).toBe(SOCKET_EXPIRED)
})

test('newer tokens of the same session keep a socket open, those of others close it', async () => {
  const owner = await satchel.newTenant()
  const [kept, taken] = [await open(owner), await open(owner)]
  later(14 * 60_000)
  kept.socket.send(renew(await refreshed(owner)))
  await kept.socket.ping()
  taken.socket.send(renew((await satchel.newTenant()).tokens))
  expect(await taken.closed).toBe(SOCKET_UNAUTHENTICATED)
  later(16 * 60_000)
  ping()
  await kept.hears('ping')
  kept.socket.send(renew({ ...owner.tokens, accessToken: 'none' }))
  expect(await kept.closed).toBe(SOCKET_UNAUTHENTICATED)
})

test('frames that can’t be read are ignored, binary, huge and endless ones close the socket', async () => {
  const owner = await satchel.newTenant()
  const { socket, hears } = await open(owner)
  for (const frame of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"action":"items-delete"}',
    '{"action":"renew "}',
  ])
    socket.send(frame)
  ping()
  await hears('ping')
  const codeAfter = async (send: (to: typeof socket) => void) => {
    const other = await open(owner)
    send(other.socket)
    return other.closed
  }
  expect(await codeAfter((to) => to.send(Buffer.from('{"action":"pong"}')))).toBe(1003)
  expect(await codeAfter((to) => to.send('x'.repeat(1_048_576)))).toBe(1009)
  const flood = (to: typeof socket) => {
    for (let count = 0; count <= 100; count += 1) to.send('{"action":"pong"}')
  }
  expect(await codeAfter(flood)).toBe(1008)
  expect(socket.readyState).toBe(socket.OPEN)
})

test('a reader that doesn’t read is disconnected before much is buffered for it', async () => {
  const owner = await satchel.newTenant()
  const [slow, quick] = [await open(owner), await open(owner)]
  slow.socket.pause()
  const ids = Array.from({ length: 3_000 }, () => crypto.randomUUID())
  let sent = 0
  for (; satchel.app.http.websocketServer.clients.size > 1 && sent < 500; sent += 1) {
    satchel.app.services.live.send(owner.tenantId, { action: 'items-delete', ids })
    await expect.poll(() => quick.messages.length).toBe(sent + 1)
  }
  expect(satchel.app.http.websocketServer.clients.size).toBe(1)
  expect(sent).toBeLessThan(200)
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
  expect(quick.messages[0]).toEqual({ action: 'items-delete', ids })
})
