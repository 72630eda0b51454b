import type { Block } from '@satchel/contract/sites/blocks.ts'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browser, network } from '../../test/browsing.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { createSite, publishedSite } from '../../test/sites.ts'
import { upload, whenRead } from '../../test/uploading.ts'
import { PAGES_MADE } from '../visitor/pages/limit.ts'

const satchel = product({ worker: true })

async function file(owner: Owner, name: string, fields: object = {}): Promise<string> {
  const { itemId } = await upload(satchel, owner, `${name}.txt`, Buffer.from(name))
  await whenRead(owner, itemId)
  await owner.call('PUT', `items/v1/${itemId}`, { name, ...fields })
  return itemId
}

async function idOf(owner: Owner, path: string, body: object): Promise<string> {
  const answer = await owner.call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id
}

const form = { searchTerm: 'brochure' }

test.each([
  ['saved search', 'search/v1/saved', { form }, 'items', 'savedSearchId'],
  ['smart collection', 'collections/v1/create', { search: form }, 'collection', 'collectionId'],
])(
  'an item that the %s of a site doesn’t find, or that isn’t in the library, is neither opened nor downloaded at the site’s address',
  async (_kind, path, draft, kind, field) => {
    const owner = await satchel.newTenant()
    const found = await file(owner, 'Brochure')
    const misspelled = await file(owner, 'Brochuer')
    const secret = await file(owner, 'Payroll')
    const hidden = await file(owner, 'Brochure of tomorrow', { inLibrary: false })
    const id = await idOf(owner, path, { name: 'Brochures', ...draft })
    const content = [{ id: 'b', kind, layout: 'grid', [field]: id }] as never
    const site = await publishedSite(owner, { slug: `s-${crypto.randomUUID()}`, content })
    const statusesOf = async (itemId: string) => {
      const at = `/p/${site.slug}/${itemId}`
      const visitor = browser(satchel)
      return [(await visitor.get(at)).status, (await visitor.get(`${at}/download`)).status]
    }
    for (const itemId of [secret, hidden, crypto.randomUUID()])
      expect(await statusesOf(itemId)).toEqual([404, 404])
    for (const itemId of [found, misspelled, found.toUpperCase()])
      expect(await statusesOf(itemId)).toEqual([200, 302])
  },
)

const savedSearch = (owner: Owner, name: string) => idOf(owner, 'search/v1/saved', { name, form })
const searchBlock = (savedSearchId: string, id: string): Block => ({
  id,
  kind: 'items',
  savedSearchId,
  layout: 'grid',
})

test('a site with two hundred blocks of one saved search runs it once', async () => {
  const owner = await satchel.newTenant()
  await addLink(owner, { name: 'Brochure' })
  await addLink(owner, { name: 'Another brochure' })
  const id = await savedSearch(owner, 'Brochures')
  const limited = { ...searchBlock(id, 'b'), limit: 1 } as Block
  const others = Array.from({ length: 199 }, (_, n) => searchBlock(id, `b${n}`))
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => statements.mockRestore())
  /** Returns how many items each block shows, and how many statements each page took in the index of searches. */
  const openWith = async (content: Block[]) => {
    const { slug } = await publishedSite(owner, { content })
    const [shown, searches]: [number[], number[]] = [[], []]
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      statements.mockClear()
      const path = `sites/v2/sitecontent/${slug}?page=${page}`
      const { body } = await satchel.anonymous('GET', path)
      pages = body.pages
      shown.push(...body.content.map(({ items }: { items: unknown[] }) => items.length))
      const texts = statements.mock.calls.map(([statement]) => JSON.stringify(statement))
      searches.push(texts.filter((text) => text.includes('from searchable')).length)
    }
    return { shown, searches }
  }
  const once = await openWith([limited])
  const [fewest = 0] = once.searches
  expect(once.shown).toEqual([1])
  expect(fewest).toBeGreaterThan(0)
  const all = await openWith([limited, ...others])
  expect(all.shown).toEqual([1, ...others.map(() => 2)])
  expect(all.searches.length).toBeGreaterThan(1)
  for (const searches of all.searches) expect(searches).toBe(fewest)
})

test('a site has at most twenty different searches, whose number is checked when it is saved, published and shown', async () => {
  const owner = await satchel.newTenant()
  const { id: itemId } = await addLink(owner, { name: 'Brochure' })
  const content: Block[] = []
  for (let n = 0; n < 20; n++)
    content.push(searchBlock(await savedSearch(owner, `Search ${n}`), `b${n}`))
  const more = searchBlock(await savedSearch(owner, 'One more'), 'more')
  const draft = { name: 'Searches', content: [...content, more] }
  const refused = await owner.call('POST', 'sites/v2/create', draft)
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ path: 'content.20.savedSearchId' }],
  ])

  const collectionId = await idOf(owner, 'collections/v1/create', { name: 'A', itemIds: [itemId] })
  content.push({ id: 'c', kind: 'collection', collectionId, layout: 'grid' })
  const site = await publishedSite(owner, { content })
  const countShown = async () => {
    const { body } = await satchel.anonymous('GET', `sites/v2/sitecontent/${site.slug}`)
    return body.content.map(({ items }: { items: unknown[] }) => items.length)
  }
  expect(await countShown()).toEqual(content.map(() => 1))
  const search = JSON.stringify(form)
  const { system } = satchel.database
  await system.updateTable('collection').set({ search }).where('id', '=', collectionId).execute()
  expect(await countShown()).toEqual([...content.slice(1).map(() => 1), 0])
  expect(await owner.call('POST', `sites/v2/${site.id}/publish`, {})).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'content.20.collectionId' }] },
  })
})

test('one network gets so many pages a minute that are made for each visitor', async () => {
  const owner = await satchel.newTenant()
  const collectionId = await idOf(owner, 'collections/v1/create', { name: 'All', search: {} })
  const share = { itemId: collectionId, itemType: 'COLLECTION' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  const address = network()
  const { limits } = satchel.app.services
  for (let n = 1; n < PAGES_MADE.calls; n++) await limits.waitOf(PAGES_MADE, address)
  const visitor = browser(satchel, address)
  expect((await visitor.get(`/l/${link.slug}`)).status).toBe(200)
  const locked = await visitor.get(`/l/${link.slug}`)
  expect([locked.status, Number(locked.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await visitor.get(`/l/${link.slug}/download`)).status).toBe(429)
  expect((await browser(satchel).get(`/l/${link.slug}`)).status).toBe(200)
})

test('the list of sites for search engines is made once a minute', async () => {
  await satchel.anonymous('GET', '/p/sitemap.xml')
  const owner = await satchel.newTenant()
  const { id, slug } = await createSite(owner, { slug: `s-${crypto.randomUUID()}` })
  await owner.call('PUT', `sites/v2/${id}`, { seo: { index: true } })
  await owner.call('POST', `sites/v2/${id}/publish`, {})
  expect((await satchel.anonymous('GET', '/p/sitemap.xml')).body).not.toContain(slug)
})
