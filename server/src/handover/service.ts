import type { FieldChange } from '@satchel/contract/activity.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Belongings, User } from '@satchel/contract/users.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import * as links from '../links/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { record, recordAll } from '../platform/live/events.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as requests from '../requests/service.ts'
import * as search from '../search/service.ts'
import * as sites from '../sites/service.ts'
import * as users from '../users/service.ts'
import * as wishes from '../wishes/service.ts'
import { countBelongings } from './queries.ts'

export async function count(scope: Scope, userId: string): Promise<Belongings> {
  await users.get(scope, userId)
  return countBelongings(scope, userId)
}

export async function handOverAll(
  scope: Scope,
  userId: string,
  successorId: string,
): Promise<Belongings> {
  // Nobody becomes a successor and is deactivated at once.
  await users.lockTenant(scope)
  const person = await users.get(scope, userId)
  if (person.role === 'owner' && scope.actor.role !== 'owner')
    throw new Problem('forbidden', says('onlyOwnerCanChangeOwner'))
  return handOver(scope, person, await requireSuccessor(scope, person, successorId, 'userId'))
}

/** A person who can sign in, and who may change what they are to get. */
async function requireSuccessor(
  scope: Scope,
  person: User,
  successorId: string,
  field = 'handOverTo',
): Promise<User> {
  const successor = await users.findUser(scope, successorId)
  if (successor?.status !== 'active' || successor.id === person.id)
    throw invalidField(field, says('mustBeSomeoneElse'))
  const { items, collections, sites } = await countBelongings(scope, person.id)
  if (items + collections + sites > 0 && !PERMISSIONS_OF[successor.role].includes('library.write'))
    throw invalidField(field, says('cantChangeContent'))
  return successor
}

/** Hands over everything a person owns, including the trash. Links keep working and notify the successor of visits. */
async function handOver(scope: Scope, person: User, successor: User): Promise<Belongings> {
  const owned = await items.findOwnedBy(scope, person.id, SINGLY_MAX + 1)
  const itemCount = await items.giveItems(scope, person.id, successor.id)
  const input = await collections.giveCollections(scope, person.id, successor.id)
  const givenSites = await sites.giveAll(scope, person.id, successor.id)
  const linkCount = await links.giveLinks(scope, person, successor.id)
  await requests.giveRequests(scope, person.id, successor.id)
  const savedSearches = await search.giveSavedSearches(scope, person, successor.id)
  const wishCount = await wishes.giveAssigned(scope, person.id, successor.id)
  const counts = {
    items: itemCount,
    collections: input.length,
    sites: givenSites.length,
    links: linkCount,
    savedSearches,
    wishes: wishCount,
  }
  const changes = [{ field: 'owner', from: person.name, to: successor.name }]
  await publishItems(scope, owned, itemCount, changes)
  const entry = { changeKind: 'MODIFY', changes } as const
  await recordAll(scope, [
    ...input.map(({ id: itemId, name: itemName }) => {
      const subject = { itemType: 'COLLECTION', itemId, itemName } as const
      return { type: 'collection.changed', ...subject, ...entry } as const
    }),
    ...givenSites.map(({ id: itemId, name: itemName }) => {
      const subject = { itemType: 'SITE', itemId, itemName } as const
      return { type: 'site.changed', ...subject, ...entry } as const
    }),
  ])
  await audit(scope, {
    action: 'user.handed-over',
    target: { type: 'user', id: person.id, name: person.name },
    details: { to: successor.name, ...counts },
  })
  return counts
}

/** The number of changes above which they are published together. */
const SINGLY_MAX = 20

type Owned = Awaited<ReturnType<typeof items.findOwnedBy>>

/** Publishes items after their handover, since only the new owner may find hidden ones. */
async function publishItems(scope: Scope, owned: Owned, count: number, changes: FieldChange[]) {
  if (count > 0) await record(scope, { type: 'items.changed', count })
  const isMany = owned.length > SINGLY_MAX
  await recordAll(
    scope,
    owned.slice(0, isMany ? 1 : SINGLY_MAX).map(({ id, name, originalName }) => ({
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

/** The succession of a deactivated person's content. */
export const succession = { requireSuccessor, handOver }
