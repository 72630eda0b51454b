import type { FieldChange } from '@satchel/contract/activity.ts'
import type { Collection } from '@satchel/contract/collections.ts'
import { COLLECTION_MAX } from '@satchel/contract/constants.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import { type At, lockAtVersion, publishChange } from './change.ts'
import * as members from './member-queries.ts'
import { withUnseen } from './places.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import type { CollectionRow } from './select-queries.ts'
import { get, requireItems, requireNoSearch } from './service.ts'

export async function addItem(scope: Scope, services: Addresses, id: string, itemId: string) {
  const collection = await requireArrangeable(scope, services, { id, ifMatch: undefined })
  const item = await items.requireItem(scope, itemId)
  if (collection.itemIds.includes(itemId)) return present(scope, services, collection)
  if (collection.itemCount >= COLLECTION_MAX)
    throw new Problem('conflict', says('collectionHoldsUpToItems', { max: COLLECTION_MAX }))
  if (!(await members.addMember(scope, id, itemId))) return get(scope, services, id)
  await query.touch(scope, id)
  return publishChange(scope, services, id, [{ field: 'items', from: null, to: item.name }])
}

export async function removeItem(scope: Scope, services: Addresses, id: string, itemId: string) {
  await requireArrangeable(scope, services, { id, ifMatch: undefined })
  const item = await items.requireItem(scope, itemId)
  if (!(await members.removeMember(scope, id, itemId)))
    throw new Problem('not-found', says('thisItemIsntInCollection'))
  await query.touch(scope, id)
  return publishChange(scope, services, id, [{ field: 'items', from: item.name, to: null }])
}

/** The list as a whole: a repeated, deleted or foreign id refuses all of it. */
export async function arrange(
  scope: Scope,
  services: Addresses,
  input: At,
  itemIds: string[],
): Promise<Collection> {
  const before = await requireArrangeable(scope, services, input)
  await requireItems(scope, itemIds)
  if (before.itemIds.join() === itemIds.join()) return present(scope, services, before)
  const places = await members.findPlaces(scope, before.id)
  await members.setMembers(scope, before.id, withUnseen(places, itemIds))
  await query.touch(scope, before.id)
  return publishChange(scope, services, before.id, await changesOf(scope, before.itemIds, itemIds))
}

/** Returns what was added, removed and moved. */
async function changesOf(scope: Scope, from: string[], to: string[]): Promise<FieldChange[]> {
  const [before, after] = [new Set(from), new Set(to)]
  const [stayed, stays] = [from.filter((id) => after.has(id)), to.filter((id) => before.has(id))]
  const namesOf = (ids: string[]) => members.findNames(scope, ids)
  const added = await namesOf(to.filter((id) => !before.has(id)))
  const removed = await namesOf(from.filter((id) => !after.has(id)))
  return [
    ...(added.length > 0 ? [{ field: 'items', from: null, to: added }] : []),
    ...(removed.length > 0 ? [{ field: 'items', from: removed, to: null }] : []),
    ...(stayed.join() === stays.join()
      ? []
      : [{ field: 'order', from: await namesOf(stayed), to: await namesOf(stays) }]),
  ]
}

async function requireArrangeable(
  scope: Scope,
  services: Addresses,
  input: At,
): Promise<CollectionRow> {
  const collection = await lockAtVersion(scope, services, input)
  requireNoSearch(collection)
  return collection
}
