import { expect } from 'vitest'
import type { Person, product } from './harness.ts'
import { addLink } from './library.ts'

export async function add(person: Person, name: string, fields: object = {}): Promise<string> {
  return (await addLink(person, { name, ...fields })).id
}

export async function search(person: Person, form: object = {}) {
  const { status, body } = await person.call('POST', 'items/v1/search', form)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Returns the names of the items found, in order. */
export async function names(person: Person, form: object = {}): Promise<string[]> {
  return (await search(person, form)).items.map(({ name }: { name: string }) => name)
}

/** Writes text as processing does after reading a document. */
export async function writeText(
  { database }: ReturnType<typeof product>,
  { tenantId }: Person,
  itemId: string,
  body: string,
): Promise<void> {
  await database.system.insertInto('itemText').values({ tenantId, itemId, body }).execute()
}
