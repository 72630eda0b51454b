import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { allPages, idsOf } from '../../test/library.ts'
import { add, names, search } from '../../test/searching.ts'

const satchel = product()

describe('orders', () => {
  const orders = [
    'newest',
    'oldest',
    'updated',
    'name',
    'name-desc',
    'views',
    'upvotes',
    'relevance',
  ]

  async function shelf(size: number): Promise<Owner> {
    const owner = await satchel.newTenant()
    for (let count = 0; count < size; count += 1) {
      const id = await add(owner, `Leaf ${'badcefg'.charAt((count * 5) % 7)}`)
      await satchel.database.system
        .updateTable('itemStat')
        .set({ views: count % 3, upvotes: (count * 2) % 5 })
        .where('itemId', '=', id)
        .execute()
    }
    return owner
  }

  const cases = orders.flatMap((orderBy) => [{ orderBy }, { orderBy, searchTerm: 'leaf' }])

  test.each(cases)('come a page at a time, the same as in one page: %o', async (form) => {
    const owner = await shelf(9)
    const whole = await search(owner, { ...form, limit: 100 })
    expect(new Set(idsOf(whole.items)).size).toBe(9)
    const paged = await allPages(async (cursor) => {
      const page = await search(owner, { ...form, limit: 2, ...(cursor && { cursor }) })
      expect(page.total).toEqual({ value: 9, relation: 'eq' })
      return page
    })
    expect(paged).toEqual(idsOf(whole.items))
  })

  test('stand as they are named', async () => {
    const owner = await satchel.newTenant()
    const first = await add(owner, 'b')
    await add(owner, 'Ä')
    await add(owner, 'C')
    await owner.call('PUT', `items/v1/${first}`, { description: 'Changed' })
    expect(await names(owner, { orderBy: 'newest' })).toEqual(['C', 'Ä', 'b'])
    expect(await names(owner, { orderBy: 'oldest' })).toEqual(['b', 'Ä', 'C'])
    expect(await names(owner, { orderBy: 'updated' })).toEqual(['b', 'C', 'Ä'])
    expect(await names(owner, { orderBy: 'name' })).toEqual(['Ä', 'b', 'C'])
    expect(await names(owner, { orderBy: 'name-desc' })).toEqual(['C', 'b', 'Ä'])
  })

  test('refuse a cursor of another order, and one that is none of ours', async () => {
    const owner = await shelf(3)
    const { nextCursor } = await search(owner, { orderBy: 'name', limit: 1 })
    const forged = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url')
    const id = '01a1fbf1-374f-76d2-917b-be04511352be'
    for (const [orderBy, cursor] of [
      ['views', nextCursor],
      ['name', 'nonsense'],
      ['name', forged({ order: 'name', key: 'a\u0000', id })],
      ['views', forged({ order: 'views', key: 1e12, id })],
      ['updated', forged({ order: 'updated', key: '0000-01-01T00:00:00Z', id })],
      ['newest', forged({ order: 'newest', key: null, id: 'x' })],
    ])
      expect(await owner.call('POST', 'items/v1/search', { orderBy, cursor })).toMatchObject({
        status: 400,
        body: { code: 'bad-cursor' },
      })
  })
})

describe('more matches than are counted', () => {
  const MANY = 2_600
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    await sql`insert into item (tenant_id, kind, name, original_name, status, owner_id, description)
      select ${owner.tenantId}, 'link', case when n % 1000 = 7 then 'Heron ' || n else 'Bird ' || n end,
        '', 'completed', ${owner.userId}, 'A heron'
      from generate_series(1, ${MANY}) n`.execute(satchel.database.system)
    await sql`select index_items(tenant_id, array_agg(id)) from item where tenant_id = ${owner.tenantId}
      group by tenant_id`.execute(satchel.database.system)
  })

  const cases = ['newest', 'name', 'views', 'relevance'].flatMap((orderBy) => [
    { orderBy, searchTerm: 'heron' },
    { orderBy, searchTerm: null },
  ])

  test.each(cases)('are said to be at least so many, and all come: %o', async (form) => {
    const ids = await allPages(async (cursor) => {
      const page = await search(owner, { ...form, limit: 200, ...(cursor && { cursor }) })
      expect(page.total).toEqual({ value: 1_000, relation: 'gte' })
      return page
    })
    expect(ids).toHaveLength(MANY)
    expect(new Set(ids).size).toBe(MANY)
  })

  test('begin with those that have the word in their name', async () => {
    const found = await names(owner, { searchTerm: 'heron', limit: 4 })
    expect(found).toEqual(['Heron 7', 'Heron 2007', 'Heron 1007', expect.stringMatching(/^Bird/)])
  })
})

describe('who may find what', () => {
  test('is the same as in every list', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const other = await owner.withRole('editor')
    const viewer = await owner.withRole('viewer')
    await add(editor, 'Draft otter', { inLibrary: false })
    await add(editor, 'Coming otter', { releasesOn: '2099-01-01' })
    await add(editor, 'Old otter', { expiresOn: '2001-01-01' })
    const gone = await add(editor, 'Gone otter')
    await editor.call('DELETE', 'items/v1/bulk/items', { ids: [gone] })
    const all = ['Coming otter', 'Draft otter', 'Old otter']
    for (const form of [{ searchTerm: 'otter' }, {}, { searchTerm: 'oter' }]) {
      const sorted = (person: Person) => names(person, { ...form, orderBy: 'name' })
      expect(await sorted(owner)).toEqual(all)
      expect(await sorted(editor)).toEqual(all)
      expect(await sorted(other)).toEqual(['Coming otter', 'Old otter'])
      expect(await sorted(viewer)).toEqual(['Old otter'])
    }
    await editor.call('POST', 'items/v1/bulk/restore', { ids: [gone] })
    expect(await names(viewer, { searchTerm: 'gone' })).toEqual(['Gone otter'])
  })

  test('ends at the tenant, also below the calls', async () => {
    const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
    await add(theirs, 'Secret walrus', { tags: ['Hush'] })
    expect(await names(ours, { searchTerm: 'walrus' })).toEqual([])
    expect(await names(ours, { searchTerm: 'walrsu' })).toEqual([])
    expect(await names(ours, { tags: ['hush'] })).toEqual([])
    const { facets } = await search(ours, { facets: true })
    expect(facets.tags).toEqual([])

    const { number } = await satchel.database.system
      .selectFrom('tenant')
      .select('number')
      .where('id', '=', theirs.tenantId)
      .executeTakeFirstOrThrow()
    const client = await satchel.database.tenantPool.connect()
    const count = async (text: string) => (await client.query(text)).rowCount
    try {
      const everything = `select from searchable where words @@ '''${number.toString(16)}:wwalrus'''`
      expect(await count(everything)).toBe(0)
      expect(await count(`select similar_words('walrus')`)).toBe(0)
      await client.query(`select set_config('app.tenant_id', $1, false)`, [ours.tenantId])
      expect(await count(everything)).toBe(0)
      expect(await count(`select similar_words('walrus')`)).toBe(0)
      await client.query(`select set_config('app.tenant_id', $1, false)`, [theirs.tenantId])
      expect(await count(everything)).toBe(1)
      expect(await count(`select similar_words('walrus')`)).toBe(1)
      for (const text of [
        'delete from item_search',
        'select from search_word',
        `select index_items('${ours.tenantId}', '{}')`,
        `update searchable set name = 'x'`,
      ])
        await expect(client.query(text)).rejects.toThrow(/permission denied/)
    } finally {
      client.release(true)
    }
  })
})

describe('bad forms', () => {
  test.each([
    ['searchTerm', { searchTerm: 'a\u0000b' }],
    ['searchTerm', { searchTerm: 'half \ud83d' }],
    ['searchTerm', { searchTerm: 'x'.repeat(501) }],
    ['startDay', { startDay: '2026-02-30' }],
    ['startDay', { startDay: '0000-01-01' }],
    ['endDay', { startDay: '2026-02-02', endDay: '2026-02-01' }],
    ['funnelStage.0', { funnelStage: ['x'] }],
    ['tagLogic', { tagLogic: 'XOR' }],
    ['orderBy', { orderBy: 'best' }],
    ['limit', { limit: 0 }],
  ])('are refused, naming %s', async (path, form) => {
    const owner = await satchel.newTenant()
    const answer = await owner.call('POST', 'items/v1/search', form)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ path }] } })
  })

  test.each([
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    "' & | ! : * ( ) <-> \\ %_",
    '日本語 ✓ 🚀',
    '9'.repeat(500),
  ])('none is made of what a person types: %s', async (searchTerm) => {
    const owner = await satchel.newTenant()
    await search(owner, { searchTerm, facets: true })
  })
})

test('a search that takes too long is given up', async () => {
  const owner = await satchel.newTenant()
  const both = () =>
    Promise.all([
      owner.call('POST', 'items/v1/search', { searchTerm: 'slow' }),
      owner.call('GET', 'search/v1/suggest?q=slow'),
    ])
  const client = await satchel.database.systemPool.connect()
  try {
    await client.query('begin; lock table item_search')
    for (const answer of await both())
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  } finally {
    await client.query('rollback')
    client.release()
  }
  for (const { status } of await both()) expect(status).toBe(200)
})
