import { expect, onTestFinished, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

const satchel = product()

const share = (person: Person, itemId: string, terms: object = {}) =>
  person.call('POST', 'items/v1/v2/shortener/personalized', { itemId, itemType: 'ITEM', ...terms })

const activity = async (person: Person, query = '') =>
  (await person.call('GET', `activity/v1/list${query}`)).body.items

const SHARED = { changeKind: 'MODIFY', changes: [{ field: 'link', from: null, to: 'made' }] }

test('sharing an item is activity as sharing a collection is, once for each new link', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addLink(owner, { name: 'Prices' })
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
  await share(owner, id, { sharedToEmail: 'anna@customer.example' })
  await share(owner, id, { sharedToEmail: 'anna@customer.example' })
  await share(owner, kit.id, { itemType: 'COLLECTION', sharedToMemo: 'Fair' })
  const [ofKit, ofItem, ...older] = await activity(owner)
  expect(ofKit).toMatchObject({ ...SHARED, itemName: 'Kit', itemType: 'COLLECTION' })
  expect(ofItem).toMatchObject({ ...SHARED, itemName: 'Prices', itemType: 'ITEM' })
  expect([ofKit.sharedWith, ofItem.sharedWith]).toEqual(['Fair', 'anna@customer.example'])
  expect(older.every(({ changeKind }: { changeKind: string }) => changeKind === 'INSERT')).toBe(
    true,
  )
  expect(await activity(owner, `?itemId=${id}`)).toMatchObject([SHARED, { changeKind: 'INSERT' }])
})

test('sharing with several people is one line', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addLink(owner, { name: 'Prices' })
  const recipients = ['anna', 'ben', 'cy'].map((name) => ({ sharedToMemo: name }))
  const many = { itemId: id, itemType: 'ITEM', recipients }
  expect((await owner.call('POST', 'items/v1/personalized/bulk', many)).status).toBe(201)
  const [first, second] = await activity(owner)
  expect(first.changes).toEqual([{ field: 'link', from: null, to: 3 }])
  expect(first.sharedWith).toBeUndefined()
  expect(second.changeKind).toBe('INSERT')
})

test('with whom something was shared is for the sharer and those who see all links', async () => {
  const owner = await satchel.newTenant()
  const [seller, colleague] = [await owner.withRole('viewer'), await owner.withRole('editor')]
  const { id } = await addLink(owner, { name: 'Prices' })
  const { body: link } = await share(seller, id, { sharedToEmail: 'anna@customer.example' })
  const withWhom = async (person: Person) => (await activity(person))[0].sharedWith
  expect(await withWhom(seller)).toBe('anna@customer.example')
  expect(await withWhom(owner)).toBe('anna@customer.example')
  expect(await withWhom(colleague)).toBeUndefined()
  expect((await activity(colleague))[0]).toMatchObject(SHARED)
  expect(JSON.stringify(await activity(colleague))).not.toContain(link.id)
})

/** The activity a person's socket was sent. */
async function listenAs({ tokens }: Person) {
  const address = (await satchel.listen()).replace('http', 'ws')
  const query = new URLSearchParams({
    authorization: tokens.accessToken,
    identity: tokens.identityToken,
  })
  const socket = new WebSocket(`${address}/socket?${query}`)
  onTestFinished(() => socket.close())
  const messages: { itemName: string; count?: number; sharedWith?: string }[] = []
  socket.addEventListener('message', ({ data }) => {
    const { action, activity } = JSON.parse(String(data))
    if (action === 'activity-update') messages.push(activity)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  return messages
}

test('a bulk change is one live line, and no live line says with whom', async () => {
  const owner = await satchel.newTenant()
  const messages = await listenAs(await owner.withRole('viewer'))
  const ids: string[] = []
  for (const name of ['One', 'Two', 'Three']) ids.push((await addLink(owner, { name })).id)
  // Messages come after the answers: those of the items first.
  await expect.poll(() => messages).toHaveLength(3)
  const change = { search: {}, addTags: ['Red'] }
  const { body: job } = await owner.call('POST', 'items/v1/bulk/change', change)
  const task = { tenantId: owner.tenantId, changeId: job.id }
  await satchel.app.tasks['change-items']?.(task, { job: { attempts: 1, max_attempts: 8 } })
  await share(owner, ids[0] ?? '', { sharedToEmail: 'anna@customer.example' })
  await expect.poll(() => messages.at(-1)).toMatchObject(SHARED)
  expect(messages.slice(3).map(({ count }) => count)).toEqual([3, undefined])
  expect(JSON.stringify(messages)).not.toContain('anna')
})
