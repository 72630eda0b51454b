import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { allPages, historyOf, idsOf, NOWHERE } from '../../test/library.ts'
import { createSite, heading, publishedSite } from '../../test/sites.ts'
import { publishDue } from './publish.ts'

const satchel = product({ shared: true })

const read = async (person: Person, id: string) => (await person.call('GET', `sites/v2/${id}`)).body
const change = (person: Person, id: string, fields: object, version?: number) =>
  person.call('PUT', `sites/v2/${id}`, fields, version ? { 'if-match': `"${version}"` } : {})
const someSlug = () => `fair-${crypto.randomUUID().slice(0, 8)}`

describe('a site', () => {
  test('starts as a draft with an address made of its name', async () => {
    const owner = await satchel.newTenant()
    const name = `Frühjahrs-Messe ${crypto.randomUUID().slice(0, 8)}`
    const site = await createSite(owner, { name: ` ${name} ` })
    expect(site).toMatchObject({
      version: 1,
      name,
      slug: name.toLowerCase().replace('ü', 'u').replace(' ', '-'),
      url: `${satchel.config.PUBLIC_URL}/p/${site.slug}`,
      status: 'draft',
      hasPassword: false,
      theme: { color: null, font: 'sans', logoUrl: null, layout: 'wide' },
      content: [],
      seo: { title: '', description: '', imageUrl: null, index: false },
      access: { requireEmail: false, allowed: [], refused: [] },
      publishedAt: null,
      hasChanges: false,
      views: 0,
      owner: { id: owner.userId },
    })
    expect(await read(owner, site.id)).toEqual(site)
    const second = await createSite(owner, { name })
    expect(second.slug).toMatch(new RegExp(`^${site.slug}-[a-z0-9]{4}$`))
    expect(await historyOf(owner, site.id)).toMatchObject([
      { changeKind: 'INSERT', itemType: 'SITE' },
    ])
  })

  test('has a QR code that leads to it, for those who see it', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const { id, slug } = await createSite(owner)
    const drawn = await owner.call('GET', `sites/v2/${id}/qr`)
    expect(drawn.headers['content-type']).toBe('image/svg+xml')
    expect(drawn.headers['content-disposition']).toBe(`attachment; filename="${slug}.svg"`)
    expect(drawn.body).toContain('<svg')
    expect((await owner.call('GET', `sites/v2/${id}/qr?size=9`)).status).toBe(422)
    expect((await stranger.call('GET', `sites/v2/${id}/qr`)).status).toBe(404)
  })

  test('has an address that no other site has, of whichever company', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const slug = someSlug()
    const drafts = [owner, stranger, owner].map((person) =>
      person.call('POST', 'sites/v2/create', { name: 'Fair', slug }),
    )
    const answers = await Promise.all(drafts)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'slug-taken', errors: [{ path: 'slug' }] })
    const other = await createSite(owner)
    expect((await change(owner, other.id, { slug })).body.code).toBe('slug-taken')
    for (const wrong of ['admin', 'sitemap', 'Fair', 'ab', 'a'.repeat(61)]) {
      const answer = await owner.call('POST', 'sites/v2/create', { name: 'Fair', slug: wrong })
      expect([wrong, answer.status]).toEqual([wrong, 422])
    }
  })

  test('can be copied', async () => {
    const owner = await satchel.newTenant()
    const theme = { color: '#336699', font: 'serif', layout: 'cover' } as const
    const model = await createSite(owner, { theme, content: [heading('Welcome')] })
    const copy = await createSite(owner, { name: 'Copy', copyOf: model.id })
    expect(copy).toMatchObject({ theme, content: model.content, status: 'draft' })
    const answer = await owner.call('POST', 'sites/v2/create', { name: 'x', copyOf: NOWHERE })
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'copyOf'])
  })

  test('is found in lists by its name, state and owner', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const draft = await createSite(owner, { name: 'Alpha' })
    const live = await publishedSite(editor, { name: 'Beta' })
    const listed = async (query: string, person: Person = owner) =>
      idsOf((await person.call('GET', `sites/v2/list${query}`)).body.items)
    expect(await listed('')).toEqual([live.id, draft.id])
    expect(await listed('?orderBy=name')).toEqual([draft.id, live.id])
    expect(await listed('?search=ALPH')).toEqual([draft.id])
    expect(await listed('?filter=draft')).toEqual([draft.id])
    expect(await listed('?filter=published')).toEqual([live.id])
    expect(await listed('?filter=mine', editor)).toEqual([live.id])
    const page = (order: string) => async (cursor: string | undefined) => {
      const place = cursor ? `&cursor=${cursor}` : ''
      return (await owner.call('GET', `sites/v2/list?orderBy=${order}&limit=1${place}`)).body
    }
    for (const order of ['updated', 'name', 'views'])
      expect(await allPages(page(order))).toHaveLength(2)
    const [summary] = (await owner.call('GET', 'sites/v2/list')).body.items
    expect(summary.content).toBeUndefined()
  })

  test('belongs to its company alone, and is read by viewers but not changed', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const viewer = await owner.withRole('viewer')
    const { id } = await createSite(owner)
    expect((await viewer.call('GET', `sites/v2/${id}`)).status).toBe(200)
    for (const [person, status] of [
      [viewer, 403],
      [stranger, 404],
    ] as const) {
      expect((await change(person, id, { name: 'Mine' })).status).toBe(status)
      for (const [method, path, body] of [
        ['DELETE', ''],
        ['POST', '/publish', {}],
        ['POST', '/unpublish'],
        ['POST', '/versions/1/restore'],
        ['PUT', '/password', { password: 'long enough' }],
        ['DELETE', '/password'],
        ['POST', '/editing', {}],
        ['POST', '/preview'],
      ] as const)
        expect([path, (await person.call(method, `sites/v2/${id}${path}`, body)).status]).toEqual([
          path,
          status,
        ])
    }
    for (const path of ['', '/versions'])
      expect((await stranger.call('GET', `sites/v2/${id}${path}`)).status).toBe(404)
    const copy = { name: 'x', copyOf: id }
    expect((await stranger.call('POST', 'sites/v2/create', copy)).status).toBe(422)
  })

  test('is changed by whoever has its newest version', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner)
    const answers = await Promise.all(['One', 'Two'].map((name) => change(owner, id, { name }, 1)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const { body } = await change(owner, id, { theme: { font: 'mono' } }, 2)
    expect(body).toMatchObject({ version: 3, theme: { font: 'mono', layout: 'wide' } })
    expect((await change(owner, id, { theme: { font: 'mono' } })).body.version).toBe(3)
  })

  test('shows who else has it open', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await createSite(owner)
    const edit = async (person: Person, body = {}) =>
      (await person.call('POST', `sites/v2/${id}/editing`, body)).body
    expect(await edit(owner)).toEqual({ version: 1, others: [] })
    expect(await edit(editor)).toEqual({
      version: 1,
      others: [{ id: owner.userId, name: 'Ada Owner' }],
    })
    await edit(owner, { isLeaving: true })
    expect((await edit(editor)).others).toEqual([])
  })

  test('is handed over to a colleague who may change it', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const { id } = await createSite(owner)
    expect((await change(owner, id, { ownerId: viewer.userId })).status).toBe(422)
    expect((await change(editor, id, { ownerId: editor.userId })).status).toBe(403)
    expect((await change(owner, id, { ownerId: editor.userId })).body.owner.id).toBe(editor.userId)
    const path = `users/v1/${editor.userId}/hand-over`
    const { body } = await owner.call('POST', path, { userId: owner.userId })
    expect(body.sites).toBe(1)
    expect((await read(owner, id)).owner.id).toBe(owner.userId)
  })

  test('is a favorite and voted for like items are', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner)
    const subject = { itemId: id, itemType: 'SITE' }
    await owner.call('POST', `users/v1/${owner.userId}/favorites`, subject)
    await owner.call('POST', `users/v1/${owner.userId}/upvotes`, subject)
    expect(await read(owner, id)).toMatchObject({ favorite: true, upvotes: 1, upvoted: true })
    const { body } = await owner.call('GET', `users/v1/${owner.userId}/list/favorites`)
    expect(body.items).toMatchObject([{ itemType: 'SITE', id }])
    await owner.call('DELETE', `sites/v2/${id}`)
    const after = await owner.call('GET', `users/v1/${owner.userId}/list/favorites`)
    expect(after.body.items).toEqual([])
  })
})

describe('publishing', () => {
  test('puts the draft on the web, keeps it a version, and what is changed after waits', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner, { content: [heading('One')] })
    const { body } = await owner.call('POST', `sites/v2/${id}/publish`, {})
    expect(body).toMatchObject({ status: 'published', hasChanges: false })
    expect(Date.parse(body.publishedAt)).toBeGreaterThan(Date.now() - 60_000)
    const changed = await change(owner, id, { content: [heading('Two')] })
    expect(changed.body).toMatchObject({ status: 'published', hasChanges: true })
    const off = await owner.call('POST', `sites/v2/${id}/unpublish`)
    expect(off.body).toMatchObject({ status: 'draft', publishedAt: null, hasChanges: false })
    const versions = await owner.call('GET', `sites/v2/${id}/versions`)
    expect(versions.body.items).toMatchObject([
      { number: 1, isPublished: false, blocks: 1, by: { id: owner.userId } },
    ])
    const restored = await owner.call('POST', `sites/v2/${id}/versions/1/restore`)
    expect(restored.body.content).toEqual([heading('One')])
    const now = await owner.call('GET', `sites/v2/${id}/versions`)
    expect(now.body.items).toHaveLength(2)
    expect((await owner.call('POST', `sites/v2/${id}/versions/9/restore`)).status).toBe(404)
    const actions = (await historyOf(owner, id)).map(
      ({ changeKind }: { changeKind: string }) => changeKind,
    )
    expect(actions).toEqual(['MODIFY', 'MODIFY', 'MODIFY', 'INSERT'])
  })

  test('happens once at the planned time, however many look', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const publish = (body: object) => owner.call('POST', `sites/v2/${id}/publish`, body)
    expect((await publish({ at })).body).toMatchObject({ status: 'draft', publishAt: at })
    expect((await publish({ at: null })).body.publishAt).toBeNull()
    expect((await publish({ at: '2020-01-01T00:00:00.000Z' })).status).toBe(422)
    await publish({ at })
    await publishDue(satchel.app.services)
    expect((await read(owner, id)).status).toBe('draft')
    await satchel.database.system
      .updateTable('site')
      .set({ publishAt: new Date(Date.now() - 1_000).toISOString() })
      .where('id', '=', id)
      .execute()
    await Promise.all([1, 2, 3].map(() => publishDue(satchel.app.services)))
    expect(await read(owner, id)).toMatchObject({ status: 'published', publishAt: null })
    const { body } = await owner.call('GET', `sites/v2/${id}/versions`)
    expect(body.items).toHaveLength(1)
  })

  test('by two people at once makes two versions, one of them on the web', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner)
    const publish = () => owner.call('POST', `sites/v2/${id}/publish`, {})
    const answers = await Promise.all([publish(), publish()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await owner.call('GET', `sites/v2/${id}/versions`)
    expect(body.items).toMatchObject([
      { number: 2, isPublished: true },
      { number: 1, isPublished: false },
    ])
  })

  test('leaves versions that viewers can list, but not those of a page for one person', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const { id } = await createSite(owner)
    const personal = await createSite(owner, { isPersonal: true })
    for (const site of [id, personal.id]) await owner.call('POST', `sites/v2/${site}/publish`, {})
    const versionsOf = (site: string) => viewer.call('GET', `sites/v2/${site}/versions`)
    expect((await versionsOf(id)).body).toEqual({
      items: [
        {
          number: 1,
          at: expect.any(String),
          by: { id: owner.userId, name: expect.any(String) },
          isPublished: true,
          blocks: 0,
        },
      ],
      nextCursor: null,
    })
    expect((await versionsOf(personal.id)).status).toBe(404)
  })

  test('keeps drafts from time to time, and when another person goes on', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await createSite(owner, { content: [heading('0')] })
    for (let n = 1; n <= 5; n++) await change(owner, id, { content: [heading(`${n}`)] })
    const count = async () => (await owner.call('GET', `sites/v2/${id}/versions`)).body.items.length
    expect(await count()).toBe(1)
    await change(editor, id, { content: [heading('6')] })
    expect(await count()).toBe(2)
  })
})
