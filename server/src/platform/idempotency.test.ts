import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'

const satchel = product()

const create = (person: Person, key: string, name = 'Fair') =>
  person.call('POST', 'collections/v1/create', { name }, { 'idempotency-key': key })
const count = async (person: Person) =>
  (await person.call('GET', 'collections/v1/list')).body.items.length

test('the same key and body get the first answer again and make nothing new', async () => {
  const owner = await satchel.newTenant()
  const first = await create(owner, 'once')
  const again = await create(owner, 'once')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(await count(owner)).toBe(1)
})

test('ten at once make one', async () => {
  const owner = await satchel.newTenant()
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(owner, 'at-once')))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await count(owner)).toBe(1)
})

test('the same key with another body is refused', async () => {
  const owner = await satchel.newTenant()
  await create(owner, 'reused')
  expect(await create(owner, 'reused', 'Another')).toMatchObject({
    status: 422,
    body: { code: 'idempotency-key-reused' },
  })
})

test('keys of two people, and of two tenants, have nothing to do with each other', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const editor = await owner.withRole('editor')
  const ids = new Set<string>()
  for (const person of [owner, editor, other]) ids.add((await create(person, 'mine')).body.id)
  expect(ids.size).toBe(3)
})

test('a request that failed may be sent again under its key', async () => {
  const owner = await satchel.newTenant()
  expect((await create(owner, 'retry', ' ')).status).toBe(422)
  expect((await create(owner, 'retry')).status).toBe(201)
})

test('a key is forgotten after a day', async () => {
  const owner = await satchel.newTenant()
  const first = await create(owner, 'old')
  const createdAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await satchel.database.system.updateTable('idempotentAnswer').set({ createdAt }).execute()
  expect((await create(owner, 'old')).body.id).not.toBe(first.body.id)
})
