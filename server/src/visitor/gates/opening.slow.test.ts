import { describe, expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'

const satchel = product({ config: { SHORT_DOMAIN: 's.example' } })
const PASSWORD = 'open sesame'

async function page(owner: Owner, url = 'https://example.com/prices?from=us', name = 'Prices') {
  return (await owner.call('POST', 'items/v1', { kind: 'link', url, name })).body
}

async function share(owner: Owner, itemId: string, options: object = {}) {
  const body = { itemId, itemType: 'ITEM', ...options }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { link, slug: link.slug as string }
}

const visitsOf = (linkId: string) =>
  satchel.database.system
    .selectFrom('visit')
    .select('utm')
    .where('linkId', '=', linkId)
    .orderBy('id')
    .execute()

describe('a redirect', () => {
  test('has the campaign of the link, where the address says nothing of one itself', async () => {
    const owner = await satchel.newTenant()
    const utm = { source: 'fair & more', campaign: 'spring' }
    const item = await page(owner, 'https://example.com/a%20b?utm_source=own&x=1+2#end')
    const { link, slug } = await share(owner, item.id, { utm })
    const visitor = browser(satchel)
    const { headers } = await visitor.get(`/l/${slug}?via=qr&preview=x&utm_source=mine`)
    expect(headers.location).toBe(
      'https://example.com/a%20b?utm_source=own&x=1+2&utm_campaign=spring#end',
    )
    expect(await visitsOf(link.id)).toEqual([{ utm: { source: 'mine' } }])
    await browser(satchel).get(`/l/${slug}`)
    expect((await visitsOf(link.id)).at(-1)).toEqual({ utm })
    const plain = await share(owner, (await page(owner)).id, { utm })
    expect((await visitor.get(`/l/${plain.slug}`)).headers.location).toBe(
      'https://example.com/prices?from=us&utm_source=fair+%26+more&utm_campaign=spring',
    )
  })
})

describe('the preview of a sharer', () => {
  test('passes the gates of its link only, uncounted', async () => {
    const owner = await satchel.newTenant()
    const item = await page(owner)
    const draft = { name: 'Kit', itemIds: [item.id] }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
    const gate = { password: PASSWORD, requireEmail: true }
    const { link, slug } = await share(owner, collection.id, { itemType: 'COLLECTION', ...gate })
    const { body: preview } = await owner.call('POST', `items/v1/personalized/${link.id}/preview`)
    const { search } = new URL(preview.url)
    const pathname = `/l/${slug}`
    const visitor = browser(satchel)
    const seen = await visitor.get(pathname + search)
    expect(seen.body).toContain('Preview (not counted)')
    expect(seen.body).toContain('<h1 dir="auto">Kit</h1>')
    expect(seen.body).toContain('href="https://example.com/prices?from=us"')
    expect(seen.body).not.toContain('data-beats')
    expect(seen.headers['set-cookie']).toBeUndefined()
    expect((await visitor.get(`${pathname}/${item.id}${search}`)).status).toBe(302)
    expect((await visitor.get(pathname)).body).toContain('This link is password-protected')
    const other = await share(owner, item.id, gate)
    expect((await visitor.get(`/l/${other.slug}${search}`)).body).toContain('protected')
    expect(await visitsOf(link.id)).toEqual([])
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    expect((await visitor.get(`/l/${slug}${search}`)).status).toBe(410)
  })
})

describe('what messengers show of a link', () => {
  const contentOf = (body: string, property: string) =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(body)?.[1]

  test('is what its sharer wrote, and nothing from behind a gate', async () => {
    const owner = await satchel.newTenant()
    const { body: collection } = await owner.call('POST', 'collections/v1/create', {
      name: 'Secret kit',
      description: 'All of it',
    })
    const made = async (options: object) =>
      share(owner, collection.id, { itemType: 'COLLECTION', ...options })
    const look = async (slug: string) => (await browser(satchel).get(`/l/${slug}`)).body
    const gated = await look((await made({ password: PASSWORD, sharedToMemo: 'a' })).slug)
    expect(gated).not.toMatch(/Secret kit|All of it/)
    const preview = { title: 'For "you" <b>', text: 'Have a look' }
    for (const options of [{ sharedToMemo: 'b' }, { sharedToMemo: 'c', password: PASSWORD }]) {
      const body = await look((await made({ ...options, preview })).slug)
      expect(contentOf(body, 'og:title')).toBe('For &quot;you&quot; &lt;b&gt;')
      expect(contentOf(body, 'og:description')).toBe('Have a look')
    }
  })
})

describe('at a short domain', () => {
  test('a link opens by its gate at the root, and stays open there', async () => {
    const owner = await satchel.newTenant()
    const item = await page(owner)
    const { slug } = await share(owner, item.id, { password: PASSWORD })
    const [visitor, host] = [browser(satchel), { host: 's.example' }]
    const gate = await visitor.get(`/${slug}`, host)
    expect(gate.body).toContain(`action="/l/${slug}/unlock"`)
    const opened = await visitor.post(`/l/${slug}/unlock`, { password: PASSWORD }, host)
    expect(opened).toMatchObject({ status: 303, headers: { location: `/${slug}` } })
    for (const path of [`/${slug}`, `/l/${slug}`])
      expect((await visitor.get(path, host)).status).toBe(302)
    for (const path of [`/l/${slug.slice(0, -1)}`, '/'])
      expect(visitor.headersFor(path).cookie).toBeUndefined()
  })
})
