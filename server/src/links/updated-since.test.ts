import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

const satchel = product({ shared: true })

const SHARE = 'items/v1/v2/shortener/personalized'
const MINE = 'items/v1/v2/shortener/my-links'

test('links are listed that were made or changed since a time, which visits don’t count as', async () => {
  const owner = await satchel.newTenant()
  const item = await addLink(owner)
  const made = async (sharedToMemo: string) =>
    (await owner.call('POST', SHARE, { itemId: item.id, itemType: 'ITEM', sharedToMemo })).body
  const [first, second] = [await made('one'), await made('two')]
  const changedSince = async () => {
    const path = `${MINE}?updatedSince=${encodeURIComponent(second.updatedAt)}`
    const { items, total } = (await owner.call('GET', path)).body
    expect(items).toHaveLength(total)
    return items.map(({ id }: { id: string }) => id)
  }
  expect(first.updatedAt < second.updatedAt).toBe(true)
  expect(await changedSince()).toEqual([second.id])
  await satchel.anonymous('GET', `/l/${first.slug}`)
  expect(await changedSince()).toEqual([second.id])
  const path = `items/v1/personalized/${first.id}`
  const { body } = await owner.call('PUT', path, { allowDownload: !first.allowDownload })
  expect(body.updatedAt > second.updatedAt).toBe(true)
  expect(await changedSince()).toEqual([second.id, first.id])
  await owner.call('DELETE', path)
  expect((await owner.call('GET', path)).body.updatedAt > body.updatedAt).toBe(true)
})
