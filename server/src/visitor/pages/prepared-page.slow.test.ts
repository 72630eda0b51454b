import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Call, type Person, product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'
import { type App, buildApp } from '../../app.ts'
import { loadSecrets } from '../../platform/security/secrets.ts'
import { pack } from '../../public-sites/packed-pages.ts'
import { preparePage, TOKEN_PLACE } from './prepared-page.ts'

const satchel = product()
let other: App

beforeAll(async () => {
  const secrets = await loadSecrets(satchel.config.DATA_DIR)
  other = await buildApp(satchel.config, secrets, satchel.database)
})
afterAll(() => other.close())

/** Shares a page without a worker, so that its file isn't read and the page says so in the tenant's look. */
async function sharedPage(terms: object = {}) {
  const owner = await satchel.newTenant()
  const response = await fetch(new URL('/api/uploads', await satchel.listen()), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.tokens.accessToken}`,
      'x-identity-token': owner.tokens.identityToken,
      'tus-resumable': '1.0.0',
      'upload-length': '5',
      'upload-metadata': `filename ${Buffer.from('notes.txt').toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: 'Hello',
  })
  const itemId = response.headers.get('x-item-id') ?? ''
  const { body: link } = await share(owner, itemId, terms)
  return { owner, itemId, link }
}

const onOther: Call = async (method, url, _body, headers = {}) => {
  const { statusCode, body } = await other.http.inject({ method, url, headers })
  return { status: statusCode, body, headers: {} }
}

/** Opens a link as two people do, each at one node. */
async function onBothNodes(slug: string): Promise<{ status: number; body: string }[]> {
  const [one, two] = [browser(satchel), browser({ anonymous: onOther })]
  return [await one.get(`/l/${slug}`), await two.get(`/l/${slug}`)]
}

const tokenOf = (html: string) => /data-token="([^"]+)"/.exec(html)?.[1]

const report = (slug: string, token: string | undefined, durationMs: number) =>
  satchel.anonymous('POST', `/l/${slug}/beats`, JSON.stringify({ token, durationMs }), {
    'content-type': 'text/plain',
  })

/** Returns what operators read about cached pages of links. */
async function figures() {
  const { body } = await satchel.anonymous('GET', '/metrics')
  const read = (name: string) =>
    Number(new RegExp(`^satchel_page_cache_${name}\\} (\\d+)$`, 'm').exec(body)?.[1])
  return {
    pages: read('pages\\{kind="link"'),
    bytes: read('bytes\\{kind="link"'),
    hits: read('requests_total\\{kind="link",result="hit"'),
    misses: read('requests_total\\{kind="link",result="miss"'),
  }
}

function stopTime() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('a page that many open', () => {
  test('is the same for all of them, but for the token of their own visit', async () => {
    const { link } = await sharedPage()
    const pages = [...(await onBothNodes(link.slug)), ...(await onBothNodes(link.slug))]
    const tokens = pages.map(({ body }) => tokenOf(body))
    expect(new Set(tokens).size).toBe(4)
    expect(new Set(pages.map(({ body }, at) => body.replace(tokens[at] ?? '', ''))).size).toBe(1)
    for (const token of tokens) expect((await report(link.slug, token, 1)).status).toBe(204)
  })

  test('takes as much memory as the cache counts, as does the packed page of a site', async () => {
    const html = `<p>Our offer</p>${TOKEN_PLACE}`.repeat(100)
    const answer = preparePage({ html, policy: '', language: 'en' })
    const { bodies } = await pack({ html, policy: '', language: 'en' })
    const parts = 'page' in answer ? answer.page.parts : []
    const cached = [...parts, ...Object.values(bodies)]
    expect(cached.length).toBeGreaterThan(100)
    for (const { length, buffer } of cached) expect(buffer.byteLength).toBe(length)
  })

  test('is made again every ten seconds, and the one before is forgotten', async () => {
    stopTime()
    const { link } = await sharedPage()
    const openedAgain = async () => {
      const { hits, misses } = await figures()
      await browser(satchel).get(`/l/${link.slug}`)
      const after = await figures()
      return { ...after, hits: after.hits - hits, misses: after.misses - misses }
    }
    vi.setSystemTime(Date.now() + 10_000)
    const first = await openedAgain()
    expect(first).toMatchObject({ pages: 1, hits: 0, misses: 1 })
    expect(first.bytes).toBeGreaterThan(5_000)
    expect(await openedAgain()).toMatchObject({ ...first, hits: 1, misses: 0 })
    vi.setSystemTime(Date.now() + 10_000)
    expect(await openedAgain()).toMatchObject(first)
  })

  const changes: [what: string, change: (person: Person, itemId: string) => Promise<unknown>][] = [
    ['the item', ({ call }, id) => call('PUT', `items/v1/${id}`, { name: 'After the change' })],
    [
      'the name of the tenant',
      ({ call, tenantId }) =>
        call('PATCH', `auth/v1/tenants/${tenantId}/profile`, {
          attribute: 'name',
          value: 'After the change',
        }),
    ],
    [
      'its logo',
      ({ call, tenantId }) =>
        call('PATCH', `auth/v1/tenants/${tenantId}/profile`, {
          attribute: 'logoUrl',
          value: 'https://cdn.example/After-the-change.png',
        }),
    ],
  ]
  test.each(changes)('follows a change of %s at once, on every node', async (_what, change) => {
    const { owner, itemId, link } = await sharedPage()
    for (const { body } of await onBothNodes(link.slug)) expect(body).not.toMatch(/After.+change/)
    await change(owner, itemId)
    for (const { body } of await onBothNodes(link.slug)) expect(body).toMatch(/After.+change/)
  })

  test('is shown by no node once its link is withdrawn or its item deleted', async () => {
    const { owner, link } = await sharedPage()
    await onBothNodes(link.slug)
    const path = `items/v1/personalized/${link.id}`
    expect((await owner.call('DELETE', path)).status).toBeLessThan(300)
    for (const { status } of await onBothNodes(link.slug)) expect(status).toBe(410)

    const deleted = await sharedPage()
    await onBothNodes(deleted.link.slug)
    await deleted.owner.call('DELETE', 'items/v1/bulk/items', { ids: [deleted.itemId] })
    for (const { status } of await onBothNodes(deleted.link.slug)) expect(status).toBe(410)
  })

  test('stays behind its gate', async () => {
    const { link } = await sharedPage({ password: 'open sesame' })
    const visitor = browser(satchel)
    await visitor.post(`/l/${link.slug}/unlock`, { password: 'open sesame' })
    expect(tokenOf((await visitor.get(`/l/${link.slug}`)).body)).toBeDefined()
    const { body } = await browser(satchel).get(`/l/${link.slug}`)
    expect(tokenOf(body)).toBeUndefined()
    expect(body).not.toContain('notes')
  })
})
