import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product()
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const MINUTE = 60_000
const { anonymous } = satchel

afterEach(() => void vi.useRealTimers())

/** A text file of 25 pages, as far as the reading is concerned. */
async function sharedFile(owner: Owner, terms: object = {}) {
  const draft = { kind: 'link', url: 'https://example.com/', name: 'Handbook' }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  await sql`update item set kind = 'file', url = null, status = 'completed', page_count = 25
    where id = ${item.id}`.execute(satchel.database.system)
  const body = { itemId: item.id, itemType: 'ITEM', ...terms }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { item, link }
}

/** Opens the page, looks at it for the given time, and leaves. */
async function read(slug: string, pages: Record<number, number>, address = '81.2.69.1') {
  const headers = { 'user-agent': AGENT, 'x-forwarded-for': address }
  const { body } = await anonymous('GET', `/l/${slug}`, undefined, headers)
  const token = /data-token="([^"]*)"/.exec(body)?.[1]
  const durationMs = Object.values(pages).reduce((sum, time) => sum + time, 0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE })
  const beat = JSON.stringify({ token, durationMs, pages, isLast: true })
  const answer = await anonymous('POST', `/l/${slug.split(/[/?]/)[0]}/beats`, beat, {
    'content-type': 'text/plain',
  })
  expect(answer.status).toBe(204)
  vi.useRealTimers()
}

const sum = () => satchel.app.tasks['sum-visits']?.({})

const of = (owner: Owner, linkId: string, part: string) =>
  owner.call('GET', `items/v1/personalized/${linkId}/${part}`)

const TWELVE = Object.fromEntries(Array.from({ length: 12 }, (_, page) => [page + 1, 10_000]))

test('what is read on a return within the hour belongs to the visit before, which is counted once', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const { item, link } = await sharedFile(owner)
  await read(link.slug, { 1: 3_000 })
  await read(link.slug, TWELVE)
  await sum()

  const { body: report } = await of(owner, link.id, 'report')
  expect(report).toMatchObject({
    sums: { views: 1, viewers: 1, seconds: 123 },
    completion: 12 / 25,
  })
  expect(report.pages).toHaveLength(12)
  expect(report.pages[0]).toMatchObject({ page: 1, readers: 1, seconds: 13 })
  expect(report.days.at(-1)).toMatchObject({ views: 1, viewers: 1 })

  const { body: visits } = await of(owner, link.id, 'visits')
  expect(visits.items).toMatchObject([{ filtered: null, durationS: 123 }])
  expect(visits.items[0].pages).toHaveLength(12)
  expect(visits.items[0].pages[0]).toEqual({ page: 1, seconds: 13 })

  const { body: all } = await of(owner, link.id, 'visits?includeFiltered=true')
  expect(all.items).toMatchObject([
    { filtered: 'repeat', durationS: 120 },
    { filtered: null, durationS: 123 },
  ])
  expect((await owner.call('GET', `items/v1/${item.id}/reading`)).body.pages).toHaveLength(12)
})

test('what others read, machines and other devices, stays with their own visits', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const { link } = await sharedFile(owner)
  await read(link.slug, { 1: 3_000 })
  await read(link.slug, { 2: 4_000 }, '81.2.69.2')
  const { body } = await of(owner, link.id, 'visits')
  expect(body.items).toMatchObject([
    { durationS: 4, pages: [{ page: 2 }] },
    { durationS: 3, pages: [{ page: 1 }] },
  ])
})

test('a return to an item of a collection belongs to the visit of that item', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const { item } = await sharedFile(owner)
  const draft = { name: 'Kit', itemIds: [item.id] }
  const { body: kit } = await owner.call('POST', 'collections/v1/create', draft)
  const share = { itemId: kit.id, itemType: 'COLLECTION' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  await read(link.slug, {})
  await read(`${link.slug}/${item.id}`, { 1: 3_000 })
  await read(`${link.slug}/${item.id}`, { 2: 5_000 })
  await sum()
  expect((await of(owner, link.id, 'visits')).body.items).toMatchObject([
    { itemId: item.id, durationS: 8, pages: [{ page: 1 }, { page: 2 }] },
    { itemId: null, durationS: 0, pages: [] },
  ])
  expect((await of(owner, link.id, 'report')).body.sums).toMatchObject({ views: 1, seconds: 8 })
})

test('a place that people only came back from has no line of its own', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const { link } = await sharedFile(owner)
  await read(link.slug, { 1: 3_000 })
  await read(`${link.slug}?via=qr`, { 2: 4_000 })
  await sum()
  const { by } = (await of(owner, link.id, 'report')).body
  expect(by.trigger).toEqual([{ value: 'link', views: 1, viewers: 1 }])
})
