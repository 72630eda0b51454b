import type { BulkWish } from '@satchel/contract/bulk.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import type { User } from '@satchel/contract/users.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import * as taxonomy from '../taxonomy/service.ts'

/** A patch with everything looked up. */
export interface Plan {
  patch: BulkWish
  /** The tags to add; new ones are already among the tenant's tags. */
  tags: items.ItemRow['tags']
  /** Labels of the values to add and of the existing ones. */
  labels: Map<string, string>
  owner: User | undefined
  /** Categories that must keep a value. */
  required: Category[]
}

/** Throws for what no item could become. */
export function requireValidPatch(patch: BulkWish): void {
  const { delete: isDelete, releasesOn, expiresOn, ...others } = patch
  const hasOthers = Object.values(others).some(isSomething)
  const hasDays = releasesOn !== undefined || expiresOn !== undefined
  if (isDelete && (hasOthers || hasDays))
    throw invalidField('delete', says('cantBeCombinedWithOtherChanges'))
  if (!isDelete && !hasOthers && !hasDays)
    throw new Problem('invalid', says('thereIsNothingToChange'))
  if (releasesOn && expiresOn && releasesOn > expiresOn)
    throw invalidField('expiresOn', says('mustNotBeBeforeReleaseson'))
  if (patch.addToCollectionId && patch.addToCollectionId === patch.removeFromCollectionId)
    throw invalidField('removeFromCollectionId', says('isAlsoCollectionToAddTo'))
}

function isSomething(value: unknown): boolean {
  if (value === undefined || value === null) return false
  return typeof value !== 'object' || Object.values(value).some(isSomething)
}

export interface Collections {
  into: collections.LockedCollection | undefined
  outOf: collections.LockedCollection | undefined
}

/** Locks the collections before any items, the order used everywhere. */
export async function holdCollections(scope: Scope, patch: BulkWish): Promise<Collections> {
  const { addToCollectionId: into, removeFromCollectionId: outOf } = patch
  for (const id of [into, outOf]) if (id) await collections.requireManual(scope, id)
  const locked = await collections.hold(
    scope,
    [into, outOf].filter((id) => id !== undefined),
  )
  const of = (id: string | undefined) =>
    id === undefined
      ? undefined
      : orNotFound(
          locked.find((it) => it.id === id.toLowerCase()),
          'Collection',
        )
  return { into: of(into), outOf: of(outOf) }
}

/** Looks a patch up, after the items are locked: new tags are the last thing two changes may wait for. */
export async function planOf(
  scope: Scope,
  patch: BulkWish,
  rows: Pick<items.ItemRow, 'valueIds'>[] = [],
): Promise<Plan> {
  const ownValueIds = rows.flatMap(({ valueIds }) => Object.values(valueIds).flat())
  const owner = patch.ownerId ? await items.requirePossibleOwner(scope, patch.ownerId) : undefined
  const labels = await items.requireValues(scope, patch.add ?? {}, ownValueIds, 'add.')
  const pathOf = (index: number) => `addTags.${index}`
  const tags = await taxonomy.ensureTags(scope, patch.addTags ?? [], pathOf)
  const required = patch.remove ? await taxonomy.requiredCategories(scope) : []
  return { patch, tags, labels, owner, required }
}
