import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, settingsOf } from '../../test/library.ts'

const satchel = product()

const report = (person: Person, name: string, query = '') =>
  person.call('GET', `analytics/v1/reports/${name}${query}`)

const RANGE = '?from=2026-03-11&to=2026-03-20'

/** Shares and returns the link. */
async function share(person: Person, itemId: string, itemType = 'ITEM') {
  const body = { itemId, itemType, sharedToEmail: 'bo@customer.example' }
  return (await person.call('POST', 'items/v1/v2/shortener/personalized', body)).body
}

async function viewed({ tenantId }: Person, linkId: string, day: string, views: number) {
  await satchel.database.system
    .insertInto('visitDay')
    .values({
      tenantId,
      linkId,
      day,
      views,
      viewers: 1,
      downloads: 0,
      durationMs: 0,
      dimension: 'all',
      value: '',
    })
    .execute()
  await satchel.app.tasks['sum-visits']?.({})
}

interface Search {
  at: string
  text: string
  hits?: number
  ms?: number
}

async function searched(person: Person, searches: Search[]) {
  await satchel.database.system
    .insertInto('searchLog')
    .values(
      searches.map(({ at, text, hits = 1, ms = 10 }) => ({
        at,
        text,
        hits,
        ms,
        words: text.toLowerCase(),
        form: '{}',
        tenantId: person.tenantId,
        memberId: person.userId,
      })),
    )
    .execute()
  await satchel.app.tasks['sum-searches']?.({})
}

const points = <K extends string>(span: { points: Record<K, number>[] }, name: K) =>
  span.points.map((point) => point[name])

describe('the report of searches', () => {
  test('ranks what was searched for, what found nothing and what was slow', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    await searched(owner, [
      { at: '2026-03-11T12:00:00Z', text: 'Prices' },
      { at: '2026-03-12T12:00:00Z', text: 'prices' },
      { at: '2026-03-12T12:00:00Z', text: 'merger', hits: 0 },
      { at: '2026-03-13T12:00:00Z', text: 'deck', ms: 900 },
      { at: '2026-03-02T12:00:00Z', text: 'prices' },
      { at: '2026-02-27T12:00:00Z', text: 'prices' },
    ])
    await searched(editor, [{ at: '2026-03-12T13:00:00Z', text: 'prices' }])
    const { status, body } = await report(editor, 'search', RANGE)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      interval: 'day',
      now: { from: '2026-03-11', sums: { searches: 5, people: 2, nothing: 1, opened: 0 } },
      before: { from: '2026-03-01', sums: { searches: 1, people: 1 } },
      ms: { median: 10, p95: 900 },
      nothing: [{ term: 'merger', nothing: 1 }],
      slow: [{ term: 'deck', ms: 900 }],
    })
    expect(body.top[0]).toMatchObject({ searches: 3, people: 2, searchesBefore: 1 })
    expect(points(body.now, 'searches')).toEqual([1, 3, 1, 0, 0, 0, 0, 0, 0, 0])
    expect(points(body.now, 'people')).toEqual([1, 2, 1, 0, 0, 0, 0, 0, 0, 0])
    expect(points(body.before, 'searches')).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})

describe('the report of sites', () => {
  test('ranks all sites, with the visits of their address and links', async () => {
    const owner = await satchel.newTenant()
    const add = async (name: string) =>
      (await owner.call('POST', 'sites/v2/create', { name })).body.id
    const [launch, quiet] = [await add('Launch'), await add('Quiet')]
    await owner.call('POST', `sites/v2/${launch}/publish`, {})
    const link = await share(owner, launch, 'SITE')
    await viewed(owner, link.id, '2026-03-12', 7)
    await viewed(owner, link.id, '2026-03-02', 2)
    const { body } = await report(owner, 'sites', RANGE)
    expect(body).toMatchObject({ now: { sums: { views: 7 } }, before: { sums: { views: 2 } } })
    expect(body.rows).toMatchObject([
      { siteId: launch, name: 'Launch', status: 'published', views: 7, viewsBefore: 2, links: 0 },
      { siteId: quiet, status: 'draft', views: 0 },
    ])
    expect((await report(owner, 'sites')).body).toMatchObject({
      now: { sums: { added: 2, links: 1 } },
      rows: [{ links: 1 }, {}],
    })
    const content = await report(owner, 'content', `${RANGE}&itemType=SITE`)
    expect(content.body.rows).toMatchObject([{ itemType: 'SITE', name: 'Launch', views: 7 }])
  })
})

describe('the report of CTAs', () => {
  test('ranks CTAs by submissions and clicks, next to the previous period', async () => {
    const owner = await satchel.newTenant()
    const add = async (name: string) => {
      const draft = { name, kind: 'button', label: name, url: 'https://example.com/demo' }
      return (await owner.call('POST', 'ctas/v1/create', draft)).body.id
    }
    const [demo, call] = [await add('Demo'), await add('Call')]
    const counts = (ctaId: string, day: string, clicks: number, submissions: number) => ({
      tenantId: owner.tenantId,
      ctaId,
      day,
      place: '',
      impressions: 9,
      clicks,
      submissions,
    })
    await satchel.database.system
      .insertInto('ctaDay')
      .values([
        counts(demo, '2026-03-11', 3, 0),
        counts(demo, '2026-03-10', 1, 0),
        counts(call, '2026-03-20', 1, 1),
      ])
      .execute()
    const { body } = await report(owner, 'ctas', `${RANGE}&interval=week`)
    expect(body).toMatchObject({
      now: { sums: { impressions: 18, clicks: 4, submissions: 1 } },
      before: { sums: { impressions: 9, clicks: 1 } },
      rows: [
        { name: 'Call', clicks: 1, submissions: 1, clicksBefore: 0 },
        { name: 'Demo', clicks: 3, submissions: 0, clicksBefore: 1 },
      ],
    })
    expect(points(body.now, 'clicks')).toEqual([3, 1])
  })
})

describe('the report of the team', () => {
  test('shows who searches, shares and adds, and on how many days', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const now = new Date().toISOString()
    await searched(viewer, [{ at: now, text: 'prices' }])
    const { id } = await addLink(owner)
    await viewed(owner, (await share(owner, id)).id, now.slice(0, 10), 4)
    const { body } = await report(owner, 'adoption')
    expect(body).toMatchObject({
      people: 2,
      now: { sums: { active: 2, searched: 1, shared: 1, added: 1 } },
      before: { sums: { active: 0 } },
    })
    const row = (person: Person) =>
      body.rows.find(({ userId }: { userId: string }) => userId === person.userId)
    expect(row(owner)).toMatchObject({ days: 1, searches: 0, links: 1, added: 1, views: 4 })
    expect(row(viewer)).toMatchObject({ days: 1, searches: 1, links: 0, added: 0, views: 0 })
    expect(body.now.points.at(-1)).toMatchObject({ active: 2, searched: 1 })
    expect((await report(await owner.withRole('editor'), 'adoption')).status).toBe(403)
  })

  test('counts usage events by name, and the people they are of', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const send = ({ call }: Person, ...names: string[]) => {
      const events = names.map((name) => ({
        id: crypto.randomUUID(),
        name,
        at: new Date().toISOString(),
      }))
      const batch = { endpointId: crypto.randomUUID(), sessionId: 'one', events }
      return call('POST', 'analytics/v1/events', batch)
    }
    await send(owner, 'page.viewed', 'page.viewed', 'palette.opened')
    await send(viewer, 'page.viewed')
    await send(await satchel.newTenant(), 'page.viewed')
    const { body } = await report(owner, 'adoption')
    expect(body.usage).toEqual([
      { name: 'page.viewed', count: 3, people: 2, countBefore: 0 },
      { name: 'palette.opened', count: 1, people: 1, countBefore: 0 },
    ])
    const later = await report(owner, 'adoption', '?from=2026-03-11&to=2026-03-20')
    expect(later.body.usage).toEqual([])
  })
})

describe('coverage', () => {
  test('counts what there is by two categories, and what of it is used', async () => {
    const owner = await satchel.newTenant()
    const { id: settingsId } = await settingsOf(owner)
    const value = async (category: string) => {
      const addValue = { category, label: `One ${category}` }
      await owner.call('PUT', `users/v1/account-settings/${settingsId}`, { addValue })
      return (await settingsOf(owner)).categories[category].at(-1).id
    }
    const [stage, type] = [await value('funnelStage'), await value('contentType')]
    const add = (name: string, fields: object) =>
      addLink(owner, { name, url: `https://example.com/${name}`, ...fields })
    const used = await add('used', { funnelStage: [stage], contentType: [type] })
    await add('idle', { funnelStage: [stage], contentType: [type] })
    await add('bare', {})
    await viewed(owner, (await share(owner, used.id)).id, '2026-03-12', 5)
    const { body } = await report(owner, 'coverage', RANGE)
    expect(body).toMatchObject({ from: '2026-03-11', rowsBy: 'funnelStage' })
    const cell = (row: string | null, column: string | null) =>
      body.cells.find(
        (each: { row: string; column: string }) => each.row === row && each.column === column,
      )
    expect(cell(stage, type)).toEqual({
      row: stage,
      column: type,
      items: 2,
      used: 1,
      links: 0,
      views: 5,
    })
    expect(cell(null, null)).toMatchObject({ items: 1, used: 0 })
    expect(body.rows).toContainEqual({ id: stage, label: 'One funnelStage', color: null })
    const other = await report(
      owner,
      'coverage',
      `${RANGE}&rowsBy=contentType&columnsBy=contentType`,
    )
    expect([other.status, other.body.errors?.[0].path]).toEqual([422, 'columnsBy'])
  })
})

describe('each of these reports', () => {
  const NAMES = ['search', 'sites', 'ctas', 'adoption', 'coverage']

  test('refuses impossible ranges, and what it isn’t about', async () => {
    const owner = await satchel.newTenant()
    const wrong = [
      ['?from=1926-01-01&to=2026-01-01', 'from'],
      ['?from=2026-01-02&to=2026-01-01', 'to'],
      ['?from=2026-02-30', 'from'],
      ['?itemType=COLLECTION', 'itemType'],
    ]
    for (const name of NAMES)
      for (const [query = '', path] of [
        ...wrong,
        ...(name === 'coverage' ? [['?rowsBy=mood', 'rowsBy']] : [['?interval=hour', 'interval']]),
      ]) {
        const { status, body } = await report(owner, name, query)
        expect([name, query, status, body.errors?.[0].path]).toEqual([name, query, 422, path])
      }
  })

  test('can be exported as CSV, covers only the own tenant, and is not for viewers', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    await searched(owner, [{ at: new Date().toISOString(), text: '=cmd()' }])
    for (const name of NAMES) {
      const { status, headers } = await report(owner, name, '?format=csv')
      expect([name, status, headers['content-type']]).toEqual([
        name,
        200,
        'text/csv; charset=utf-8',
      ])
      expect([name, (await report(viewer, name)).status]).toEqual([name, 403])
    }
    const { body } = await report(owner, 'search', '?format=csv')
    expect(body).toMatch(/^\uFEFFList,Search,Searches,[\s\S]*\nTop,'=cmd\(\),1,/)
    const stranger = await satchel.newTenant()
    expect((await report(stranger, 'search')).body.now.sums.searches).toBe(0)
  })
})
