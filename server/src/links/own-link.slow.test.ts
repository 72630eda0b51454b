import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addPage, inDays, share } from '../../test/sharing.ts'

const satchel = product()

const setOwn = (person: Person, id: string, fields: object = {}) =>
  person.call('PUT', `items/v1/v2/shortener/${id}`, fields)
const open = (slug: string, host = 'localhost') =>
  satchel.anonymous('GET', host === 'localhost' ? `/l/${slug}` : `/${slug}`, undefined, { host })

async function confirmDomain(tenantId: string, domain: string) {
  await satchel.database.system
    .insertInto('domain')
    .values({ tenantId, domain, version: 1, status: 'confirmed' })
    .execute()
}

describe('the own short link of an item', () => {
  test('is a single one, created and changed by the same call, and part of the item', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    expect(item.shortLink).toBe(null)
    const { status, body } = await setOwn(owner, item.id, {
      slug: 'price-list',
      password: 'sesame',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isOwn: true,
      itemId: item.id,
      slug: 'price-list',
      hasPassword: true,
    })
    const url = `${satchel.config.PUBLIC_URL}/l/price-list`
    const shown = { slug: 'price-list', url }
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.shortLink).toEqual(shown)
    const { body: list } = await owner.call('GET', 'items/v1/list')
    expect(list.items[0].shortLink).toEqual(shown)

    const expiresAt = inDays(4)
    const changed = await setOwn(owner, item.id, { slug: 'prices-27', expiresAt, password: null })
    expect(changed.body).toMatchObject({ id: body.id, slug: 'prices-27', expiresAt })
    expect((await open('price-list')).status).toBe(404)
    expect((await open('prices-27')).status).toBe(302)
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.shares).toBe(0)
  })

  test('is not changed by who has not seen its last change', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    const { body } = await setOwn(owner, id)
    const send = (slug: string) => {
      const headers = { 'if-match': `"${body.version}"` }
      return owner.call('PUT', `items/v1/v2/shortener/${id}`, { slug }, headers)
    }
    expect((await send('first-here')).status).toBe(200)
    expect(await send('second-here')).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect((await owner.call('GET', `items/v1/${id}`)).body.shortLink.slug).toBe('first-here')
  })

  test('is made once by many at once, with a slug of its own where none is given', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const answers = await Promise.all(Array.from({ length: 6 }, () => setOwn(owner, item.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[0]?.body.slug).toMatch(/^[a-z2-9]{12}$/)
  })

  test('exists next to personal links, and is gone while withdrawn', async () => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { body: own } = await setOwn(owner, item.id)
    expect((await share(owner, item.id)).status).toBe(201)
    await owner.call('DELETE', `items/v1/personalized/${own.id}`)
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.shortLink).toBe(null)
    expect((await setOwn(owner, item.id)).body).toMatchObject({ id: own.id, disabledAt: null })
  })

  test('of a collection is set by the collection’s id, with or without its type', async () => {
    const owner = await satchel.newTenant()
    const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
    const { status, body } = await setOwn(owner, kit.id, { slug: 'a-kit' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ itemType: 'COLLECTION', itemId: kit.id })
    const changed = await setOwn(owner, kit.id, { slug: 'the-kit', itemType: 'COLLECTION' })
    expect(changed.body).toMatchObject({ id: body.id, slug: 'the-kit' })
    const context = await owner.call('GET', `items/v1/v2/shortener/item/${kit.id}/context`)
    expect(context.body).toMatchObject({ items: [{ id: body.id }], total: 1 })
    const shortLink = { slug: 'the-kit', url: `${satchel.config.PUBLIC_URL}/l/the-kit` }
    expect((await owner.call('GET', `collections/v1/${kit.id}`)).body.shortLink).toEqual(shortLink)
    const { body: list } = await owner.call('GET', 'collections/v1/list')
    expect(list.items[0].shortLink).toEqual(shortLink)
    for (const itemType of ['ITEM', 'SITE'])
      expect((await setOwn(owner, kit.id, { itemType })).status).toBe(404)
    const [stranger, editor] = [await satchel.newTenant(), await owner.withRole('editor')]
    await owner.call('PUT', `collections/v1/${kit.id}`, { visibility: 'private' })
    for (const person of [stranger, editor]) expect((await setOwn(person, kit.id)).status).toBe(404)
  })

  test('may stand at a confirmed domain of the tenant alone, or at the product', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    await confirmDomain(owner.tenantId, 'go.own.com')
    const item = await addPage(owner)
    const { body } = await setOwn(owner, item.id, { slug: 'deal', domain: 'GO.own.com' })
    expect(body.url).toBe('http://go.own.com/deal')
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.shortLink.url).toBe(body.url)
    // At a domain of one's own a slug is one's own.
    const theirs = await addPage(stranger)
    expect((await setOwn(stranger, theirs.id, { slug: 'deal' })).status).toBe(200)
    for (const domain of ['go.own.com', 'elsewhere.com', '', 'javascript:alert(1)'])
      expect(await setOwn(stranger, theirs.id, { domain })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'domain' }] },
      })
    expect((await setOwn(owner, item.id, { slug: 'deal-2', domain: 'localhost' })).status).toBe(200)
    expect((await open('deal-2')).status).toBe(302)
  })

  test.each([
    ['slug', { slug: 'socket' }],
    ['slug', { slug: 'Prices' }],
    ['slug', { slug: 'a/b' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'data:text/html,hi' }],
    ['url', { url: '//evil.example' }],
    ['url', { url: 'https://name:secret@example.com/' }],
    ['url', { url: 'http://exa mple.com' }],
    ['expiresAt', { expiresAt: inDays(-1) }],
    ['password', { password: 'abc' }],
  ])('is refused by its field: %s of %j', async (path, fields) => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { status, body } = await setOwn(owner, item.id, fields)
    expect(status, JSON.stringify(body)).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path])
  })

  test('takes no slug of another link, and is for editors', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const item = await addPage(owner)
    await share(owner, item.id, { slug: 'taken-one' })
    expect(await setOwn(editor, item.id, { slug: 'taken-one' })).toMatchObject({
      status: 409,
      body: { code: 'slug-taken' },
    })
    expect((await setOwn(viewer, item.id)).status).toBe(403)
    expect((await setOwn(stranger, item.id)).status).toBe(404)
    expect((await setOwn(editor, item.id)).status).toBe(200)
    await owner.call('PUT', `items/v1/${item.id}`, { inLibrary: false })
    expect((await setOwn(editor, item.id)).status).toBe(404)
    const off = await addPage(owner, { shareable: false })
    expect((await setOwn(owner, off.id)).status).toBe(409)
  })
})
