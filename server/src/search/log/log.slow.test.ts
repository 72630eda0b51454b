import { expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { add, search } from '../../../test/searching.ts'

const satchel = product()

async function logOf({ tenantId }: Person) {
  return satchel.database.system
    .selectFrom('searchLog')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('at')
    .execute()
}

/** Makes all that was logged so much older. */
async function wait(person: Person, seconds: number): Promise<void> {
  for (const { id, at } of await logOf(person))
    await satchel.database.system
      .updateTable('searchLog')
      .set({ at: new Date(new Date(at).getTime() - seconds * 1_000).toISOString() })
      .where('id', '=', id)
      .execute()
}

test('a search that is typed on is logged once, with what it found in the end', async () => {
  const owner = await satchel.newTenant()
  await add(owner, 'Price list')
  const first = await search(owner, { searchTerm: 'p' })
  await search(owner, { searchTerm: 'pri' })
  const last = await search(owner, { searchTerm: 'price li' })
  expect(last.searchId).toBe(first.searchId)
  expect(await logOf(owner)).toEqual([
    expect.objectContaining({ id: first.searchId, text: 'price li', hits: 1, form: {} }),
  ])
})

test('looking around without words or filters is not logged', async () => {
  const owner = await satchel.newTenant()
  await search(owner, { orderBy: 'newest', facets: true })
  expect(await logOf(owner)).toEqual([])
})

test('another search, other filters, or half a minute begin a new line', async () => {
  const owner = await satchel.newTenant()
  await search(owner, { searchTerm: 'price' })
  await search(owner, { searchTerm: 'contract' })
  await search(owner, { searchTerm: 'contract', quickFilter: 'mine' })
  await wait(owner, 31)
  await search(owner, { searchTerm: 'contract terms' })
  const texts = (await logOf(owner)).map(({ text }) => text)
  expect(texts.toSorted()).toEqual(['contract', 'contract', 'contract terms', 'price'])
})

test('a shorter text that is late changes nothing, one that was gone back to does', async () => {
  const owner = await satchel.newTenant()
  await search(owner, { searchTerm: 'contracts' })
  await search(owner, { searchTerm: 'contract' })
  expect(await logOf(owner)).toMatchObject([{ text: 'contracts' }])
  await wait(owner, 3)
  await search(owner, { searchTerm: 'contract' })
  expect(await logOf(owner)).toMatchObject([{ text: 'contract' }])
})

test('further pages belong to their search', async () => {
  const owner = await satchel.newTenant()
  for (const number of [1, 2, 3]) await add(owner, `Leaf ${number}`)
  const { searchId, nextCursor } = await search(owner, { searchTerm: 'leaf', limit: 2 })
  const next = await search(owner, { searchTerm: 'leaf', limit: 2, cursor: nextCursor })
  expect(next.searchId).toBe(searchId)
  expect(await logOf(owner)).toHaveLength(1)
})

test('the first result that is opened is kept, of one’s own search alone', async () => {
  const owner = await satchel.newTenant()
  const other = await owner.withRole('admin')
  const [one, two] = [await add(owner, 'Leaf one'), await add(owner, 'Leaf two')]
  const { searchId } = await search(owner, { searchTerm: 'leaf' })
  const open = (person: Person, itemId: string) =>
    person.call('POST', 'search/v1/opened', { searchId, itemId })
  expect((await open(other, two)).status).toBe(204)
  expect((await logOf(owner))[0]?.openedId).toBeNull()
  await open(owner, one)
  await open(owner, two)
  expect((await logOf(owner))[0]?.openedId).toBe(one)
  const refused = await owner.call('POST', 'search/v1/opened', { searchId: 'x', itemId: one })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'searchId' }] } })
})

test('searches of somebody who leaves stay without a name, and go after 400 days', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  await search(editor, { searchTerm: 'leaf' })
  await wait(owner, 401 * 86_400)
  await satchel.app.tasks['forget-searches']?.({})
  expect(await logOf(owner)).toEqual([])
})
