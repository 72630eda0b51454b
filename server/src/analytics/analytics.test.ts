import { describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

const satchel = product({ shared: true })

const report = (person: Person, name: string, query = '') =>
  person.call('GET', `analytics/v1/reports/${name}${query}`)

async function share(person: Person, itemId: string, fields: object = {}) {
  const body = { itemId, itemType: 'ITEM', ...fields }
  return (await person.call('POST', 'items/v1/v2/shortener/personalized', body)).body
}

interface Sum {
  views?: number
  viewers?: number
  downloads?: number
  durationMs?: number
}

/** Returns a link's totals of a day, and by country. */
async function count(
  tenantId: string,
  linkId: string,
  day: string,
  { views = 1, viewers = views, downloads = 0, durationMs = 0 }: Sum = {},
  country = 'DE',
) {
  const sums = { tenantId, linkId, day, views, viewers, downloads, durationMs }
  await satchel.database.system
    .insertInto('visitDay')
    .values([
      { ...sums, dimension: 'all', value: '' },
      { ...sums, dimension: 'country', value: country },
    ])
    .execute()
  await satchel.app.tasks['sum-visits']?.({})
}

const RANGE = '?from=2026-03-11&to=2026-03-20'

/** Two people who shared two items, opened before and within the range. */
async function world() {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const [prices, guide] = [
    await addLink(owner, { name: 'Prices' }),
    await addLink(owner, { name: 'Guide', url: 'https://example.com/guide' }),
  ]
  const bo = { sharedToEmail: 'bo@customer.example', sharedToOrganization: 'Customer' }
  const first = await share(owner, prices.id, bo)
  const second = await share(editor, guide.id, {
    sharedToEmail: 'cy@other.example',
    sharedToOrganization: 'Other',
  })
  const { tenantId } = owner
  await count(tenantId, first.id, '2026-03-11', {
    views: 5,
    viewers: 3,
    downloads: 2,
    durationMs: 61_250,
  })
  await count(tenantId, first.id, '2026-03-20', { views: 2 }, 'SE')
  await count(tenantId, first.id, '2026-03-10', { views: 4 })
  await count(tenantId, second.id, '2026-03-15', { views: 3, durationMs: 1_000 })
  // Outside of both ranges.
  await count(tenantId, second.id, '2026-02-28', { views: 90 })
  await count(tenantId, second.id, '2026-03-21', { views: 90 })
  return { owner, editor, prices, guide, first, second }
}

describe('the overview', () => {
  test('adds up a range of days, part by part, beside as many days before', async () => {
    const { owner } = await world()
    const { status, body } = await report(owner, 'overview', RANGE)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      interval: 'day',
      isAll: true,
      now: {
        from: '2026-03-11',
        to: '2026-03-20',
        sums: { views: 10, viewers: 8, downloads: 2, seconds: 62.3, opened: 2, links: 0, added: 0 },
      },
      before: { from: '2026-03-01', to: '2026-03-10', sums: { views: 4, opened: 1 } },
      by: {
        country: [
          { value: 'DE', views: 8, viewers: 6 },
          { value: 'SE', views: 2, viewers: 2 },
        ],
        device: [],
      },
    })
    const views = (span: { points: { views: number }[] }) => span.points.map((point) => point.views)
    expect(views(body.now)).toEqual([5, 0, 0, 0, 3, 0, 0, 0, 0, 2])
    expect(views(body.before)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 4])
    expect(body.now.points[0]).toEqual({
      day: '2026-03-11',
      ...{ views: 5, viewers: 3, downloads: 2, seconds: 61.3, links: 0, added: 0 },
    })
  })

  test('counts sure views alone where that is asked, and says where it can’t', async () => {
    const { owner, first } = await world()
    await satchel.database.system
      .updateTable('visitDay')
      .set({ sureViews: 2, sureViewers: 1, sureDurationMs: 41_000 })
      .where('linkId', '=', first.id)
      .where('day', '=', '2026-03-11')
      .execute()
    await satchel.app.tasks['sum-visits']?.({})
    const sure = `${RANGE}&certainty=sure`
    const { body } = await report(owner, 'overview', sure)
    expect(body.now.sums).toMatchObject({ views: 2, viewers: 1, seconds: 41, opened: 1 })
    expect(body.by.country).toEqual([{ value: 'DE', views: 2, viewers: 1 }])
    for (const name of ['content', 'links', 'people'])
      expect((await report(owner, name, sure)).body.now.sums).toMatchObject({
        views: 2,
        seconds: 41,
      })
    expect((await report(owner, 'links', sure)).body.rows).toMatchObject([
      { views: 2, seconds: 41, downloads: 2 },
    ])
    const { status, body: problem } = await report(owner, 'search', '?certainty=sure')
    expect(status).toBe(422)
    expect(problem.errors).toMatchObject([{ path: 'certainty' }])
  })

  test('covers the last thirty days by default, with new links and content', async () => {
    await earlyInTheHour()
    const { owner } = await world()
    await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
    const { body } = await report(owner, 'overview')
    expect(body.now.points).toHaveLength(30)
    expect(body.now.points.at(-1)).toMatchObject({ links: 2, added: 2, views: 0 })
    expect(body.now.sums).toMatchObject({ links: 2, added: 2 })
    expect(body.before.sums).toMatchObject({ links: 0, added: 0 })
    const ofCollections = await report(owner, 'overview', '?itemType=COLLECTION')
    expect(ofCollections.body.now.sums).toMatchObject({ links: 0, added: 1 })
    const ofSites = await report(owner, 'overview', '?itemType=SITE')
    expect(ofSites.body.now.sums).toMatchObject({ links: 0, added: 0 })
  })

  test('goes by weeks and months from the first day on, whatever their length', async () => {
    const { owner, first } = await world()
    const days = async (query: string) => {
      const { body } = await report(owner, 'overview', query)
      return body.now.points.map(({ day, views }: { day: string; views: number }) => [day, views])
    }
    expect(await days(`${RANGE}&interval=week`)).toEqual([
      ['2026-03-11', 8],
      ['2026-03-18', 2],
    ])
    await count(owner.tenantId, first.id, '2024-02-29', { views: 6 })
    expect(await days('?from=2024-01-31&to=2024-03-31&interval=month')).toEqual([
      ['2024-01-31', 0],
      ['2024-02-29', 6],
      ['2024-03-31', 0],
    ])
    const year = await report(owner, 'overview', '?from=2025-01-01&to=2026-12-31')
    expect(year.body).toMatchObject({ interval: 'month', before: { from: '2023-01-02' } })
    expect(year.body.now.points).toHaveLength(24)
    expect(year.body.now.sums.views).toBe(194)
  })

  test('counts visits as soon as they are summed', async () => {
    const { owner, first } = await world()
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await satchel.anonymous('GET', `/l/${first.slug}`, undefined, { 'user-agent': agent })
    await satchel.app.tasks['sum-visits']?.({})
    const { body } = await report(owner, 'overview')
    expect(body.now.sums).toMatchObject({ views: 1, viewers: 1, opened: 1 })
    expect(body.by.browser).toEqual([{ value: 'Firefox', views: 1, viewers: 1 }])
  })
})

describe('the report of one item', () => {
  test('is the overview of the links to it, for those who find it', async () => {
    const { owner, editor, prices, guide } = await world()
    const of = `${RANGE}&itemId=`
    const { body } = await report(editor, 'overview', `${of}${prices.id}`)
    expect(body.isAll).toBe(true)
    expect(body.now.sums).toMatchObject({ views: 7, viewers: 5, downloads: 2, opened: 1 })
    expect(body.before.sums).toMatchObject({ views: 4, opened: 1 })
    expect(body.by.country).toEqual([
      { value: 'DE', views: 5, viewers: 3 },
      { value: 'SE', views: 2, viewers: 2 },
    ])
    expect((await report(owner, 'overview', `?itemId=${guide.id}`)).body.now.sums).toMatchObject({
      links: 1,
      added: 1,
    })
    const asSite = await report(owner, 'overview', `${of}${prices.id}&itemType=SITE`)
    expect(asSite.body).toMatchObject({ code: 'not-found' })
    await owner.call('PUT', `items/v1/${prices.id}`, { inLibrary: false })
    expect((await report(editor, 'overview', `${of}${prices.id}`)).status).toBe(404)
    const stranger = await satchel.newTenant()
    expect((await report(stranger, 'overview', `${of}${guide.id}`)).status).toBe(404)
  })
})

describe('visits from one country', () => {
  test('are what links, content and people are ranked by', async () => {
    const { owner, first } = await world()
    const from = `${RANGE}&dimension=country&value=`
    const { body } = await report(owner, 'links', `${from}DE`)
    expect(body.now.sums).toMatchObject({ views: 8, opened: 2 })
    expect(body.rows).toMatchObject([{ views: 5, viewsBefore: 4 }, { views: 3 }])
    const swedish = (await report(owner, 'links', `${from}SE`)).body.rows
    expect(swedish).toMatchObject([{ link: { id: first.id }, views: 2 }])
    const content = await report(owner, 'content', `${from}SE`)
    expect(content.body.rows).toMatchObject([{ name: 'Prices', views: 2 }])
    const people = await report(owner, 'people', `${from}SE`)
    expect(people.body.people).toMatchObject([{ key: 'bo@customer.example', views: 2 }])
    const half = await report(owner, 'links', `${RANGE}&dimension=country`)
    expect(half.body).toMatchObject({ code: 'invalid', errors: [{ path: 'value' }] })
  })
})

describe('the report of content', () => {
  test('ranks what was viewed, next to the previous period', async () => {
    const { owner, editor, prices, guide } = await world()
    const { body } = await report(editor, 'content', RANGE)
    expect(body.isAll).toBe(true)
    expect(body.rows).toEqual([
      {
        ...{ itemType: 'ITEM', itemId: prices.id, name: 'Prices', links: 0, views: 7, viewers: 5 },
        ...{ downloads: 2, seconds: 61.3, viewsBefore: 4 },
      },
      {
        ...{ itemType: 'ITEM', itemId: guide.id, name: 'Guide', links: 0, views: 3, viewers: 3 },
        ...{ downloads: 0, seconds: 1, viewsBefore: 0 },
      },
    ])
    expect((await report(owner, 'content', `${RANGE}&limit=1`)).body.rows).toHaveLength(1)
    expect((await report(owner, 'content', `${RANGE}&itemType=SITE`)).body.rows).toEqual([])
  })

  test('names nothing that one does not find', async () => {
    const { owner, editor, prices } = await world()
    const { body: kit } = await owner.call('POST', 'collections/v1/create', {
      name: 'Secret kit',
      visibility: 'private',
    })
    const link = await share(owner, kit.id, { itemType: 'COLLECTION' })
    await count(owner.tenantId, link.id, '2026-03-12', { views: 50 })
    await owner.call('PUT', `items/v1/${prices.id}`, { inLibrary: false })
    const names = async (person: Person) =>
      (await report(person, 'content', RANGE)).body.rows.map(({ name }: { name: string }) => name)
    expect(await names(owner)).toEqual(['Secret kit', 'Prices', 'Guide'])
    expect(await names(editor)).toEqual(['Guide'])
    expect(await names(await owner.withRole('admin'))).toEqual(['Prices', 'Guide'])
  })
})

describe('the report of links', () => {
  test('is of everyone’s for those who may see them, of mine for others', async () => {
    const { owner, editor, first, second } = await world()
    const all = (await report(owner, 'links', RANGE)).body
    expect(all).toMatchObject({
      isAll: true,
      now: { sums: { views: 10 } },
      rows: [
        { link: { id: first.id, sharedToEmail: 'bo@customer.example' }, views: 7, viewsBefore: 4 },
        { link: { id: second.id }, views: 3, viewsBefore: 0 },
      ],
    })
    const mine = (await report(editor, 'links', RANGE)).body
    expect(mine).toMatchObject({
      isAll: false,
      now: { sums: { views: 3, opened: 1 } },
      before: { sums: { views: 0 } },
      rows: [{ link: { id: second.id } }],
    })
    expect(mine.rows).toHaveLength(1)
  })

  test('counts created links that were never opened', async () => {
    const { owner, prices, first } = await world()
    await share(owner, prices.id, { sharedToEmail: 'new@customer.example' })
    expect((await report(owner, 'links')).body.unopened).toBe(3)
    await satchel.database.system
      .insertInto('linkStat')
      .values({ tenantId: owner.tenantId, linkId: first.id, views: 1 })
      .onConflict((row) => row.columns(['tenantId', 'linkId']).doUpdateSet({ views: 1 }))
      .execute()
    expect((await report(owner, 'links')).body).toMatchObject({
      unopened: 2,
      now: { sums: { links: 3 } },
    })
    expect((await report(owner, 'links', RANGE)).body.unopened).toBe(0)
  })
})

describe('the report of people', () => {
  test('shows who shared, with whom, and the results', async () => {
    const { owner, editor } = await world()
    const { body } = await report(owner, 'people', RANGE)
    expect(body).toMatchObject({
      team: [
        { key: owner.userId, name: 'Ada Owner', opened: 1, links: 0, views: 7, viewsBefore: 4 },
        { key: editor.userId, name: 'Some editor', views: 3 },
      ],
      people: [{ key: 'bo@customer.example', views: 7 }, { key: 'cy@other.example' }],
      organizations: [{ key: 'customer', name: 'Customer', views: 7 }, { name: 'Other' }],
    })
    const mine = (await report(editor, 'people', RANGE)).body
    expect(mine).toMatchObject({ isAll: false, people: [{ key: 'cy@other.example' }] })
    expect([mine.team.length, mine.people.length, mine.organizations.length]).toEqual([1, 1, 1])
  })

  test('counts links that were made and not opened yet', async () => {
    const { owner } = await world()
    const { body } = await report(owner, 'people')
    expect(body.people).toMatchObject([
      { key: 'bo@customer.example', links: 1, opened: 0, views: 0 },
      { key: 'cy@other.example', links: 1, opened: 0, views: 0 },
    ])
  })
})

describe('each report', () => {
  test('can be exported as CSV without formulas', async () => {
    const { owner, first } = await world()
    await owner.call('PUT', `items/v1/${first.itemId}`, { name: '=cmd()' })
    const heads = {
      overview: 'From,Views,Devices,Downloads,Seconds,Links created,Added,Previous from,',
      content: 'Type,Name,Id,Links created,Views,Previous views,',
      links: 'Address,Type,Name,For,Organization,Memo,By,Created,Views,',
      people: 'Kind,Name,Links created,Links opened,Views,Previous views,',
    }
    for (const [name, head] of Object.entries(heads)) {
      const { status, body, headers } = await report(owner, name, `${RANGE}&format=csv`)
      expect([name, status]).toEqual([name, 200])
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}.csv"`)
      expect(body.startsWith(`\uFEFF${head}`)).toBe(true)
    }
    const log = await owner.call('GET', 'audit/v1/list?action=report.exported')
    expect(log.body.items).toHaveLength(4)
    expect(log.body.items[0]).toMatchObject({
      ip: expect.stringMatching(/^127\./),
      details: { report: 'people' },
    })
    const { body } = await report(owner, 'content', `${RANGE}&format=csv`)
    expect(body.split('\n')[1]).toMatch(/^ITEM,'=cmd\(\),/)
  })

  test('refuses days that do not exist, ranges that end before they begin, and such as are too long', async () => {
    const { owner } = await world()
    const wrong: [query: string, path: string][] = [
      ['?from=2026-02-30', 'from'],
      ['?from=yesterday', 'from'],
      ['?from=1999-12-31&to=2000-01-03', 'from'],
      ['?from=0001-01-01&to=0001-01-02', 'from'],
      ['?from=2026-01-02&to=2026-01-01', 'to'],
      ['?to=9999-12-31', 'to'],
      ['?from=2010-01-01&to=2026-01-01', 'from'],
      ['?interval=hour', 'interval'],
      ['?itemType=PET', 'itemType'],
      ['?format=xml', 'format'],
    ]
    for (const name of ['overview', 'content', 'links', 'people'])
      for (const [query, path] of wrong) {
        const { status, body } = await report(owner, name, query)
        expect([name, query, status, body.errors?.[0].path]).toEqual([name, query, 422, path])
      }
    expect((await report(owner, 'links', '?limit=0')).status).toBe(422)
    expect((await report(owner, 'overview', '?from=2999-01-01')).status).toBe(200)
    expect((await report(owner, 'overview', '?from=2016-12-01&to=2026-11-30')).status).toBe(200)
  })

  test('is not for viewers, and covers only the own tenant', async () => {
    const { owner } = await world()
    const viewer = await owner.withRole('viewer')
    const stranger = await satchel.newTenant()
    for (const name of ['overview', 'content', 'links', 'people']) {
      expect((await report(viewer, name, RANGE)).status).toBe(403)
      const { body } = await report(stranger, name, RANGE)
      expect(body.now.sums).toMatchObject({ views: 0, opened: 0, links: 0, added: 0 })
      expect([body.rows ?? [], body.people ?? [], body.team ?? []].flat()).toEqual([])
    }
  })
})
