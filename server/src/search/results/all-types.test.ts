import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { add, search } from '../../../test/searching.ts'

const satchel = product({ shared: true })

async function ask(person: Person, form: object) {
  const answer = await person.call('POST', 'search/v1/query', form)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const foundOf = (items: { type: string; name: string }[]) =>
  items.map(({ type, name }) => `${type} ${name}`)

async function collect(person: Person, name: string, fields: object = {}): Promise<string> {
  const { body } = await person.call('POST', 'collections/v1/create', { name, ...fields })
  return body.id
}

/** Returns all that is found, asked for one by one. */
async function pageByPage(person: Person, form: object): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page = await ask(person, { ...form, limit: 1, cursor })
    found.push(...foundOf(page.items))
    cursor = page.nextCursor
  } while (cursor)
  return found
}

describe('one list of everything', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    await add(owner, 'Harbor')
    await add(owner, 'Old plans of the harbor', { tags: ['Maps'] })
    await collect(owner, 'Harbor kit', { description: 'For <b>cranes</b> & ships' })
    await collect(owner, 'Secret harbor', { visibility: 'private' })
  })

  test('has items and collections, the best first', async () => {
    const { items, total } = await ask(owner, { searchTerm: 'harbor' })
    expect(foundOf(items)).toEqual([
      'ITEM Harbor',
      'COLLECTION Harbor kit',
      'COLLECTION Secret harbor',
      'ITEM Old plans of the harbor',
    ])
    expect(total).toEqual({ value: 4, relation: 'eq' })
    expect(items[0]).toMatchObject({ kind: 'link', highlight: { name: '<mark>Harbor</mark>' } })
  })

  test('comes in pages that miss and repeat nothing', async () => {
    const whole = foundOf((await ask(owner, { searchTerm: 'harbor' })).items)
    expect(await pageByPage(owner, { searchTerm: 'harbor' })).toEqual(whole)
  })

  test('has only the types asked for', async () => {
    const types = async (...args: string[]) =>
      foundOf((await ask(owner, { searchTerm: 'harbor', types: args })).items)
    expect(await types('COLLECTION')).toHaveLength(2)
    expect(await types('ITEM')).toHaveLength(2)
    expect(await types('SITE')).toEqual([])
    expect(await types()).toHaveLength(4)
  })

  test('leaves collections out where items are filtered', async () => {
    const { items } = await ask(owner, { searchTerm: 'harbor tag:maps' })
    expect(foundOf(items)).toEqual(['ITEM Old plans of the harbor'])
  })

  test('finds collections by phrase, without a word, and by what is written about them', async () => {
    const found = async (searchTerm: string) =>
      foundOf((await ask(owner, { searchTerm, types: ['COLLECTION'] })).items)
    expect(await found('"harbor kit"')).toEqual(['COLLECTION Harbor kit'])
    expect(await found('harbor -kit')).toEqual(['COLLECTION Secret harbor'])
    const { items } = await ask(owner, { searchTerm: 'crane' })
    expect(items[0].highlight).toEqual({
      description: 'For &lt;b&gt;<mark>cranes</mark>&lt;/b&gt; &amp; ships',
    })
  })

  test('hides private collections of others, deleted ones and other tenants', async () => {
    const viewer = await owner.withRole('viewer')
    const gone = await collect(owner, 'Harbor gone')
    await owner.call('DELETE', `collections/v1/${gone}`)
    const seen = foundOf((await ask(viewer, { searchTerm: 'harbor', types: ['COLLECTION'] })).items)
    expect(seen).toEqual(['COLLECTION Harbor kit'])
    const stranger = await satchel.newTenant()
    expect((await ask(stranger, { searchTerm: 'harbor' })).items).toEqual([])
  })

  test.each(['😀', '?', '!!!', '…', '"!"', '😀 -kit'])(
    'finds nothing by signs alone: %s',
    async (searchTerm) => {
      const nothing = { items: [], total: { value: 0, relation: 'eq' }, nextCursor: null }
      expect(await ask(owner, { searchTerm })).toMatchObject(nothing)
      expect(await ask(owner, { searchTerm, types: ['COLLECTION', 'SITE'] })).toMatchObject(nothing)
      expect(await search(owner, { searchTerm, facets: true })).toMatchObject(nothing)
    },
  )

  test.each([
    ['harbor 😀', 2],
    ['', 2],
    ['tag:maps', 1],
    ['-plans', 1],
    ['-!', 2],
  ])('finds items by words beside signs, operators or a minus: “%s”', async (searchTerm, count) => {
    expect((await search(owner, { searchTerm })).items).toHaveLength(count)
  })

  test.each([
    ['cursor', { cursor: 'nonsense' }, 400],
    ['types.0', { types: ['PERSON'] }, 422],
    ['searchTerm', { searchTerm: 'is:nonsense' }, 422],
    ['searchTerm', { searchTerm: 'x'.repeat(10_000) }, 422],
  ])('refuses a wrong %s: %o', async (path, form, status) => {
    const answer = await owner.call('POST', 'search/v1/query', form)
    expect(answer).toMatchObject({ status, body: { errors: [{ path }] } })
  })
})

test('without words, everything is listed, the newest first, unless items are filtered', async () => {
  const owner = await satchel.newTenant()
  await add(owner, 'Rope', { tags: ['Deck'] })
  await collect(owner, 'Deck gear')
  await owner.call('POST', 'sites/v2/create', { name: 'Quay' })
  await collect(owner, 'Mine', { visibility: 'private' })
  await add(owner, 'Anchor')
  const all = ['ITEM Anchor', 'COLLECTION Mine', 'SITE Quay', 'COLLECTION Deck gear', 'ITEM Rope']
  const { items, total } = await ask(owner, {})
  expect(foundOf(items)).toEqual(all)
  expect(total).toEqual({ value: 5, relation: 'eq' })
  expect(await pageByPage(owner, {})).toEqual(all)

  const listed = async (form: object, person: Person = owner) =>
    foundOf((await ask(person, form)).items)
  expect(await listed({ types: ['SITE'] })).toEqual(['SITE Quay'])
  expect(await listed({ searchTerm: '-gear' })).toEqual(all.toSpliced(3, 1))
  expect(await listed({ searchTerm: 'tag:deck' })).toEqual(['ITEM Rope'])
  expect(await listed({ quickFilter: 'uncategorized' })).toEqual(['ITEM Anchor', 'ITEM Rope'])
  expect(await listed({}, await owner.withRole('viewer'))).toEqual(all.toSpliced(1, 1))
  const others = ['COLLECTION Mine', 'SITE Quay', 'COLLECTION Deck gear']
  const byName = [...others, 'ITEM Anchor', 'ITEM Rope']
  expect(await pageByPage(owner, { orderBy: 'name' })).toEqual(byName)
})

test('a site is found by its name and description, one for a person by its owner alone', async () => {
  const owner = await satchel.newTenant()
  const [editor, stranger] = [await owner.withRole('editor'), await satchel.newTenant()]
  const { body: site } = await owner.call('POST', 'sites/v2/create', { name: 'Quay opening' })
  await owner.call('PUT', `sites/v2/${site.id}`, { seo: { description: 'Lanterns and music' } })
  for (const searchTerm of ['quay', 'lanterns']) {
    const { items, total } = await ask(editor, { searchTerm })
    expect(foundOf(items)).toEqual(['SITE Quay opening'])
    expect(total.value).toBe(1)
  }
  expect((await ask(editor, { searchTerm: 'quay', types: ['COLLECTION'] })).items).toEqual([])
  expect((await ask(stranger, { searchTerm: 'quay' })).items).toEqual([])
  const suggested = await owner.call('GET', 'search/v1/suggest?q=qua')
  expect(suggested.body.suggestions).toContainEqual({
    type: 'SITE',
    id: site.id,
    text: 'Quay opening',
  })
  await owner.call('DELETE', `sites/v2/${site.id}`)
  expect((await ask(owner, { searchTerm: 'quay' })).items).toEqual([])
})
