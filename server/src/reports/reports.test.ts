import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Person, product } from '../../test/harness.ts'
import { updateNewestVisit } from '../../test/visits.ts'

beforeEach(earlyInTheHour)

const satchel = product({ shared: true })
const { anonymous } = satchel

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const NOWHERE = '01a1fbf1-374f-76d2-917b-be04511352be'

let people = 0
/** Each time another person, on a phone. */
function somebody(agent = PHONE): Record<string, string> {
  people += 1
  return { 'user-agent': agent, 'x-forwarded-for': `10.1.${people >> 8}.${people & 255}` }
}

const open = (slug: string, headers = somebody()) =>
  anonymous('GET', `/l/${slug}`, undefined, headers)

async function add(person: Person, fields: object = {}) {
  const draft = { kind: 'link', url: 'https://example.com/prices', name: 'Prices', ...fields }
  return (await person.call('POST', 'items/v1', draft)).body
}

async function share(person: Person, itemId: string, fields: object = {}) {
  const body = { itemId, itemType: 'ITEM', ...fields }
  return (await person.call('POST', 'items/v1/v2/shortener/personalized', body)).body
}

const visitsOf = (person: Person, id: string, query = '') =>
  person.call('GET', `items/v1/personalized/${id}/visits${query}`)
const reportOf = (person: Person, id: string, query = '') =>
  person.call('GET', `items/v1/personalized/${id}/report${query}`)

const updateNewest = (linkId: string, columns: Record<string, unknown>) =>
  updateNewestVisit(satchel.database.system, linkId, columns)

const sum = () => satchel.app.tasks['sum-visits']?.({})

describe('the visits of a link', () => {
  test('say who came, with which device, from where, and what was read', async () => {
    const owner = await satchel.newTenant()
    const link = await share(owner, (await add(owner)).id)
    await open(link.slug, { ...somebody(), referer: 'https://mail.customer.example/inbox' })
    await updateNewest(link.id, {
      email: 'bo@customer.example',
      emailProved: true,
      country: 'SE',
      durationMs: 61_240,
      pages: JSON.stringify({ 10: 1_000, 2: 60_240 }),
      parts: JSON.stringify([[0, 12.5]]),
      clicks: JSON.stringify([{ page: 2, url: 'https://example.com/', at: '2026-11-21' }]),
      utm: JSON.stringify({ source: 'fair' }),
      downloaded: true,
    })
    const { status, body } = await visitsOf(owner, link.id)
    expect(status).toBe(200)
    expect(body).toEqual({
      items: [
        {
          id: expect.any(String),
          at: expect.any(String),
          sessionId: expect.any(String),
          visitor: 'bo@customer.example',
          emailProved: true,
          itemId: null,
          itemName: null,
          country: 'SE',
          device: 'mobile',
          browser: 'Safari',
          os: 'iOS',
          referrer: 'mail.customer.example',
          trigger: 'link',
          utm: { source: 'fair' },
          durationS: 61.2,
          pages: [
            { page: 2, seconds: 60.2 },
            { page: 10, seconds: 1 },
          ],
          parts: [{ from: 0, to: 12.5 }],
          clicks: [{ page: 2, url: 'https://example.com/' }],
          downloaded: true,
          sawChanges: false,
          filtered: null,
          certainty: 'proved',
        },
      ],
      nextCursor: null,
    })
  })

  test('leave out machines until they are asked for, and come newest first, page by page', async () => {
    const owner = await satchel.newTenant()
    const link = await share(owner, (await add(owner)).id)
    for (let count = 0; count < 3; count++) await open(link.slug)
    await open(link.slug, somebody('curl/8.10.1'))
    const all = (await visitsOf(owner, link.id, '?includeFiltered=true')).body.items
    expect(all.map(({ filtered }: { filtered: string }) => filtered)).toEqual([
      'bot',
      null,
      null,
      null,
    ])
    const first = (await visitsOf(owner, link.id, '?limit=2')).body
    const rest = (await visitsOf(owner, link.id, `?limit=2&cursor=${first.nextCursor}`)).body
    expect([...first.items, ...rest.items]).toEqual(all.slice(1))
    expect(rest.nextCursor).toBeNull()
  })

  test('are those of the requested days, where the tenant is, page by page too', async () => {
    const owner = await satchel.newTenant()
    const link = await share(owner, (await add(owner)).id)
    const { system } = satchel.database
    for (const at of ['2026-03-10T23:59:00Z', '2026-03-11T00:01:00Z', '2026-03-12T22:59:00Z']) {
      await system
        .insertInto('visit')
        .values({
          ...{ tenantId: owner.tenantId, linkId: link.id, at, isView: true },
          id: sql<string>`(left(id_at(${at})::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid`,
          ...{ sessionId: crypto.randomUUID(), viewer: Buffer.from(at) },
        })
        .execute()
    }
    const days = async (query: string) =>
      (await visitsOf(owner, link.id, query)).body.items.map(({ at }: { at: string }) =>
        at.slice(0, 10),
      )
    expect(await days('')).toHaveLength(3)
    expect(await days('?from=2026-03-11&to=2026-03-12')).toEqual(['2026-03-12', '2026-03-11'])
    expect(await days('?to=2026-03-10')).toEqual(['2026-03-10'])
    expect(await days('?from=2026-03-13')).toEqual([])
    const { body } = await visitsOf(owner, link.id, '?to=2026-03-11&limit=1')
    const next = `?to=2026-03-11&limit=1&cursor=${body.nextCursor}`
    expect(await days(next)).toEqual(['2026-03-10'])
    await system
      .updateTable('tenant')
      .set({ timeZone: 'Europe/Berlin' })
      .where('id', '=', owner.tenantId)
      .execute()
    expect(await days('?from=2026-03-11&to=2026-03-11')).toEqual(['2026-03-11', '2026-03-10'])
    const turned = await visitsOf(owner, link.id, '?from=2026-03-12&to=2026-03-11')
    expect([turned.status, turned.body.errors[0].path]).toEqual([422, 'to'])
  })

  test('are for the sharer and people who see all links, and not found for everyone else', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const link = await share(editor, (await add(owner)).id)
    for (const read of [visitsOf, reportOf]) {
      const answers = [
        await read(editor, link.id),
        await read(owner, link.id),
        await read(viewer, link.id),
        await read(stranger, link.id),
        await read(owner, NOWHERE),
        await read(owner, 'no-id'),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404])
    }
  })

  test('take only cursors that were given', async () => {
    const owner = await satchel.newTenant()
    const link = await share(owner, (await add(owner)).id)
    for (const cursor of ['x', Buffer.from('{"id":"1"}').toString('base64url')])
      expect((await visitsOf(owner, link.id, `?cursor=${cursor}`)).body.code).toBe('bad-cursor')
    expect((await visitsOf(owner, link.id, '?limit=201')).status).toBe(422)
    expect((await visitsOf(owner, link.id, '?includeFiltered=perhaps')).status).toBe(422)
  })
})

describe('the report of a link', () => {
  test('shows totals and results by day, page and place', async () => {
    const owner = await satchel.newTenant()
    const item = await add(owner)
    const link = await share(owner, item.id)
    await satchel.database.system
      .updateTable('item')
      .set({ pageCount: 4 })
      .where('id', '=', item.id)
      .execute()
    const read = (pages: object) => ({ durationMs: 45_000, pages: JSON.stringify(pages) })
    await open(link.slug)
    await updateNewest(link.id, { country: 'SE', ...read({ 1: 20_000, 2: 25_000 }) })
    await open(`${link.slug}?via=qr`, { ...somebody(), referer: 'https://mail.customer.example/' })
    await updateNewest(link.id, { country: 'SE', ...read({ 1: 45_000 }), downloaded: true })
    await open(link.slug, somebody('curl/8.10.1'))
    await sum()

    const { status, body } = await reportOf(owner, link.id, '?days=7')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      link: { id: link.id, itemName: 'Prices' },
      sums: { views: 2, viewers: 2, seconds: 90 },
      pageCount: 4,
      completion: 0.375,
      pages: [
        { itemId: item.id, itemName: 'Prices', page: 1, readers: 2, seconds: 65 },
        { page: 2, readers: 1, seconds: 25 },
      ],
      by: {
        country: [{ value: 'SE', views: 2, viewers: 2 }],
        device: [{ value: 'mobile', views: 2 }],
        referrer: [{ value: 'mail.customer.example', views: 1 }],
        trigger: [
          { value: 'link', views: 1 },
          { value: 'qr', views: 1 },
        ],
      },
    })
    expect(body.days).toHaveLength(7)
    const today = new Date().toISOString().slice(0, 10)
    expect(body.days.at(-1)).toMatchObject({ day: today, views: 2, viewers: 2 })
    expect(body.days[0].views).toBe(0)
    const context = await owner.call('GET', `items/v1/v2/shortener/item/${item.id}/context`)
    expect(context.body.items).toMatchObject([{ id: link.id, seconds: 90, pagesRead: 2 }])
  })

  test('of all links to an item is of its pages, mine or everyone’s', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const editor = await owner.withRole('editor')
    const item = await add(owner)
    for (const person of [owner, editor]) {
      const link = await share(person, item.id)
      await open(link.slug)
      await updateNewest(link.id, { pages: JSON.stringify({ 1: 1_000, 3: 2_000 }) })
    }
    await sum()
    const read = (person: Person) => person.call('GET', `items/v1/${item.id}/reading`)
    expect((await read(owner)).body).toMatchObject({
      pages: [
        { page: 1, readers: 2, seconds: 2 },
        { page: 3, readers: 2, seconds: 4 },
      ],
    })
    expect((await read(editor)).body.pages).toMatchObject([
      { page: 1, readers: 1, seconds: 1 },
      { page: 3, readers: 1, seconds: 2 },
    ])
    expect((await read(await owner.withRole('viewer'))).body.pages).toEqual([])
    expect((await read(stranger)).status).toBe(404)
  })

  test('is empty for an unopened link, and covers 1 to 366 days', async () => {
    const owner = await satchel.newTenant()
    const link = await share(owner, (await add(owner)).id)
    const { body } = await reportOf(owner, link.id)
    expect(body).toMatchObject({
      sums: { views: 0, viewers: 0, downloads: 0, seconds: 0 },
      pageCount: null,
      completion: null,
      pages: [],
      by: { country: [], trigger: [] },
    })
    expect(body.days).toHaveLength(30)
    for (const days of ['0', '367', 'x'])
      expect((await reportOf(owner, link.id, `?days=${days}`)).status).toBe(422)
  })
})

describe('recipients', () => {
  const list = async (person: Person, query = '') =>
    (await person.call('GET', `items/v1/v2/shortener/recipients${query}`)).body

  const one = (person: Person, kind: string, key: string) =>
    person.call(
      'GET',
      `items/v1/v2/shortener/recipients/one?kind=${kind}&key=${encodeURIComponent(key)}`,
    )

  async function shared() {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [prices, guide] = [
      await add(owner),
      await add(owner, { name: 'Guide', url: 'https://example.com/guide' }),
    ]
    const bo = { sharedToEmail: 'bo@customer.example', sharedToOrganization: 'Customer & Co' }
    const read = await share(owner, prices.id, bo)
    await share(owner, guide.id, { ...bo, sharedToOrganization: 'CUSTOMER  & co' })
    await share(editor, guide.id, { sharedToEmail: 'cy@other.example' })
    await open(read.slug)
    return { owner, editor, prices, guide, read }
  }

  test('are the people that links were made for, with what was opened', async () => {
    const { owner, editor } = await shared()
    const { items, total } = await list(owner, '?kind=person&orderBy=views')
    expect(total).toBe(2)
    expect(items).toEqual([
      {
        kind: 'person',
        key: 'bo@customer.example',
        name: 'bo@customer.example',
        email: 'bo@customer.example',
        emailProved: false,
        organization: 'CUSTOMER  & co',
        links: 2,
        opened: 1,
        views: 1,
        sureViews: 0,
        lastSharedAt: expect.any(String),
        lastViewedAt: expect.any(String),
      },
      expect.objectContaining({ key: 'cy@other.example', opened: 0, lastViewedAt: null }),
    ])
    expect((await list(editor)).items).toMatchObject([{ key: 'cy@other.example' }])
    expect(await list(owner, '?search=CUSTOMER')).toMatchObject({ total: 1 })
    expect(await list(owner, '?search=100%25')).toEqual({ items: [], total: 0 })
    expect(await list(owner, '?limit=1&offset=5')).toEqual({ items: [], total: 2 })
  })

  test('are organizations too, however they are written', async () => {
    const { owner } = await shared()
    const { items, total } = await list(owner, '?kind=organization')
    expect(total).toBe(1)
    expect(items).toMatchObject([
      { name: 'CUSTOMER  & co', email: null, links: 2, opened: 1, views: 1 },
    ])
    const { body } = await one(owner, 'organization', items[0].key)
    expect(body.received.map(({ link }: { link: object }) => link)).toMatchObject([
      { itemName: 'Guide' },
      { itemName: 'Prices' },
    ])
  })

  test('each have what they got, opened and did not', async () => {
    const { owner, prices } = await shared()
    const collection = { name: 'Kit', itemIds: [prices.id] }
    const { body: kit } = await owner.call('POST', 'collections/v1/create', collection)
    await share(owner, kit.id, { itemType: 'COLLECTION', sharedToEmail: 'bo@customer.example' })
    const { status, body } = await one(owner, 'person', ' Bo@Customer.example ')
    expect(status).toBe(200)
    expect(body).toMatchObject({ links: 3, opened: 1 })
    expect(body.received).toMatchObject([
      {
        link: { itemName: 'Kit', sharedBy: { name: 'Ada Owner' } },
        views: 0,
        contents: [{ id: prices.id, name: 'Prices', isOpened: false }],
      },
      { link: { itemName: 'Guide' }, views: 0, lastViewedAt: null, isGiven: false, contents: [] },
      { link: { itemName: 'Prices' }, views: 1, seconds: 0, pagesRead: 0, pageCount: null },
    ])
  })

  test('are also those who gave their address at the gate of a link for someone else', async () => {
    const { owner, editor, read } = await shared()
    await updateNewest(read.id, {
      email: 'dee@customer.example',
      durationMs: 4_000,
      pages: JSON.stringify({ 1: 3_000, 2: 1_000 }),
    })
    const { items } = await list(owner, '?search=dee')
    expect(items).toMatchObject([
      {
        ...{ links: 0, opened: 0, views: 0, lastSharedAt: null, emailProved: false },
        unverified: { links: 1, views: 1 },
      },
    ])
    expect((await one(owner, 'person', 'dee@customer.example')).body.received).toMatchObject([
      {
        link: { id: read.id },
        isGiven: true,
        emailProved: false,
        views: 1,
        seconds: 4,
        pagesRead: 2,
      },
    ])
    await updateNewest(read.id, { emailProved: true })
    expect((await list(owner, '?search=dee')).items).toMatchObject([
      { links: 1, opened: 1, views: 1, emailProved: true },
    ])
    expect((await one(editor, 'person', 'dee@customer.example')).status).toBe(404)
  })

  test('of others, unknown ones and garbage are absent or refused', async () => {
    const { owner, editor } = await shared()
    const stranger = await satchel.newTenant()
    const answers = [
      await one(stranger, 'person', 'bo@customer.example'),
      await one(editor, 'person', 'bo@customer.example'),
      await one(editor, 'organization', 'customer & co'),
      await one(owner, 'person', 'nobody@customer.example'),
      await one(owner, 'organization', "'; drop table link; --"),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await list(stranger)).toEqual({ items: [], total: 0 })
    expect((await one(owner, 'pet', 'x')).status).toBe(422)
    expect((await one(owner, 'person', '')).status).toBe(422)
    const bad = await owner.call('GET', 'items/v1/v2/shortener/recipients?orderBy=luck')
    expect(bad.status).toBe(422)
  })
})
