import * as billing from '../billing/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { type AssessedRow, isDuplicate, isFaulty } from './assess.ts'

/** Rows for which the plan has no room fail; those before them do not. */
export async function fitInto(
  scope: Scope,
  rows: AssessedRow[],
  bytesOf: (row: AssessedRow) => number = () => 0,
): Promise<void> {
  const coming = rows.filter((row) => !isFaulty(row) && !isDuplicate(row))
  if (coming.length === 0) return
  const room = await billing.lockedRoom(scope)
  for (const row of coming) {
    const needed = { items: 1, storageBytes: bytesOf(row) }
    const fault = billing.roomFault(room, needed)
    if (fault) row.problems.push({ level: 'error', ...fault })
    else {
      room.items -= needed.items
      room.storageBytes -= needed.storageBytes
    }
  }
}
