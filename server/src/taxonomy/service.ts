import {
  type AccountSettings,
  CATEGORIES,
  type Category,
  type SettingsChange,
} from '@satchel/contract/taxonomy.ts'
import { found, invalidField, Problem } from '../platform/problem.ts'
import type { Scope } from '../platform/scope.ts'
import * as query from './queries.ts'
import { READY_TAXONOMY } from './ready.ts'

const KEY_MAX = 128

/** Gives a new tenant the ready taxonomy. */
export function plant(scope: Scope): Promise<void> {
  const values = Object.entries(READY_TAXONOMY).flatMap(([category, list]) =>
    list.map(([label, color], position) => ({ category, label, color, position })),
  )
  return query.insertValues(scope, values)
}

export async function settings(scope: Scope): Promise<AccountSettings> {
  const [values, tags, defaults] = await Promise.all([
    query.findValues(scope),
    query.findTags(scope),
    query.findDefaults(scope),
  ])
  const of = (category: Category) => values.filter((value) => value.category === category)
  return {
    id: scope.actor.tenantId,
    tags,
    categories: {
      funnelStage: of('funnelStage'),
      contentProduct: of('contentProduct'),
      contentType: of('contentType'),
      contentIndustry: of('contentIndustry'),
      contentRegion: of('contentRegion'),
    },
    sharing: defaults.sharing as unknown as AccountSettings['sharing'],
    notifications: defaults.notifications as unknown as AccountSettings['notifications'],
  }
}

/** All of a change, or none of it. */
export async function change(
  scope: Scope,
  id: string,
  given: SettingsChange,
): Promise<AccountSettings> {
  if (id !== scope.actor.tenantId) throw new Problem('not-found', 'Settings not found')
  const { addTag, renameTag, removeTag, mergeTags, categories = {}, sharing, notifications } = given
  if (addTag) await createTag(scope, addTag)
  if (renameTag) await rename(scope, renameTag)
  if (removeTag) await remove(scope, removeTag.key)
  if (mergeTags) await merge(scope, mergeTags)
  for (const category of CATEGORIES) {
    const list = categories[category]
    if (list) await replaceValues(scope, category, list)
  }
  if (sharing || notifications)
    await query.updateDefaults(scope, {
      ...(sharing && { sharing }),
      ...(notifications && { notifications }),
    })
  return settings(scope)
}

/** The tags that labels stand for, once each; labels that are new join the tags of the tenant. */
export async function ensureTags(
  scope: Scope,
  labels: string[],
  pathOf: (index: number) => string,
): Promise<{ key: string; label: string }[]> {
  if (labels.length === 0) return []
  const keys = await query.keysOf(scope, labels)
  const errors = keys.flatMap((key, index) => {
    const message = hindranceOf(key)
    return message ? [{ path: pathOf(index), message }] : []
  })
  if (errors.length > 0) throw new Problem('invalid', 'Some tags cannot be used', { errors })
  const tags = new Map(labels.map((label, index) => [keys[index] ?? '', plain(label)]))
  return query.ensureTags(
    scope,
    [...tags].map(([key, label]) => ({ key, label })),
  )
}

async function createTag(
  scope: Scope,
  { label, color = null }: { label: string; color?: string | null },
) {
  const key = await keyOf(scope, label, 'addTag.label')
  if (!(await query.insertTag(scope, { key, label: plain(label), color })))
    throw taken('addTag.label')
}

async function rename(
  scope: Scope,
  { key, label, color }: { key: string; label: string; color?: string | null },
): Promise<void> {
  found(await query.findTag(scope, key), 'Tag')
  const next = await keyOf(scope, label, 'renameTag.label')
  if (next !== key && (await query.findTag(scope, next))) throw taken('renameTag.label')
  await query.updateTag(scope, key, {
    key: next,
    label: plain(label),
    ...(color !== undefined && { color }),
  })
}

async function remove(scope: Scope, key: string): Promise<void> {
  found(await query.findTag(scope, key), 'Tag')
  await query.deleteTags(scope, [key])
}

async function merge(
  scope: Scope,
  { from, into }: { from: string[]; into: string },
): Promise<void> {
  if (from.includes(into)) throw invalidField('mergeTags.from', 'holds the tag it is merged into')
  for (const key of [...from, into]) found(await query.findTag(scope, key), 'Tag')
  await query.copyTag(scope, from, into)
  await query.deleteTags(scope, from)
}

type ValueList = NonNullable<NonNullable<SettingsChange['categories']>[Category]>

/** Values left out are taken from their items; the rest stands in the order of the list. */
async function replaceValues(scope: Scope, category: Category, list: ValueList): Promise<void> {
  const known = new Map(
    (await query.findValues(scope))
      .filter((value) => value.category === category)
      .map((value) => [value.id, value]),
  )
  await demandDistinct(scope, category, list, new Set(known.keys()))
  const gone = [...known.keys()].filter((id) => !list.some((value) => value.id === id))
  if (gone.length > 0) await query.deleteValues(scope, gone)
  // Out of the way first: two values may exchange their labels.
  for (const { id } of list)
    if (id) await query.updateValue(scope, id, { label: id, color: null, position: 0 })
  for (const [position, { id, label, color }] of list.entries()) {
    const value = {
      label: plain(label),
      color: color ?? (id ? (known.get(id)?.color ?? null) : null),
      position,
    }
    if (id) await query.updateValue(scope, id, color === null ? { ...value, color: null } : value)
    else await query.insertValues(scope, [{ category, ...value }])
  }
}

async function demandDistinct(
  scope: Scope,
  category: Category,
  list: ValueList,
  known: Set<string>,
) {
  const keys = await query.keysOf(
    scope,
    list.map(({ label }) => label),
  )
  const errors = list.flatMap(({ id }, index) => {
    const path = `categories.${category}.${index}`
    if (id && !known.has(id))
      return [{ path: `${path}.id`, message: 'is not a value of this category' }]
    if (id && list.findIndex((other) => other.id === id) < index)
      return [{ path: `${path}.id`, message: 'is repeated' }]
    if (keys.indexOf(keys[index] ?? '') < index)
      return [{ path: `${path}.label`, message: 'looks like another one of the list' }]
    return []
  })
  if (errors.length > 0) throw new Problem('invalid', 'Some values cannot be used', { errors })
}

async function keyOf(scope: Scope, label: string, path: string): Promise<string> {
  const [key = ''] = await query.keysOf(scope, [label])
  const message = hindranceOf(key)
  if (message) throw invalidField(path, message)
  return key
}

/** Folding takes some signs away and writes others out. */
function hindranceOf(key: string): string | undefined {
  if (key === '') return 'has no letter or digit'
  return [...key].length > KEY_MAX ? 'is too long' : undefined
}

function taken(path: string): Problem {
  return new Problem('conflict', 'There is a tag that looks the same', {
    errors: [{ path, message: 'looks like a tag that is there' }],
  })
}

function plain(label: string): string {
  return label.trim().replace(/\s+/g, ' ')
}
