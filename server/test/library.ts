import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../src/platform/database/database.ts'
import type { Owner, Person } from './harness.ts'

export const PAGE = 'https://example.com/prices'
/** An id that nothing has. */
export const NOWHERE = '01a1fbf1-374f-76d2-917b-be04511352be'

export async function addLink(person: Person, fields: object = {}) {
  const answer = await person.call('POST', 'items/v1', { kind: 'link', url: PAGE, ...fields })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

export async function settingsOf(owner: Owner) {
  return (await owner.call('GET', 'users/v1/account-settings')).body
}

/** Returns the history of an item or collection, last first. */
export async function historyOf(person: Person, itemId: string) {
  return (await person.call('GET', `activity/v1/list?itemId=${itemId}`)).body.items
}

export const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

interface Page {
  items: { id: string }[]
  nextCursor: string | null
}

/** The ids of all pages, from the first on. */
export async function allPages(read: (cursor: string | undefined) => Promise<Page>) {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await read(cursor)
    ids.push(...idsOf(page.items))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

/** Counts the items, as autovacuum soon does: plans made for an empty table take seconds for a thousand. */
export async function countForPlans(system: Db): Promise<void> {
  await sql`analyze item`.execute(system)
}
