import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Db } from '../platform/database/database.ts'
import type { Actor } from '../platform/database/scope.ts'
import { type Calendar, idAt, iso, MINUTE } from './calendar.ts'
import type { Company } from './content.ts'
import { insertRows } from './queries.ts'
import type { Random } from './random.ts'

type Person = Company['people'][number] & { id: string; actor: Actor }

export interface Team {
  tenantId: string
  people: Person[]
  /** Throws for a key that nobody has. */
  of(key: string): Person
}

export function openTeam(company: Company, calendar: Calendar, random: Random): Team {
  // The same all day long, so that a start after one that was killed writes over its files.
  const tenantId = idAt(calendar.at(0, 479), random)
  const people = company.people.map((person, place): Person => {
    const id = idAt(calendar.at(0, 480) + place, random)
    const permissions = new Set(PERMISSIONS_OF[person.role])
    return {
      ...person,
      id,
      actor: { id, name: person.name, tenantId, role: person.role, permissions },
    }
  })
  const byKey = new Map(people.map((person) => [person.key, person]))
  const of = (key: string) => {
    const person = byKey.get(key)
    if (!person) throw new Error(`Nobody at the demo’s company is called ${key}`)
    return person
  }
  return { tenantId, people, of }
}

/** Writes accounts that all have the same password. */
export async function insertTeam(
  db: Db,
  { people }: Team,
  calendar: Calendar,
  password: string,
): Promise<void> {
  const rows = people.map(({ id, key, name, email, role }, place) => {
    const createdAt = iso(calendar.at(0, 480 + place * 40))
    const account = { userId: id, password, createdAt, updatedAt: createdAt }
    const lastSeenAt = iso(calendar.now - place * 97 * MINUTE)
    const visitMail = key === 'edda' ? 'digest' : 'none'
    const member = { id, email, name, role, status: 'active', lastSeenAt, createdAt, visitMail }
    return { user: { id, email, createdAt }, account, member }
  })
  await insertRows(
    db,
    'auth.user',
    rows.map(({ user }) => user),
  )
  await insertRows(
    db,
    'auth.account',
    rows.map(({ account }) => account),
  )
  await insertRows(
    db,
    'member',
    rows.map(({ member }) => member),
  )
}
