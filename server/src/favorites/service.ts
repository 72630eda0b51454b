import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id, type ItemType } from '@satchel/contract/schemas.ts'
import type { Favorite } from '@satchel/contract/users.ts'
import { Type } from 'typebox'
import * as collections from '../collections/service.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { Problem, says } from '../platform/problem.ts'
import * as sites from '../sites/service.ts'
import * as users from '../users/service.ts'
import * as query from './queries.ts'

const CURSOR = Type.Object({ id: Id })

export interface Subject {
  itemId: string
  itemType: ItemType
}

/** Adds or removes the upvote; concurrent calls count one after the other. */
export async function toggleUpvote(scope: Scope, userId: string, subject: Subject) {
  await requireSelf(scope, userId)
  await requireSubject(scope, subject)
  const { upvoted, isNew } = await query.toggleUpvote(scope, subject)
  if (isNew && subject.itemType === 'ITEM')
    await items.addUpvotes(scope, subject.itemId, upvoted ? 1 : -1)
  const upvotes = await query.countUpvotes(scope, subject)
  return { upvoted, upvotes }
}

export async function addFavorite(scope: Scope, userId: string, subject: Subject): Promise<void> {
  await requireSelf(scope, userId)
  await requireSubject(scope, subject)
  await query.insertFavorite(scope, subject)
}

export async function removeFavorite(
  scope: Scope,
  userId: string,
  subject: Subject,
): Promise<void> {
  await requireSelf(scope, userId)
  await requireSubject(scope, subject)
  await query.deleteFavorite(scope, subject)
}

/** Newest first; what the caller may not see, or is in the trash, is left out. */
export async function listFavorites(
  scope: Scope,
  services: Addresses,
  userId: string,
  { limit = PAGE_DEFAULT, cursor, itemType }: CursorQuery & { itemType?: ItemType },
) {
  await users.get(scope, userId)
  const before = readCursor(cursor, CURSOR)?.id
  const rows = await query.findFavorites(scope, userId, {
    limit: limit + 1,
    ...(itemType && { itemType }),
    ...(before && { before }),
  })
  const page = pageOf(rows, limit, ({ id }) => ({ id }))
  const idsOf = (type: ItemType) =>
    page.items.filter((row) => row.itemType === type).map(({ itemId }) => itemId)
  const seen = new Map<string, Favorite>()
  for (const item of await items.findAll(scope, services, idsOf('ITEM')))
    seen.set(item.id, { itemType: 'ITEM', ...item })
  for (const collection of await collections.findAll(scope, services, idsOf('COLLECTION')))
    seen.set(collection.id, { itemType: 'COLLECTION', ...collection })
  for (const site of await sites.findAll(scope, services.config, idsOf('SITE')))
    seen.set(site.id, { itemType: 'SITE', ...site })
  return { ...page, items: page.items.flatMap(({ itemId }) => seen.get(itemId) ?? []) }
}

async function requireSelf(scope: Scope, userId: string): Promise<void> {
  if (userId === personOf(scope)) return
  await users.get(scope, userId)
  throw new Problem('forbidden', says('youCanOnlyChangeYourOwnVotes'))
}

async function requireSubject(scope: Scope, { itemId, itemType }: Subject): Promise<void> {
  if (itemType === 'ITEM') await items.requireItem(scope, itemId)
  else if (itemType === 'COLLECTION') await collections.requireCollection(scope, itemId)
  else await sites.requireSite(scope, itemId)
}
