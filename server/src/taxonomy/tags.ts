import type { SettingsChange } from '@satchel/contract/taxonomy.ts'
import type { Scope } from '../platform/database/scope.ts'
import { record } from '../platform/live/events.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { absent, isAlike, labelTaken, type Read, readLabel, readLabels } from './labels.ts'
import * as query from './queries.ts'
import { type Batch, dropTags } from './removals.ts'

export interface KnownTag {
  key: string
  label: string
}

type Command<K extends keyof SettingsChange> = NonNullable<SettingsChange[K]>

const TRIES = 3

export async function change(scope: Scope, batch: Batch, input: SettingsChange): Promise<void> {
  const { addTag, renameTag, removeTag, removeTags, mergeTags } = input
  if (addTag) await add(scope, addTag)
  if (renameTag) await rename(scope, batch, renameTag)
  if (removeTag) await remove(scope, batch, removeTag)
  if (removeTags) await removeMany(scope, batch, removeTags)
  if (mergeTags) await merge(scope, batch, mergeTags)
}

/** Finds or creates tags and locks them until the scope ends, so that none is removed before an item has it. */
export async function ensureTags(
  scope: Scope,
  labels: string[],
  pathOf: (index: number) => string,
): Promise<KnownTag[]> {
  if (labels.length === 0) return []
  const requested = await readLabels(scope, labels, pathOf)
  for (let tries = 0; tries < TRIES; tries++) {
    const existing = await query.findAlike(scope, requested)
    const fresh = requested.filter(
      (one, index) =>
        !existing.some((tag) => isAlike(tag, one)) &&
        requested.findLastIndex((other) => isAlike(other, one)) === index,
    )
    if (fresh.length === 0) return distinct(requested, existing)
    await introduce(scope, fresh)
  }
  throw new Problem('unavailable', says('tagsChangedRightNow'), {
    retryAfter: 1,
  })
}

/** Publishes new tags, so that open tabs offer them. */
async function introduce(scope: Scope, fresh: Read[]): Promise<void> {
  await query.insertTags(
    scope,
    fresh.map(({ key, label }) => ({ key, label })),
  )
  const changes = fresh.map(({ label }) => ({ field: 'addTag', from: null, to: { label } }))
  await record(scope, { type: 'settings.changed', changes })
}

/** Returns labels without duplicates: the same key first, else the same display key. */
function distinct(requested: Read[], existing: (KnownTag & query.NormalizedLabel)[]): KnownTag[] {
  const found = requested.flatMap(
    (one) =>
      existing.find(({ key }) => key === one.key) ??
      existing.find((tag) => isAlike(tag, one)) ??
      [],
  )
  return [...new Map(found.map(({ key, label }) => [key, { key, label }])).values()]
}

async function add(
  scope: Scope,
  { label: rawLabel, color = null }: Command<'addTag'>,
): Promise<void> {
  const path = 'addTag.label'
  const read = await readLabel(scope, rawLabel, path)
  const [like] = await query.findAlike(scope, [read])
  if (like) throw labelTaken(path, like.label)
  if (!(await query.insertTags(scope, [{ key: read.key, label: read.label, color }])))
    throw labelTaken(path, read.label)
}

async function rename(
  scope: Scope,
  batch: Batch,
  { key, label: rawLabel, color }: Command<'renameTag'>,
): Promise<void> {
  const path = 'renameTag.label'
  await requireTags(scope, 'renameTag.key', [key])
  const read = await readLabel(scope, rawLabel, path)
  const like = (await query.findAlike(scope, [read])).find((tag) => tag.key !== key)
  if (like) throw labelTaken(path, like.label)
  const { key: next, label } = read
  if (next !== key) batch.itemCount += await query.countTagged(scope, key)
  await query.updateTag(scope, key, { key: next, label, ...(color !== undefined && { color }) })
}

async function remove(scope: Scope, batch: Batch, { key, moveTo }: Command<'removeTag'>) {
  await requireTags(scope, 'removeTag.key', [key])
  if (moveTo === key) throw invalidField('removeTag.moveTo', says('isTagBeingRemoved'))
  if (moveTo) await requireTags(scope, 'removeTag.moveTo', [moveTo])
  await dropTags(scope, batch, [key], moveTo ?? null)
}

async function removeMany(scope: Scope, batch: Batch, { keys }: Command<'removeTags'>) {
  await requireTags(scope, 'removeTags.keys', keys)
  await dropTags(scope, batch, keys, null)
}

async function merge(scope: Scope, batch: Batch, { from, into }: Command<'mergeTags'>) {
  if (from.includes(into)) throw invalidField('mergeTags.from', says('containsTagItsMergedInto'))
  await requireTags(scope, 'mergeTags.from', from)
  await requireTags(scope, 'mergeTags.into', [into])
  await dropTags(scope, batch, from, into)
}

async function requireTags(scope: Scope, path: string, keys: string[]): Promise<void> {
  const existing = await query.findKeys(scope, keys)
  if (keys.some((key) => !existing.has(key))) throw absent(path, 'tagNotFound')
}
