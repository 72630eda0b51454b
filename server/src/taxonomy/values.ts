import { CATEGORY_VALUES_MAX } from '@satchel/contract/constants.ts'
import { CATEGORIES, type Category, type SettingsChange } from '@satchel/contract/taxonomy.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { absent, isAlike, labelTaken, readLabel, readLabels } from './labels.ts'
import * as query from './queries.ts'
import { type Batch, dropValues } from './removals.ts'

type Command<K extends keyof SettingsChange> = NonNullable<SettingsChange[K]>

export async function change(scope: Scope, batch: Batch, input: SettingsChange): Promise<void> {
  const { categories = {}, addValue, changeValue, moveValue, removeValue, mergeValues } = input
  for (const category of CATEGORIES) {
    const list = categories[category]
    if (list) await replace(scope, batch, category, list)
  }
  if (addValue) await add(scope, addValue)
  if (changeValue) await edit(scope, changeValue)
  if (moveValue) await move(scope, moveValue)
  if (removeValue) await remove(scope, batch, removeValue)
  if (mergeValues) await merge(scope, batch, mergeValues)
}

/** Adds a value at the end. */
async function add(scope: Scope, { category, label: rawLabel, color = null }: Command<'addValue'>) {
  const path = 'addValue.label'
  const { label, ...normalized } = await readLabel(scope, rawLabel, path)
  const existing = await query.findLabels(scope, category)
  const like = existing.find((value) => isAlike(value, normalized))
  if (like) throw labelTaken(path, like.label)
  if (existing.length >= CATEGORY_VALUES_MAX)
    throw invalidField('addValue.category', says('alreadyHasValues', { max: CATEGORY_VALUES_MAX }))
  const position = Math.max(-1, ...existing.map((value) => value.position)) + 1
  await query.insertValues(scope, [{ category, label, color, position }])
}

async function edit(
  scope: Scope,
  { id, label: rawLabel, color, archived }: Command<'changeValue'>,
): Promise<void> {
  const category = await categoryOf(scope, 'changeValue.id', [id])
  const own = { ...(color !== undefined && { color }), ...(archived !== undefined && { archived }) }
  if (rawLabel === undefined) return query.updateValue(scope, id, own)
  const path = 'changeValue.label'
  const { label, ...normalized } = await readLabel(scope, rawLabel, path)
  const others = (await query.findLabels(scope, category)).filter((value) => value.id !== id)
  const like = others.find((value) => isAlike(value, normalized))
  if (like) throw labelTaken(path, like.label)
  await query.updateValue(scope, id, { ...own, label })
}

/** Moves a value before another one, or to the end. */
async function move(scope: Scope, { id, before }: Command<'moveValue'>): Promise<void> {
  const category = await categoryOf(scope, 'moveValue.id', [id])
  const ids = (await query.findLabels(scope, category)).map((value) => value.id)
  const rest = ids.filter((other) => other !== id)
  const place = before === null ? rest.length : rest.indexOf(before)
  if (place === -1) throw invalidField('moveValue.before', says('isNotAnotherValueOfThisCategory'))
  await query.orderValues(scope, rest.toSpliced(place, 0, id))
}

async function remove(scope: Scope, batch: Batch, { id, moveTo }: Command<'removeValue'>) {
  const category = await categoryOf(scope, 'removeValue.id', [id])
  if (moveTo === id) throw invalidField('removeValue.moveTo', says('isValueBeingRemoved'))
  if (moveTo) await requireInCategory(scope, category, 'removeValue.moveTo', [moveTo])
  await dropValues(scope, batch, [id], moveTo ?? null)
}

async function merge(scope: Scope, batch: Batch, { from, into }: Command<'mergeValues'>) {
  if (from.includes(into))
    throw invalidField('mergeValues.from', says('containsValueItsMergedInto'))
  const category = await categoryOf(scope, 'mergeValues.into', [into])
  await requireInCategory(scope, category, 'mergeValues.from', from)
  await dropValues(scope, batch, from, into)
}

async function requireInCategory(scope: Scope, category: Category, path: string, ids: string[]) {
  if ((await categoryOf(scope, path, ids)) !== category)
    throw invalidField(path, says('belongsToAnotherCategory'))
}

/** The one that all of them are of. */
async function categoryOf(scope: Scope, path: string, ids: string[]): Promise<Category> {
  const categories = await query.findCategories(scope, ids)
  if (ids.some((id) => !categories.has(id))) throw absent(path, 'valueNotFound')
  const [first, other] = new Set(categories.values())
  if (!first || other) throw invalidField(path, says('belongToDifferentCategories'))
  return first
}

type ValueList = NonNullable<NonNullable<SettingsChange['categories']>[Category]>

/** Replaces a category's values: omitted ones are removed from their items, the others take the list's order. */
async function replace(scope: Scope, batch: Batch, category: Category, list: ValueList) {
  const byKey = new Map((await query.findLabels(scope, category)).map((value) => [value.id, value]))
  const labels = await requireDistinct(scope, category, list, new Set(byKey.keys()))
  const gone = [...byKey.keys()].filter((id) => !list.some((value) => value.id === id))
  if (gone.length > 0) await dropValues(scope, batch, gone, null)
  // Out of the way first: two values may exchange their labels.
  for (const [position, { id }] of list.entries())
    if (id && byKey.get(id)?.label !== labels[position])
      await query.updateValue(scope, id, { label: id })
  for (const [position, { id, color }] of list.entries()) {
    const value = { label: labels[position] ?? '', position }
    if (id) await query.updateValue(scope, id, { ...value, ...(color !== undefined && { color }) })
    else await query.insertValues(scope, [{ category, ...value, color: color ?? null }])
  }
}

async function requireDistinct(
  scope: Scope,
  category: Category,
  list: ValueList,
  existing: Set<string>,
): Promise<string[]> {
  const pathOf = (index: number) => `categories.${category}.${index}`
  const read = await readLabels(
    scope,
    list.map(({ label }) => label),
    (index) => `${pathOf(index)}.label`,
  )
  const errors = list.flatMap(({ id }, index) => {
    if (id && !existing.has(id))
      return [{ path: `${pathOf(index)}.id`, ...says('isNotValueOfThisCategory') }]
    if (id && list.findIndex((other) => other.id === id) < index)
      return [{ path: `${pathOf(index)}.id`, ...says('isRepeated') }]
    const own = read[index]
    if (own && read.findIndex((other) => isAlike(other, own)) < index)
      return [{ path: `${pathOf(index)}.label`, ...says('looksLikeAnotherInList') }]
    return []
  })
  if (errors.length > 0) throw new Problem('invalid', says('someValuesAreInvalid'), { errors })
  return read.map(({ label }) => label)
}
