import type { BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { changesTo, publishChanges } from './apply.ts'
import { type Before, type Entry, without } from './entries.ts'
import { findOwners, findTags, findTouched } from './queries.ts'

/** A part of a change: its entries, when it was done, and its patch. */
export interface CompletedPart {
  wish: BulkWish
  entries: Entry[]
  doneAt: string
}

interface Step {
  item: items.ItemRow
  write: items.Write
  before: Before
  entry: Entry
}

/** Gives each item back what it had, but for those that someone else has changed since. */
export async function restore(
  scope: Scope,
  { wish, entries, doneAt }: CompletedPart,
  bulkId?: string,
): Promise<Entry[]> {
  const changed = entries.filter(({ state }) => state === 'changed')
  const ids = changed.map(({ id }) => id)
  const locked = await heldOf(scope, wish)
  await items.lockAny(scope, ids)
  const rows = await items.findRows(scope, ids, { evenHidden: true })
  const itemOf = new Map(rows.map((row) => [row.id, row]))
  const moved = changed.filter(({ id, version }) => itemOf.get(id)?.version !== version)
  const touched = await findTouched(
    scope,
    moved.map(({ id }) => id),
    doneAt,
  )
  const steps = changed.map((entry): Step | { entry: Entry } => {
    const { id, version } = entry
    const item = itemOf.get(id)
    if (!item) return { entry: { id, state: 'missing' } }
    if (wish.delete && item.deletedAt === null) return { entry: { id, state: 'same' } }
    if (touched.has(id)) return refused(id, 'changed-since')
    if (!wish.delete && item.deletedAt !== null) return { entry: { id, state: 'missing' } }
    return stepBack(item, entry, wish, { isAsLeft: item.version === version, held: locked })
  })
  await make(
    scope,
    steps.filter((step) => 'item' in step),
    wish,
    { held: locked, bulkId },
  )
  return steps.map(({ entry }) => entry)
}

type HeldBy = Map<string, collections.LockedCollection>

async function heldOf(scope: Scope, wish: BulkWish): Promise<HeldBy> {
  const ids = [wish.addToCollectionId, wish.removeFromCollectionId]
  const locked = await collections.hold(
    scope,
    ids.filter((id) => id !== undefined),
  )
  return new Map(locked.map((one) => [one.id, one]))
}

function refused(id: string, reason: BulkReason): { entry: Entry } {
  return { entry: { id, state: 'refused', reason } }
}

/** Undoes an item; fields that the same person changed again are left as they are. */
function stepBack(
  item: items.ItemRow,
  { id, before = {} }: Entry,
  wish: BulkWish,
  { isAsLeft, held }: { isAsLeft: boolean; held: HeldBy },
): Step | { entry: Entry } {
  const places = placesOf(before, wish, held)
  if (places.areGone && !before.values && !before.tags && !before.fields)
    return refused(id, 'collection-gone')
  const fields = isAsLeft ? (before.fields ?? {}) : fieldsStill(item, before.fields ?? {}, wish)
  const write: items.Write = {
    id,
    fields,
    ...(before.values && { values: reversed(before.values) }),
    ...(before.tags && { tags: reversed(before.tags) }),
  }
  const hasWrite = before.values || before.tags || Object.keys(fields).length > 0
  if (!hasWrite && !places.any) return refused(id, 'changed-since')
  const version = hasWrite ? item.version + 1 : item.version
  return { item, write, before, entry: { id, state: 'changed', version } }
}

function placesOf({ joined, position }: Before, wish: BulkWish, locked: HeldBy) {
  const isHeld = (id: string | undefined) => id !== undefined && locked.has(id.toLowerCase())
  const isAny = joined === true || position !== undefined
  const isBack =
    (joined === true && isHeld(wish.addToCollectionId)) ||
    (position !== undefined && isHeld(wish.removeFromCollectionId))
  return { any: isBack, areGone: isAny && !isBack }
}

function fieldsStill(item: items.ItemRow, before: items.Fields, wish: BulkWish): items.Fields {
  const isStill = (name: keyof items.Fields) =>
    name === 'deleted' || item[name] === (wish[name] as unknown)
  const names = (Object.keys(before) as (keyof items.Fields)[]).filter(isStill)
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

function reversed({ added, removed }: items.Exchange): items.Exchange {
  return { added: removed, removed: added }
}

async function make(
  scope: Scope,
  steps: Step[],
  wish: BulkWish,
  { held, bulkId }: { held: HeldBy; bulkId: string | undefined },
): Promise<void> {
  const written = steps.filter(({ item, entry }) => entry.version !== item.version)
  await items.writeItems(
    scope,
    written.map(({ write }) => write),
  )
  await moveBack(scope, steps, wish, held)
  const names = await namesFor(scope, written)
  const changed = written.map(({ item, write }) => {
    const after = afterOf(item, write, names)
    return { item, changes: wish.delete ? [] : changesTo(item, after, names.labels) }
  })
  await publishChanges(scope, changed, wish.delete ? 'item.restored' : 'item.changed', bulkId)
}

async function moveBack(
  scope: Scope,
  steps: Step[],
  wish: BulkWish,
  locked: HeldBy,
): Promise<void> {
  const into = locked.get(wish.addToCollectionId ?? '')
  const outOf = locked.get(wish.removeFromCollectionId ?? '')
  const joined = steps.filter(({ before }) => before.joined)
  if (into)
    await collections.removeItems(
      scope,
      into,
      joined.map(({ item }) => item.id),
    )
  if (!outOf) return
  const places = steps.flatMap(({ item, before: { position } }) =>
    position === undefined ? [] : [{ itemId: item.id, position }],
  )
  await collections.putBack(scope, outOf, places)
}

interface Names {
  labels: Map<string, string>
  categories: Map<string, string>
  tags: Map<string, string>
  owners: Map<string, string>
}

/** Returns labels and names for what comes back. */
async function namesFor(scope: Scope, steps: Step[]): Promise<Names> {
  const writes = steps.map(({ write }) => write)
  const current = steps.flatMap(({ item }) => Object.values(item.valueIds).flat())
  const back = writes.flatMap(({ values }) => values?.added ?? [])
  const values = await items.findValues(scope, [...new Set([...current, ...back])])
  const tags = await findTags(scope, [...new Set(writes.flatMap(({ tags }) => tags?.added ?? []))])
  const owners = await findOwners(scope, [
    ...new Set(writes.flatMap(({ fields }) => fields?.ownerId ?? [])),
  ])
  return {
    labels: new Map(values.map(({ id, label }) => [id, label])),
    categories: new Map(values.map(({ id, category }) => [id, category])),
    tags: new Map(tags.map(({ key, label }) => [key, label])),
    owners: new Map(owners.map(({ id, name }) => [id, name])),
  }
}

function afterOf(
  item: items.ItemRow,
  { values, tags, fields = {} }: items.Write,
  names: Names,
): items.ItemRow {
  const { deleted, ...own } = fields
  const keys = [
    ...without(
      item.tags.map(({ key }) => key),
      tags?.removed ?? [],
    ),
    ...(tags?.added ?? []),
  ]
  const labelOf = new Map([
    ...names.tags,
    ...item.tags.map(({ key, label }) => [key, label] as const),
  ])
  const all = Object.values(item.valueIds).flat()
  const ids = [...without(all, values?.removed ?? []), ...(values?.added ?? [])]
  return {
    ...item,
    ...own,
    ownerName: names.owners.get(own.ownerId ?? '') ?? item.ownerName,
    valueIds: Object.groupBy(
      ids.filter((id) => names.categories.has(id)),
      (id) => names.categories.get(id) ?? '',
    ),
    tags: keys.flatMap((key) => {
      const label = labelOf.get(key)
      return label === undefined ? [] : [{ key, label }]
    }),
  }
}
