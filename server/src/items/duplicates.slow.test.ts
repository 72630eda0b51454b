import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { upload } from '../../test/uploading.ts'

const satchel = product({ config: { LOG_LEVEL: 'silent' } })

const CONTENT = 'The same bytes, wherever they come from.'
const hash = {
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
  bytes: CONTENT.length,
}

/** Uploads and reads a file, so that its hash is known. */
async function add(person: Person, content = CONTENT, filename = 'same.txt') {
  const { itemId } = await upload(satchel, person, filename, Buffer.from(content))
  await satchel.app.tasks['process-item']?.({ tenantId: person.tenantId, itemId })
  return itemId
}

const find = async (person: Person, body: object) =>
  (await person.call('POST', 'items/v1/duplicates', body)).body.duplicates
const namesOf = async (person: Person, body: object) =>
  (await find(person, body)).map(({ item }: { item: { id: string } }) => item.id)

test('the same bytes and the same address are found, the oldest of each', async () => {
  const owner = await satchel.newTenant()
  const first = await add(owner)
  await add(owner, CONTENT, 'again.txt')
  await add(owner, 'other bytes')
  const link = await addLink(owner, { url: 'https://example.com/%7Eprices' })
  await addLink(owner, { url: 'https://EXAMPLE.com/%7Eprices' })
  const other = { sha256: '0'.repeat(64), bytes: 1 }
  const requests = 'https://Example.com/%7Eprices'
  const found = await find(owner, {
    hashes: [other, hash],
    urls: [requests, 'https://example.com/no'],
  })
  expect(found).toMatchObject([
    { sha256: hash.sha256, item: { id: first, name: 'same' } },
    { url: requests, item: { id: link.id, kind: 'link' } },
  ])
  expect(await find(owner, { hashes: [{ ...hash, bytes: 1 }] })).toEqual([])
  expect(await find(owner, {})).toEqual([])
})

test('items that are hidden, in the trash or another tenant’s are not reported', async () => {
  const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
  const [mara, noah] = [await owner.withRole('editor'), await owner.withRole('editor')]
  const id = await add(mara)
  expect(await namesOf(noah, { hashes: [hash] })).toEqual([id])
  expect(await namesOf(stranger, { hashes: [hash] })).toEqual([])

  await mara.call('PUT', `items/v1/${id}`, { inLibrary: false })
  expect(await namesOf(noah, { hashes: [hash] })).toEqual([])
  expect(await namesOf(mara, { hashes: [hash] })).toEqual([id])
  const copy = await add(noah)
  const itemFor = async (person: Person) => (await person.call('GET', `items/v1/${copy}`)).body
  expect(await itemFor(noah)).not.toHaveProperty('duplicateOf')
  expect(await itemFor(owner)).toMatchObject({ duplicateOf: { id, name: 'same' } })

  await mara.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
  expect(await namesOf(mara, { hashes: [hash] })).toEqual([copy])
  expect(await itemFor(owner)).not.toHaveProperty('duplicateOf')
})

test('the older of two says nothing of the younger', async () => {
  const owner = await satchel.newTenant()
  const [first, second] = [await add(owner), await add(owner)]
  const read = async (id: string) => (await owner.call('GET', `items/v1/${id}`)).body
  expect(await read(first)).not.toHaveProperty('duplicateOf')
  expect(await read(second)).toMatchObject({ duplicateOf: { id: first } })
})

test('a link points to the oldest visible one of the same address', async () => {
  const owner = await satchel.newTenant()
  const [mara, noah] = [await owner.withRole('editor'), await owner.withRole('editor')]
  const first = await addLink(mara, { url: 'https://example.com/prices' })
  const second = await addLink(noah, { url: 'https://EXAMPLE.com:443/prices' })
  const other = await addLink(noah, { url: 'https://example.com/prices?for=me' })
  const read = async (person: Person, { id }: { id: string }) =>
    (await person.call('GET', `items/v1/${id}`)).body
  expect(await read(noah, second)).toMatchObject({
    duplicateOf: { id: first.id, name: first.name },
  })
  for (const item of [first, other])
    expect(await read(noah, item)).not.toHaveProperty('duplicateOf')

  await mara.call('PUT', `items/v1/${first.id}`, { inLibrary: false })
  expect(await read(noah, second)).not.toHaveProperty('duplicateOf')
  expect(await read(mara, second)).toMatchObject({ duplicateOf: { id: first.id } })
  await mara.call('DELETE', 'items/v1/bulk/items', { ids: [first.id] })
  expect(await read(mara, second)).not.toHaveProperty('duplicateOf')
})

test('up to a thousand valid hashes can be checked at once', async () => {
  const owner = await satchel.newTenant()
  const many = (count: number) => ({ hashes: Array(count).fill(hash) })
  expect((await owner.call('POST', 'items/v1/duplicates', many(1_000))).status).toBe(200)
  expect((await owner.call('POST', 'items/v1/duplicates', many(1_001))).status).toBe(422)
  const wrong = { hashes: [{ sha256: 'ABC', bytes: 1 }] }
  expect((await owner.call('POST', 'items/v1/duplicates', wrong)).status).toBe(422)
})
