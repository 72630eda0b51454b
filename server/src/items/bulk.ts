import type { FieldChange } from '@satchel/contract/activity.ts'
import { PAGE_DEFAULT, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { EventType } from '@satchel/contract/events.ts'
import type { ChangeKind, CursorQuery } from '@satchel/contract/schemas.ts'
import { CATEGORIES, type CategoryIds } from '@satchel/contract/taxonomy.ts'
import { recordAll } from '../platform/events.ts'
import type { Files } from '../platform/files.ts'
import { pageOf, readCursor } from '../platform/paging.ts'
import { type Scope, systemActor, withScope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { demandValues, tooManyTags } from './change.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { findDeleted, placeInBin } from './select.ts'
import { subject } from './subject.ts'

const BIN_DAYS = 30

export interface Classification {
  ids: string[]
  add?: Partial<CategoryIds>
  remove?: Partial<CategoryIds>
  addTags?: string[]
  removeTags?: string[]
}

type Locked = Awaited<ReturnType<typeof query.lockMany>>

/** To the bin; links to them answer 410 until they are restored. */
export async function remove(scope: Scope, ids: string[]) {
  const items = await query.lockMany(scope, ids)
  const deleted = items.map(({ id }) => id)
  await query.moveToBin(scope, deleted)
  await tell(scope, items, 'item.deleted', 'REMOVE')
  return { deleted, missing: missing(ids, deleted) }
}

export async function restore(scope: Scope, ids: string[]) {
  const items = await query.lockMany(scope, ids, { inBin: true })
  const restored = items.map(({ id }) => id)
  await query.takeFromBin(scope, restored)
  await tell(scope, items, 'item.restored', 'INSERT')
  return { restored, missing: missing(ids, restored) }
}

export async function listBin(
  scope: Scope,
  files: Files,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  const after = readCursor(cursor, placeInBin)
  const rows = await findDeleted(scope, limit + 1, after)
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: 'deleted', key, id }))
  return { ...page, items: page.items.map((row) => present(files, row)) }
}

export async function classify(scope: Scope, change: Classification) {
  const { ids, add = {}, remove: without = {}, addTags = [], removeTags = [] } = change
  const labels = await demandValues(scope, add)
  const unwanted = CATEGORIES.flatMap((category) => without[category] ?? [])
  const items = await query.lockMany(scope, ids)
  const updated = items.map(({ id }) => id)
  const keys = await taxonomy.ensureTags(scope, addTags)
  await query.removeTags(scope, updated, removeTags)
  await query.addTags(scope, updated, keys)
  if ((await query.mostTags(scope, updated)) > TAGS_PER_ITEM) throw tooManyTags('addTags')
  await query.removeValues(scope, updated, unwanted)
  await query.addValues(scope, updated, [...labels.keys()])
  await query.updateItems(scope, updated)
  const changes: FieldChange[] = CATEGORIES.filter((category) => add[category]?.length).map(
    (category) => ({
      field: category,
      from: null,
      to: (add[category] ?? []).map((id) => labels.get(id) ?? ''),
    }),
  )
  if (addTags.length > 0) changes.push({ field: 'tags', from: null, to: addTags })
  if (removeTags.length > 0) changes.push({ field: 'tags', from: removeTags, to: null })
  await tell(scope, items, 'item.changed', 'MODIFY', changes)
  return { updated, missing: missing(ids, updated) }
}

function missing(ids: string[], done: string[]): string[] {
  const found = new Set(done)
  return [...new Set(ids)].filter((id) => !found.has(id))
}

async function tell(
  scope: Scope,
  items: Locked,
  type: EventType,
  changeKind: ChangeKind,
  changes: FieldChange[] = [],
): Promise<void> {
  await recordAll(
    scope,
    items.map((item) => ({
      type,
      changeKind,
      ...subject(item),
      ...(changes.length > 0 && { changes }),
    })),
  )
}

/** Nightly: what has been in the bin for 30 days goes, the files first, so that none is left behind. */
export async function emptyBin({ database, files }: Services): Promise<void> {
  for (const { tenantId, id } of await query.findOverdue(database.system, BIN_DAYS)) {
    await files.removeAll(`${tenantId}/${id}`)
    await withScope(database, systemActor(tenantId), (scope) => query.purge(scope, id))
  }
}
