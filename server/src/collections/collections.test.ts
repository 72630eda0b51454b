import { describe, expect, test } from 'vitest'
import { arrange, create, listed, read } from '../../test/collecting.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink, allPages, historyOf, idsOf, NOWHERE } from '../../test/library.ts'

const satchel = product({ shared: true })

describe('a collection', () => {
  test('holds items in their order and shows the first picture among them', async () => {
    const owner = await satchel.newTenant()
    const [one, two] = [await addLink(owner), await addLink(owner)]
    await satchel.database.system
      .updateTable('item')
      .set({ thumbnailKey: `${owner.tenantId}/${one.id}/thumbnail.webp` })
      .where('id', '=', one.id)
      .execute()
    const collection = await create(owner, { name: ' Spring ', itemIds: [two.id, one.id] })
    expect(collection).toMatchObject({
      version: 1,
      name: 'Spring',
      description: '',
      visibility: 'team',
      itemIds: [two.id, one.id],
      itemCount: 2,
      coverUrl: expect.stringMatching(/^\/files\//),
      owner: { id: owner.userId },
      upvotes: 0,
      upvoted: false,
      favorite: false,
      shortLink: null,
    })
    expect(await read(owner, collection.id)).toEqual(collection)
    const { body } = await owner.call('GET', `collections/v1/${collection.id}/items`)
    expect(idsOf(body.items)).toEqual([two.id, one.id])
  })

  test('gives its items a page at a time, though one is taken out in between', async () => {
    const owner = await satchel.newTenant()
    const ids = []
    for (let n = 0; n < 5; n++) ids.push((await addLink(owner)).id)
    const { id } = await create(owner, { itemIds: ids })
    const page = (query: string) => owner.call('GET', `collections/v1/${id}/items?limit=2${query}`)
    const first = (await page('')).body
    expect(idsOf(first.items)).toEqual(ids.slice(0, 2))
    await owner.call('DELETE', `collections/v1/${id}/items/${ids[1]}`)
    const rest = await allPages(
      async (cursor = first.nextCursor) => (await page(`&cursor=${cursor}`)).body,
    )
    expect(rest).toEqual(ids.slice(2))
    expect((await page('&cursor=other')).body.code).toBe('bad-cursor')
  })

  test('takes an item in as the last one, once, and lets it go', async () => {
    const owner = await satchel.newTenant()
    const [one, two] = [await addLink(owner, { name: 'One' }), await addLink(owner)]
    const { id } = await create(owner, { itemIds: [two.id] })
    const path = `collections/v1/${id}/items/${one.id}`
    expect((await owner.call('POST', path)).body).toMatchObject({
      version: 2,
      itemIds: [two.id, one.id],
    })
    expect((await owner.call('POST', path)).body.version).toBe(2)
    expect((await owner.call('DELETE', path)).body).toMatchObject({ version: 3, itemIds: [two.id] })
    expect((await owner.call('DELETE', path)).status).toBe(404)
    const [out, into] = await historyOf(owner, id)
    expect(out.changes).toEqual([{ field: 'items', from: 'One', to: null }])
    expect(into.changes).toEqual([{ field: 'items', from: null, to: 'One' }])
  })

  test('is put in another order as a whole', async () => {
    const owner = await satchel.newTenant()
    const names = ['A', 'B', 'C']
    const ids: string[] = []
    for (const name of names) ids.push((await addLink(owner, { name })).id)
    const [a = '', b = '', c = ''] = ids
    const { id } = await create(owner, { itemIds: [a, b] })
    expect((await arrange(owner, id, [c, a], 1)).body).toMatchObject({
      version: 2,
      itemIds: [c, a],
      itemCount: 2,
    })
    expect((await arrange(owner, id, [c, a])).body.version).toBe(2)
    expect((await arrange(owner, id, [a], 1)).status).toBe(412)
    const [entry] = await historyOf(owner, id)
    expect(entry.changes).toEqual([
      { field: 'items', from: null, to: ['C'] },
      { field: 'items', from: ['B'], to: null },
    ])
    await arrange(owner, id, [a, c])
    const [turned] = await historyOf(owner, id)
    expect(turned.changes).toEqual([{ field: 'order', from: ['C', 'A'], to: ['A', 'C'] }])
    expect((await arrange(owner, id, [])).body).toMatchObject({ itemIds: [], coverUrl: null })
  })

  test('refuses ids that are foreign, deleted, unknown or repeated, and names each', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const [one, gone] = [await addLink(owner), await addLink(owner)]
    const foreign = await addLink(other)
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [gone.id] })
    const { id } = await create(owner, { itemIds: [one.id] })
    const wrong = [one.id, foreign.id, gone.id, NOWHERE, one.id]
    const paths = ['itemIds.1', 'itemIds.2', 'itemIds.3', 'itemIds.4']
    const answers = [
      await arrange(owner, id, wrong),
      await owner.call('POST', 'collections/v1/create', { name: 'X', itemIds: wrong }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(paths)
    }
    expect((await read(owner, id)).itemIds).toEqual([one.id])
    const path = `collections/v1/${id}/items/${foreign.id}`
    expect((await owner.call('POST', path)).status).toBe(404)
  })

  test('keeps the places of items that who arranges it does not see', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [seen, binned] = [await addLink(owner), await addLink(owner)]
    const hidden = await addLink(owner, { inLibrary: false })
    const { id } = await create(owner, { itemIds: [hidden.id, seen.id, binned.id] })
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [binned.id] })
    expect((await read(editor, id)).itemIds).toEqual([seen.id])
    const fresh = await addLink(editor)
    await arrange(editor, id, [fresh.id, seen.id])
    await owner.call('POST', 'items/v1/bulk/restore', { ids: [binned.id] })
    const expected = [hidden.id, fresh.id, seen.id, binned.id]
    expect((await read(owner, id)).itemIds).toEqual(expected)
    expect((await read(editor, id)).itemCount).toBe(3)
  })

  test('goes without its items', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner)
    const { id } = await create(owner, { itemIds: [item.id] })
    expect((await owner.call('DELETE', `collections/v1/${id}`)).status).toBe(204)
    expect((await owner.call('GET', `collections/v1/${id}`)).status).toBe(404)
    expect((await owner.call('DELETE', `collections/v1/${id}`)).status).toBe(404)
    const { body } = await owner.call('GET', `items/v1/${item.id}`)
    expect(body.collectionIds).toEqual([])
    expect((await historyOf(owner, id))[0]).toMatchObject({
      changeKind: 'REMOVE',
      itemName: 'Fair',
    })
  })

  test('is changed by version, and not where nothing is new', async () => {
    const owner = await satchel.newTenant()
    const { id } = await create(owner)
    const put = (body: object, version: number) =>
      owner.call('PUT', `collections/v1/${id}`, body, { 'if-match': `"${version}"` })
    expect((await put({ name: 'Fair ' }, 1)).body.version).toBe(1)
    expect((await put({ name: 'Autumn', description: 'New' }, 1)).body).toMatchObject({
      version: 2,
      name: 'Autumn',
    })
    expect(await put({ name: 'Winter' }, 1)).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect((await historyOf(owner, id))[0].changes).toEqual([
      { field: 'name', from: 'Fair', to: 'Autumn' },
      { field: 'description', from: '', to: 'New' },
    ])
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'a\u0000' }],
    ['name', { name: '🚀'.repeat(301) }],
    ['visibility', { name: 'X', visibility: 'secret' }],
    ['itemIds.0', { name: 'X', itemIds: ['x'] }],
  ])('wrong in its %s is refused', async (path, draft) => {
    const owner = await satchel.newTenant()
    const answer = await owner.call('POST', 'collections/v1/create', draft)
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })
})

describe('a private collection', () => {
  test('is its owner’s alone, whatever the role of the others', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await create(editor, { visibility: 'private' })
    expect(idsOf((await listed(editor)).items)).toEqual([id])
    for (const person of [owner, await owner.withRole('admin'), await owner.withRole('viewer')]) {
      expect((await person.call('GET', `collections/v1/${id}`)).status).toBe(404)
      expect((await listed(person)).items).toEqual([])
    }
    const item = await addLink(owner)
    for (const [method, path, body] of [
      ['PUT', `collections/v1/${id}`, { name: 'Mine' }],
      ['DELETE', `collections/v1/${id}`, undefined],
      ['POST', `collections/v1/${id}/items/${item.id}`, undefined],
      ['PUT', `collections/v1/${id}/items`, { itemIds: [] }],
      ['POST', 'items/v1', { kind: 'link', url: 'https://example.com', collectionId: id }],
    ] as const)
      expect((await owner.call(method, path, body)).status, path).toBe(404)
  })
})

describe('what is hidden', () => {
  test('is hidden in the activity too', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const collection = await create(editor, { name: 'Secret plan', visibility: 'private' })
    const item = await addLink(editor, { name: 'Secret draft', inLibrary: false })
    await editor.call('DELETE', `collections/v1/${collection.id}`)
    const activityOf = async (person: Person) =>
      (await person.call('GET', 'activity/v1/list')).body.items.map(
        ({ itemName, changeKind }: Record<string, string>) => `${changeKind} ${itemName}`,
      )
    const ofItem = 'INSERT Secret draft'
    expect(await activityOf(editor)).toEqual(['REMOVE Secret plan', ofItem, 'INSERT Secret plan'])
    expect(await activityOf(owner)).toEqual([ofItem])
    expect(await activityOf(viewer)).toEqual([])
    await editor.call('PUT', `items/v1/${item.id}`, { inLibrary: true })
    expect(await activityOf(viewer)).toEqual(['MODIFY Secret draft'])
  })
})

describe('the list of collections', () => {
  test('is listed last changed first, a page at a time', async () => {
    const owner = await satchel.newTenant()
    const ids: string[] = []
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push((await create(owner, { name })).id)
    const [a = '', ...rest] = ids
    await owner.call('PUT', `collections/v1/${a}`, { description: 'Changed' })
    const expected = [a, ...rest.reverse()]
    const paged = await allPages((cursor) =>
      listed(owner, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`),
    )
    expect(paged).toEqual(expected)
  })

  test('is ordered by name or number of items, and narrowed to what one asks for', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const ids = [(await addLink(owner)).id, (await addLink(owner)).id]
    const beta = await create(owner, { name: 'beta', itemIds: ids.slice(1) })
    const alpha = await create(owner, { name: 'Álpha', itemIds: ids })
    const gamma = await create(owner, { name: 'Gamma', visibility: 'private' })
    const delta = await create(editor, { name: 'delta', search: { quickFilter: 'mine' } })
    const all = [alpha, beta, delta, gamma].map(({ id }) => id)
    const found = async (query: string) =>
      allPages((cursor) => listed(owner, `?limit=1&${query}${cursor ? `&cursor=${cursor}` : ''}`))
    expect(await found('orderBy=name')).toEqual(all)
    expect((await found('orderBy=items')).slice(0, 2)).toEqual([alpha.id, beta.id])
    expect(await found('filter=mine&orderBy=name')).toEqual([alpha.id, beta.id, gamma.id])
    expect(await found('filter=private')).toEqual([gamma.id])
    expect(await found('kind=smart')).toEqual([delta.id])
    expect(await found('kind=manual&orderBy=name')).toEqual([alpha.id, beta.id, gamma.id])
    await owner.call('POST', `users/v1/${owner.userId}/favorites`, {
      itemId: beta.id,
      itemType: 'COLLECTION',
    })
    expect(await found('filter=favorites')).toEqual([beta.id])
  })

  test('is searched by name, whatever its case and accents', async () => {
    const owner = await satchel.newTenant()
    const { id } = await create(owner, { name: 'Résumé 100%' })
    await create(owner, { name: 'Other' })
    for (const search of ['resume', 'RÉSU', '100%25'])
      expect(idsOf((await listed(owner, `?search=${search}`)).items)).toEqual([id])
    expect((await listed(owner, '?search=_')).items).toEqual([])
  })
})
