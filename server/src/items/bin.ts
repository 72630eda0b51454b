import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { EventType } from '@satchel/contract/events.ts'
import type { ChangeKind, CursorQuery } from '@satchel/contract/schemas.ts'
import { recordAll } from '../platform/events.ts'
import type { Files } from '../platform/files.ts'
import { pageOf, readCursor } from '../platform/paging.ts'
import { type Scope, systemActor, withScope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { without } from './classification.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { findDeleted, placeInBin } from './select.ts'
import { subject } from './subject.ts'

const BIN_DAYS = 30

/** Links to them answer 410 until they are restored. */
export async function remove(scope: Scope, ids: string[]) {
  const items = await query.lockMany(scope, ids)
  const deleted = items.map(({ id }) => id)
  await query.moveToBin(scope, deleted)
  await tell(scope, items, 'item.deleted', 'REMOVE')
  return { deleted, missing: without([...new Set(ids)], deleted) }
}

/** To where they were: their collections kept their places. */
export async function restore(scope: Scope, ids: string[]) {
  const items = await query.lockMany(scope, ids, { inBin: true })
  const restored = items.map(({ id }) => id)
  await query.takeFromBin(scope, restored)
  await tell(scope, items, 'item.restored', 'INSERT')
  return { restored, missing: without([...new Set(ids)], restored) }
}

export async function list(
  scope: Scope,
  files: Files,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  const after = readCursor(cursor, placeInBin)
  const rows = await findDeleted(scope, limit + 1, after)
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: 'deleted', key, id }))
  return { ...page, items: page.items.map((row) => present(files, row)) }
}

async function tell(
  scope: Scope,
  items: Awaited<ReturnType<typeof query.lockMany>>,
  type: EventType,
  changeKind: ChangeKind,
): Promise<void> {
  await recordAll(
    scope,
    items.map((item) => ({ type, changeKind, ...subject(item) })),
  )
}

/** Nightly: what has been in the bin for 30 days goes, the files first, so that none is left behind. */
export async function empty({ database, files }: Services): Promise<void> {
  for (;;) {
    const overdue = await query.findOverdue(database.system, BIN_DAYS)
    if (overdue.length === 0) return
    for (const { tenantId, id } of overdue) {
      await files.removeAll(`${tenantId}/${id}`)
      await withScope(database, systemActor(tenantId), (scope) => query.purge(scope, id))
    }
  }
}
