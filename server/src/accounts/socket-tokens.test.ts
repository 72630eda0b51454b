import { once } from 'node:events'
import { socketProtocols } from '@satchel/contract/live.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Person, product } from '../../test/harness.ts'

const satchel = product({ shared: true })

interface Pair {
  authorization: string
  identity: string
}

const PATH = 'auth/v1/sessions/socket'
const pairOf = async ({ call }: Person): Promise<Pair> => (await call('POST', PATH)).body

/** Returns `open`, or the code with which the server closes it. */
async function attempt(pair: Pair, protocols: string[] = []): Promise<string | number> {
  const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
  const params = { authorization: pair.authorization, identity: pair.identity }
  if (protocols.length === 0) url.search = String(new URLSearchParams(params))
  const socket = new WebSocket(url, protocols)
  const closed = once(socket, 'close').then(([code]) => code as number)
  const message = once(socket, 'message').then(() => 'open')
  await once(socket, 'open')
  // What was refused is closed at once; what was taken answers what follows.
  socket.send(JSON.stringify({ action: 'renew', ...params }))
  const result = await Promise.race([closed, message])
  socket.close()
  return result
}

/** Opens a socket and returns what it hears of a change. */
async function opens(owner: Person, pair: Pair): Promise<boolean> {
  const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
  url.search = String(new URLSearchParams({ ...pair }))
  const socket = new WebSocket(url)
  const closed = once(socket, 'close').then(() => false)
  const heard = once(socket, 'message').then(() => true)
  await once(socket, 'open')
  const value = crypto.randomUUID()
  await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
    attribute: 'name',
    value,
  })
  const result = await Promise.race([closed, heard])
  socket.close()
  return result
}

test('tokens for a socket open one, once, as parameters of its address', async () => {
  const owner = await satchel.newTenant()
  const answer = await owner.call('POST', PATH)
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(Object.keys(answer.body).toSorted()).toEqual(['authorization', 'identity'])
  expect(await opens(owner, answer.body)).toBe(true)
  expect(await attempt(answer.body)).toBe(4401)
})

test('they open nothing else, nor with parts of another pair', async () => {
  const owner = await satchel.newTenant()
  const { authorization, identity } = await pairOf(owner)
  const headers = { authorization: `Bearer ${authorization}`, 'x-identity-token': identity }
  expect(await satchel.anonymous('GET', 'auth/v1/me', undefined, headers)).toMatchObject({
    status: 401,
  })
  expect(
    await satchel.anonymous('GET', 'auth/v1/me', undefined, {
      authorization: headers.authorization,
    }),
  ).toMatchObject({ status: 401 })
  expect(
    await satchel.anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken: authorization }),
  ).toMatchObject({ status: 401 })
  const other = await pairOf(owner)
  expect(await attempt({ authorization, identity: other.identity })).toBe(4401)
  expect(await attempt({ authorization: identity, identity: authorization })).toBe(4401)
  const { accessToken, identityToken } = owner.tokens
  expect(await attempt({ authorization, identity: identityToken })).toBe(4401)
  expect(await attempt({ authorization: accessToken, identity })).toBe(4401)
  // Nor do they renew a socket that is open.
  expect(await attempt(other, socketProtocols(accessToken, identityToken))).toBe(4401)
  expect(await opens(owner, { authorization, identity })).toBe(true)
})

test('they end after 30 seconds, and with the session that asked for them', async () => {
  const owner = await satchel.newTenant()
  const colleague = await owner.withRole('viewer')
  const before = Date.now()
  const late = await pairOf(owner)
  const after = Date.now()
  const { system } = satchel.database
  const sessions = system.selectFrom('auth.session').select('id').where('userId', '=', owner.userId)
  const ticket = await system
    .selectFrom('auth.socketTicket')
    .selectAll()
    .where('sessionId', 'in', sessions)
    .executeTakeFirstOrThrow()
  // However long the call took.
  const end = Date.parse(ticket.expiresAt)
  expect(end).toBeGreaterThanOrEqual(before + 30_000)
  expect(end).toBeLessThanOrEqual(after + 30_000)
  await system
    .updateTable('auth.socketTicket')
    .set({ expiresAt: new Date(0).toISOString() })
    .where('sessionId', 'in', sessions)
    .execute()
  expect(await attempt(late)).toBe(4401)
  const theirs = await pairOf(colleague)
  await colleague.call('DELETE', 'auth/v1/sessions/current')
  expect(await attempt(theirs)).toBe(4401)
})

test('a socket that they opened closes with its session', async () => {
  const owner = await satchel.newTenant()
  const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
  url.search = String(new URLSearchParams({ ...(await pairOf(owner)) }))
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await owner.call('DELETE', 'auth/v1/sessions/current')
  expect((await closed)[0]).toBe(4401)
})

test('programs get none', async () => {
  const owner = await satchel.newTenant()
  const draft = { name: 'CRM', scopes: ['library.read'], days: 30 }
  const { body } = await owner.call('POST', 'integrations/v1/api-keys', draft)
  const headers = { authorization: `Bearer ${body.key}` }
  const answer = await satchel.anonymous('POST', PATH, undefined, headers)
  expect(answer).toMatchObject({ status: 403 })
})
