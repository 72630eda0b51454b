import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, signUp } from '../../server/test/client.ts'
import { type Product, startProduct } from '../../server/test/product.ts'
import { type Item, runner, type Secrets } from './n8n.ts'
import { listenFor, RECEIVERS } from './receiving.ts'
import { addText, newKey, readLink, share, spendCalls } from './satchel.ts'
import { signed } from './signing.ts'

let product: Product
let owner: Client
let secrets: Secrets
beforeAll(async () => {
  product = await startProduct({ env: { ...RECEIVERS, TRUSTED_PROXIES: '127.0.0.0/8' } })
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = await signUp(product)
})

// A key answers 600 calls a minute, so each test has its own.
const withKey = async (...args: [Parameters<typeof newKey>[1]?]) => {
  const { key, id } = await newKey(owner, ...args)
  secrets = { satchelApi: { serverUrl: `${product.url}/`, apiKey: key } }
  return { id, key, secrets }
}

const act = (resource: string, operation: string, parameters: object = {}) =>
  runner({ type: 'satchel', parameters: { resource, operation, ...parameters }, secrets })

describe('the node', () => {
  test('uploads a file in pieces, finds it, shares it and adds it to a collection', async () => {
    await withKey()
    // More than one piece.
    const bytes = Buffer.alloc(9 * 1024 * 1024, 'Offer for spring. ')
    const [collection] = await act('collection', 'create', { name: 'Spring fair' }).execute()
    const collectionId = { __rl: true, mode: 'id', value: collection?.json.id }
    const upload = act('item', 'upload', { name: 'Spring offer', collectionId })
    const data = { data: bytes.toString('base64'), mimeType: 'text/plain', fileName: 'offer.txt' }
    const [item] = await upload.execute([{ json: {}, binary: { data } }])
    expect(item?.json).toMatchObject({ name: 'Spring offer', bytes: bytes.length, kind: 'file' })
    const itemId = { __rl: true, mode: 'id', value: item?.json.id }
    const [got] = await act('item', 'get', { itemId }).execute()
    expect(got?.json.collectionIds).toEqual([collection?.json.id])

    await expect
      .poll(
        async () => {
          const found = await act('item', 'find', { searchTerm: 'spring offer' }).execute()
          return found.map(({ json }) => json.id)
        },
        { interval: 3_000 },
      )
      .toEqual([item?.json.id])
    const [first] = await act('link', 'create', {
      sharedId: item?.json.id,
      recipientEmail: 'bea@customer.example',
      additionalFields: { expiresAt: '2099-01-31', allowDownload: false },
    }).execute()
    expect(first?.json).toMatchObject({
      ...{ sharedToEmail: 'bea@customer.example', expiresOn: '2099-01-31', allowDownload: false },
      url: expect.stringContaining(product.url),
    })
    const emptied = await act('collection', 'removeItem', { collectionId, itemId }).execute()
    expect(emptied[0]?.json.itemIds).toEqual([])
    const [added] = await act('collection', 'addItem', { collectionId, itemId }).execute()
    expect(added?.json.itemIds).toEqual([item?.json.id])
    const listed = await upload.list('searchCollections', 'spring')
    expect(listed?.results).toEqual([{ name: 'Spring fair', value: collection?.json.id }])
    const offered = await upload.list('searchItems', '')
    expect(offered?.results).toContainEqual({ name: 'Spring offer', value: item?.json.id })
  })

  test('lists links about to expire, withdraws and reopens, and reads what was read', async () => {
    await withKey()
    const itemId = await addText(owner)
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const [later, soon] = [
      await share(owner, itemId, { sharedToMemo: 'Later', expiresAt: dayIn(5) }),
      await share(owner, itemId, { sharedToEmail: 'cy@customer.example', expiresAt: dayIn(2) }),
      await share(owner, itemId, { sharedToMemo: 'Much later', expiresAt: dayIn(30) }),
      await share(owner, itemId, { sharedToMemo: 'Never' }),
    ]
    const expiring = await act('link', 'getExpiring', { days: 7 }).execute()
    expect(expiring.map(({ json }) => json.id)).toEqual([soon.id, later.id])
    const two = await act('link', 'getAll', { limit: 2 }).execute()
    expect(two).toHaveLength(2)
    const all = await act('link', 'getAll', { returnAll: true }).execute()
    expect(all.length).toBeGreaterThanOrEqual(4)

    await readLink(product, soon.slug)
    await expect
      .poll(
        async () => {
          const visits = await act('link', 'getReadings', { linkId: soon.id }).execute()
          return visits.map(({ json }) => json.certainty)
        },
        { interval: 2_000 },
      )
      .toEqual(['acted'])
    const [report] = await act('link', 'getReport', { linkId: soon.id }).execute()
    expect(report?.json).toMatchObject({ sums: { views: 1 } })
    const [person] = await act('person', 'get', { key: 'cy@customer.example' }).execute()
    expect(person?.json).toMatchObject({ views: 1, received: [{ link: { id: soon.id } }] })

    const done = await act('link', 'withdraw', { linkId: soon.id }).execute()
    expect(done[0]?.json).toEqual({ success: true, id: soon.id })
    expect((await fetch(soon.url)).status).toBe(410)
    const [reopened] = await act('link', 'reopen', { linkId: soon.id }).execute()
    expect(reopened?.json.disabledAt).toBeNull()
    const recipients = await act('person', 'getAll', { search: 'cy@' }).execute()
    expect(recipients.map(({ json }) => json.email)).toEqual(['cy@customer.example'])
  })

  test('writes a wish, adds a web page, and says what is wrong with its input', async () => {
    await withKey()
    const wish = { title: 'A case study in retail', organization: 'Acme' }
    const [written] = await act('wish', 'create', wish).execute()
    expect(written?.json).toMatchObject({ ...wish, kind: 'content', status: 'open' })
    const wishes = await act('wish', 'getAll').execute()
    expect(wishes.map(({ json }) => json.id)).toContain(written?.json.id)
    const [page] = await act('item', 'addPage', {
      url: 'https://example.com/',
      name: 'A page',
    }).execute()
    expect(page?.json).toMatchObject({ kind: 'link', name: 'A page' })
    const wrong = act('wish', 'create', { title: 'Late', neededBy: 'tomorrow' }).execute()
    await expect(wrong).rejects.toMatchObject({
      httpCode: '422',
      message: expect.stringContaining('neededBy'),
    })
  })

  test('says why it is refused: a wrong, revoked or narrower key, another tenant, too many calls', async () => {
    const { id, key } = await withKey(['library.read'])
    await expect(act('wish', 'create', { title: 'No' }).execute()).rejects.toMatchObject({
      ...{ httpCode: '403', message: 'The API key doesn’t have the scope wishes.write' },
    })
    const other = await signUp(product)
    const itemId = { __rl: true, mode: 'id', value: await addText(other) }
    await expect(act('item', 'get', { itemId }).execute()).rejects.toMatchObject({
      httpCode: '404',
    })
    await spendCalls(product, key)
    await expect(act('item', 'find', { limit: 1 }).execute()).rejects.toMatchObject({
      ...{ httpCode: '429', description: expect.stringMatching(/answers again in \d+ seconds/) },
    })
    await owner.call('DELETE', `integrations/v1/api-keys/${id}`)
    await expect(act('item', 'find').execute()).rejects.toMatchObject({ httpCode: '401' })
    secrets = { satchelApi: { serverUrl: product.url, apiKey: `satchel_${'a'.repeat(43)}` } }
    await expect(act('item', 'find').execute()).rejects.toMatchObject({ httpCode: '401' })
  })
})

/** A trigger, and a server that hands it what Satchel sends. */
async function trigger(parameters: object, given = secrets) {
  const started: unknown[] = []
  const statuses: number[] = []
  const receiving = await listenFor(async (request) => {
    const { status, items } = await one.receive(request)
    statuses.push(status)
    started.push(...items.map(({ json }: Item) => json))
    return status
  })
  const base = { type: 'satchelTrigger', secrets: given, webhookBaseUrl: receiving.url } as const
  const one = runner({ ...base, parameters: parameters as never })
  return { ...one, started, statuses, received: receiving.received }
}

const webhooks = async () => (await owner.call('GET', 'integrations/v1/webhooks')).body.items

describe('the trigger', () => {
  test('subscribes when it’s activated, starts within seconds, and unsubscribes', async () => {
    await withKey()
    const flow = await trigger({ events: ['item.added', 'link.read'], ownLinksOnly: true })
    expect(await flow.hook('checkExists')).toBe(false)
    expect(await flow.hook('create')).toBe(true)
    expect(await flow.hook('checkExists')).toBe(true)
    expect(await webhooks()).toMatchObject([
      {
        name: 'n8n: A flow',
        program: 'Automation',
        events: ['item.added', 'link.read'],
        ownLinksOnly: true,
      },
    ])
    const before = Date.now()
    const itemId = await addText(owner, 'Handbook')
    await expect
      .poll(() => flow.started)
      .toMatchObject([
        {
          type: 'item.added',
          webhookId: expect.any(String),
          data: { id: itemId, name: 'Handbook' },
        },
      ])
    expect(Date.now() - before).toBeLessThan(30_000)
    const link = await share(owner, itemId, { sharedToEmail: 'bea@customer.example' })
    await readLink(product, link.slug)
    await expect
      .poll(() => flow.started.at(-1), { timeout: 60_000 })
      .toMatchObject({
        type: 'link.read',
        data: { certainty: 'acted', link: { id: link.id, recipient: 'bea@customer.example' } },
      })
    expect(await flow.hook('delete')).toBe(true)
    expect(await webhooks()).toEqual([])
    expect(flow.memory).not.toHaveProperty('secret')
  })

  test('refuses what is forged, old or changed, and starts once for each delivery', async () => {
    await withKey()
    const flow = await trigger({ events: ['item.added'] })
    await flow.hook('create')
    const secret = String(flow.memory.secret)
    const event = { type: 'item.added', timestamp: new Date().toISOString(), data: { id: '1' } }
    const genuine = signed(secret, event)
    const forged = signed(`whsec_${Buffer.from('somebody else').toString('base64')}`, event)
    const changed = { ...genuine, rawBody: Buffer.from(JSON.stringify({ ...event, type: 'x' })) }
    const unsigned = { ...genuine, headers: {} }
    const refused = [forged, changed, unsigned, signed(secret, event, Date.now() - 600_000)]
    for (const request of refused)
      expect(await flow.receive(request)).toEqual({ status: 401, items: [] })
    expect((await flow.receive(genuine)).items).toHaveLength(1)
    expect(await flow.receive(genuine)).toEqual({ status: 200, items: [] })
    await flow.hook('delete')
    expect(await flow.receive(signed(secret, event))).toEqual({ status: 401, items: [] })
  })

  test('leaves out what its filters don’t want', async () => {
    await withKey()
    const filters = { recipient: '@Customer.example', isSure: true }
    const flow = await trigger({ events: ['link.read'], filters })
    await flow.hook('create')
    const read = (recipient: string | null, certainty: string) => ({
      ...{ type: 'link.read', timestamp: '' },
      data: { certainty, link: { itemId: '1', recipient } },
    })
    const count = async (event: object) =>
      (await flow.receive(signed(String(flow.memory.secret), event))).items.length
    expect(await count(read('bea@customer.example', 'acted'))).toBe(1)
    expect(await count(read('bea@customer.example', 'loaded'))).toBe(0)
    expect(await count(read('bo@other.example', 'proved'))).toBe(0)
    expect(await count(read(null, 'proved'))).toBe(0)
    await flow.hook('delete')
  })

  test('is tested beside the active workflow, whose webhook stays', async () => {
    await withKey()
    const active = await trigger({ events: ['item.added'] })
    await active.hook('create')
    const [{ id }] = await webhooks()
    const tested = await trigger({ events: ['item.added'] })
    Object.assign(tested.memory, { ...active.memory })
    expect(await tested.hook('checkExists')).toBe(false)
    await tested.hook('create')
    expect(await webhooks()).toHaveLength(2)
    await tested.hook('delete')
    expect(await webhooks()).toMatchObject([{ id }])
  })

  test('subscribes again if its webhook was deleted, and isn’t stopped by that at the end', async () => {
    await withKey()
    const flow = await trigger({ events: ['item.added'] })
    await flow.hook('create')
    const [{ id }] = await webhooks()
    await owner.call('DELETE', `integrations/v1/webhooks/${id}`)
    expect(await flow.hook('checkExists')).toBe(false)
    await flow.hook('create')
    const [again] = await webhooks()
    expect(again.id).not.toBe(id)
    await owner.call('PATCH', `integrations/v1/webhooks/${again.id}`, { active: false })
    expect(await flow.hook('checkExists')).toBe(false)
    await flow.hook('create')
    expect(await webhooks()).toHaveLength(1)
    await owner.call('DELETE', `integrations/v1/webhooks/${(await webhooks())[0].id}`)
    expect(await flow.hook('delete')).toBe(true)
  })

  test('is told which scope it lacks, and ends with its key', async () => {
    await withKey(['webhooks.read', 'webhooks.write', 'library.read'])
    const reading = await trigger({ events: ['link.read'] })
    await expect(reading.hook('create')).rejects.toMatchObject({
      ...{ httpCode: '403', message: 'link.read needs the scope links.read' },
    })
    const { id } = await withKey()
    const flow = await trigger({ events: ['item.added'] })
    await flow.hook('create')
    await owner.call('DELETE', `integrations/v1/api-keys/${id}`)
    expect(await webhooks()).toEqual([])
    await expect(flow.hook('checkExists')).rejects.toMatchObject({ httpCode: '401' })
    await addText(owner)
    expect(flow.started).toEqual([])
  })
})
