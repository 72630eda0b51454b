import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, historyOf, idsOf, NOWHERE, settingsOf } from '../../test/library.ts'

const satchel = product({ shared: true })

const change = (person: Person, body: object) => person.call('POST', 'items/v1/bulk/change', body)
const get = async (person: Person, id: string) => (await person.call('GET', `items/v1/${id}`)).body
const collect = async (person: Person, fields: object) =>
  (await person.call('POST', 'collections/v1/create', { name: 'Fair', ...fields })).body

describe('a bulk change', () => {
  test('gives many items categories, tags, an owner, days and switches at once', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [stage, other] = (await settingsOf(owner)).categories.funnelStage
    const one = await addLink(owner, { name: 'One', tags: ['Old'], funnelStage: [other.id] })
    const two = await addLink(owner, { name: 'Two' })
    const { status, body } = await change(owner, {
      ids: [one.id, two.id, NOWHERE, one.id],
      add: { funnelStage: [stage.id] },
      remove: { funnelStage: [other.id] },
      addTags: ['Red'],
      removeTags: ['old'],
      ownerId: editor.userId,
      releasesOn: '2026-01-01',
      expiresOn: '2026-12-31',
      shareable: false,
      inLibrary: false,
    })
    expect([status, body]).toEqual([
      200,
      {
        updated: [one.id, two.id],
        missing: [NOWHERE],
        refused: [],
        undoId: expect.any(String),
      },
    ])
    for (const { id } of [one, two])
      expect(await get(owner, id)).toMatchObject({
        version: 2,
        funnelStage: [stage.id],
        tags: [{ key: 'red', label: 'Red' }],
        owner: { id: editor.userId },
        releasesOn: '2026-01-01',
        expiresOn: '2026-12-31',
        shareable: false,
        inLibrary: false,
      })
    const [entry] = await historyOf(owner, one.id)
    expect(entry).toMatchObject({ changeKind: 'MODIFY', actor: { id: owner.userId } })
    expect(entry.changes).toEqual([
      { field: 'owner', from: 'Ada Owner', to: 'Some editor' },
      { field: 'releasesOn', from: null, to: '2026-01-01' },
      { field: 'expiresOn', from: null, to: '2026-12-31' },
      { field: 'shareable', from: true, to: false },
      { field: 'inLibrary', from: true, to: false },
      { field: 'funnelStage', from: [other.label], to: [stage.label] },
      { field: 'tags', from: ['Old'], to: ['Red'] },
    ])
  })

  test('skips items that already have the values', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { tags: ['Red'], expiresOn: '2027-01-01' })
    const wish = {
      addTags: ['RED'],
      removeTags: ['blue'],
      expiresOn: '2027-01-01',
      shareable: true,
    }
    const { body } = await change(owner, { ids: [item.id], ...wish })
    expect(body).toMatchObject({ updated: [item.id], refused: [] })
    expect(await get(owner, item.id)).toEqual(item)
    expect(await historyOf(owner, item.id)).toHaveLength(1)
  })

  test('takes days away', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner, { releasesOn: '2026-01-01', expiresOn: '2026-02-01' })
    await change(owner, { ids: [id], expiresOn: null })
    expect(await get(owner, id)).not.toHaveProperty('expiresOn')
    expect(await get(owner, id)).toMatchObject({ releasesOn: '2026-01-01' })
  })

  test('refuses for each item what its own state forbids, and changes the others', async () => {
    const owner = await satchel.newTenant()
    const late = await addLink(owner, { releasesOn: '2026-06-01' })
    const tags = Array.from({ length: 100 }, (_, count) => `tag ${count}`)
    const full = await addLink(owner, { tags })
    const plain = await addLink(owner)
    const ids = [late.id, full.id, plain.id]
    const { body } = await change(owner, { ids, expiresOn: '2026-05-01', addTags: ['New'] })
    expect(body).toMatchObject({
      updated: [plain.id],
      refused: [
        { id: late.id, reason: 'dates' },
        { id: full.id, reason: 'too-many-tags' },
      ],
    })
    expect(await get(owner, late.id)).toEqual(late)
    expect((await get(owner, full.id)).expiresOn).toBeUndefined()
  })

  test('does not empty a category that every item must have', async () => {
    const owner = await satchel.newTenant()
    const [one, other] = (await settingsOf(owner)).categories.funnelStage
    const single = await addLink(owner, { funnelStage: [one.id] })
    const double = await addLink(owner, { funnelStage: [one.id, other.id] })
    const bare = await addLink(owner)
    const settings = { requiredCategories: ['funnelStage'] }
    await owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, settings)
    const ids = idsOf([single, double, bare])
    const { body } = await change(owner, { ids, remove: { funnelStage: [one.id] } })
    expect(body).toMatchObject({
      updated: [double.id, bare.id],
      refused: [{ id: single.id, reason: 'category-required' }],
    })
    const all = { ids: [single.id], remove: { funnelStage: [one.id] } }
    expect(await owner.call('POST', 'items/v1/bulk/categories', all)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ids.0', message: expect.stringContaining('required category') }] },
    })
  })

  test('of owner or presence is for the owner of an item and for admins', async () => {
    const owner = await satchel.newTenant()
    const [editor, admin] = [await owner.withRole('editor'), await owner.withRole('admin')]
    const theirs = await addLink(owner)
    const own = await addLink(editor)
    const ids = [theirs.id, own.id]
    for (const wish of [{ inLibrary: false }, { ownerId: admin.userId }])
      expect((await change(editor, { ids, ...wish })).body).toMatchObject({
        updated: [own.id],
        refused: [{ id: theirs.id, reason: 'not-yours' }],
      })
    expect((await change(editor, { ids: [theirs.id], shareable: false })).body.refused).toEqual([])
    expect((await change(admin, { ids, inLibrary: true })).body.refused).toEqual([])
  })

  test('of nothing, of both kinds, or against sense is refused as a whole', async () => {
    const owner = await satchel.newTenant()
    const stranger = await satchel.newTenant()
    const { id } = await addLink(owner)
    const gone = await owner.withRole('editor')
    await satchel.database.system
      .updateTable('member')
      .set({ status: 'deactivated' })
      .where('id', '=', gone.userId)
      .execute()
    const many = Array.from({ length: 1_001 }, () => NOWHERE)
    const { contentType } = (await settingsOf(owner)).categories
    const wrong: [object, string | undefined][] = [
      [{ ids: [id] }, undefined],
      [{ ids: [id], add: {}, addTags: [] }, undefined],
      [{ shareable: false }, 'ids'],
      [{ ids: [id], search: {}, shareable: false }, 'search'],
      [{ ids: [id], except: [id], shareable: false }, 'except'],
      [{ ids: [], shareable: false }, 'ids'],
      [{ ids: many, shareable: false }, 'ids'],
      [{ ids: [id], delete: true, shareable: false }, 'delete'],
      [{ ids: [id], delete: true, releasesOn: null }, 'delete'],
      [{ ids: [id], releasesOn: '2026-02-02', expiresOn: '2026-02-01' }, 'expiresOn'],
      [{ ids: [id], expiresOn: '2026-02-30' }, 'expiresOn'],
      [{ ids: [id], ownerId: stranger.userId }, 'ownerId'],
      [{ ids: [id], ownerId: gone.userId }, 'ownerId'],
      [{ ids: [id], add: { funnelStage: [contentType[0].id] } }, 'add.funnelStage.0'],
      [{ ids: [id], addTags: [' '] }, 'addTags.0'],
    ]
    for (const [body, path] of wrong) {
      const answer = await change(owner, body)
      expect([body, answer.status]).toEqual([body, 422])
      expect(answer.body.errors?.[0].path).toBe(path)
    }
    expect((await get(owner, id)).version).toBe(1)
  })

  test('is not for viewers, nor for items of others, in the trash or hidden', async () => {
    const owner = await satchel.newTenant()
    const stranger = await satchel.newTenant()
    const [viewer, editor] = [await owner.withRole('viewer'), await owner.withRole('editor')]
    const [foreign, deleted] = [await addLink(stranger), await addLink(owner)]
    const hidden = await addLink(owner, { inLibrary: false })
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [deleted.id] })
    const ids = [foreign.id, deleted.id, hidden.id]
    expect((await change(viewer, { ids, shareable: false })).status).toBe(403)
    expect((await change(editor, { ids, shareable: false })).body).toMatchObject({
      updated: [],
      missing: ids,
    })
    expect((await get(stranger, foreign.id)).shareable).toBe(true)
  })

  test('with the same idempotency key is made once', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner)
    const body = { ids: [id], addTags: ['Once'] }
    const key = { 'idempotency-key': 'k' }
    const first = await owner.call('POST', 'items/v1/bulk/change', body, key)
    const again = await owner.call('POST', 'items/v1/bulk/change', body, key)
    expect(again.body).toEqual(first.body)
  })
})

describe('a collection', () => {
  test('takes many items in their order, and gives them up', async () => {
    const owner = await satchel.newTenant()
    const ids = idsOf([await addLink(owner), await addLink(owner), await addLink(owner)])
    const { id, version } = await collect(owner, { itemIds: [ids[1]] })
    const { body } = await change(owner, { ids, addToCollectionId: id })
    expect(body.updated).toEqual(ids)
    const after = (await owner.call('GET', `collections/v1/${id}`)).body
    expect(after).toMatchObject({ itemIds: [ids[1], ids[0], ids[2]], version: version + 1 })
    await change(owner, { ids: ids.slice(0, 2), removeFromCollectionId: id })
    expect((await owner.call('GET', `collections/v1/${id}`)).body.itemIds).toEqual([ids[2]])
    expect((await get(owner, ids[0] ?? '')).version).toBe(1)
    const kinds = (await historyOf(owner, id)).map(({ changes }: { changes?: object }) => changes)
    expect(kinds).toHaveLength(3)
  })

  test('that is private to someone else, or gone, is not found', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await addLink(editor)
    const secret = await collect(owner, { visibility: 'private' })
    for (const collectionId of [secret.id, NOWHERE])
      for (const name of ['addToCollectionId', 'removeFromCollectionId'])
        expect((await change(editor, { ids: [id], [name]: collectionId })).status).toBe(404)
  })

  test('that is full takes no more', async () => {
    const owner = await satchel.newTenant()
    const [first, second] = [await addLink(owner), await addLink(owner)]
    const { id } = await collect(owner, {})
    const { systemPool } = satchel.database
    await systemPool.query(
      `with made as (insert into item (tenant_id, kind, name, original_name, status, owner_id)
        select $1, 'link', 'x', '', 'completed', $2 from generate_series(1, 9999) returning id)
      insert into collection_item (tenant_id, collection_id, item_id, position)
        select $1, $3, id, row_number() over () from made`,
      [owner.tenantId, owner.userId, id],
    )
    const wish = { addToCollectionId: id, addTags: ['Red'] }
    const { body } = await change(owner, { ids: [first.id, second.id], ...wish })
    expect(body).toMatchObject({
      updated: [first.id],
      refused: [{ id: second.id, reason: 'collection-full' }],
    })
    expect((await get(owner, second.id)).tags).toEqual([])
  })
})

test('overlapping bulk changes at once all succeed', async () => {
  const owner = await satchel.newTenant()
  const items = await Promise.all(Array.from({ length: 40 }, () => addLink(owner)))
  const ids = idsOf(items)
  const { id: into } = await collect(owner, { itemIds: ids.slice(0, 20) })
  const { id: other } = await collect(owner, { itemIds: ids.slice(20) })
  const shuffled = (seed: number) => ids.toSorted((a, b) => ((a > b ? seed : -seed) % 3) - 1)
  const wishes = [
    { addTags: ['a', 'b', 'c'] },
    { addTags: ['c', 'b', 'd'], addToCollectionId: into },
    { addToCollectionId: other, removeFromCollectionId: into },
    { addToCollectionId: into, removeFromCollectionId: other },
    { shareable: false, expiresOn: '2030-01-01' },
    { removeTags: ['a'], addTags: ['e'] },
  ]
  const answers = await Promise.all(
    [...wishes, ...wishes].map((wish, turn) => change(owner, { ids: shuffled(turn + 1), ...wish })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const single = ids.map((id) => owner.call('POST', `collections/v1/${into}/items/${id}`))
  const tagged = ids.map((id) => owner.call('POST', `items/v1/${id}/tags`, { label: 'z' }))
  const bulk = wishes.map((wish) => change(owner, { ids, ...wish }))
  for (const { status } of await Promise.all([...single, ...bulk, ...tagged]))
    expect(status).toBe(200)
})
