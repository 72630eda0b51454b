import type { FieldChange } from '@satchel/contract/activity.ts'
import type { BulkWish } from '@satchel/contract/bulk.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { changesBetween, recordAll } from '../platform/live/events.ts'
import { decide } from './decide.ts'
import type { Entry } from './entries.ts'
import { type Collections, holdCollections, type Plan, planOf } from './patch.ts'

/** The change to one item. */
interface Step {
  item: items.ItemRow
  after: items.ItemRow
  entry: Entry
}

/** Applies a patch to up to a thousand items, each completely or not at all, in the order of the ids. */
export async function applyPatch(
  scope: Scope,
  ids: string[],
  patch: BulkWish,
  bulkId?: string,
): Promise<Entry[]> {
  const locked = await holdCollections(scope, patch)
  const rows = await items.findRows(scope, await items.hold(scope, ids))
  const plan = await planOf(scope, patch, rows)
  const itemOf = new Map(rows.map((row) => [row.id, row]))
  const steps = [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => {
    const item = itemOf.get(id)
    return item ? stepOf(scope, item, plan, locked) : { entry: { id, state: 'missing' as const } }
  })
  const found = steps.filter((step) => 'item' in step)
  await keepWithinRoom(scope, found, locked)
  await make(
    scope,
    found.filter(({ entry }) => entry.state === 'changed'),
    plan,
    locked,
    bulkId,
  )
  return steps.map(({ entry }) => entry)
}

function stepOf(scope: Scope, item: items.ItemRow, plan: Plan, { into, outOf }: Collections): Step {
  const decision = decide(scope, item, plan)
  const { id, version } = item
  if ('reason' in decision)
    return { item, after: item, entry: { id, state: 'refused', reason: decision.reason } }
  const { before, after } = decision
  const isOther = Object.keys(before).length > 0
  const joins = into !== undefined && !item.collectionIds.includes(into.id)
  const leaves = outOf !== undefined && item.collectionIds.includes(outOf.id)
  if (!isOther && !joins && !leaves) return { item, after, entry: { id, state: 'same' } }
  return {
    item,
    after,
    entry: {
      id,
      state: 'changed',
      version: isOther ? version + 1 : version,
      before: { ...before, ...(joins && { joined: true as const }) },
    },
  }
}

/** The first ones fit; the others stay all they were. */
async function keepWithinRoom(scope: Scope, steps: Step[], { into }: Collections): Promise<void> {
  const joining = steps.filter(({ entry }) => entry.before?.joined)
  if (!into || joining.length === 0) return
  const room = Math.max(await collections.roomIn(scope, into), 0)
  for (const { entry } of joining.slice(room)) {
    entry.state = 'refused'
    entry.reason = 'collection-full'
    delete entry.before
  }
}

async function make(
  scope: Scope,
  steps: Step[],
  plan: Plan,
  { into, outOf }: Collections,
  bulkId: string | undefined,
): Promise<void> {
  const written = steps.filter(({ item, entry }) => entry.version !== item.version)
  await items.writeItems(
    scope,
    written.map((step) => writeOf(step, plan)),
  )
  const joining = steps.filter(({ entry }) => entry.before?.joined)
  if (into) await collections.addItems(scope, into, joining.map(idOf))
  if (outOf) {
    const places = await collections.removeItems(scope, outOf, steps.map(idOf))
    const positions = new Map(places.map(({ itemId, position }) => [itemId, position]))
    for (const { entry } of steps) {
      const position = positions.get(entry.id)
      if (position !== undefined) entry.before = { ...entry.before, position }
    }
  }
  await publishChanges(
    scope,
    written.map(({ item, after }) => ({ item, changes: changesTo(item, after, plan.labels) })),
    plan.patch.delete ? 'item.deleted' : 'item.changed',
    bulkId,
  )
}

function idOf({ item }: Step): string {
  return item.id
}

function writeOf({ item, after, entry: { before = {} } }: Step, { patch }: Plan): items.Write {
  const { values, tags, fields } = before
  const { ownerId, releasesOn, expiresOn, shareable, inLibrary } = after
  const all: items.Fields = { ownerId, releasesOn, expiresOn, shareable, inLibrary }
  const names = Object.keys(fields ?? {}) as (keyof items.Fields)[]
  return {
    id: item.id,
    ...(values && { values }),
    ...(tags && { tags }),
    fields: {
      ...Object.fromEntries(names.map((name) => [name, all[name]])),
      ...(patch.delete && { deleted: true }),
    },
  }
}

/** Returns the changes in words for people. */
export function changesTo(
  item: items.ItemRow,
  after: items.ItemRow,
  labels: Map<string, string>,
): FieldChange[] {
  const own = ({ ownerName, releasesOn, expiresOn, shareable, inLibrary }: items.ItemRow) => ({
    owner: ownerName,
    releasesOn,
    expiresOn,
    shareable,
    inLibrary,
  })
  return [
    ...changesBetween(own(item), own(after)),
    ...items.classificationChanges(item, after, labels),
  ]
}

const KINDS = {
  'item.changed': 'MODIFY',
  'item.deleted': 'REMOVE',
  'item.restored': 'INSERT',
} as const

interface Changed {
  item: items.ItemRow
  changes: FieldChange[]
}

/** Tells whether a change may hide the item from some people. */
function mayHide({ field, to }: FieldChange): boolean {
  return field === 'inLibrary' || field === 'owner' || (field === 'releasesOn' && to !== null)
}

/** Publishes each item's change; those of a job only in the item's own history. */
export async function publishChanges(
  scope: Scope,
  changed: Changed[],
  type: keyof typeof KINDS,
  bulkId: string | undefined,
): Promise<void> {
  await recordAll(
    scope,
    changed.map(({ item, changes }) => ({
      type,
      changeKind: KINDS[type],
      ...items.subjectOf(item),
      ...(changes.length > 0 && { changes }),
      ...(bulkId && { bulkId }),
    })),
  )
  // The items of a job are published together when it ends.
  const hidden = bulkId ? [] : changed.filter(({ changes }) => changes.some(mayHide))
  await recordAll(
    scope,
    hidden.map(({ item }) => ({ type: 'item.hidden', itemType: 'ITEM', itemId: item.id })),
  )
}
