import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@satchel/contract/activity.ts'
import type { Collection, CollectionChange } from '@satchel/contract/collections.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Addresses } from '../domains/service.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { changesBetween, record } from '../platform/live/events.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import * as search from '../search/service.ts'
import * as users from '../users/service.ts'
import * as members from './member-queries.ts'
import { present, subject } from './present.ts'
import { notifyOwner } from './publish.ts'
import * as query from './queries.ts'
import { type CollectionRow, findCollection } from './select-queries.ts'
import { read } from './service.ts'
import * as smart from './smart.ts'

export interface At {
  id: string
  ifMatch: number | undefined
}

interface Edit {
  columns: query.Change
  changes: FieldChange[]
}

/** The fields given, all of them or none; what is as it was changes nothing. */
export async function change(
  scope: Scope,
  services: Addresses,
  input: At,
  { coverItemId, ownerId, search: form, ...own }: CollectionChange,
): Promise<Collection> {
  const before = await lockAtVersion(scope, services, input)
  const edits = [
    editOwn(scope, before, own),
    ownerId === undefined ? NOTHING : await handOver(scope, before, ownerId),
    form === undefined ? NOTHING : await changeSearch(scope, services, before, form),
    coverItemId === undefined ? NOTHING : await chooseCover(scope, before, coverItemId),
  ]
  const changes = edits.flatMap((edit) => edit.changes)
  if (changes.length === 0) return present(scope, services, before)
  await query.touch(scope, before.id, Object.assign({}, ...edits.map(({ columns }) => columns)))
  const isHidden = (own.visibility ?? before.visibility) === 'private'
  if (isHidden && changes.some(({ field }) => field === 'visibility' || field === 'owner'))
    await record(scope, {
      type: 'collection.hidden',
      itemType: 'COLLECTION',
      itemId: before.id,
    })
  return publishChange(scope, services, before.id, changes)
}

const NOTHING: Edit = { columns: {}, changes: [] }

type Own = Pick<CollectionChange, 'name' | 'description' | 'visibility'>

/** Changes fields only the owner may change: anyone else who made it private couldn't find it again. */
function editOwn(scope: Scope, before: CollectionRow, own: Own): Edit {
  const columns = { ...own, ...(own.name !== undefined && { name: own.name.trim() }) }
  if (own.visibility === 'private' && before.ownerId !== personOf(scope))
    throw new Problem('forbidden', says('onlyOwnerCanMakeCollectionPrivate'))
  return { columns, changes: changesBetween<Partial<CollectionRow>>(before, columns) }
}

async function handOver(scope: Scope, before: CollectionRow, ownerId: string): Promise<Edit> {
  if (ownerId === before.ownerId) return NOTHING
  const successor = await users.findUser(scope, ownerId)
  if (successor?.status !== 'active' || !PERMISSIONS_OF[successor.role].includes('library.write'))
    throw invalidField('ownerId', says('cantChangeCollections'))
  if (before.ownerId !== personOf(scope) && !may(scope.actor, 'people.manage'))
    throw new Problem('forbidden', says('onlyOwnerOrAdminHandsOverCollection'))
  const changes = [{ field: 'owner', from: before.ownerName, to: successor.name }]
  return { columns: { ownerId }, changes }
}

/** Changes the search. Without one, the collection keeps its items; with one, it must have none of its own. */
async function changeSearch(
  scope: Scope,
  services: Addresses,
  { id, search: old, itemIds }: CollectionRow,
  input: CollectionRow['search'],
): Promise<Edit> {
  const form = input && search.storable(input, 'search.')
  if (isDeepStrictEqual(old, form)) return NOTHING
  if (!old && itemIds.length > 0) throw new Problem('conflict', says('removeItemsBeforeSearch'))
  if (old && !form) await members.setMembers(scope, id, await smart.findAll(scope, services, old))
  const from = old && (await search.wordsOf(scope, old))
  const to = form && (await search.wordsOf(scope, form))
  return { columns: { search: form }, changes: [{ field: 'search', from, to }] }
}

async function chooseCover(
  scope: Scope,
  { coverItemId: old, itemIds, search: form }: CollectionRow,
  coverItemId: string | null,
): Promise<Edit> {
  if (coverItemId === old) return NOTHING
  if (coverItemId !== null && (form || !itemIds.includes(coverItemId)))
    throw invalidField('coverItemId', says('isNotItemOfThisCollection'))
  const [from = null] = old ? await members.findNames(scope, [old]) : []
  const [to = null] = coverItemId ? await members.findNames(scope, [coverItemId]) : []
  return { columns: { coverItemId }, changes: [{ field: 'cover', from, to }] }
}

/** Locks the collection, so that its version can't change until the scope ends. */
export async function lockAtVersion(
  scope: Scope,
  services: Addresses,
  { id, ifMatch }: At,
): Promise<CollectionRow> {
  orNotFound(await query.lock(scope, id), 'Collection')
  const collection = await read(scope, services, id)
  requireVersion('collection', collection.version, ifMatch)
  return collection
}

/** Publishes a change and returns the collection, even if it's now hidden from the caller. */
export async function publishChange(
  scope: Scope,
  services: Addresses,
  id: string,
  changes: FieldChange[],
): Promise<Collection> {
  const row = orNotFound(await findCollection(scope, id, { evenHidden: true }), 'Collection')
  const collection = present(scope, services, await smart.filled(scope, services, row))
  const event = { type: 'collection.changed', changeKind: 'MODIFY', ...subject(row) } as const
  await record(scope, { ...event, changes })
  await notifyOwner(scope, row)
  return collection
}
