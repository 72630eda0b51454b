import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, historyOf, NOWHERE, PAGE, settingsOf } from '../../test/library.ts'

const satchel = product()

async function jobsOf(task: string): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${task}`.execute(satchel.database.system)
  return rows.map(({ payload }) => payload)
}

const change = (person: Person, id: string, body: object, version?: number) =>
  person.call('PUT', `items/v1/${id}`, body, version ? { 'if-match': `"${version}"` } : {})

describe('a web page', () => {
  test('becomes an item right away, and a job reads it afterwards', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner)
    expect(item).toMatchObject({
      kind: 'link',
      version: 1,
      status: 'processing',
      url: PAGE,
      name: 'example.com/prices',
      tags: [],
      funnelStage: [],
      collectionIds: [],
      shortLink: null,
      shareable: true,
      inLibrary: true,
      favorite: false,
      owner: { id: owner.userId, name: 'Ada Owner' },
      meta: {},
    })
    expect(item).not.toHaveProperty('bytes')
    expect((await owner.call('GET', `items/v1/${item.id}`)).body).toEqual(item)
    expect(await jobsOf('read-page')).toContainEqual({
      tenantId: owner.tenantId,
      itemId: item.id,
    })
  })

  test('takes what it is given, classified and in a collection', async () => {
    const owner = await satchel.newTenant()
    const { contentType } = (await settingsOf(owner)).categories
    const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'C' })
    const item = await addLink(owner, {
      name: ' Prices ',
      description: 'All of them',
      tags: ['Big  Deal', 'big deal', 'New'],
      contentType: [contentType[1].id],
      releasesOn: '2026-01-01',
      expiresOn: '2026-12-31',
      shareable: false,
      collectionId: collection.id,
      importId: 'run-1',
    })
    expect(item).toMatchObject({
      version: 1,
      name: 'Prices',
      description: 'All of them',
      tags: [
        { key: 'big deal', label: 'big deal' },
        { key: 'new', label: 'New' },
      ],
      contentType: [contentType[1].id],
      releasesOn: '2026-01-01',
      expiresOn: '2026-12-31',
      shareable: false,
      collectionIds: [collection.id],
      meta: { importId: 'run-1' },
    })
    const { body } = await owner.call('GET', `collections/v1/${collection.id}`)
    expect(body.itemIds).toEqual([item.id])
  })

  test('may be there twice', async () => {
    const owner = await satchel.newTenant()
    expect((await addLink(owner)).id).not.toBe((await addLink(owner)).id)
  })

  test('is made once for one Idempotency-Key', async () => {
    const owner = await satchel.newTenant()
    const draft = { kind: 'link', url: PAGE }
    const post = (body: object) => owner.call('POST', 'items/v1', body, { 'idempotency-key': 'k' })
    const [one, other] = [await post(draft), await post(draft)]
    expect(other.body).toEqual(one.body)
    expect((await owner.call('GET', 'items/v1/list')).body.items).toHaveLength(1)
    expect(await post({ ...draft, name: 'Other' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    })
  })

  test.each([
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'https://[half' }],
    ['url', { url: undefined }],
    ['name', { name: ' \u200b\u3164\u2060' }],
    ['name', { name: '🚀'.repeat(301) }],
    ['name', { name: 'a\u0000b' }],
    ['description', { description: 'half \udc00' }],
    ['description', { description: 'x'.repeat(20_001) }],
    ['tags.0', { tags: ['\u0301'] }],
    ['tags.1', { tags: ['ok', '…'.repeat(64)] }],
    ['tags', { tags: Array.from({ length: 101 }, (_, count) => `tag ${count}`) }],
    ['funnelStage.0', { funnelStage: [NOWHERE] }],
    ['releasesOn', { releasesOn: '2026-02-30' }],
    ['expiresOn', { releasesOn: '2026-02-02', expiresOn: '2026-02-01' }],
  ])('that is wrong in its %s is refused', async (path, fields) => {
    const owner = await satchel.newTenant()
    const answer = await owner.call('POST', 'items/v1', { kind: 'link', url: PAGE, ...fields })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ path }] } })
    expect((await owner.call('GET', 'items/v1/list')).body.items).toEqual([])
  })

  test('may have a URL in capitals, and a name of 300 emoji', async () => {
    const owner = await satchel.newTenant()
    expect((await addLink(owner, { url: 'HTTPS://EXAMPLE.COM/a' })).url).toBe(
      'https://example.com/a',
    )
    const name = '🚀'.repeat(300)
    expect((await addLink(owner, { name })).name).toBe(name)
    const family = '👨‍👩‍👧‍👦'.repeat(300)
    expect((await change(owner, (await addLink(owner)).id, { name: family })).status).toBe(422)
  })
})

describe('a change', () => {
  test('increments the version and is published with old and new values', async () => {
    const owner = await satchel.newTenant()
    const { funnelStage } = (await settingsOf(owner)).categories
    const [first, second] = funnelStage
    const item = await addLink(owner, { name: 'Old', tags: ['Red'], funnelStage: [first.id] })
    const { status, body } = await change(owner, item.id, {
      name: 'New',
      tags: ['Blue', 'Red'],
      funnelStage: [second.id, second.id],
      expiresOn: '2030-01-01',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, name: 'New', funnelStage: [second.id] })
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(item.updatedAt))
    const [entry] = await historyOf(owner, item.id)
    expect(entry).toMatchObject({
      changeKind: 'MODIFY',
      itemName: 'New',
      actor: { name: 'Ada Owner' },
    })
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', from: 'Old', to: 'New' },
        { field: 'tags', from: ['Red'], to: ['Blue', 'Red'] },
        { field: 'funnelStage', from: [first.label], to: [second.label] },
        { field: 'expiresOn', from: null, to: '2030-01-01' },
      ]),
    )
    expect(entry.changes).toHaveLength(4)
  })

  test('to what it is already changes nothing', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { name: 'Same', tags: ['Red'] })
    const answer = await change(owner, item.id, { name: 'Same ', tags: ['RED'], expiresOn: null })
    expect(answer.body).toEqual(item)
    expect((await change(owner, item.id, {})).body).toEqual(item)
    expect(await historyOf(owner, item.id)).toHaveLength(1)
  })

  test('of a version that is gone is refused and changes nothing', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner, { name: 'One' })
    expect((await change(owner, id, { name: 'Two' }, 1)).body.version).toBe(2)
    expect(await change(owner, id, { name: 'Three' }, 1)).toMatchObject({
      status: 412,
      body: { code: 'stale' },
    })
    expect((await owner.call('GET', `items/v1/${id}`)).body.name).toBe('Two')
  })

  test('by two people at once from the same version succeeds for one of them', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner)
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => change(owner, id, { name }, 1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
  })

  test('that is wrong in one field leaves the others as they were', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { name: 'One' })
    const { contentType } = (await settingsOf(owner)).categories
    const answer = await change(owner, item.id, { name: 'Two', funnelStage: [contentType[0].id] })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'funnelStage.0' }] } })
    expect((await owner.call('GET', `items/v1/${item.id}`)).body).toEqual(item)
  })

  test('of its address has the page read again', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner)
    await satchel.database.system
      .updateTable('item')
      .set({ status: 'completed', broken: true })
      .where('id', '=', id)
      .execute()
    const { body } = await change(owner, id, { url: 'https://example.com/new' })
    expect(body).toMatchObject({ status: 'processing', url: 'https://example.com/new' })
    expect(body).not.toHaveProperty('broken')
  })
})

describe('tags', () => {
  test('are added and taken away one by one, the label as the tenant has it', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [one, other] = [await addLink(owner), await addLink(owner)]
    const tag = (id: string, label: string) => editor.call('POST', `items/v1/${id}/tags`, { label })
    expect((await tag(one.id, 'Spring Fair')).body).toMatchObject({
      version: 2,
      tags: [{ key: 'spring fair', label: 'Spring Fair' }],
    })
    expect((await tag(other.id, 'SPRING  FAIR')).body.tags).toEqual([
      { key: 'spring fair', label: 'Spring Fair' },
    ])
    expect((await tag(one.id, 'spring fair')).body.version).toBe(2)
    expect((await settingsOf(owner)).tags).toEqual([
      { key: 'spring fair', label: 'Spring Fair', color: null, itemCount: 2 },
    ])
    const path = `items/v1/${one.id}/tags/spring%20fair`
    expect((await editor.call('DELETE', path)).body).toMatchObject({ version: 3, tags: [] })
    expect((await editor.call('DELETE', path)).status).toBe(404)
  })

  test('are at most a hundred an item', async () => {
    const owner = await satchel.newTenant()
    const tags = Array.from({ length: 100 }, (_, count) => `tag ${count}`)
    const { id } = await addLink(owner, { tags })
    const answer = await owner.call('POST', `items/v1/${id}/tags`, { label: 'one more' })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'label' }] } })
    const bulk = { ids: [id], addTags: ['one more'] }
    expect(await owner.call('POST', 'items/v1/bulk/categories', bulk)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ids.0' }] },
    })
    const swapped = { ids: [id], addTags: ['one more'], removeTags: ['tag 0'] }
    expect((await owner.call('POST', 'items/v1/bulk/categories', swapped)).status).toBe(200)
  })
})

describe('many items at once', () => {
  test('are classified and published one by one, except unchanged ones', async () => {
    const owner = await satchel.newTenant()
    const { funnelStage } = (await settingsOf(owner)).categories
    const [first, second] = funnelStage
    const plain = await addLink(owner, { name: 'Plain', tags: ['Old'] })
    const done = await addLink(owner, { name: 'Done', funnelStage: [first.id], tags: ['New'] })
    const { status, body } = await owner.call('POST', 'items/v1/bulk/categories', {
      ids: [plain.id, done.id, NOWHERE, plain.id],
      add: { funnelStage: [first.id] },
      remove: { funnelStage: [second.id] },
      addTags: ['New'],
      removeTags: ['old'],
    })
    expect(status).toBe(200)
    expect(body.updated.sort()).toEqual([plain.id, done.id].sort())
    expect(body.missing).toEqual([NOWHERE])
    expect((await owner.call('GET', `items/v1/${plain.id}`)).body).toMatchObject({
      version: 2,
      funnelStage: [first.id],
      tags: [{ key: 'new', label: 'New' }],
    })
    expect((await owner.call('GET', `items/v1/${done.id}`)).body.version).toBe(1)
    const [entry] = await historyOf(owner, plain.id)
    expect(entry.changes).toEqual([
      { field: 'funnelStage', from: [], to: [first.label] },
      { field: 'tags', from: ['Old'], to: ['New'] },
    ])
    expect(await historyOf(owner, done.id)).toHaveLength(1)
  })

  test('with a value of another category are refused as a whole', async () => {
    const owner = await satchel.newTenant()
    const { contentType } = (await settingsOf(owner)).categories
    const { id } = await addLink(owner)
    const answer = await owner.call('POST', 'items/v1/bulk/categories', {
      ids: [id],
      add: { funnelStage: [contentType[0].id] },
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'add.funnelStage.0' }] } })
  })

  test('are at least one and at most a thousand', async () => {
    const owner = await satchel.newTenant()
    for (const ids of [[], Array.from({ length: 1_001 }, () => NOWHERE)])
      expect(await owner.call('DELETE', 'items/v1/bulk/items', { ids })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'ids' }] },
      })
  })
})
