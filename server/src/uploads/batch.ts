import { CATEGORIES, type CategoryIds } from '@satchel/contract/taxonomy.ts'
import type { UploadBatch, UploadBatchChange } from '@satchel/contract/uploads.ts'
import * as bulk from '../bulk/service.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as taxonomy from '../taxonomy/service.ts'
import * as query from './batch-queries.ts'

export interface Details {
  valueIds: string[]
  tagKeys: string[]
  collectionId: string | null
}

/** Returns a finished upload's details and locks them until the scope ends, so that it doesn't miss a change. */
export async function detailsFor(
  scope: Scope,
  { importId, collectionId }: { importId: string | null; collectionId: string | null },
): Promise<Details> {
  if (importId === null) return { valueIds: [], tagKeys: [], collectionId }
  await query.lockBatch(scope, importId)
  const batch = await query.findBatch(scope, importId)
  if (!batch) return { valueIds: [], tagKeys: [], collectionId }
  return {
    valueIds: batch.values.map(({ id }) => id),
    tagKeys: batch.tags.map(({ key }) => key),
    collectionId: batch.setsCollection ? batch.collectionId : collectionId,
  }
}

export async function get(scope: Scope, importId: string): Promise<UploadBatch> {
  const batch = await query.findBatch(scope, importId)
  const valuesOf = (category: string) =>
    batch?.values.filter((value) => value.category === category).map(({ id }) => id) ?? []
  const categories = Object.fromEntries(CATEGORIES.map((name) => [name, valuesOf(name)]))
  return {
    importId,
    ...(categories as CategoryIds),
    tags: batch?.tags ?? [],
    collectionId: batch?.setsCollection
      ? batch.collectionId
      : await query.findTarget(scope, importId),
  }
}

/** Changes a batch and its existing items. */
export async function change(
  scope: Scope,
  { importId, tags: labels, ...rest }: UploadBatchChange,
): Promise<UploadBatch> {
  const { collectionId } = rest
  if (collectionId) await collections.requireManual(scope, collectionId)
  await items.requireValues(scope, rest)
  await query.lockBatch(scope, importId)
  const before = await get(scope, importId)
  const uploads = await query.findFinished(scope, importId)
  const locked = await hold(scope, uploads, collectionId)
  const tags = labels && (await taxonomy.ensureTags(scope, labels, (index) => `tags.${index}`))
  const after = { ...before, ...rest, ...(tags && { tags }) }
  await query.putBatch(scope, {
    importId,
    valueIds: CATEGORIES.flatMap((category) => after[category]),
    tagKeys: after.tags.map(({ key }) => key),
    ...(collectionId !== undefined && { collectionId, setsCollection: true }),
  })
  const wish = differences(before, after)
  for (const [from, group = []] of Object.entries(groupsOf(uploads))) {
    const isMoved = collectionId !== undefined && from !== (collectionId ?? '')
    await bulk.changeNow(scope, idsOf(group), {
      ...wish,
      ...(isMoved && collectionId && { addToCollectionId: collectionId }),
      ...(isMoved && locked.has(from) && { removeFromCollectionId: from }),
    })
  }
  return get(scope, importId)
}

/** Locks collections, then items, then tags, in the order everyone uses. */
async function hold(
  scope: Scope,
  uploads: query.Finished[],
  to: string | null | undefined,
): Promise<Set<string>> {
  const from = to === undefined ? [] : uploads.map(({ collectionId }) => collectionId)
  const ids = new Set([...from, to].filter((id) => typeof id === 'string'))
  const locked = await collections.hold(scope, [...ids])
  await items.hold(scope, idsOf(uploads))
  return new Set(locked.map(({ id }) => id))
}

function idsOf(uploads: query.Finished[]): string[] {
  return uploads.flatMap(({ itemId }) => itemId ?? [])
}

/** Groups uploads by their collection. */
function groupsOf(uploads: query.Finished[]) {
  return Object.groupBy(uploads, ({ collectionId }) => collectionId ?? '')
}

function differences(before: UploadBatch, after: UploadBatch) {
  const gained = (from: string[], to: string[]) => to.filter((one) => !from.includes(one))
  const perCategory = (from: CategoryIds, to: CategoryIds) =>
    Object.fromEntries(CATEGORIES.map((name) => [name, gained(from[name], to[name])]))
  return {
    add: perCategory(before, after),
    remove: perCategory(after, before),
    addTags: after.tags
      .filter(({ key }) => !keysOf(before).includes(key))
      .map(({ label }) => label),
    removeTags: gained(keysOf(after), keysOf(before)),
  }
}

function keysOf({ tags }: UploadBatch): string[] {
  return tags.map(({ key }) => key)
}
