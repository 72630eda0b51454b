import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const satchel = product({ shared: true })

const namesOf = async (body: { items: { name: string }[] }) => body.items.map(({ name }) => name)

test('three samples and a link that was read are added once, and go in one step', async () => {
  const owner = await satchel.newTenant()
  const at = 'items/v1/samples'
  const both = await Promise.all([owner.call('POST', at), owner.call('POST', at)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[1]?.body).toEqual(both[0]?.body)
  const { itemIds, linkId } = both[0]?.body ?? {}
  const { body: listed } = await owner.call('GET', 'items/v1/list')
  expect((await namesOf(listed)).toSorted()).toEqual([
    'Sample brochure',
    'Sample photo',
    'Sample price list',
  ])
  expect(listed.items[0].meta).toEqual({ importId: 'samples' })
  const { body: link } = await owner.call('GET', `items/v1/personalized/${linkId}`)
  expect(link).toMatchObject({ itemId: itemIds[0], views: 1, sharedToMemo: 'Sample reader' })
  const { body: visits } = await owner.call('GET', `items/v1/personalized/${linkId}/visits`)
  expect(visits.items).toMatchObject([{ country: 'NL', durationS: 74 }])
  expect(visits.items[0].pages).toHaveLength(4)
  await satchel.app.tasks['sum-visits']?.({})
  expect((await owner.call('GET', `items/v1/${itemIds[0]}`)).body.views).toBe(1)

  const own = await owner.call('POST', 'items/v1', {
    kind: 'link',
    url: 'https://example.com/',
    name: 'Ours',
  })
  const trashed = await owner.call('DELETE', 'items/v1/bulk/items', { ids: [itemIds[2]] })
  expect(trashed.status).toBe(200)
  expect((await owner.call('DELETE', at)).status).toBe(204)
  const { body: left } = await owner.call('GET', 'items/v1/list')
  expect(await namesOf(left)).toEqual(['Ours'])
  await satchel.app.tasks['purge-items']?.({ tenantId: owner.tenantId })
  expect((await owner.call('GET', `items/v1/personalized/${linkId}`)).status).toBe(404)
  expect((await owner.call('GET', `items/v1/${own.body.id}`)).status).toBe(200)
  expect((await owner.call('DELETE', at)).status).toBe(204)
})

test('samples are added and removed by those who may write, each company its own', async () => {
  const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
  const viewer = await owner.withRole('viewer')
  expect((await viewer.call('POST', 'items/v1/samples')).status).toBe(403)
  expect((await viewer.call('DELETE', 'items/v1/samples')).status).toBe(403)
  const editor = await owner.withRole('editor')
  const { body } = await owner.call('POST', 'items/v1/samples')
  // Not theirs.
  expect((await editor.call('DELETE', 'items/v1/samples')).status).toBe(204)
  expect((await stranger.call('DELETE', 'items/v1/samples')).status).toBe(204)
  expect((await owner.call('GET', `items/v1/${body.itemIds[0]}`)).status).toBe(200)
})
