import type { FieldChange } from '@satchel/contract/activity.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import type { Scope } from '../platform/database/scope.ts'
import { changesBetween } from '../platform/live/events.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import * as taxonomy from '../taxonomy/service.ts'
import * as query from './queries.ts'
import type { ItemRow } from './select-queries.ts'

/** The classification of an item: value ids per category, and tags. Omitted ones stay. */
export type ClassificationPatch = { [K in Category]?: string[] | undefined } & {
  tags?: string[] | undefined
}

type Classified = Pick<ItemRow, 'id' | 'valueIds' | 'tags'>

/** A new item carries a value of each category that the tenant requires. */
export async function requireComplete(scope: Scope, patch: ClassificationPatch): Promise<void> {
  const required = await taxonomy.requiredCategories(scope)
  refuse(required.filter((category) => !patch[category]?.length))
}

/** Throws if a required category would lose its last value; one that had none may stay empty. */
async function requireKept(
  scope: Scope,
  { valueIds }: Classified,
  patch: ClassificationPatch,
): Promise<void> {
  const emptied = CATEGORIES.filter(
    (category) => patch[category]?.length === 0 && valueIds?.[category]?.length,
  )
  if (emptied.length === 0) return
  const required = await taxonomy.requiredCategories(scope)
  refuse(emptied.filter((category) => required.includes(category)))
}

function refuse(categories: Category[]): void {
  if (categories.length === 0) return
  const errors = categories.map((path) => ({ path, ...says('needsValue') }))
  throw new Problem('invalid', says('someCategoriesNeedValue'), { errors })
}

/** Classifies an item and returns the changes in words for people. */
export async function classifyItem(
  scope: Scope,
  item: Classified,
  patch: ClassificationPatch,
): Promise<FieldChange[]> {
  const tags =
    patch.tags && (await taxonomy.ensureTags(scope, patch.tags, (index) => `tags.${index}`))
  if (tags && tags.length > TAGS_PER_ITEM) throw tooManyTags('tags')
  const categories = CATEGORIES.filter((category) => patch[category] !== undefined)
  if (categories.length === 0 && !tags) return []
  await requireKept(scope, item, patch)
  const oldValues = categories.flatMap((category) => item.valueIds[category] ?? [])
  const labels = await requireValues(scope, patch, oldValues)
  const next = {
    ...item.valueIds,
    ...Object.fromEntries(categories.map((name) => [name, patch[name]])),
  }
  const newValues = categories.flatMap((category) => next[category] ?? [])
  const [oldTags, newTags] = [keysOf(item.tags), keysOf(tags ?? item.tags)]
  const exchange = (before: string[], after: string[]) => ({
    added: taxonomy.pairsOf(item.id, without(after, before)),
    removed: taxonomy.pairsOf(item.id, without(before, after)),
  })
  await taxonomy.reclassify(scope, {
    values: exchange(oldValues, newValues),
    tags: exchange(oldTags, newTags),
  })
  return classificationChanges(item, { valueIds: next, tags: tags ?? item.tags }, labels)
}

/** The fields that differ, by labels; their order says nothing. */
export function classificationChanges(
  before: Omit<Classified, 'id'>,
  after: Omit<Classified, 'id'>,
  labels: Map<string, string>,
): FieldChange[] {
  const named = ({ valueIds, tags }: Omit<Classified, 'id'>) => ({
    ...Object.fromEntries(
      CATEGORIES.map((category) => {
        const ids = [...new Set(valueIds[category])]
        return [category, ids.map((id) => labels.get(id) ?? id).sort()]
      }),
    ),
    tags: tags.map(({ label }) => label).sort(),
  })
  return changesBetween<Record<string, string[]>>(named(before), named(after))
}

/**
 * Throws for ids that are no value of the category they are given for, and for archived ones beside those that
 * are there (`others`); returns all labels by id.
 */
export async function requireValues(
  scope: Scope,
  patch: ClassificationPatch,
  others: string[] = [],
  within = '',
): Promise<Map<string, string>> {
  const ids = CATEGORIES.flatMap((category) => patch[category] ?? [])
  const values = await query.findValues(scope, [...new Set([...ids, ...others])])
  const byId = new Map(values.map((value) => [value.id, value]))
  const errors: FieldError[] = CATEGORIES.flatMap((category) =>
    (patch[category] ?? []).flatMap((id, index) => {
      const path = `${within}${category}.${index}`
      const value = byId.get(id)
      if (value?.category !== category) return [{ path, ...says('isNotValueOfThisCategory') }]
      return value.archived && !others.includes(id) ? [{ path, ...says('isArchived') }] : []
    }),
  )
  if (errors.length > 0) throw new Problem('invalid', says('someCategoriesAreInvalid'), { errors })
  return new Map(values.map(({ id, label }) => [id, label]))
}

export function tooManyTags(path: string): Problem {
  return invalidField(path, says('wouldBeMoreThanTags', { max: TAGS_PER_ITEM }))
}

export function without<T>(all: readonly T[], these: readonly T[]): T[] {
  const out = new Set(these)
  return all.filter((one) => !out.has(one))
}

function keysOf(tags: { key: string }[]): string[] {
  return tags.map(({ key }) => key)
}
