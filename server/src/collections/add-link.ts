import type { Item, LinkDraft } from '@satchel/contract/items.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { demandManual } from './service.ts'

/** A new web page of the library, in the collection that its draft names. */
export async function addLink(scope: Scope, services: Addresses, draft: LinkDraft): Promise<Item> {
  if (draft.collectionId) await demandManual(scope, draft.collectionId)
  return items.createLink(scope, services, draft)
}
