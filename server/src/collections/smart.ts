import { LISTED_ITEMS_MAX, SMART_ITEMS_MAX } from '@satchel/contract/collections.ts'
import { COLLECTION_MAX } from '@satchel/contract/constants.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as search from '../search/service.ts'
import * as members from './member-queries.ts'
import type { CollectionRow } from './select-queries.ts'

/** Fills smart collections with what the caller currently finds; manual ones have their items already. */
export async function filled(
  scope: Scope,
  services: Addresses,
  row: CollectionRow,
  { max = SMART_ITEMS_MAX } = {},
): Promise<CollectionRow> {
  if (!row.search) return row
  const { ids, total } = await search.pageOfIds(scope, services, { ...row.search, limit: max })
  return {
    ...row,
    itemIds: ids,
    itemCount: total.value,
    itemCountRelation: total.relation,
    coverKey: await members.findCover(scope, ids),
  }
}

/** One after the other: a scope has one connection. */
export async function filledAll<R extends CollectionRow>(
  scope: Scope,
  services: Addresses,
  rows: R[],
): Promise<R[]> {
  const all: R[] = []
  for (const row of rows)
    all.push({ ...row, ...(await filled(scope, services, row, { max: LISTED_ITEMS_MAX })) })
  return all
}

/** All that it finds, as far as a manual collection could hold it. */
export function findAll(scope: Scope, services: Addresses, form: SearchForm): Promise<string[]> {
  return gather(scope, services, form, COLLECTION_MAX, async (ids) => ids)
}

/** Returns what a link may show of it today. */
export function findShareable(
  scope: Scope,
  services: Addresses,
  form: SearchForm,
): Promise<string[]> {
  return gather(scope, services, form, SMART_ITEMS_MAX, (ids) => members.findShareable(scope, ids))
}

/** Tells whether it finds an item that a link may show today. */
export async function findsShareable(
  scope: Scope,
  form: SearchForm,
  itemId: string,
): Promise<boolean> {
  const [shareable] = await members.findShareable(scope, [itemId])
  return shareable !== undefined && search.finds(scope, form, itemId)
}

/** The number of searches after which too few shareable results end the search. */
const ROUNDS_MAX = 10

async function gather(
  scope: Scope,
  services: Addresses,
  form: SearchForm,
  max: number,
  keep: (ids: string[]) => Promise<string[]>,
): Promise<string[]> {
  const itemIds: string[] = []
  let place = {}
  for (let round = 0; round < ROUNDS_MAX && itemIds.length < max; round++) {
    const query = { ...form, ...place, limit: SMART_ITEMS_MAX }
    const { ids, nextCursor } = await search.pageOfIds(scope, services, query)
    itemIds.push(...(await keep(ids)))
    if (!nextCursor) break
    place = { cursor: nextCursor }
  }
  return itemIds.slice(0, max)
}
