import type { Item } from '@satchel/contract/items/items.ts'
import type { Addresses } from '../../domains/service.ts'
import * as items from '../../items/service.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { findRelated } from './queries.ts'

/** Finds the usable items that have most in common with an item. */
export async function related(
  scope: Scope,
  services: Addresses,
  id: string,
): Promise<{ items: Item[] }> {
  await items.requireItem(scope, id)
  const ids = await findRelated(scope, id)
  const found = new Map((await items.findAll(scope, services, ids)).map((item) => [item.id, item]))
  return { items: ids.flatMap((one) => found.get(one) ?? []) }
}
