import { nameOfLead } from '../ctas/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { findNames } from './name-queries.ts'

interface Person {
  key: string
  name: string
}

/**
 * Returns people with the names by which the team knows them: what a sharer typed, else what they wrote themselves
 * with a reply or in a form, else their address.
 */
export async function withNames<P extends Person>(
  scope: Scope,
  people: P[],
  whose: { sharedBy?: string },
): Promise<P[]> {
  const nameless = people.filter(({ key, name }) => key.includes('@') && name === key)
  if (nameless.length === 0) return people
  const names = new Map<string, string>()
  const keys = nameless.map(({ key }) => key)
  for (const { email, name, values, fields } of await findNames(scope, keys, whose)) {
    const written = values ? nameOfLead(fields ?? [], values) : name
    if (written && !written.includes('@') && !names.has(email)) names.set(email, written)
  }
  return people.map((person) => {
    const name = person.name === person.key ? names.get(person.key) : undefined
    return name === undefined ? person : { ...person, name }
  })
}
