import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { add } from '../../../test/searching.ts'

const satchel = product({ shared: true })

async function ask(person: Person, form: object) {
  const answer = await person.call('POST', 'search/v1/query', form)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

async function collect(person: Person, name: string, fields: object = {}): Promise<string> {
  const { body } = await person.call('POST', 'collections/v1/create', { name, ...fields })
  return body.id
}

describe('suggestions', () => {
  const suggest = async (person: Person, q = '') => {
    const { status, body } = await person.call(
      'GET',
      `search/v1/suggest?q=${encodeURIComponent(q)}`,
    )
    expect(status).toBe(200)
    return body.suggestions
  }

  test('name items, collections and tags that begin so', async () => {
    const owner = await satchel.newTenant()
    const id = await add(owner, 'Lighthouse plans', { tags: ['Lights'] })
    await add(owner, 'Candle', { description: 'Not a lighthouse' })
    const collection = await collect(owner, 'Light ships')
    expect(await suggest(owner, 'ligh')).toEqual([
      { type: 'ITEM', id, text: 'Lighthouse plans' },
      { type: 'COLLECTION', id: collection, text: 'Light ships' },
      { type: 'TAG', id: 'lights', text: 'Lights' },
    ])
    expect(await suggest(owner, '%')).toEqual([])
    expect(await suggest(owner, '"\\ -')).toEqual([])
  })

  test('put the shorter name first, and of names alike the one that is used', async () => {
    const owner = await satchel.newTenant()
    const used = await add(owner, 'Harbor guide')
    const alike = await add(owner, 'Harbor guide')
    const long = await add(
      owner,
      'A long introduction to the whole Harbor guide of the northern coast',
    )
    const subject = { itemId: used, itemType: 'ITEM' }
    await owner.call('POST', `users/v1/${owner.userId}/upvotes`, subject)
    const found: { id: string }[] = await suggest(owner, 'harb')
    expect(found.map(({ id }) => id)).toEqual([used, alike, long])
  })

  test('begin with my last searches that found something', async () => {
    const owner = await satchel.newTenant()
    const other = await owner.withRole('editor')
    await add(owner, 'Lamp oil')
    await ask(owner, { searchTerm: 'lamp' })
    await ask(owner, { searchTerm: 'zebra' })
    await ask(owner, { searchTerm: 'oil' })
    expect(await suggest(owner)).toEqual([
      { type: 'RECENT', text: 'oil' },
      { type: 'RECENT', text: 'lamp' },
    ])
    expect((await suggest(owner, 'la'))[0]).toEqual({ type: 'RECENT', text: 'lamp' })
    expect(await suggest(other)).toEqual([])
  })

  test('go on with what several people searched for, if it finds something for me', async () => {
    const owner = await satchel.newTenant()
    const [one, two, viewer] = [
      await owner.withRole('admin'),
      await owner.withRole('admin'),
      await owner.withRole('viewer'),
    ]
    await add(owner, 'Open reef')
    await add(owner, 'Hidden reef', { inLibrary: false })
    for (const person of [one, two])
      for (const searchTerm of ['open reef', 'hidden reef']) await ask(person, { searchTerm })
    await ask(one, { searchTerm: 'reef' })
    expect(await suggest(viewer)).toEqual([{ type: 'POPULAR', text: 'open reef' }])
  })

  test('show nothing that the person may not see', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    await add(owner, 'Quarry draft', { inLibrary: false })
    await add(owner, 'Quarry next year', { releasesOn: '2099-01-01' })
    await collect(owner, 'Quarry plans', { visibility: 'private' })
    expect(await suggest(viewer, 'quar')).toEqual([])
    expect(await suggest(await satchel.newTenant(), 'quar')).toEqual([])
    expect(await suggest(owner, 'quar')).toHaveLength(3)
  })
})
