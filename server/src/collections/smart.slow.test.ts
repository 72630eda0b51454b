import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import {
  addLink,
  allPages,
  countForPlans,
  historyOf,
  idsOf,
  NOWHERE,
  settingsOf,
} from '../../test/library.ts'

const satchel = product({ shared: true })

async function create(person: Person, search: object, fields: object = {}) {
  const draft = { name: 'Found', search, ...fields }
  const answer = await person.call('POST', 'collections/v1/create', draft)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

const read = async (person: Person, id: string) =>
  (await person.call('GET', `collections/v1/${id}`)).body
const put = (person: Person, id: string, body: object) =>
  person.call('PUT', `collections/v1/${id}`, body)

/** Inserts many items directly into the database. */
async function plant(owner: Owner, count: number, fields: object = {}) {
  const { system } = satchel.database
  const rows = Array.from({ length: count }, (_, n) => ({
    tenantId: owner.tenantId,
    ownerId: owner.userId,
    kind: 'link',
    name: `Sheet ${n}`,
    originalName: '',
    url: 'https://example.com/',
    status: 'completed',
    ...fields,
  }))
  await system.insertInto('item').values(rows).execute()
  await countForPlans(system)
}

describe('a smart collection', () => {
  test('holds what its search finds, at every moment, in the order of the search', async () => {
    const owner = await satchel.newTenant()
    const b = await addLink(owner, { name: 'Brochure B', tags: ['Press'] })
    await addLink(owner, { name: 'Other' })
    const collection = await create(owner, { tags: ['press'], orderBy: 'name' })
    expect(collection).toMatchObject({
      kind: 'smart',
      search: { tags: ['press'], orderBy: 'name' },
      itemIds: [b.id],
      itemCount: 1,
      itemCountRelation: 'eq',
    })
    const a = await addLink(owner, { name: 'Brochure A', tags: ['Press'] })
    expect((await read(owner, collection.id)).itemIds).toEqual([a.id, b.id])
    const { body } = await owner.call('GET', `collections/v1/${collection.id}/items?limit=1`)
    expect(idsOf(body.items)).toEqual([a.id])
    const paged = await allPages(
      async (cursor = body.nextCursor) =>
        (await owner.call('GET', `collections/v1/${collection.id}/items?cursor=${cursor}`)).body,
    )
    expect(paged).toEqual([b.id])
    await owner.call('DELETE', `items/v1/${b.id}/tags/press`)
    expect((await read(owner, collection.id)).itemIds).toEqual([a.id])
    const { body: list } = await owner.call('GET', 'collections/v1/list')
    expect(list.items).toMatchObject([{ kind: 'smart', itemIds: [a.id], itemCount: 1 }])
  })

  test('shows each person what they find', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const open = await addLink(owner, { name: 'Plan open' })
    const hidden = await addLink(owner, { name: 'Plan hidden', inLibrary: false })
    const early = await addLink(owner, { name: 'Plan early', releasesOn: '2190-01-01' })
    const { id } = await create(owner, { searchTerm: 'plan', orderBy: 'oldest' })
    const seen = async (person: Person) => (await read(person, id)).itemIds
    expect(await seen(owner)).toEqual([open.id, hidden.id, early.id])
    expect(await seen(editor)).toEqual([open.id, early.id])
    expect(await seen(viewer)).toEqual([open.id])
    const mine = await create(owner, { quickFilter: 'mine' })
    expect((await read(viewer, mine.id)).itemIds).toEqual([])
  })

  test('is not filled or arranged by hand', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner)
    const { id } = await create(owner, {})
    for (const [method, path, body] of [
      ['POST', `collections/v1/${id}/items/${item.id}`, undefined],
      ['DELETE', `collections/v1/${id}/items/${item.id}`, undefined],
      ['PUT', `collections/v1/${id}/items`, { itemIds: [item.id] }],
      ['POST', 'items/v1', { kind: 'link', url: 'https://example.com', collectionId: id }],
      ['POST', 'items/v1/bulk/change', { ids: [item.id], addToCollectionId: id }],
    ] as const)
      expect(await owner.call(method, path, body), path).toMatchObject({
        status: 409,
        body: { code: 'smart-collection' },
      })
    const upload = await owner.call('POST', 'uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename YQ==,collectionId ${Buffer.from(id).toString('base64')}`,
    })
    expect(upload.status).toBe(409)
    expect(await put(owner, id, { coverItemId: item.id })).toMatchObject({ status: 422 })
    const both = { name: 'Both', search: {}, itemIds: [item.id] }
    expect(await owner.call('POST', 'collections/v1/create', both)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'itemIds' }] },
    })
  })

  test('is frozen into a manual one that keeps what it holds', async () => {
    const owner = await satchel.newTenant()
    const [a, b] = [await addLink(owner, { name: 'A' }), await addLink(owner, { name: 'B' })]
    const { id } = await create(owner, { orderBy: 'name' })
    const { body } = await put(owner, id, { search: null })
    expect(body).toMatchObject({ kind: 'manual', search: null, itemIds: [a.id, b.id], version: 2 })
    const later = await addLink(owner, { name: 'C' })
    expect((await read(owner, id)).itemIds).toEqual([a.id, b.id])
    expect((await owner.call('POST', `collections/v1/${id}/items/${later.id}`)).status).toBe(200)
    expect((await put(owner, id, { search: {} })).status).toBe(409)
    await owner.call('PUT', `collections/v1/${id}/items`, { itemIds: [] })
    expect((await put(owner, id, { search: { searchTerm: 'c' } })).body.itemIds).toEqual([later.id])
  })

  test('can get other filters, which its history names', async () => {
    const owner = await satchel.newTenant()
    const [stage] = (await settingsOf(owner)).categories.funnelStage
    const { id } = await create(owner, { searchTerm: 'fair' })
    await addLink(owner, { funnelStage: [stage.id], tags: ['Press'] })
    const search = { funnelStage: [stage.id], tags: ['press'] }
    expect((await put(owner, id, { search })).body).toMatchObject({ itemCount: 1, version: 2 })
    expect((await put(owner, id, { search })).body.version).toBe(2)
    expect((await historyOf(owner, id))[0].changes).toEqual([
      { field: 'search', from: ['“fair”'], to: [stage.label, '# Press'] },
    ])
    const turned = { startDay: '2026-02-02', endDay: '2026-01-01' }
    expect(await put(owner, id, { search: turned })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'search.endDay' }] },
    })
    expect(await put(owner, id, { search: { tagLogic: 'XOR' } })).toMatchObject({ status: 422 })
  })

  test('follows renamed and merged values, and matches nothing for deleted ones', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { tags: ['Press'] })
    const { id } = await create(owner, { tags: ['press', 'other'] })
    const { id: lost } = await create(owner, { funnelStage: [NOWHERE] })
    await owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, {
      renameTag: { key: 'press', label: 'Media' },
    })
    expect(await read(owner, id)).toMatchObject({
      itemIds: [item.id],
      search: { tags: expect.arrayContaining(['media', 'other']) },
    })
    expect((await read(owner, lost)).itemIds).toEqual([])

    const [stage, into] = (await settingsOf(owner)).categories.funnelStage
    const staged = await addLink(owner, { funnelStage: [stage.id], tags: ['Papers'] })
    const { id: byBoth } = await create(owner, { funnelStage: [stage.id], tags: ['media'] })
    const merge = (command: object) =>
      owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, command)
    await merge({ mergeTags: { from: ['media'], into: 'papers' } })
    await merge({ mergeValues: { from: [stage.id], into: into.id } })
    expect(await read(owner, byBoth)).toMatchObject({
      itemIds: [staged.id],
      search: { funnelStage: [into.id], tags: ['papers'] },
    })
  })

  test('names the first thousand it holds and says that there are more', async () => {
    const owner = await satchel.newTenant()
    for (let n = 0; n < 3; n++) await plant(owner, 700)
    const { id } = await create(owner, {})
    const collection = await read(owner, id)
    expect(collection.itemIds).toHaveLength(1_000)
    expect(collection).toMatchObject({ itemCount: 1_000, itemCountRelation: 'gte' })
    const { body: list } = await owner.call('GET', 'collections/v1/list')
    expect(list.items[0].itemIds).toHaveLength(100)
    const offset = await owner.call('GET', `collections/v1/${id}/items?offset=990&limit=200`)
    expect(idsOf(offset.body.items)).toEqual(collection.itemIds.slice(990))
    const { body: frozen } = await put(owner, id, { search: null })
    expect(frozen).toMatchObject({ itemCount: 2_100, itemCountRelation: 'eq' })
  })
})

describe('a link to a smart collection', () => {
  const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const open = (path: string) =>
    satchel.anonymous('GET', `/l/${path}`, undefined, { 'user-agent': AGENT })

  test('shows what may be shared at this moment, and nothing else', async () => {
    const owner = await satchel.newTenant()
    const tags = ['Fair']
    await addLink(owner, { name: 'Shown one', tags })
    await addLink(owner, { name: 'Kept internal', tags, shareable: false })
    await addLink(owner, { name: 'Kept out of the library', tags, inLibrary: false })
    await addLink(owner, { name: 'Not released', tags, releasesOn: '2190-01-01' })
    await addLink(owner, { name: 'Long expired', tags, expiresOn: '2020-01-01' })
    const untagged = await addLink(owner, { name: 'Not of the fair' })
    const { id } = await create(owner, { tags: ['fair'] }, { name: 'For the fair' })
    const share = { itemId: id, itemType: 'COLLECTION' }
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
    const names = async () =>
      [
        ...String((await open(link.slug)).body).matchAll(/<span class="name" dir="auto">([^<]*)/g),
      ].map(([, name]) => name)
    expect(await names()).toEqual(['Shown one'])
    await addLink(owner, { name: 'Shown two', tags })
    expect(await names()).toEqual(['Shown two', 'Shown one'])
    expect((await open(`${link.slug}/${untagged.id}`)).status).toBe(404)
    expect((await historyOf(owner, id))[0].changes).toEqual([
      { field: 'link', from: null, to: 'made' },
    ])

    await owner.call('DELETE', `collections/v1/${id}`)
    expect((await open(link.slug)).status).toBe(410)
    await owner.call('POST', `collections/v1/${id}/restore`)
    expect((await open(link.slug)).status).toBe(200)
  })

  test('looks past all that may not be shared', async () => {
    const owner = await satchel.newTenant()
    await addLink(owner, { name: 'Sheet open' })
    for (let n = 0; n < 2; n++) await plant(owner, 600, { shareable: false })
    const { id } = await create(owner, {})
    const share = { itemId: id, itemType: 'COLLECTION' }
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
    expect((await open(link.slug)).body).toContain('Sheet open')
  })

  test('opens each item that it finds, also past those it lists, and no other', async () => {
    const owner = await satchel.newTenant()
    const { id: oldest } = await addLink(owner, { name: 'Sheet first', tags: ['Fair'] })
    const { id: other } = await addLink(owner, { name: 'Elsewhere' })
    const { id: internal } = await addLink(owner, { name: 'Sheet internal', shareable: false })
    await plant(owner, 1_000)
    const { id } = await create(owner, { searchTerm: 'sheet' })
    const share = { itemId: id, itemType: 'COLLECTION' }
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
    const statusOf = async (itemId: string) => (await open(`${link.slug}/${itemId}`)).status
    expect(await statusOf(oldest)).toBe(302)
    expect(await statusOf(oldest.toUpperCase())).toBe(302)
    for (const each of [other, internal, NOWHERE, 'no-id']) expect(await statusOf(each)).toBe(404)
  })
})
