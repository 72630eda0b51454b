import type { Item } from '@satchel/contract/items.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Files } from '../platform/files/files.ts'
import { findRelated } from './related-queries.ts'

/** Those that have most in common with an item, of what can be used today. */
export async function related(scope: Scope, files: Files, id: string): Promise<{ items: Item[] }> {
  await items.demand(scope, id)
  const ids = await findRelated(scope, id)
  const found = new Map((await items.findAll(scope, files, ids)).map((item) => [item.id, item]))
  return { items: ids.flatMap((one) => found.get(one) ?? []) }
}
