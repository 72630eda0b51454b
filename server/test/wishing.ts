import { expect } from 'vitest'
import type { Person } from './harness.ts'

/** Makes a wish and returns it. */
export async function wishFor(person: Person, fields: object = {}) {
  const draft = { kind: 'content', title: 'A case study', ...fields }
  const answer = await person.call('POST', 'wishes/v1/create', draft)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

export const changeWish = (person: Person, id: string, change: object, version?: number) =>
  person.call(
    'PUT',
    `wishes/v1/${id}`,
    change,
    version === undefined ? {} : { 'if-match': `"${version}"` },
  )

export const vote = (person: Person, id: string, body?: object) =>
  person.call('POST', `wishes/v1/${id}/upvotes`, body)

export const commentOn = (person: Person, id: string, text: string, mentions?: string[]) =>
  person.call('POST', `wishes/v1/${id}/comments`, { text, ...(mentions && { mentions }) })

export const wishesOf = async (person: Person, query = '') =>
  (await person.call('GET', `wishes/v1/list${query}`)).body
