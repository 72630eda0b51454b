import { expect } from 'vitest'
import type { Person } from './harness.ts'

/** Creates a collection and returns it. */
export async function create(person: Person, fields: object = {}) {
  const draft = { name: 'Fair', ...fields }
  const answer = await person.call('POST', 'collections/v1/create', draft)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

export const read = async (person: Person, id: string) =>
  (await person.call('GET', `collections/v1/${id}`)).body
export const listed = async (person: Person, query = '') =>
  (await person.call('GET', `collections/v1/list${query}`)).body
export const arrange = (person: Person, id: string, itemIds: string[], version?: number) =>
  person.call(
    'PUT',
    `collections/v1/${id}/items`,
    { itemIds },
    version ? { 'if-match': `"${version}"` } : {},
  )
