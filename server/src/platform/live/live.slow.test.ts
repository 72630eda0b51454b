import { once } from 'node:events'
import { SOCKETS_PER_PERSON } from '@satchel/contract/constants.ts'
import { SOCKET_PROTOCOL, SOCKET_TOO_MANY, socketProtocols } from '@satchel/contract/live.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Person, product } from '../../../test/harness.ts'
import { openSocket } from '../../../test/socket.ts'

const satchel = product()

/** Opens a socket with tokens in the address, as clients of earlier versions do. */
async function open({ accessToken, identityToken }: Partial<Person['tokens']>) {
  const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
  url.searchParams.set('authorization', accessToken ?? '')
  url.searchParams.set('identity', identityToken ?? '')
  const socket = new WebSocket(url)
  const messages: { action: string; [key: string]: unknown }[] = []
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
  return { socket, messages }
}

test('the tokens come as subprotocols, of which the server answers none but its own', async () => {
  const owner = await satchel.newTenant()
  const { tokens } = owner
  const { accessToken, identityToken } = tokens
  const { socket, hears } = await openSocket(await satchel.listen(), tokens)
  expect(socket.protocol).toBe(SOCKET_PROTOCOL)
  await rename(owner, 'Renamed Ltd')
  await hears('tenant-update')
  const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
  const closedBy = async (...offered: string[]) =>
    (await once(new WebSocket(url, offered), 'close'))[0]
  expect(await closedBy(SOCKET_PROTOCOL)).toBe(4401)
  expect(await closedBy(SOCKET_PROTOCOL, `authorization.${accessToken}`)).toBe(4401)
  const swapped = [`identity.${accessToken}`, `authorization.${identityToken}`]
  expect(await closedBy(SOCKET_PROTOCOL, ...swapped)).toBe(4401)
  const backwards = new WebSocket(url, socketProtocols(accessToken, identityToken).toReversed())
  await once(backwards, 'open')
  expect(backwards.protocol).toBe(SOCKET_PROTOCOL)
  backwards.close()
  const { socket: earlier } = await open(tokens)
  await once(earlier, 'open')
  expect(earlier.protocol).toBe('')
  earlier.close()
})

const rename = ({ call, tenantId }: Person, value: string) =>
  call('PATCH', `auth/v1/tenants/${tenantId}/profile`, { attribute: 'name', value })

test('a change reaches every socket of its tenant after it is committed, and no other tenant', async () => {
  const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
  const colleague = await ours.withRole('viewer')
  const sockets = [await open(ours.tokens), await open(colleague.tokens), await open(theirs.tokens)]
  await Promise.all(sockets.map(({ socket }) => once(socket, 'open')))
  await rename(ours, 'Renamed Ltd')
  for (const { messages } of sockets.slice(0, 2))
    await expect
      .poll(() => messages)
      .toEqual([
        { action: 'tenant-update', tenant: expect.objectContaining({ name: 'Renamed Ltd' }) },
      ])
  await rename(theirs, 'Their own')
  await expect.poll(() => sockets[2]?.messages).toMatchObject([{ tenant: { name: 'Their own' } }])
  expect(sockets[0]?.messages).toHaveLength(1)
  for (const { socket } of sockets) socket.close()
})

test('rolled back changes are not published', async () => {
  const owner = await satchel.newTenant()
  const { socket, messages } = await open(owner.tokens)
  await once(socket, 'open')
  await rename(owner, '')
  await rename(owner, 'Published')
  await expect
    .poll(() => messages.map(({ tenant }) => (tenant as { name: string }).name))
    .toEqual(['Published'])
  socket.close()
})

test('bad tokens close the socket with 4401, an inactive tenant with 4402', async () => {
  const owner = await satchel.newTenant()
  const bad = await open({ ...owner.tokens, identityToken: owner.tokens.accessToken })
  expect((await once(bad.socket, 'close'))[0]).toBe(4401)
  const none = await open({})
  expect((await once(none.socket, 'close'))[0]).toBe(4401)

  const { system } = satchel.database
  await system
    .updateTable('tenant')
    .set({ status: 'canceled' })
    .where('id', '=', owner.tenantId)
    .execute()
  satchel.app.services.forgetIdentities(owner.tenantId)
  const inactive = await open(owner.tokens)
  expect((await once(inactive.socket, 'close'))[0]).toBe(4402)
})

test('signing out closes the sockets of that session', async () => {
  const owner = await satchel.newTenant()
  const { socket } = await open(owner.tokens)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  await owner.call('DELETE', 'auth/v1/sessions/current')
  expect((await closed)[0]).toBe(4401)
})

test('an open socket only sends what its person may currently see', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const { socket, messages } = await open(admin.tokens)
  await once(socket, 'open')
  const add = async () => {
    const url = `https://example.com/${crypto.randomUUID()}`
    return (await owner.call('POST', 'items/v1', { kind: 'link', url })).body.id
  }
  const [hidden, shown] = [await add(), await add()]
  await owner.call('PUT', `items/v1/${hidden}`, { inLibrary: false })
  let round = 0
  const hears = async () => {
    round += 1
    await owner.call('PUT', `items/v1/${hidden}`, { name: `Hidden ${round}` })
    await owner.call('PUT', `items/v1/${shown}`, { name: `Shown ${round}` })
    await expect.poll(() => JSON.stringify(messages)).toContain(`Shown ${round}`)
    return JSON.stringify(messages).includes(`Hidden ${round}`)
  }
  expect(await hears()).toBe(true)
  await owner.call('PATCH', `users/v1/${admin.userId}`, { role: 'editor' })
  await expect.poll(hears).toBe(false)
  socket.close()
})

test('a person can have 50 sockets; the next is refused until one closes, and other people are not affected', async () => {
  const owner = await satchel.newTenant()
  const colleague = await owner.withRole('viewer')
  const few = await Promise.all(
    Array.from({ length: SOCKETS_PER_PERSON }, () => open(owner.tokens)),
  )
  await Promise.all(few.map(({ socket }) => once(socket, 'open')))

  const [code, reason] = await once((await open(owner.tokens)).socket, 'close')
  expect([code, String(reason)]).toEqual([SOCKET_TOO_MANY, 'too-many-sockets'])
  const theirs = await open(colleague.tokens)
  await once(theirs.socket, 'open')
  await rename(owner, 'Still heard')
  for (const { messages } of [...few, theirs])
    await expect.poll(() => messages).toMatchObject([{ tenant: { name: 'Still heard' } }])

  const [first] = few
  first?.socket.close()
  if (first) await once(first.socket, 'close')
  const again = await open(owner.tokens)
  await once(again.socket, 'open')
  await rename(owner, 'Heard again')
  await expect.poll(() => again.messages).toMatchObject([{ tenant: { name: 'Heard again' } }])
  for (const { socket } of [...few, theirs, again]) socket.close()
})
