import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { WEBHOOK_EVENTS } from '../../contract/src/webhooks/webhook-events.ts'
import { type Client, signUp } from '../../server/test/client.ts'
import { openCheck } from '../../server/test/documents/event-document.ts'
import { type Product, startProduct } from '../../server/test/product.ts'
import { listenFor, RECEIVERS } from './receiving.ts'
import { addText, FLOW_SCOPES, join, newKey, readLink, share, spendCalls } from './satchel.ts'
import { signed } from './signing.ts'
import { app, faultsOf, zaps } from './zapier.ts'

let product: Product
let owner: Client
let zap: ReturnType<typeof zaps>
let keyId: string
let apiKey: string
beforeAll(async () => {
  product = await startProduct({ env: { ...RECEIVERS, TRUSTED_PROXIES: '127.0.0.0/8' } })
})
afterAll(() => product.stop())
beforeEach(async () => {
  owner = await signUp(product)
  await connect()
})

async function connect(person = owner, scopes = FLOW_SCOPES) {
  const { key, id } = await newKey(person, scopes)
  zap = zaps({ serverUrl: `${product.url}/`, apiKey: key })
  keyId = id
  apiKey = key
}

const webhooks = async () => (await owner.call('GET', 'integrations/v1/webhooks')).body.items

describe('the definition', () => {
  test('is valid by Zapier’s own schema, which notices faults', async () => {
    expect(await faultsOf(app)).toEqual([])
    const { noun: _, ...nameless } = app.creates.create_wish
    const broken = { ...app, creates: { ...app.creates, create_wish: nameless } }
    expect(await faultsOf(broken)).not.toEqual([])
  })

  test('has a sample of each event as Satchel describes it', async () => {
    const document = await (await fetch(`${product.url}/api/asyncapi.json`)).json()
    const check = openCheck(document as never)
    const headers = {
      'content-type': 'application/json',
      ...signed('whsec_YWJj', {}).headers,
      'user-agent': 'Satchel',
    }
    const hooks = Object.values(app.triggers as Record<string, Trigger>).filter(
      ({ operation }) => operation.type === 'hook',
    )
    // All but entries of the audit log.
    expect(hooks).toHaveLength(WEBHOOK_EVENTS.length - 1)
    for (const { key, operation } of hooks) {
      const type = WEBHOOK_EVENTS.find((event) => event.replaceAll(/\W/g, '_') === key)
      if (!type) throw new Error(`No event belongs to the key ${key}`)
      const event = { type, timestamp: new Date().toISOString(), data: operation.sample }
      expect(check({ headers, body: JSON.stringify(event) })).toBe(type)
    }
  })
})

interface Trigger {
  key: string
  operation: { type: string; sample: object }
}

describe('a trigger', () => {
  test('subscribes, starts within seconds of a reading, and unsubscribes', async () => {
    const itemId = await addText(owner, 'Handbook')
    const started: unknown[] = []
    let subscription: object = {}
    const { url } = await listenFor(async (request) => {
      started.push(...(await zap.receive('link_read', subscription, request)))
      return 200
    })
    subscription = await zap.subscribe('link_read', `${url}/hooks/1`, { ownLinksOnly: true })
    expect(await webhooks()).toMatchObject([
      {
        name: 'Zapier: Link Read',
        program: 'Automation',
        events: ['link.read'],
        ownLinksOnly: true,
      },
    ])
    const link = await share(owner, itemId, { sharedToEmail: 'bea@customer.example' })
    await readLink(product, link.slug)
    await expect
      .poll(() => started, { timeout: 60_000 })
      .toMatchObject([
        {
          ...{ event: 'link.read', deliveryId: expect.any(String), certainty: 'acted' },
          link: { id: link.id, recipient: 'bea@customer.example' },
        },
      ])
    await zap.unsubscribe('link_read', subscription)
    expect(await webhooks()).toEqual([])
    await zap.unsubscribe('link_read', subscription)
  })

  test('refuses what is forged, old or changed, and starts once for each delivery', async () => {
    const { url } = await listenFor(async () => 200)
    const subscription = await zap.subscribe('item_added', `${url}/hooks/2`)
    const event = { type: 'item.added', timestamp: '', data: { id: '1', name: 'Offer' } }
    const genuine = signed(subscription.secret, event)
    const changed = { ...genuine, rawBody: Buffer.from(JSON.stringify({ ...event, type: 'x' })) }
    const forged = signed(`whsec_${Buffer.from('somebody else').toString('base64')}`, event)
    const old = signed(subscription.secret, event, Date.now() - 600_000)
    for (const request of [changed, forged, old, { ...genuine, headers: {} }])
      await expect(zap.receive('item_added', subscription, request)).rejects.toThrow('signature')
    await expect(zap.receive('item_added', {}, genuine)).rejects.toThrow('signature')
    expect(await zap.receive('item_added', subscription, genuine)).toMatchObject([
      { id: '1', name: 'Offer', event: 'item.added' },
    ])
    expect(await zap.receive('item_added', subscription, genuine)).toEqual([])
  })

  test('is silent and can’t be set up for somebody who isn’t an admin anymore', async () => {
    const admin = await join(product, owner, 'admin')
    await connect(admin)
    const { url, received } = await listenFor(async () => 200)
    await zap.subscribe('item_added', `${url}/hooks/3`)
    await addText(owner)
    await expect.poll(() => received).toHaveLength(1)
    const { items } = (await owner.call('GET', 'users/v1/list')).body
    const { id } = items.find(({ email }: { email: string }) => email === admin.email)
    await owner.call('PATCH', `users/v1/${id}`, { role: 'editor' })
    await expect(zap.subscribe('item_added', `${url}/hooks/4`)).rejects.toThrow('403')
    await addText(owner)
    expect(received).toHaveLength(1)
  })

  test('shows examples of the account’s own, and samples where there are none', async () => {
    expect(await zap.list('link_read')).toMatchObject([{ link: { itemName: 'Price list' } }])
    const itemId = await addText(owner, 'Handbook')
    const link = await share(owner, itemId, { sharedToOrganization: 'Acme' })
    await readLink(product, link.slug)
    expect(await zap.list('item_updated')).toMatchObject([{ id: itemId, name: 'Handbook' }])
    expect(await zap.list('link_expiring')).toMatchObject([{ id: link.id, recipient: 'Acme' }])
    await expect
      .poll(() => zap.list('link_read'), { interval: 2_000 })
      .toMatchObject([{ certainty: 'acted', link: { id: link.id, recipient: 'Acme' } }])
    expect(await zap.list('person_joined')).toMatchObject([{ name: 'Bo' }])
    expect(await zap.list('list_items')).toEqual([{ id: itemId, name: 'Handbook' }])
  })
})

describe('an action', () => {
  /** A file somewhere else, which must not be sent the key. */
  async function fileServer(bytes: Buffer) {
    const keys: unknown[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers.authorization)
      response.setHeader('content-type', 'text/plain')
      response.setHeader('content-disposition', 'attachment; filename="offer.txt"').end(bytes)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f`, keys }
  }

  test('uploads a file in pieces, finds it, shares it and adds it to a collection', async () => {
    // More than one piece.
    const bytes = Buffer.alloc(9 * 1024 * 1024, 'Offer for spring. ')
    const { url, keys } = await fileServer(bytes)
    const draft = { name: 'Spring fair' }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
    const item = await zap.create('upload_file', { file: url, name: 'Spring offer' })
    expect(item).toMatchObject({
      ...{ name: 'Spring offer', originalName: 'offer.txt', bytes: bytes.length },
    })
    expect(keys).toEqual([undefined])
    const member = { collectionId: collection.id, itemId: item.id }
    expect(await zap.create('add_to_collection', member)).toMatchObject({ itemIds: [item.id] })
    await expect
      .poll(() => zap.search('find_item', { searchTerm: 'spring offer' }), { interval: 3_000 })
      .toMatchObject([{ id: item.id }])

    const to = { itemId: item.id, sharedToEmail: 'bea@customer.example', expiresAt: '' }
    const link = await zap.create('create_link', to)
    expect(link).toMatchObject({ sharedToEmail: 'bea@customer.example', expiresAt: null })
    expect(await zap.search('find_link', { search: 'bea@' })).toMatchObject([{ id: link.id }])
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const { id } = await zap.create('create_link', {
      itemId: item.id,
      sharedToMemo: 'Cy',
      expiresAt: soon,
    })
    expect(await zap.search('find_expiring_links', { days: 7 })).toMatchObject([{ id }])
    await zap.create('withdraw_link', { linkId: link.id })
    expect((await fetch(link.url)).status).toBe(410)
  })

  test('writes a wish, and says what is wrong with its input', async () => {
    const wish = { title: 'A case study', description: 'Of retail', neededBy: '' }
    expect(await zap.create('create_wish', wish)).toMatchObject({
      ...{ title: 'A case study', kind: 'content', status: 'open' },
    })
    const wrong = zap.create('create_wish', { title: 'Late', neededBy: 'tomorrow' })
    await expect(wrong).rejects.toThrow('neededBy')
  })

  test('says why it is refused: a narrower, revoked or wrong key, too many calls', async () => {
    await connect(owner, ['library.read'])
    expect(await zap.testConnection()).toMatchObject({ items: [] })
    await expect(zap.create('create_wish', { title: 'No' })).rejects.toThrow('wishes.write')
    await expect(zap.subscribe('item_added', 'https://hooks.example.com/1')).rejects.toThrow(
      'webhooks.write',
    )
    await spendCalls(product, apiKey)
    const refused: Error = await zap.list('list_items').catch((error: Error) => error)
    expect(refused.name).toBe('ThrottledError')
    expect(JSON.parse(refused.message).delay).toBeGreaterThan(0)

    await connect(owner, ['wishes.read'])
    expect(await zap.testConnection()).toEqual({})
    await owner.call('DELETE', `integrations/v1/api-keys/${keyId}`)
    await expect(zap.testConnection()).rejects.toMatchObject({ name: 'ExpiredAuthError' })
    const wrong = zaps({ serverUrl: product.url, apiKey: `satchel_${'a'.repeat(43)}` })
    await expect(wrong.testConnection()).rejects.toMatchObject({ name: 'ExpiredAuthError' })
  })
})
