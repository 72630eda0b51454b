import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../clock.ts'
import { fillDataFolder } from '../prepared-cluster.ts'
import { type Product, startProduct } from '../product.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

let product: Product
let dataDir: string
let headers: Record<string, string>

/** The answer to a call of the owner's. */
async function ask(path: string, body?: object) {
  const response = await fetch(`${product.url}/api/${path}`, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  expect(response.status, path).toBe(200)
  return JSON.parse(await response.text())
}

const search = (form: object) => ask('items/v1/search', { limit: 200, ...form })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'satchel-demo-'))
  await fillDataFolder(dataDir)
  product = await startProduct({ dataDir, env: { SEED_DEMO: 'true' } })
  const [, email, password] = /demo tenant as (\S+) with (\S+)/.exec(product.output()) ?? []
  const response = await fetch(`${product.url}/api/auth/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken, identityToken } = JSON.parse(await response.text())
  headers = { authorization: `Bearer ${accessToken}`, 'x-identity-token': identityToken }
})

afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, maxRetries: 10 })
})

describe('the demo', () => {
  test('says that its data is invented', () => {
    expect(product.output()).toContain('Demo data: invented people and figures')
  })

  test('has a library that is complete at the first look', async () => {
    const { items } = await search({})
    const bin = await ask('items/v1/bin')
    expect(items.length + bin.items.length).toBe(120)
    expect(new Set(items.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['completed']),
    )
    const shown = items.filter(({ thumbnailUrl }: { thumbnailUrl: string | null }) => thumbnailUrl)
    expect(shown.length).toBeGreaterThan(100)
    const documents = items.filter(({ pageCount }: { pageCount: number | null }) => pageCount)
    expect(documents.length).toBeGreaterThan(50)
    for (const { thumbnailUrl, previewUrl } of [shown[0], ...documents.slice(0, 4)])
      for (const url of [thumbnailUrl, previewUrl].filter(Boolean))
        expect((await fetch(new URL(url, product.url), { headers })).status).toBe(200)
  })

  test('has items that expire and pages that are broken, and is found by the words inside', async () => {
    expect((await search({ quickFilter: 'expiring' })).items.length).toBeGreaterThan(2)
    const { items } = await search({})
    expect(items.filter(({ broken }: { broken: boolean }) => broken)).toHaveLength(2)
    const { items: found } = await search({ searchTerm: 'listening stick' })
    expect(found.map(({ name }: { name: string }) => name)).toContain('Services brochure')
  })

  test('has a team, and collections by hand and by search with content', async () => {
    expect((await ask('users/v1/list')).items).toHaveLength(7)
    const { items } = await ask('collections/v1/list')
    const smart = items.filter(({ kind }: { kind: string }) => kind === 'smart')
    expect(items.length - smart.length).toBeGreaterThan(10)
    for (const { itemCount } of items) expect(itemCount).toBeGreaterThan(0)
  })

  test('has links that were read, and reports that are summed', async () => {
    const { items, total } = await ask(
      'items/v1/v2/shortener/my-links?everyone=true&limit=50&orderBy=views',
    )
    expect(total).toBe(153)
    const report = await ask(`items/v1/personalized/${items[0].id}/report?days=90`)
    expect(report.sums.views).toBe(items[0].views)
    expect(report.sums.views).toBeGreaterThan(100)
    const overview = await ask('analytics/v1/reports/overview')
    expect(JSON.stringify(overview)).toContain('country')
    const { people, usage } = await ask('analytics/v1/reports/adoption')
    expect(usage[0]).toMatchObject({ name: 'page.viewed', people })
  })

  test('has customers who read only an earlier price list, and whose sharers can tell them', async () => {
    const { items } = await search({ searchTerm: 'price list europe' })
    const prices = items.find(({ name }: { name: string }) => name === 'Price list Europe')
    const { version, items: readers } = await ask(`items/v1/${prices.id}/outdated`)
    expect(version).toBe(2)
    expect(readers.length).toBeGreaterThan(2)
    const [newest, first] = (await ask(`items/v1/${prices.id}/versions`)).items
    expect(first.createdAt).toBe(prices.createdAt)
    const emails = readers.flatMap(({ email }: { email: string | null }) => email ?? [])
    expect(emails.length).toBeGreaterThan(2)
    for (const email of emails) expect(email).toContain('@')
    for (const { version: read, lastAt } of readers) {
      expect(read).toBe(1)
      expect(lastAt < newest.createdAt).toBe(true)
    }
  })

  test('has a team that searches, and gaps in what it finds', async () => {
    const { now, before, top, nothing } = await ask('analytics/v1/reports/search')
    expect(now.sums).toMatchObject({ people: 7 })
    expect(now.sums.opened).toBeGreaterThan(200)
    expect(before.sums.searches).toBeGreaterThan(100)
    const first = top.slice(0, 3).map(({ term }: { term: string }) => term.toLowerCase())
    expect(first).toContain('pulse')
    expect(nothing.length).toBeGreaterThan(5)
    const gaps = await ask('search/v1/gaps')
    expect(gaps.map(({ term }: { term: string }) => term)).toContain('iso 27001')
  })

  test('has a history', async () => {
    const { items } = await ask('activity/v1/list?limit=200')
    expect(items.length).toBeGreaterThan(150)
    const changed = items.filter(({ changes }: { changes: unknown }) => changes)
    expect(changed.length).toBeGreaterThan(100)
    for (const { changes } of changed) {
      expect(changes).not.toHaveLength(0)
      for (const change of changes) expect(change).toMatchObject({ field: expect.any(String) })
    }
    expect((await ask('items/v1/history')).items).toHaveLength(3)
  })

  test('was made by its team in the past, which sends nobody an email', async () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const path of ['collections/v1/list', 'sites/v2/list', 'wishes/v1/list', 'ctas/v1/list']) {
      const { items } = await ask(path)
      expect(items.length, path).toBeGreaterThan(0)
      for (const { createdAt, name, title } of items)
        expect(createdAt < today, `${path}: ${name ?? title}`).toBe(true)
    }
    expect(await readdir(join(dataDir, 'outbox')).catch(() => [])).toEqual([])
  })
})
