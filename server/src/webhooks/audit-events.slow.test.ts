import { beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import {
  RECEIVERS,
  type Received,
  receiver,
  signatureOf,
} from '../../test/peers/webhook-receiver.ts'
import { until } from '../../test/until.ts'

const satchel = product({ config: RECEIVERS, worker: true })

const PATH = 'integrations/v1/webhooks'
const SIEM = { name: 'SIEM', events: ['audit.recorded'] }

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
})

async function create(url: string, by: Person = owner, draft: object = SIEM) {
  const { status, body } = await by.call('POST', PATH, { ...draft, url })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as { id: string; secret: string }
}

const eventsOf = (received: Received[]) => received.map(({ body }) => JSON.parse(body))

/** Waits for events of these types, in any order. */
const whenReceived = (received: Received[], ...types: string[]) =>
  until(() => {
    const events = eventsOf(received)
    expect(events.map(({ type }) => type).sort()).toEqual(types.sort())
    return new Map(events.map((event) => [event.type, event]))
  })

test('a webhook gets each entry of the audit log as a signed CloudEvent', async () => {
  const { url, received } = await receiver(200)
  const { secret, id } = await create(url)
  const preset = { name: 'Fair', options: {} }
  const { body: made } = await owner.call('POST', 'items/v1/link-presets', preset)
  const events = await whenReceived(
    received,
    'satchel.audit.webhook.added',
    'satchel.audit.preset.made',
  )
  const { body: listed } = await owner.call('GET', 'audit/v1/list?limit=1')
  const [entry] = listed.items
  expect(events.get('satchel.audit.preset.made')).toEqual({
    specversion: '1.0',
    id: entry.id,
    source: `${satchel.config.PUBLIC_URL}/api/auth/v1/tenants/${owner.tenantId}`,
    type: 'satchel.audit.preset.made',
    subject: `preset/${made.id}`,
    time: entry.at,
    datacontenttype: 'application/json',
    data: entry,
  })
  for (const each of received) {
    expect(each.headers['content-type']).toBe('application/cloudevents+json')
    expect(each.headers['webhook-signature']).toBe(signatureOf(secret, each))
  }
  // What the receiver answered is recorded after it came.
  await until(async () => {
    const { body: log } = await owner.call('GET', `${PATH}/${id}/deliveries`)
    expect(log.items).toHaveLength(2)
    expect(log.items[0]).toMatchObject({ event: 'audit.recorded', state: 'delivered' })
  })
})

test('failed sign-ins are sent as well, without the password, and no secret is in any event', async () => {
  const { url, received } = await receiver(200)
  const { secret, id } = await create(url)
  const attempt = { email: owner.email, password: 'my-secret-guess' }
  await satchel.anonymous('POST', 'auth/v1/sessions', attempt)
  const draft = { name: 'CRM', scopes: ['library.read'] }
  const { key } = (await owner.call('POST', 'integrations/v1/api-keys', draft)).body
  const renewed = (await owner.call('POST', `${PATH}/${id}/secret`)).body.secret
  const events = await whenReceived(
    received,
    'satchel.audit.webhook.added',
    'satchel.audit.session.refused',
    'satchel.audit.api-key.added',
    'satchel.audit.webhook.secret-renewed',
  )
  expect(events.get('satchel.audit.session.refused').data).toMatchObject({
    action: 'session.refused',
    actor: { id: owner.userId },
  })
  const { body: log } = await owner.call('GET', `${PATH}/${id}/deliveries`)
  const text = JSON.stringify([received.map(({ body }) => body), log])
  for (const unwanted of [attempt.password, PASSWORD, key, secret, renewed])
    expect(text).not.toContain(unwanted)
})

test('each entry is sent once, also where the queue hands out its job twice', async () => {
  const { url, received } = await receiver(200)
  const { id } = await create(url)
  await whenReceived(received, 'satchel.audit.webhook.added')
  const [{ id: entryId }] = (await owner.call('GET', 'audit/v1/list?limit=1')).body.items
  await satchel.app.tasks['publish-audit']?.({ tenantId: owner.tenantId, ids: [entryId] })
  expect((await owner.call('GET', `${PATH}/${id}/deliveries`)).body.items).toHaveLength(1)
})

test('an entry is sent again with the same id after an error', async () => {
  const { url, received } = await receiver(500, 200)
  const { id } = await create(url)
  const waiting = await until(async () => {
    const [delivery] = (await owner.call('GET', `${PATH}/${id}/deliveries`)).body.items
    expect(delivery).toMatchObject({ state: 'waiting', attempts: [{ status: 500 }] })
    return delivery
  })
  const again = { tenantId: owner.tenantId, id: waiting.id, tried: 1 }
  await satchel.app.tasks['send-webhook']?.(again)
  const [first, second] = eventsOf(received)
  expect(second).toEqual(first)
  expect(received[1]?.headers).toMatchObject({
    'content-type': 'application/cloudevents+json',
    'webhook-id': waiting.id,
  })
})

test('nothing is sent to webhooks for other events, that are off, or of another tenant', async () => {
  const stranger = await satchel.newTenant()
  const { url, received } = await receiver(200)
  const urls = ['foreign', 'off', 'others'].map((name) => `${url}/${name}`)
  await create(urls[0] ?? '', stranger)
  const { id } = await create(urls[1] ?? '')
  await owner.call('PATCH', `${PATH}/${id}`, { active: false })
  await create(urls[2] ?? '', owner, { name: 'CRM', events: ['wish.created'] })
  await owner.call('POST', 'items/v1/link-presets', { name: 'Fair', options: {} })
  await owner.call('POST', 'wishes/v1/create', { kind: 'content', title: 'A case study' })
  const seen = await until(() => {
    const events = eventsOf(received)
    expect(events.map(({ type }) => type)).toContain('wish.created')
    return events
  })
  const audited = seen.filter(({ type }) => type.startsWith('satchel.'))
  // Each SIEM hears of its own beginning.
  expect(audited.map(({ data }) => [data.action, data.actor.id])).toEqual(
    expect.arrayContaining([['webhook.added', stranger.userId]]),
  )
  expect(audited.map(({ type }) => type)).not.toContain('satchel.audit.preset.made')
})

test('a test is a CloudEvent where nothing else is wanted', async () => {
  const { url, received } = await receiver(200)
  const { id } = await create(url)
  await owner.call('POST', `${PATH}/${id}/test`)
  const events = await whenReceived(received, 'satchel.audit.webhook.added', 'satchel.test')
  expect(events.get('satchel.test')).toMatchObject({
    specversion: '1.0',
    id: expect.any(String),
    time: expect.stringMatching(/Z$/),
    data: { id, name: 'SIEM' },
  })
  await owner.call('PATCH', `${PATH}/${id}`, { events: ['audit.recorded', 'wish.created'] })
  await owner.call('POST', `${PATH}/${id}/test`)
  const plain = await until(() => {
    const found = received.find(({ body }) => JSON.parse(body).type === 'test')
    expect(found).toBeDefined()
    return found
  })
  expect(plain?.headers['content-type']).toBe('application/json')
})

test('editors and viewers don’t subscribe to the audit log', async () => {
  const { id } = await create('https://siem.example.com/')
  for (const role of ['editor', 'viewer'] as const) {
    const person = await owner.withRole(role)
    const draft = { ...SIEM, url: 'https://elsewhere.example.com/' }
    expect(await person.call('POST', PATH, draft)).toMatchObject({ status: 403 })
    expect(await person.call('PATCH', `${PATH}/${id}`, draft)).toMatchObject({ status: 403 })
  }
  const admin = await owner.withRole('admin')
  await create('https://second.example.com/', admin)
})
