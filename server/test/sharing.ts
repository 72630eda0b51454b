import { expect } from 'vitest'
import { DAY } from '../src/platform/time.ts'
import type { Person } from './harness.ts'

const SHARE = 'items/v1/v2/shortener/personalized'

/** A web page in the library. */
export async function addPage(person: Person, fields: object = {}) {
  const url = `https://example.com/${crypto.randomUUID()}`
  const draft = { kind: 'link', url, name: 'Prices', ...fields }
  const { status, body } = await person.call('POST', 'items/v1', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

export const share = (person: Person, itemId: string, fields: object = {}) =>
  person.call('POST', SHARE, { itemId, itemType: 'ITEM', ...fields })

export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
