import type { BulkReason } from '@satchel/contract/bulk.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { CATEGORIES, type Category, type CategoryIds } from '@satchel/contract/taxonomy.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { type Before, without } from './entries.ts'
import type { Plan } from './patch.ts'

export type Decision = { reason: BulkReason } | { before: Before; after: items.ItemRow }

/** Decides what an item becomes, or why it stays. */
export function decide(scope: Scope, item: items.ItemRow, plan: Plan): Decision {
  const fields = fieldsBefore(item, plan)
  const after = { ...item, ...fieldsAfter(plan), ...classified(item, plan) }
  if (('ownerId' in fields || 'inLibrary' in fields) && !items.mayRule(scope, item))
    return { reason: 'not-yours' }
  const { releasesOn, expiresOn } = after
  const hasDays = 'releasesOn' in fields || 'expiresOn' in fields
  if (hasDays && releasesOn && expiresOn && releasesOn > expiresOn) return { reason: 'dates' }
  if (after.tags.length > Math.max(TAGS_PER_ITEM, item.tags.length))
    return { reason: 'too-many-tags' }
  const isEmptied = (category: Category) =>
    item.valueIds[category]?.length && !after.valueIds[category]?.length
  if (plan.required.some(isEmptied)) return { reason: 'category-required' }
  const values = exchange(valuesOf(item), valuesOf(after))
  const tags = exchange(keysOf(item), keysOf(after))
  const before = {
    ...(values && { values }),
    ...(tags && { tags }),
    ...(Object.keys(fields).length > 0 && { fields }),
  }
  return { before, after }
}

/** Returns the current values of the fields to change. */
function fieldsBefore(item: items.ItemRow, { patch }: Plan): items.Fields {
  const { ownerId, releasesOn, expiresOn, shareable, inLibrary } = patch
  const requested = { ownerId, releasesOn, expiresOn, shareable, inLibrary }
  const fields = Object.entries(requested).filter(
    ([name, value]) => value !== undefined && value !== item[name as keyof typeof requested],
  )
  const before = fields.map(([name]) => [name, item[name as keyof typeof requested]])
  return { ...Object.fromEntries(before), ...(patch.delete && { deleted: false }) }
}

function fieldsAfter({ patch, owner }: Plan): Partial<items.ItemRow> {
  const { releasesOn, expiresOn, shareable, inLibrary } = patch
  return {
    ...(owner && { ownerId: owner.id, ownerName: owner.name }),
    ...(releasesOn !== undefined && { releasesOn }),
    ...(expiresOn !== undefined && { expiresOn }),
    ...(shareable !== undefined && { shareable }),
    ...(inLibrary !== undefined && { inLibrary }),
  }
}

function classified(
  item: items.ItemRow,
  { patch, tags }: Plan,
): Pick<items.ItemRow, 'valueIds' | 'tags'> {
  const { add = {}, remove = {}, removeTags = [] } = patch
  const remaining = item.tags.filter(({ key }) => !removeTags.includes(key))
  const fresh = tags.filter(({ key }) => !remaining.some((tag) => tag.key === key))
  return { valueIds: valuesAfter(item, add, remove), tags: [...remaining, ...fresh] }
}

function valuesAfter(
  { valueIds }: items.ItemRow,
  add: Partial<CategoryIds>,
  remove: Partial<CategoryIds>,
) {
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const remaining = without(valueIds[category] ?? [], remove[category] ?? [])
      return [category, [...new Set([...remaining, ...(add[category] ?? [])])]]
    }),
  )
}

function exchange(before: string[], after: string[]): items.Exchange | undefined {
  const [added, removed] = [without(after, before), without(before, after)]
  return added.length + removed.length > 0 ? { added, removed } : undefined
}

function valuesOf({ valueIds }: Pick<items.ItemRow, 'valueIds'>): string[] {
  return Object.values(valueIds).flat()
}

function keysOf({ tags }: Pick<items.ItemRow, 'tags'>): string[] {
  return tags.map(({ key }) => key)
}
