import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { deleteAllRows } from './archive/queries.ts'

/** Replaces a draft's rows with those of another, which is deleted. */
export async function takeRows(scope: Scope, from: string, into: string): Promise<void> {
  const { db } = scope
  await deleteAllRows(scope, into)
  await db.updateTable('importRow').set({ importId: into }).where('importId', '=', from).execute()
  await db.deleteFrom('import').where('id', '=', from).execute()
}

/** Finds the data of rows in their order, without the items they became. */
export function findData({ db }: Scope, importId: string, after: number, limit: number) {
  return db
    .selectFrom('importRow')
    .select(['number', 'data'])
    .where('importId', '=', importId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
}

interface Planned {
  tenantId: string
  memberId: string
  draftId: string
  rows: number
}

/** Publishes how many rows a plan has looked at. */
export async function publishPlanned(system: Db, planned: Planned): Promise<void> {
  const { tenantId, memberId, draftId, rows } = planned
  await sql`select pg_notify('import-plan', ${`${tenantId} ${memberId} ${draftId} ${rows}`})`.execute(
    system,
  )
}
