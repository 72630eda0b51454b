import { expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { addLink, settingsOf } from '../../../test/library.ts'

const satchel = product({ shared: true })

async function related(person: Person, id: string): Promise<string[]> {
  const { status, body } = await person.call('GET', `items/v1/${id}/related`)
  expect(status).toBe(200)
  return body.items.map(({ name }: { name: string }) => name)
}

test('what has most in common comes first: tags before words of the name before categories', async () => {
  const owner = await satchel.newTenant()
  const { funnelStage } = (await settingsOf(owner)).categories
  const stage = { funnelStage: [funnelStage[0].id] }
  const item = await addLink(owner, { name: 'Winter Prices', tags: ['Cargo', 'Snow'], ...stage })
  await addLink(owner, { name: 'By category', ...stage })
  await addLink(owner, { name: 'Winter by word' })
  await addLink(owner, { name: 'By tag', tags: ['snow'] })
  await addLink(owner, { name: 'By all, prices', tags: ['Cargo', 'Snow'], ...stage })
  await addLink(owner, { name: 'Nothing' })
  expect(await related(owner, item.id)).toEqual([
    'By all, prices',
    'By tag',
    'Winter by word',
    'By category',
  ])
})

test('hidden, expired and deleted items are left out', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const draft = { tags: ['Snow'] }
  const { id } = await addLink(owner, { name: 'One', ...draft })
  await addLink(owner, { name: 'Seen', ...draft })
  await addLink(owner, { name: 'Hidden', inLibrary: false, ...draft })
  await addLink(owner, { name: 'Early', releasesOn: '2099-01-01', ...draft })
  await addLink(owner, { name: 'Over', expiresOn: '2020-01-01', ...draft })
  const gone = await addLink(owner, { name: 'Gone', ...draft })
  await owner.call('DELETE', 'items/v1/bulk/items', { ids: [gone.id] })
  const stranger = await satchel.newTenant()
  await addLink(stranger, { name: 'Theirs', ...draft })
  expect(await related(viewer, id)).toEqual(['Seen'])
  expect((await related(owner, id)).toSorted()).toEqual(['Early', 'Hidden', 'Seen'])
})

test('there are twelve at the most, and none where an item has nothing in common', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addLink(owner, { name: 'Snow', tags: ['Cold'] })
  expect(await related(owner, id)).toEqual([])
  for (let count = 0; count < 15; count += 1)
    await addLink(owner, { name: `Item ${count}`, tags: ['Cold'] })
  expect(await related(owner, id)).toHaveLength(12)
  const quoted = await addLink(owner, {
    name: "It's 'quoted' \\ & | ! <-> words",
    tags: ["a'b\\c"],
  })
  expect(await related(owner, quoted.id)).toEqual([])
})
