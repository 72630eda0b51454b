import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'

const satchel = product()

let made = 0

async function add(person: Person, name: string, fields: object = {}): Promise<string> {
  made += 1
  const draft = { kind: 'link', url: `https://example.com/${made}`, name, ...fields }
  const { status, body } = await person.call('POST', 'items/v1', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

/** As processing does when it has read a document. */
async function write({ tenantId }: Person, itemId: string, body: string): Promise<void> {
  await satchel.database.system.insertInto('itemText').values({ tenantId, itemId, body }).execute()
}

async function search(person: Person, form: object = {}) {
  const { status, body } = await person.call('POST', 'items/v1/search', form)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function names(person: Person, form: object = {}): Promise<string[]> {
  return (await search(person, form)).items.map(({ name }: { name: string }) => name)
}

async function valuesOf(owner: Owner, category: string): Promise<string[]> {
  const { body } = await owner.call('GET', 'users/v1/account-settings')
  return body.categories[category].map(({ id }: { id: string }) => id)
}

describe('words', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    await add(owner, 'Price list 2026', { description: 'What everything costs' })
    await add(owner, 'Résumé of the fair', { tags: ['Trade Show'] })
    const manual = await add(owner, 'Manual')
    await write(owner, manual, 'Turn the <b>Überdruckventil</b> slowly & wait for the pressure.')
    await add(owner, 'Pricing strategy', { description: 'For the whole enterprise' })
  })

  test.each([
    ['in a name', 'list', ['Price list 2026']],
    ['in a description', 'everything', ['Price list 2026']],
    ['in a tag', 'trade', ['Résumé of the fair']],
    ['inside a document', 'pressure', ['Manual']],
    ['by their beginning', 'enterp', ['Pricing strategy']],
    ['without their accents', 'resume', ['Résumé of the fair']],
    ['with accents that are not there', 'strätegy', ['Pricing strategy']],
    ['with umlauts inside a document', 'uberdruck', ['Manual']],
    ['all of them, wherever each stands', 'costs list', ['Price list 2026']],
    ['whatever stands between them', '"price", (list)!', ['Price list 2026']],
  ])('are found %s', async (_where, searchTerm, expected) => {
    expect(await names(owner, { searchTerm })).toEqual(expected)
  })

  test('that no item has find nothing', async () => {
    const result = await search(owner, { searchTerm: 'zebra', facets: true })
    expect(result).toMatchObject({ items: [], total: { value: 0, relation: 'eq' } })
    expect(result.nextCursor).toBeNull()
    expect(result.facets.tags).toEqual([])
  })

  test.each([
    ['a wrong letter', 'manuel', 'Manual'],
    ['a missing letter', 'stratgy', 'Pricing strategy'],
    ['two letters swapped', 'lsit', 'Price list 2026'],
    ['a mistyped tag', 'traed', 'Résumé of the fair'],
  ])('with %s find what was meant', async (_typo, searchTerm, expected) => {
    expect(await names(owner, { searchTerm })).toContain(expected)
  })

  test('are marked where they stand, and all else is escaped', async () => {
    const [manual] = (await search(owner, { searchTerm: 'uberdruckventil wait' })).items
    expect(manual.highlight.text).toBe(
      'Turn the &lt;b&gt;<mark>Überdruckventil</mark>&lt;/b&gt; slowly &amp; <mark>wait</mark> for the pressure.',
    )
    expect(manual.highlight).not.toHaveProperty('name')
    const [fair] = (await search(owner, { searchTerm: 'resum' })).items
    expect(fair.highlight).toEqual({ name: '<mark>Résumé</mark> of the fair' })
  })

  test('put the nearest names first, then the newest', async () => {
    const tenant = await satchel.newTenant()
    await add(tenant, 'Solar')
    await add(tenant, 'Solar panels for large roofs')
    await add(tenant, 'Roofs', { description: 'Also solar' })
    await add(tenant, 'Sheds', { description: 'Nothing but solar' })
    const expected = ['Solar', 'Solar panels for large roofs', 'Sheds', 'Roofs']
    expect(await names(tenant, { searchTerm: 'solar' })).toEqual(expected)
  })

  test('of an item that was renamed are the new ones only', async () => {
    const tenant = await satchel.newTenant()
    const id = await add(tenant, 'Walrus')
    await tenant.call('PUT', `items/v1/${id}`, { name: 'Penguin' })
    expect(await names(tenant, { searchTerm: 'walrus' })).toEqual([])
    expect(await names(tenant, { searchTerm: 'penguin' })).toEqual(['Penguin'])
  })

  test('of a tag follow its new name', async () => {
    const tenant = await satchel.newTenant()
    await add(tenant, 'Deck', { tags: ['Autumn'] })
    const path = `users/v1/account-settings/${tenant.tenantId}`
    await tenant.call('PUT', path, { renameTag: { key: 'autumn', label: 'Spring fair' } })
    expect(await names(tenant, { searchTerm: 'autumn' })).toEqual([])
    expect(await names(tenant, { searchTerm: 'fair' })).toEqual(['Deck'])
    expect(await names(tenant, { tags: ['spring fair'] })).toEqual(['Deck'])
  })
})

describe('filters', () => {
  let owner: Owner
  let stages: string[]
  let types: string[]
  beforeAll(async () => {
    owner = await satchel.newTenant()
    stages = await valuesOf(owner, 'funnelStage')
    types = await valuesOf(owner, 'contentType')
    const [first, second] = stages
    const [brochure, study] = types
    await add(owner, 'A', { funnelStage: [first], contentType: [brochure], tags: ['Red', 'Blue'] })
    await add(owner, 'B', { funnelStage: [first, second], contentType: [study], tags: ['Red'] })
    await add(owner, 'C', { funnelStage: [second], contentType: [brochure], tags: ['Blue'] })
    await add(owner, 'D', { tags: ['Green'] })
  })
  const sorted = async (form: object) => names(owner, { orderBy: 'name', ...form })

  test('of one category add up, of several narrow down', async () => {
    const [first, second] = stages
    expect(await sorted({ funnelStage: [first] })).toEqual(['A', 'B'])
    expect(await sorted({ funnelStage: [first, second] })).toEqual(['A', 'B', 'C'])
    expect(await sorted({ funnelStage: [first], contentType: [types[1]] })).toEqual(['B'])
    expect(await sorted({ funnelStage: null, contentType: [] })).toEqual(['A', 'B', 'C', 'D'])
  })

  test('by tags ask for any of them, or for all with AND', async () => {
    expect(await sorted({ tags: ['red', 'blue'] })).toEqual(['A', 'B', 'C'])
    expect(await sorted({ tags: ['red', 'blue'], tagLogic: 'AND' })).toEqual(['A'])
    expect(await sorted({ tags: ["o'clock \\ & |"] })).toEqual([])
  })

  test('count beside each value what choosing it would leave, with all other filters applied', async () => {
    const [first, second] = stages
    const [brochure, study] = types
    const form = { funnelStage: [first], contentType: [brochure], facets: true }
    const { facets, total } = await search(owner, form)
    expect(total).toEqual({ value: 1, relation: 'eq' })
    expect(facets.funnelStage).toEqual(
      expect.arrayContaining([
        { id: first, count: 1 },
        { id: second, count: 1 },
      ]),
    )
    expect(facets.contentType).toEqual(
      expect.arrayContaining([
        { id: brochure, count: 1 },
        { id: study, count: 1 },
      ]),
    )
    expect(facets.tags).toEqual([
      { key: 'blue', count: 1 },
      { key: 'red', count: 1 },
    ])
    expect(facets.contentRegion).toEqual([])
  })

  test('by tags leave the other tags their counts, but narrow them with AND', async () => {
    const or = await search(owner, { tags: ['red'], facets: true })
    expect(or.facets.tags).toEqual([
      { key: 'blue', count: 2 },
      { key: 'red', count: 2 },
      { key: 'green', count: 1 },
    ])
    const and = await search(owner, { tags: ['red'], tagLogic: 'AND', facets: true })
    expect(and.facets.tags).toEqual([
      { key: 'red', count: 2 },
      { key: 'blue', count: 1 },
    ])
  })

  test('together with words count as without them', async () => {
    const [first] = stages
    const { facets } = await search(owner, {
      searchTerm: 'red',
      funnelStage: [first],
      facets: true,
    })
    expect(facets.funnelStage[0]).toEqual({ id: first, count: 2 })
  })

  test('are not asked for facets unless told', async () => {
    expect(await search(owner, {})).not.toHaveProperty('facets')
  })

  test('by days hold in the time zone of the tenant', async () => {
    const tenant = await satchel.newTenant()
    const profile = `auth/v1/tenants/${tenant.tenantId}/profile`
    await tenant.call('PATCH', profile, { attribute: 'timeZone', value: 'Pacific/Auckland' })
    const id = await add(tenant, 'Late')
    await satchel.database.system
      .updateTable('item')
      .set({ createdAt: '2026-03-09T11:30:00.000Z', updatedAt: '2026-03-12T00:00:00.000Z' })
      .where('id', '=', id)
      .execute()
    await sql`select index_items(${tenant.tenantId}, ${[id]})`.execute(satchel.database.system)
    expect(await names(tenant, { startDay: '2026-03-10', endDay: '2026-03-10' })).toEqual(['Late'])
    expect(await names(tenant, { endDay: '2026-03-09' })).toEqual([])
    expect(await names(tenant, { startDay: '2026-03-11' })).toEqual([])
    expect(await names(tenant, { startDay: '2026-03-11', when: 'updated' })).toEqual(['Late'])
  })
})

describe('quick filters', () => {
  test('find what each is named for', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [stage] = await valuesOf(owner, 'funnelStage')
    const today = new Date()
    const inDays = (days: number) =>
      new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    await add(owner, 'Ending', { expiresOn: inDays(20), funnelStage: [stage] })
    await add(owner, 'Lasting', { expiresOn: inDays(90), funnelStage: [stage] })
    const seen = await add(editor, 'Seen')
    const favorite = await add(editor, 'Favourite', { funnelStage: [stage] })
    const old = await add(editor, 'Old', { funnelStage: [stage] })
    const { system } = satchel.database
    await system.updateTable('itemStat').set({ views: 3 }).where('itemId', '=', seen).execute()
    await system.updateTable('itemStat').set({ shares: 1 }).where('itemId', '=', old).execute()
    const past = new Date(today.getTime() - 60 * 86_400_000).toISOString()
    const times = { createdAt: past, updatedAt: past }
    await system.updateTable('item').set(times).where('id', '=', old).execute()
    await sql`select index_items(${owner.tenantId}, ${[old]})`.execute(system)
    await owner.call('POST', `users/v1/${owner.userId}/favorites`, {
      itemId: favorite,
      itemType: 'ITEM',
    })

    const found = (quickFilter: string) => names(owner, { quickFilter, orderBy: 'name' })
    expect(await found('favorites')).toEqual(['Favourite'])
    expect(await found('mine')).toEqual(['Ending', 'Lasting'])
    expect(await found('recent')).toEqual(['Ending', 'Favourite', 'Lasting', 'Seen'])
    expect(await found('popular')).toEqual(['Seen'])
    expect(await found('unused')).toEqual(['Ending', 'Favourite', 'Lasting'])
    expect(await found('expiring')).toEqual(['Ending'])
    expect(await found('uncategorized')).toEqual(['Seen'])
    expect(await names(editor, { quickFilter: 'favorites' })).toEqual([])
  })
})

describe('orders', () => {
  const orders = ['newest', 'oldest', 'updated', 'name', 'views', 'upvotes', 'relevance']

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

  test('come a page at a time, none missing, none twice, the same as in one page', async () => {
    const owner = await shelf(9)
    for (const orderBy of orders)
      for (const searchTerm of [null, 'leaf']) {
        const ids: string[] = []
        let cursor: string | undefined
        do {
          const page = await search(owner, {
            orderBy,
            searchTerm,
            limit: 2,
            ...(cursor && { cursor }),
          })
          ids.push(...page.items.map(({ id }: { id: string }) => id))
          expect(page.total).toEqual({ value: 9, relation: 'eq' })
          cursor = page.nextCursor ?? undefined
        } while (cursor)
        const whole = await search(owner, { orderBy, searchTerm, limit: 100 })
        expect(ids, orderBy).toEqual(whole.items.map(({ id }: { id: string }) => id))
        expect(new Set(ids).size).toBe(9)
      }
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
  const MANY = 2_300
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
    const pages = [await search(owner, { ...form, limit: 200 })]
    while (pages.at(-1).nextCursor)
      pages.push(await search(owner, { ...form, limit: 200, cursor: pages.at(-1).nextCursor }))
    const ids = pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => id))
    expect(ids).toHaveLength(MANY)
    expect(new Set(ids).size).toBe(MANY)
    for (const { total } of pages) expect(total).toEqual({ value: 2_000, relation: 'gte' })
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

    const client = await satchel.database.tenantPool.connect()
    const count = async (text: string) => (await client.query(text)).rowCount
    try {
      const everything =
        'select from searchable where words @@ (select words::text::tsquery from searchable limit 1) or true'
      expect(await count(everything)).toBe(0)
      expect(await count(`select similar_words('walrus')`)).toBe(0)
      await client.query(`select set_config('app.tenant_id', $1, false)`, [ours.tenantId])
      expect(await count(everything)).toBe(0)
      expect(await count(`select similar_words('walrus')`)).toBe(0)
      await client.query(`select set_config('app.tenant_id', $1, false)`, [theirs.tenantId])
      expect(await count(everything)).toBe(1)
      expect(await count(`select similar_words('walrus')`)).toBe(1)
      for (const text of [
        'select from item_search',
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
