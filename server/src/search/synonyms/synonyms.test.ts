import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { add, names, search } from '../../../test/searching.ts'

const satchel = product({ shared: true })

async function addSynonyms(person: Person, ...terms: string[]) {
  return person.call('POST', 'search/v1/synonyms', { terms })
}

describe('synonyms', () => {
  test('find one another at once, in one word or several', async () => {
    const owner = await satchel.newTenant()
    await add(owner, 'Accumulator handbook')
    await add(owner, 'Power pack prices')
    await add(owner, 'Pack of cards, no power')
    expect(await names(owner, { searchTerm: 'battery' })).toEqual([])
    const { status, body } = await addSynonyms(owner, 'Battery', 'accumulator', 'power pack')
    expect(status).toBe(201)
    const found = ['Accumulator handbook', 'Pack of cards, no power', 'Power pack prices']
    expect(await names(owner, { searchTerm: 'battery', orderBy: 'name' })).toEqual(found)
    expect(await names(owner, { searchTerm: 'power pack handbook' })).toEqual([found[0]])
    expect(await names(owner, { searchTerm: '"battery"' })).toEqual([])
    const [first] = (await search(owner, { searchTerm: 'battery handbook' })).items
    expect(first.highlight.name).toBe('<mark>Accumulator</mark> <mark>handbook</mark>')
    await owner.call('PUT', `search/v1/synonyms/${body.id}`, { terms: ['battery', 'cards'] })
    expect(await names(owner, { searchTerm: 'battery' })).toEqual(['Pack of cards, no power'])
    await owner.call('DELETE', `search/v1/synonyms/${body.id}`)
    expect(await names(owner, { searchTerm: 'battery' })).toEqual([])
  })

  test('are those of the tenant, and kept by admins', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const stranger = await satchel.newTenant()
    const { body } = await addSynonyms(owner, 'quay', 'wharf')
    expect((await editor.call('GET', 'search/v1/synonyms')).body).toEqual([
      { id: body.id, terms: ['quay', 'wharf'] },
    ])
    expect((await addSynonyms(editor, 'pier', 'jetty')).status).toBe(403)
    expect((await stranger.call('GET', 'search/v1/synonyms')).body).toEqual([])
    for (const method of ['PUT', 'DELETE']) {
      const terms = method === 'PUT' ? { terms: ['a', 'b'] } : undefined
      expect((await stranger.call(method, `search/v1/synonyms/${body.id}`, terms)).status).toBe(404)
    }
    await add(stranger, 'Wharf')
    expect(await names(stranger, { searchTerm: 'quay' })).toEqual([])
  })

  test.each([
    ['terms', ['alone']],
    ['terms.1', ['one', '- -']],
    ['terms.1', ['one', 'ONE']],
    ['terms.1', ['one', 'a b c d e']],
    ['terms.1', ['one', 'x'.repeat(129)]],
  ])('that cannot be are refused, naming %s: %o', async (path, terms) => {
    const owner = await satchel.newTenant()
    expect(await addSynonyms(owner, ...terms)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    })
  })
})
