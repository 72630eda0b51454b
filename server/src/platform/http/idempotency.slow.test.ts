import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { HOUR } from '../time.ts'

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
  const marks = [first, again].map(({ headers }) => headers['idempotency-replayed'])
  expect(marks).toEqual([undefined, 'true'])
  expect(await count(owner)).toBe(1)
})

test('ten at once create one', async () => {
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
  const createdAt = new Date(Date.now() - 25 * HOUR).toISOString()
  await satchel.database.system.updateTable('idempotentAnswer').set({ createdAt }).execute()
  expect((await create(owner, 'old')).body.id).not.toBe(first.body.id)
})

/** All rows of a tenant as the database keeps them, bytes as text too. */
async function rowsOf({ tenantId }: Person) {
  const rows = await satchel.database.system
    .selectFrom('idempotentAnswer')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .execute()
  const bytes = rows.flatMap((row) => Object.values(row)).filter((value) => Buffer.isBuffer(value))
  return { rows, text: JSON.stringify(rows) + bytes.join('\n'), bytes }
}

test('a stored request reveals no password to someone with only the database', async () => {
  const owner = await satchel.newTenant()
  const { body: item } = await owner.call('POST', 'items/v1', {
    kind: 'link',
    url: 'https://example.org/',
    name: 'A page',
  })
  const draft = { itemId: item.id, itemType: 'ITEM', password: 'winter-2026' }
  const path = 'items/v1/v2/shortener/personalized'
  const key = { 'idempotency-key': 'with a password' }
  expect((await owner.call('POST', path, draft, key)).status).toBe(201)

  const guess = JSON.stringify(['POST', `/api/${path}`, draft])
  const hash = createHash('sha256').update(guess).digest()
  const { bytes, text } = await rowsOf(owner)
  expect(bytes.some((stored) => stored.equals(hash))).toBe(false)
  expect(text).not.toContain('winter-2026')
})

test('a first response is stored encrypted and returned again', async () => {
  const owner = await satchel.newTenant()
  const draft = { name: 'Resellers', trialDays: 30 }
  const add = () => owner.call('POST', 'partners/v1/codes', draft, { 'idempotency-key': 'a code' })
  const first = await add()
  expect(first).toMatchObject({ status: 201, body: { code: expect.any(String) } })
  expect((await rowsOf(owner)).text).not.toContain(first.body.code)
  expect((await add()).body).toEqual(first.body)
})

test('a sealed answer opens for no other key: rows cannot be swapped', async () => {
  const owner = await satchel.newTenant()
  await create(owner, 'mine')
  await create(owner, 'other', 'Another')
  const { system } = satchel.database
  const rows = await system
    .selectFrom('idempotentAnswer')
    .select(['key', 'answer'])
    .where('tenantId', '=', owner.tenantId)
    .orderBy('key')
    .execute()
  await system
    .updateTable('idempotentAnswer')
    .set({ answer: rows[1]?.answer ?? null })
    .where('tenantId', '=', owner.tenantId)
    .where('key', '=', 'mine')
    .execute()
  expect((await create(owner, 'mine')).status).toBe(500)
})
