import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { changeWish, wishFor } from '../../test/wishing.ts'

const satchel = product({ shared: true })

/** Content that `furnish` creates. */
const ALL = { items: 1, collections: 1, sites: 0, links: 1, savedSearches: 1, wishes: 1 }

async function furnish(person: Person) {
  const page = { kind: 'link', url: 'https://example.com/', name: 'Price list' }
  const { body: item } = await person.call('POST', 'items/v1', page)
  const { body: collection } = await person.call('POST', 'collections/v1/create', {
    name: 'For the fair',
    itemIds: [item.id],
    visibility: 'private',
  })
  const share = { itemId: item.id, itemType: 'ITEM', sharedToEmail: 'vera@customer.example' }
  const path = 'items/v1/v2/shortener/personalized'
  const { body: link } = await person.call('POST', path, share)
  const search = { name: 'New ones', form: { quickFilter: 'recent' } }
  const { body: saved } = await person.call('POST', 'search/v1/saved', search)
  const wish = await wishFor(person)
  await changeWish(person, wish.id, { assigneeId: person.userId })
  const made = { itemId: item.id, collectionId: collection.id, link, savedId: saved.id }
  return { ...made, wishId: wish.id, share, search }
}

const deactivate = (by: Person, person: Person, handOverTo?: string) =>
  by.call('PATCH', `users/v1/${person.userId}`, { deactivated: true, handOverTo })

async function team(): Promise<{ owner: Owner; leaver: Person; successor: Person }> {
  const owner = await satchel.newTenant()
  return {
    owner,
    leaver: await owner.withRole('editor'),
    successor: await owner.withRole('editor'),
  }
}

describe('who is deactivated', () => {
  test('hands over items, collections, links, saved searches and assigned wishes; links go on opening', async () => {
    const { owner, leaver, successor } = await team()
    const { itemId, collectionId, link, wishId } = await furnish(leaver)
    const counted = await owner.call('GET', `users/v1/${leaver.userId}/belongings`)
    expect(counted.body).toEqual(ALL)
    expect((await successor.call('GET', `collections/v1/${collectionId}`)).status).toBe(404)

    expect((await deactivate(owner, leaver, successor.userId)).body.status).toBe('deactivated')
    const item = await successor.call('GET', `items/v1/${itemId}`)
    expect(item.body.owner).toMatchObject({ id: successor.userId })
    const collection = await successor.call('GET', `collections/v1/${collectionId}`)
    expect(collection.body.owner).toMatchObject({ id: successor.userId })
    const wish = await successor.call('GET', `wishes/v1/${wishId}`)
    expect(wish.body.assignee).toMatchObject({ id: successor.userId })
    const links = await successor.call('GET', 'items/v1/v2/shortener/my-links')
    expect(links.body.items).toMatchObject([{ id: link.id, slug: link.slug }])
    expect((await successor.call('GET', 'search/v1/saved')).body.items).toHaveLength(1)
    expect((await satchel.anonymous('GET', `/l/${link.slug}`)).status).toBe(302)
    expect((await owner.call('GET', `users/v1/${leaver.userId}/belongings`)).body).toEqual({
      items: 0,
      collections: 0,
      sites: 0,
      links: 0,
      savedSearches: 0,
      wishes: 0,
    })
    const mine = { quickFilter: 'mine' }
    expect((await successor.call('POST', 'items/v1/search', mine)).body.items).toHaveLength(1)
  })

  test('keeps everything if no successor is named, and can hand it over later', async () => {
    const { owner, leaver, successor } = await team()
    const { link } = await furnish(leaver)
    await deactivate(owner, leaver)
    expect((await satchel.anonymous('GET', `/l/${link.slug}`)).status).toBe(302)
    const path = `users/v1/${leaver.userId}/hand-over`
    const answer = await owner.call('POST', path, { userId: successor.userId })
    expect(answer.body).toEqual(ALL)
  })

  test('hands over what the successor has as well, without losing either', async () => {
    const { owner, leaver, successor } = await team()
    const made = await furnish(leaver)
    await successor.call('POST', 'items/v1/v2/shortener/personalized', made.share)
    await successor.call('POST', 'search/v1/saved', made.search)
    expect((await deactivate(owner, leaver, successor.userId)).status).toBe(200)
    const links = await successor.call('GET', 'items/v1/v2/shortener/my-links')
    expect(links.body.total).toBe(2)
    const memos = links.body.items.map(({ sharedToMemo }: { sharedToMemo: string }) => sharedToMemo)
    expect(memos).toContain(`(Some editor, ${made.link.slug})`)
    const saved = await successor.call('GET', 'search/v1/saved')
    const names = saved.body.items.map(({ name }: { name: string }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['New ones', expect.stringContaining('(Some editor')]),
    )
  })

  test('is followed in the activity by what was theirs: each thing, and many in one line', async () => {
    const { owner, leaver, successor } = await team()
    const { itemId, collectionId } = await furnish(leaver)
    await deactivate(owner, leaver, successor.userId)
    const changes = [{ field: 'owner', from: 'Some editor', to: 'Some editor' }]
    const entry = { actor: { id: owner.userId }, changeKind: 'MODIFY', changes }
    const newest = async (by: Person, query = '') =>
      (await by.call('GET', `activity/v1/list?limit=2${query}`)).body.items
    expect(await newest(successor)).toMatchObject([
      { ...entry, itemId: collectionId },
      { ...entry, itemId, itemName: 'Price list' },
    ])
    expect((await newest(owner, `&itemId=${itemId}`))[0]).toMatchObject(entry)
    // It is private, and its new owner's now.
    expect(await newest(owner)).toMatchObject([{ itemId }, {}])

    for (let n = 0; n < 21; n++)
      await successor.call('POST', 'items/v1', { kind: 'link', url: `https://example.com/${n}` })
    const next = await owner.withRole('editor')
    await owner.call('POST', `users/v1/${successor.userId}/hand-over`, { userId: next.userId })
    const items = (await newest(owner)).filter(({ count = 1 }: { count: number }) => count > 1)
    expect(items).toMatchObject([{ ...entry, itemId, count: 22 }])
  })

  test('hands over what belongs to an owner by an owner alone', async () => {
    const owner = await satchel.newTenant()
    const [admin, other] = [await owner.withRole('admin'), await owner.withRole('owner')]
    const { collectionId } = await furnish(other)
    const path = `users/v1/${other.userId}/hand-over`
    expect((await admin.call('POST', path, { userId: admin.userId })).status).toBe(403)
    expect((await admin.call('GET', `collections/v1/${collectionId}`)).status).toBe(404)
    expect((await owner.call('POST', path, { userId: admin.userId })).status).toBe(200)
  })

  test('can’t hand over to someone who can’t sign in, can’t change content or belongs to another company', async () => {
    const { owner, leaver, successor } = await team()
    await furnish(leaver)
    const [viewer, stranger] = [await owner.withRole('viewer'), await satchel.newTenant()]
    await deactivate(owner, successor)
    for (const { userId } of [successor, viewer, stranger, leaver]) {
      const { status, body } = await deactivate(owner, leaver, userId)
      expect([status, body.errors?.[0].path]).toEqual([422, 'handOverTo'])
    }
    expect((await leaver.call('GET', 'auth/v1/me')).status).toBe(200)
  })
})
