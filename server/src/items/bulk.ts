import type { FieldChange } from '@satchel/contract/activity.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { CATEGORIES, type CategoryIds } from '@satchel/contract/taxonomy.ts'
import { recordAll } from '../platform/events.ts'
import { Problem } from '../platform/problem.ts'
import type { Scope } from '../platform/scope.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { changesOf, demandValues, without } from './classification.ts'
import * as query from './queries.ts'
import { findItems, type ItemRow } from './select.ts'
import { subject } from './subject.ts'

export interface Classification {
  ids: string[]
  add?: Partial<CategoryIds>
  remove?: Partial<CategoryIds>
  addTags?: string[]
  removeTags?: string[]
}

/** Each item is told of for itself; one that has it all already is not changed. */
export async function classify(scope: Scope, given: Classification) {
  const { add = {}, remove = {}, addTags = [], removeTags = [] } = given
  await query.lockMany(scope, given.ids)
  const items = await findItems(scope, given.ids)
  const known = items.flatMap(({ valueIds }) => Object.values(valueIds ?? {}).flat())
  const labels = await demandValues(scope, add, known, 'add.')
  const tags = await taxonomy.ensureTags(scope, addTags, (index) => `addTags.${index}`)
  const changed = items.flatMap((item) => {
    const after = {
      valueIds: valuesAfter(item, add, remove),
      tags: tagsAfter(item, tags, removeTags),
    }
    const changes = changesOf(item, after, labels)
    return changes.length > 0 ? [{ item, changes, tagCount: after.tags.length }] : []
  })
  demandFewTags(given.ids, changed)
  const ids = changed.map(({ item }) => item.id)
  await query.removeValues(scope, ids, idsOf(remove))
  await query.addValues(scope, ids, idsOf(add))
  await query.removeTags(scope, ids, removeTags)
  await query.addTags(
    scope,
    ids,
    tags.map(({ key }) => key),
  )
  await query.updateItems(scope, ids)
  await tell(scope, changed)
  const updated = items.map(({ id }) => id)
  return { updated, missing: without([...new Set(given.ids)], updated) }
}

function valuesAfter(
  { valueIds }: ItemRow,
  add: Partial<CategoryIds>,
  remove: Partial<CategoryIds>,
) {
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const kept = without(valueIds?.[category] ?? [], remove[category] ?? [])
      return [category, [...kept, ...(add[category] ?? [])]]
    }),
  )
}

function tagsAfter({ tags }: ItemRow, added: ItemRow['tags'], removed: string[]): ItemRow['tags'] {
  const kept = tags.filter(({ key }) => !removed.includes(key))
  const fresh = added.filter(({ key }) => !kept.some((tag) => tag.key === key))
  return [...kept, ...fresh]
}

function idsOf(values: Partial<CategoryIds>): string[] {
  return CATEGORIES.flatMap((category) => values[category] ?? [])
}

interface Changed {
  item: ItemRow
  changes: FieldChange[]
  tagCount: number
}

function demandFewTags(ids: string[], changed: Changed[]): void {
  const errors = changed
    .filter(({ tagCount }) => tagCount > TAGS_PER_ITEM)
    .map(({ item }) => ({
      path: `ids.${ids.indexOf(item.id)}`,
      message: `would have more than ${TAGS_PER_ITEM} tags`,
    }))
  if (errors.length > 0)
    throw new Problem('invalid', 'Some items would have too many tags', { errors })
}

async function tell(scope: Scope, changed: Changed[]): Promise<void> {
  await recordAll(
    scope,
    changed.map(({ item, changes }) => ({
      type: 'item.changed',
      changeKind: 'MODIFY',
      ...subject(item),
      changes,
    })),
  )
}
