import type { FieldChange } from '@satchel/contract/activity.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Belongings, User } from '@satchel/contract/users.ts'
import type { Scope } from '../platform/database/scope.ts'
import { record, recordAll } from '../platform/live/events.ts'
import { found, invalidField, Problem } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as belongings from './belongings-queries.ts'
import * as query from './queries.ts'
import { lockTenant } from './standing-queries.ts'

export async function count(scope: Scope, userId: string): Promise<Belongings> {
  found(await query.findUser(scope, userId), 'User')
  return belongings.countBelongings(scope, userId)
}

export async function handOverAll(
  scope: Scope,
  userId: string,
  heirId: string,
): Promise<Belongings> {
  // Nobody becomes an heir and is deactivated at once.
  await lockTenant(scope)
  const person = found(await query.findUser(scope, userId), 'User')
  if (person.role === 'owner' && scope.actor.role !== 'owner')
    throw new Problem('forbidden', 'Only an owner can change an owner')
  return handOver(scope, person, await demandHeir(scope, person, heirId, 'userId'))
}

/** A person who can sign in, and who may change what they are to get. */
export async function demandHeir(
  scope: Scope,
  person: User,
  heirId: string,
  field = 'handOverTo',
): Promise<User> {
  const heir = await query.findUser(scope, heirId)
  if (heir?.status !== 'active' || heir.id === person.id)
    throw invalidField(field, 'must be someone else who can sign in to this account')
  const { items, collections } = await belongings.countBelongings(scope, person.id)
  if (items + collections > 0 && !PERMISSIONS_OF[heir.role].includes('library.write'))
    throw invalidField(field, 'can’t change content')
  return heir
}

/** All of it, what lies in the bin as well. Links go on opening, and tell the heir of their visits. */
export async function handOver(scope: Scope, person: User, heir: User): Promise<Belongings> {
  const known = await belongings.findItems(scope, person.id, SINGLY_MAX + 1)
  const items = await belongings.giveItems(scope, person.id, heir.id)
  const collections = await belongings.giveCollections(scope, person.id, heir.id)
  const links = await belongings.giveLinks(scope, person, heir.id)
  const savedSearches = await belongings.giveSavedSearches(scope, person, heir.id)
  const given = { items, collections: collections.length, links, savedSearches }
  const changes = [{ field: 'owner', from: person.name, to: heir.name }]
  await tellOfItems(scope, known, items, changes)
  await recordAll(
    scope,
    collections.map(({ id, name }) => ({
      type: 'collection.changed',
      itemType: 'COLLECTION',
      itemId: id,
      itemName: name,
      changeKind: 'MODIFY',
      changes,
    })),
  )
  await audit(scope, {
    action: 'user.handed-over',
    target: { type: 'user', id: person.id, name: person.name },
    details: { to: heir.name, ...given },
  })
  return given
}

/** More than so many are told of together. */
const SINGLY_MAX = 20

type Known = Awaited<ReturnType<typeof belongings.findItems>>

/** Once they have their new owner, who alone is told of what others do not find. */
async function tellOfItems(scope: Scope, known: Known, count: number, changes: FieldChange[]) {
  if (count > 0) await record(scope, { type: 'items.changed', count })
  const isMany = known.length > SINGLY_MAX
  await recordAll(
    scope,
    known.slice(0, isMany ? 1 : SINGLY_MAX).map(({ id, name, originalName }) => ({
      type: 'item.changed',
      itemType: 'ITEM',
      itemId: id,
      itemName: name,
      changeKind: 'MODIFY',
      changes,
      data: { originalName: originalName || name },
      ...(isMany && { count }),
    })),
  )
}
