import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product({ shared: true })

async function linkItem(owner: Owner, name = 'Price list'): Promise<string> {
  const draft = { kind: 'link', url: 'https://example.com/', name }
  return (await owner.call('POST', 'items/v1', draft)).body.id
}

describe('a vote', () => {
  test('counts once for each person, and again takes it back', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const subject = { itemId: await linkItem(owner), itemType: 'ITEM' }
    const vote = (person: { userId: string; call: Owner['call'] }) =>
      person.call('POST', `users/v1/${person.userId}/upvotes`, subject)

    expect((await vote(owner)).body).toEqual({ upvoted: true, upvotes: 1 })
    expect((await vote(viewer)).body).toEqual({ upvoted: true, upvotes: 2 })
    expect((await vote(owner)).body).toEqual({ upvoted: false, upvotes: 1 })
    const { body } = await viewer.call('GET', `items/v1/${subject.itemId}`)
    expect(body).toMatchObject({ upvotes: 1, upvoted: true })
  })

  test('is counted correctly when ten people vote at once', async () => {
    const owner = await satchel.newTenant()
    const subject = { itemId: await linkItem(owner), itemType: 'ITEM' }
    const path = `users/v1/${owner.userId}/upvotes`
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.call('POST', path, subject)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { body } = await owner.call('GET', `items/v1/${subject.itemId}`)
    expect(body.upvotes).toBe(body.upvoted ? 1 : 0)
  })
})

describe('favorites', () => {
  test('are items and collections, newest first, and one twice is one', async () => {
    const owner = await satchel.newTenant()
    const itemId = await linkItem(owner)
    const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'Fair' })
    const path = `users/v1/${owner.userId}/favorites`
    const mark = (subject: object) => owner.call('POST', path, subject)
    for (let twice = 0; twice < 2; twice += 1)
      expect((await mark({ itemId, itemType: 'ITEM' })).status).toBe(204)
    await mark({ itemId: collection.id, itemType: 'COLLECTION' })

    const list = async (query = '') =>
      (await owner.call('GET', `users/v1/${owner.userId}/list/favorites${query}`)).body.items
    expect(await list()).toMatchObject([
      { itemType: 'COLLECTION', id: collection.id, name: 'Fair', favorite: true },
      { itemType: 'ITEM', id: itemId, name: 'Price list', favorite: true },
    ])
    expect(await list('?itemType=ITEM')).toHaveLength(1)
    expect((await owner.call('DELETE', path, { itemId, itemType: 'ITEM' })).status).toBe(204)
    expect(await list('?itemType=ITEM')).toEqual([])
  })

  test('can’t be set for another person or read for an unknown one', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const subject = { itemId: await linkItem(owner), itemType: 'ITEM' }
    for (const mark of ['favorites', 'upvotes'])
      expect((await viewer.call('POST', `users/v1/${owner.userId}/${mark}`, subject)).status).toBe(
        403,
      )
    const nobody = crypto.randomUUID()
    expect((await owner.call('GET', `users/v1/${nobody}/list/favorites`)).status).toBe(404)
  })

  test('need something that is there and seen', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const path = `users/v1/${owner.userId}/favorites`
    for (const [itemId, itemType] of [
      [await linkItem(other), 'ITEM'],
      [crypto.randomUUID(), 'COLLECTION'],
      [crypto.randomUUID(), 'SITE'],
    ])
      expect((await owner.call('POST', path, { itemId, itemType })).status).toBe(404)
  })
})
