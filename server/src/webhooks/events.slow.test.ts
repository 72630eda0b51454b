import { readFile } from 'node:fs/promises'
import { WEBHOOK_EVENTS } from '@satchel/contract/webhooks/webhook-events.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import {
  type EventDocument,
  faultsOf,
  openCheck,
  readDocument,
} from '../../test/documents/event-document.ts'
import { type Owner, product } from '../../test/harness.ts'
import { RECEIVERS, type Received, receiver } from '../../test/peers/webhook-receiver.ts'
import { addPage, inDays, share } from '../../test/sharing.ts'
import { createSite } from '../../test/sites.ts'
import { until } from '../../test/until.ts'
import { changeWish, wishFor } from '../../test/wishing.ts'

const satchel = product({ config: RECEIVERS, worker: true })

const PATH = 'integrations/v1/webhooks'
const run = (task: string, payload: object = {}) => satchel.app.tasks[task]?.(payload)
const system = () => satchel.database.system

let document: EventDocument
let check: ReturnType<typeof openCheck>
beforeAll(async () => {
  document = await readDocument(satchel)
  check = openCheck(document)
})

let owner: Owner
let received: Received[]
beforeEach(async () => {
  owner = await satchel.newTenant()
  const receiving = await receiver(200)
  received = receiving.received
  const events = WEBHOOK_EVENTS.filter((event) => event !== 'audit.recorded')
  const draft = { name: 'All', url: receiving.url, events }
  const { status, body } = await owner.call('POST', PATH, draft)
  expect(status, JSON.stringify(body)).toBe(201)
})

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server sends
const sent = (type: string): any[] =>
  received.map(({ body }) => JSON.parse(body)).filter((event) => event.type === type)

/** Waits for the first event of a type, checks it, and returns its data. */
async function whenSent(type: string, count = 1) {
  await until(() => expect(sent(type).length).toBeGreaterThanOrEqual(count))
  for (const each of received) check(each)
  return sent(type).at(-1).data
}

test('the document of events is valid AsyncAPI 3, and has each event that can be chosen', () => {
  expect(faultsOf(document)).toEqual([])
  const names = Object.keys(document.channels.webhook.messages)
  expect(names).toEqual(expect.arrayContaining([...WEBHOOK_EVENTS, 'test']))
  expect(JSON.stringify(document)).not.toContain('~')
})

test('each event has an example, which is as the document says', () => {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': '019a5b0f-2a10-7c44-8f0e-5b7d3c1a9e60',
    'webhook-timestamp': '1764043500',
    'webhook-signature': 'v1,AAAA',
  }
  const { messages } = document.components
  const names = WEBHOOK_EVENTS.filter((event) => event !== 'audit.recorded')
  for (const name of names) {
    const [example] = messages[name]?.examples ?? []
    expect(check({ headers, body: JSON.stringify(example?.payload) })).toBe(name)
  }
})

describe('events of content', () => {
  test('an item that changed is sent with the names of its fields, not their values', async () => {
    const { id } = await addPage(owner)
    const change = { name: 'Price list', description: 'Internal: margin 40 %' }
    await owner.call('PUT', `items/v1/${id}`, change)
    expect(await whenSent('item.updated')).toEqual({
      id,
      kind: 'link',
      name: 'Price list',
      url: expect.stringMatching(/^https:/),
      fields: ['description', 'name'],
      by: { id: owner.userId, name: expect.any(String) },
    })
    expect(received.map(({ body }) => body).join()).not.toContain('margin')
  })

  test('items that a job changed are sent each', async () => {
    const ids = [(await addPage(owner)).id, (await addPage(owner)).id]
    await owner.call('POST', 'items/v1/bulk/categories', { ids, addTags: ['Red'] })
    await whenSent('item.updated', 2)
    expect(new Set(sent('item.updated').map(({ data }) => data.id))).toEqual(new Set(ids))
  })

  test('an item is sent once its last day is over', async () => {
    const { id } = await addPage(owner)
    await sql`update item set expires_on = current_date - 1 where id = ${id}`.execute(system())
    await sql`update tenant set day_told = current_date - 1 where id = ${owner.tenantId}`.execute(
      system(),
    )
    await run('reach-days')
    expect(await whenSent('item.expired')).toMatchObject({
      id,
      expiresOn: expect.any(String),
      owner: { id: owner.userId },
    })
  })

  test('a collection of the team is sent, and a private one isn’t', async () => {
    const page = await addPage(owner, { name: 'Offer' })
    const make = async (visibility: string) =>
      (await owner.call('POST', 'collections/v1/create', { name: visibility, visibility })).body.id
    const [hidden, open] = [await make('private'), await make('team')]
    for (const id of [hidden, open])
      await owner.call('POST', `collections/v1/${id}/items/${page.id}`)
    expect(await whenSent('collection.updated')).toMatchObject({
      id: open,
      name: 'team',
      fields: ['items'],
      added: ['Offer'],
      removed: [],
    })
    expect(sent('collection.updated')).toHaveLength(1)
  })

  test('a site is sent with its address when it is published, first and again', async () => {
    const { id, slug } = await createSite(owner)
    await owner.call('POST', `sites/v2/${id}/publish`, {})
    const url = `${satchel.config.PUBLIC_URL}/p/${slug}`
    expect(await whenSent('site.published')).toMatchObject({ id, url, isFirst: true })
    await owner.call('POST', `sites/v2/${id}/publish`, {})
    expect(await whenSent('site.published', 2)).toMatchObject({ id, isFirst: false })
    await owner.call('POST', `sites/v2/${id}/unpublish`, {})
    await owner.call('POST', `sites/v2/${id}/publish`, {})
    expect(await whenSent('site.published', 3)).toMatchObject({ id, isFirst: false })
  })

  test('a change is sent once, also where the queue hands out its job twice', async () => {
    const { id } = await addPage(owner)
    await owner.call('PUT', `items/v1/${id}`, { name: 'Twice' })
    await whenSent('item.updated')
    const ids = await system()
      .selectFrom('event')
      .select('id')
      .where('tenantId', '=', owner.tenantId)
      .where('type', '=', 'item.changed')
      .execute()
    await run('publish-events', { tenantId: owner.tenantId, ids: ids.map((event) => event.id) })
    const deliveries = await system()
      .selectFrom('webhookDelivery')
      .select('id')
      .where('tenantId', '=', owner.tenantId)
      .where('event', '=', 'item.updated')
      .execute()
    expect(deliveries).toHaveLength(1)
  })
})

describe('events of links', () => {
  test('a link is sent a day before it expires, once, and again for another expiration', async () => {
    const { id: itemId } = await addPage(owner)
    const { body: soon } = await share(owner, itemId, { expiresAt: inDays(0.9) })
    await share(owner, itemId, { sharedToMemo: 'Later', expiresAt: inDays(1.1) })
    await run('publish-expiring-links')
    await run('publish-expiring-links')
    expect(await whenSent('link.expiring')).toMatchObject({
      id: soon.id,
      url: soon.url,
      itemName: 'Prices',
      sharedBy: { id: owner.userId },
      expiresAt: soon.expiresAt,
    })
    expect(sent('link.expiring')).toHaveLength(1)
    await owner.call('PUT', `items/v1/personalized/${soon.id}`, { expiresAt: inDays(0.5) })
    await run('publish-expiring-links')
    await whenSent('link.expiring', 2)
  })

  test('a link is sent when it is withdrawn, once', async () => {
    const { body: link } = await share(owner, (await addPage(owner)).id, { sharedToMemo: 'Bea' })
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    expect(await whenSent('link.withdrawn')).toMatchObject({
      id: link.id,
      recipient: 'Bea',
      by: { id: owner.userId },
    })
    expect(sent('link.withdrawn')).toHaveLength(1)
  })

  test('new links, their views, items and leads are sent as the document says', async () => {
    const { id } = await addPage(owner)
    const { body: link } = await share(owner, id, { password: 'open sesame 12' })
    const { body: open } = await share(owner, id, { sharedToMemo: 'Bea' })
    await browser(satchel).get(`/l/${open.slug}`)
    const fields = [{ name: 'email', label: 'Email', type: 'email', required: true }]
    const form = { name: 'Contact', kind: 'form', label: 'Send', fields }
    const { body: cta } = await owner.call('POST', 'ctas/v1/create', form)
    const lead = { id: crypto.randomUUID(), kind: 'submission', values: { email: 'bo@b.example' } }
    await satchel.anonymous('POST', `ctas/v1/public/${cta.id}/events`, lead)
    await whenSent('link.created', 2)
    await whenSent('item.added')
    await whenSent('lead.received')
    expect(await whenSent('link.viewed')).toMatchObject({
      at: expect.stringMatching(/Z$/),
      link: { id: open.id, sharedBy: { id: owner.userId } },
    })
    expect(link.hasPassword).toBe(true)
    expect(received.map(({ body }) => body).join()).not.toContain('sesame')
  })
})

describe('events of people and wishes', () => {
  test('a wish is sent when it is delivered, with its items', async () => {
    const item = await addPage(owner)
    const wish = await wishFor(owner, { title: 'A price list', organization: 'Acme' })
    await changeWish(owner, wish.id, { status: 'planned' })
    await changeWish(owner, wish.id, { status: 'done', itemIds: [item.id] })
    await changeWish(owner, wish.id, { response: 'Enjoy' })
    expect(await whenSent('wish.delivered')).toMatchObject({
      id: wish.id,
      title: 'A price list',
      organization: 'Acme',
      itemIds: [item.id],
      author: { id: owner.userId },
      by: { id: owner.userId },
    })
    expect(sent('wish.delivered')).toHaveLength(1)
  })

  test('people are sent when they leave, and when they are back', async () => {
    const editor = await owner.withRole('editor')
    await owner.call('PATCH', `users/v1/${editor.userId}`, { deactivated: true })
    const person = { id: editor.userId, email: editor.email }
    expect(await whenSent('person.left')).toMatchObject({ ...person, by: { id: owner.userId } })
    await owner.call('PATCH', `users/v1/${editor.userId}`, { deactivated: false })
    expect(await whenSent('person.joined')).toMatchObject({ ...person, isReturn: true })
  })

  test('a person is sent who accepts an invitation', async () => {
    const email = `zoe-${crypto.randomUUID()}@example.com`
    await owner.call('POST', 'users/v1/invite', { email, role: 'viewer' })
    const { text = '' } = await satchel.mailTo(email)
    const token = /token=([\w-]+)/.exec(text)?.[1]
    const draft = { token, name: 'Zoe', password: 'correct horse battery' }
    await satchel.anonymous('POST', 'auth/v1/invitations/accept', draft)
    expect(await whenSent('person.joined')).toMatchObject({
      name: 'Zoe',
      email,
      role: 'viewer',
      isReturn: false,
    })
  })
})

test('tests and entries of the audit log are as the document says, in both forms', async () => {
  const { url, received: audited } = await receiver(200)
  const siem = { name: 'SIEM', url, events: ['audit.recorded'] }
  const { body: webhook } = await owner.call('POST', PATH, siem)
  await owner.call('POST', `${PATH}/${webhook.id}/test`)
  await until(() => expect(audited.length).toBeGreaterThan(1))
  expect(audited.map(check).sort()).toEqual(['audit.recorded', 'test.cloud'])
  const [first] = (await owner.call('GET', PATH)).body.items.filter(
    ({ name }: { name: string }) => name === 'All',
  )
  await owner.call('POST', `${PATH}/${first.id}/test`)
  expect(await whenSent('test')).toEqual({ id: first.id, name: 'All' })
})

test('the examples of the guide are as the document says', async () => {
  const guide = await readFile(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': crypto.randomUUID(),
    'webhook-timestamp': '1795579200',
    'webhook-signature': 'v1,abc v1,def',
  }
  const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, body = '']) => body)
  const names = examples.map((body) => check({ headers, body }))
  const plain = WEBHOOK_EVENTS.filter((event) => event !== 'audit.recorded')
  expect(names.sort()).toEqual([...plain, 'test'].sort())
})
