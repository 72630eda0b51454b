import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink, settingsOf } from '../../test/library.ts'

const satchel = product({ shared: true })

/** Expects the list to show the item exactly as a request for it alone does. */
async function expectListed(owner: Owner, id: string, what: string) {
  const { items } = (await owner.call('GET', 'items/v1/list')).body
  const listed = items.find((item: { id: string }) => item.id === id)
  expect(listed, what).toEqual((await owner.call('GET', `items/v1/${id}`)).body)
  return listed
}

test('any change of an item or its taxonomy is in the list right away', async () => {
  const owner = await satchel.newTenant()
  const { categories } = await settingsOf(owner)
  const [one, two, three] = categories.contentType
  const tags = ['Spring', 'Fair', 'Deck']
  const { id } = await addLink(owner, { tags, contentType: [one.id, two.id] })
  const other = await addLink(owner, { tags: ['Slides'] })
  const settings = (body: object) =>
    owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, body)
  const item = `items/v1/${id}`
  const ids = [id, other.id]
  const mark = { itemId: id, itemType: 'ITEM' }
  const removed: string[] = []
  const changes: [string, () => Promise<{ status: number; body: { removalId?: string } }>][] = [
    ['a new name', () => owner.call('PUT', item, { name: 'Prices' })],
    ['one more tag', () => owner.call('POST', `${item}/tags`, { label: 'Autumn' })],
    ['one tag less', () => owner.call('DELETE', `${item}/tags/autumn`)],
    ['a tag spelled another way', () => settings({ renameTag: { key: 'fair', label: 'FAIR' } })],
    ['a tag renamed', () => settings({ renameTag: { key: 'fair', label: 'Market' } })],
    ['a tag removed', () => settings({ removeTag: { key: 'spring' } })],
    ['tags merged', () => settings({ mergeTags: { from: ['deck'], into: 'slides' } })],
    ['a value moved', () => settings({ moveValue: { id: two.id, before: one.id } })],
    ['a value merged', () => settings({ removeValue: { id: one.id, moveTo: three.id } })],
    [
      'many at once',
      () => owner.call('POST', 'items/v1/bulk/categories', { ids, addTags: ['All'] }),
    ],
    ['a favorite', () => owner.call('POST', `users/v1/${owner.userId}/favorites`, mark)],
  ]
  await expectListed(owner, id, 'at first')
  for (const [what, change] of changes) {
    const { status, body } = await change()
    expect(status, what).toBeLessThan(300)
    if (body?.removalId) removed.unshift(body.removalId)
    await expectListed(owner, id, what)
  }
  for (const removalId of removed) {
    expect((await settings({ restoreRemoved: { removalId } })).status).toBe(200)
    await expectListed(owner, id, 'put back')
  }
})
