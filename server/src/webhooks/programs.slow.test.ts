import type { ApiScope } from '@satchel/contract/api-keys.ts'
import { expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import * as app from '../../test/peers/oauth-app.ts'
import { RECEIVERS, receiver } from '../../test/peers/webhook-receiver.ts'
import { until } from '../../test/until.ts'

const satchel = product({ config: RECEIVERS, worker: true })

const PATH = 'integrations/v1/webhooks'
const SCOPES: ApiScope[] = ['webhooks.read', 'webhooks.write', 'library.read']

const by =
  (token: string) =>
  (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    satchel.anonymous(method, path, body, { authorization: `Bearer ${token}` })

async function keyOf(person: Person, scopes: ApiScope[] = SCOPES) {
  const draft = { name: 'n8n', scopes }
  const { body } = await person.call('POST', 'integrations/v1/api-keys', draft)
  return { id: body.id as string, call: by(body.key) }
}

const draft = (url: string, ...events: string[]) => ({ name: 'Flow', url, events })
const addItem = async ({ call }: Person, name: string) => {
  const page = { kind: 'link', url: `https://example.com/${name}`, name }
  expect((await call('POST', 'items/v1', page)).status).toBe(201)
}

/** Waits until an item's event is there: whatever was to come of earlier ones has come by then. */
async function settle(owner: Owner, received: { body: string }[]) {
  const before = received.length
  await addItem(owner, crypto.randomUUID())
  await until(() => expect(received.length).toBeGreaterThan(before))
}

test('a key sets up webhooks of its own, and sees and removes no others', async () => {
  const owner = await satchel.newTenant()
  const { url, received } = await receiver(200)
  const others = (await owner.call('POST', PATH, draft(url, 'lead.received'))).body
  const { call } = await keyOf(owner)
  const made = await call('POST', PATH, draft(url, 'item.added'))
  expect([made.status, made.body.program]).toEqual([201, 'n8n'])
  expect(made.body.secret).toMatch(/^whsec_/)
  await settle(owner, received)

  const listed = (await call('GET', PATH)).body.items
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([made.body.id])
  expect((await owner.call('GET', PATH)).body.items).toHaveLength(2)
  expect((await call('DELETE', `${PATH}/${others.id}`)).status).toBe(404)
  expect((await call('PATCH', `${PATH}/${made.body.id}`, { url })).status).toBe(403)
  expect((await call('POST', `${PATH}/${made.body.id}/secret`)).status).toBe(403)
  expect((await call('DELETE', `${PATH}/${made.body.id}`)).status).toBe(204)
})

test('what a key does is sent with the key, so that a program leaves out its own changes', async () => {
  const owner = await satchel.newTenant()
  const { url, received } = await receiver(200)
  const { id: key, call } = await keyOf(owner, [...SCOPES, 'library.write', 'links.write'])
  await call('POST', PATH, draft(url, 'item.added', 'item.updated'))
  const { id } = (await call('POST', 'items/v1', { kind: 'link', url: 'https://example.com' })).body
  await owner.call('PUT', `items/v1/${id}`, { name: 'By hand' })
  const program = { kind: 'api-key', id: key, name: 'n8n' }
  const changes = (type: string) =>
    received.map(({ body }) => JSON.parse(body)).filter((event) => event.type === type)
  await until(() => expect(changes('item.updated')).toHaveLength(1))
  expect(changes('item.added')).toMatchObject([{ data: { by: { id: owner.userId, program } } }])
  expect(changes('item.updated')[0].data.by).toEqual({
    id: owner.userId,
    name: expect.any(String),
  })
})

test('a key subscribes only to what its scopes let it read', async () => {
  const owner = await satchel.newTenant()
  const { url } = await receiver(200)
  const { call } = await keyOf(owner)
  for (const [event, scope] of [
    ['link.read', 'links.read'],
    ['lead.received', 'ctas.read'],
    ['audit.recorded', 'audit.read'],
    ['wish.created', 'wishes.read'],
  ] as const) {
    const refused = await call('POST', PATH, draft(url, 'item.added', event))
    expect(refused.body).toMatchObject({ status: 403, detail: `${event} needs the scope ${scope}` })
  }
  expect((await call('POST', PATH, draft(url, 'person.joined'))).status).toBe(201)
  const reading = await keyOf(owner, ['webhooks.read', 'library.read'])
  expect((await reading.call('POST', PATH, draft(url, 'item.added'))).status).toBe(403)
})

test('webhooks of a key end when it is revoked, and are silent when its creator isn’t an admin anymore', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const [mine, revoked, narrowed] = [await receiver(200), await receiver(200), await receiver(200)]
  await owner.call('POST', PATH, draft(mine.url, 'item.added'))
  const key = await keyOf(owner)
  await key.call('POST', PATH, draft(revoked.url, 'item.added'))
  await (await keyOf(admin)).call('POST', PATH, draft(narrowed.url, 'item.added'))
  await settle(owner, mine.received)
  await until(() => expect([revoked, narrowed].map((one) => one.received.length)).toEqual([1, 1]))

  const gone = await owner.call('DELETE', `integrations/v1/api-keys/${key.id}`)
  expect(gone.status, JSON.stringify(gone.body)).toBe(204)
  const narrower = await owner.call('PATCH', `users/v1/${admin.userId}`, { role: 'editor' })
  expect(narrower.status).toBe(200)
  await settle(owner, mine.received)
  await settle(owner, mine.received)
  expect([revoked, narrowed].map((one) => one.received.length)).toEqual([1, 1])
  expect((await owner.call('GET', PATH)).body.items).toHaveLength(2)
})

test('webhooks of an expired key are silent', async () => {
  const owner = await satchel.newTenant()
  const [mine, expired] = [await receiver(200), await receiver(200)]
  await owner.call('POST', PATH, draft(mine.url, 'item.added'))
  const { id, call } = await keyOf(owner)
  await call('POST', PATH, draft(expired.url, 'item.added'))
  const { system } = satchel.database
  const expiresAt = new Date(Date.now() - 1_000).toISOString()
  await system.updateTable('apiKey').set({ expiresAt }).where('id', '=', id).execute()
  await settle(owner, mine.received)
  await settle(owner, mine.received)
  expect(expired.received).toEqual([])
})

test('what waits to be sent, or is sent again, is not once the creator of the key is no admin anymore', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const { url, received } = await receiver(500, 200)
  const { body: webhook } = await (await keyOf(admin)).call('POST', PATH, draft(url, 'item.added'))
  await addItem(owner, 'prices')
  const deliveries = async () =>
    (await owner.call('GET', `${PATH}/${webhook.id}/deliveries`)).body.items
  await until(async () =>
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status: 500 }] }]),
  )
  await owner.call('PATCH', `users/v1/${admin.userId}`, { role: 'editor' })

  const refusal = { status: null, fault: 'no-rights' }
  const failed = (attempts: object[]) =>
    until(async () => expect(await deliveries()).toMatchObject([{ state: 'failed', attempts }]))
  const [{ id }] = await deliveries()
  await satchel.app.tasks['send-webhook']?.({ tenantId: owner.tenantId, id, tried: 1 })
  await failed([{ status: 500 }, refusal])
  const again = await owner.call('POST', `${PATH}/${webhook.id}/deliveries/${id}/resend`)
  expect(again.status).toBe(200)
  await failed([{ status: 500 }, refusal, refusal])
  expect(received).toHaveLength(1)
  expect((await owner.call('GET', PATH)).body.items).toMatchObject([{ active: true }])

  await owner.call('PATCH', `users/v1/${admin.userId}`, { role: 'admin' })
  await owner.call('POST', `${PATH}/${webhook.id}/deliveries/${id}/resend`)
  await until(() => expect(received).toHaveLength(2))
})

async function connect(person: Person, clientId: string, scopes: string[]) {
  const { call } = person
  const request = { scope: `${SCOPES.join(' ')} offline_access` }
  const { uid, cookies, headers } = await app.arrive(satchel.anonymous, clientId, request)
  const shown = await call('GET', `oauth/v1/requests/${uid}`, undefined, headers)
  const answer = await call('POST', `oauth/v1/requests/${uid}`, { scopes }, headers)
  if (answer.status !== 200) return { offered: shown.body.scopes, status: answer.status }
  const { pathname } = new URL(answer.body.location, 'http://localhost')
  const { to } = await app.open(satchel.anonymous, pathname, cookies)
  const form = {
    grant_type: 'authorization_code',
    redirect_uri: app.BACK,
    client_id: clientId,
    code: new URL(to).searchParams.get('code') ?? '',
    code_verifier: app.verifier,
  }
  const body = new URLSearchParams(form).toString()
  const tokens = await satchel.anonymous('POST', '/oauth/token', body, app.FORM)
  return { offered: shown.body.scopes, status: 200, call: by(tokens.body.access_token) }
}

test('webhooks of a connected app outlast connecting it again, within the new scopes', async () => {
  const owner = await satchel.newTenant()
  const [mine, theirs] = [await receiver(200), await receiver(200)]
  await owner.call('POST', PATH, draft(mine.url, 'item.added'))
  const clientId: string = (await app.register(satchel.anonymous)).body.client_id
  const first = await connect(owner, clientId, SCOPES)
  const made = await first.call?.('POST', PATH, draft(theirs.url, 'item.added'))
  expect([made?.status, made?.body.program]).toEqual([201, 'Assistant'])
  const again = await connect(owner, clientId, SCOPES)
  expect((await first.call?.('GET', PATH))?.status).toBe(401)
  expect((await again.call?.('GET', PATH))?.body.items).toMatchObject([{ id: made?.body.id }])
  await settle(owner, mine.received)
  await until(() => expect(theirs.received).toHaveLength(1))

  await connect(owner, clientId, ['webhooks.read', 'webhooks.write'])
  await settle(owner, mine.received)
  await settle(owner, mine.received)
  expect(theirs.received).toHaveLength(1)
  const [access] = (await owner.call('GET', 'oauth/v1/apps')).body.items
  await owner.call('DELETE', `oauth/v1/apps/${access.id}`)
  expect((await owner.call('GET', PATH)).body.items).toHaveLength(1)
})

test('only admins let an app set up webhooks', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const clientId: string = (await app.register(satchel.anonymous)).body.client_id
  const refused = await connect(editor, clientId, SCOPES)
  expect(refused).toMatchObject({ offered: ['library.read'], status: 403 })
})
