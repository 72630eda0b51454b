import { BULK_MAX, PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { EventType } from '@satchel/contract/events.ts'
import type { BinItem } from '@satchel/contract/items/bin.ts'
import type { ChangeKind, CursorQuery } from '@satchel/contract/schemas.ts'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { recordAll } from '../platform/live/events.ts'
import { auditItems } from './audit-items.ts'
import * as binQuery from './bin-queries.ts'
import { without } from './classification.ts'
import { placeInBin } from './order-queries.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { type DeletedRow, findDeleted } from './select-queries.ts'
import { subjectOf } from './subject.ts'

/** Links to them answer 410 until they are restored. */
export async function remove(scope: Scope, ids: string[]) {
  const items = await query.lockMany(scope, ids)
  const deleted = items.map(({ id }) => id)
  await query.moveToBin(scope, deleted)
  await publish(scope, items, 'item.deleted', 'REMOVE')
  await auditItems(scope, 'items.deleted', items)
  return { deleted, missing: without([...new Set(ids)], deleted) }
}

/** Restores items, also to their places in collections. */
export async function restore(scope: Scope, ids: string[]) {
  const items = await query.lockMany(scope, ids, { inBin: true })
  const restored = items.map(({ id }) => id)
  await query.takeFromBin(scope, restored)
  await publish(scope, items, 'item.restored', 'INSERT')
  return { restored, missing: without([...new Set(ids)], restored) }
}

/** Restores as many items as one call may. */
export async function restoreAll(scope: Scope) {
  const ids = await binQuery.findInBin(scope, BULK_MAX)
  const { restored } = await restore(scope, ids)
  const { total } = await binQuery.countBin(scope)
  return { restored, left: total }
}

export async function list(
  scope: Scope,
  services: Addresses,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  const after = readCursor(cursor, placeInBin)
  const rows = await findDeleted(scope, limit + 1, after)
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: 'deleted', key, id }))
  const counts = await binQuery.countBin(scope)
  return {
    ...page,
    ...counts,
    items: page.items.map((row) => presentDeleted(scope, services, row)),
  }
}

function presentDeleted(scope: Scope, services: Addresses, row: DeletedRow): BinItem {
  const { deletedBy, deleterName, deletedAt, purgesOn } = row
  return {
    ...present(scope, services, row),
    deletedAt: deletedAt ?? '',
    deletedBy: deletedBy && deleterName ? { id: deletedBy, name: deleterName } : null,
    purgesOn,
  }
}

async function publish(
  scope: Scope,
  items: Awaited<ReturnType<typeof query.lockMany>>,
  type: EventType,
  changeKind: ChangeKind,
): Promise<void> {
  await recordAll(
    scope,
    items.map((item) => ({ type, changeKind, ...subjectOf(item) })),
  )
}
