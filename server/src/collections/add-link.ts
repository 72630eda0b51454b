import type { Item, LinkDraft } from '@satchel/contract/items/items.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { addToCollection, requireManual } from './service.ts'

/** A new web page of the library, in the collection that its draft names. */
export async function addLink(scope: Scope, services: Addresses, draft: LinkDraft): Promise<Item> {
  const { collectionId } = draft
  if (collectionId) await requireManual(scope, collectionId)
  const item = await items.createLink(scope, services, draft)
  if (!collectionId) return item
  await addToCollection(scope, collectionId, item.id)
  const [placed] = await items.findAll(scope, services, [item.id])
  return placed ?? item
}
