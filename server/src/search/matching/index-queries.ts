import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The follow-up of a change that touched more items than its own transaction should index. */
export async function indexItems(system: Db, payload: unknown): Promise<void> {
  const { tenantId, itemIds } = payload as { tenantId: string; itemIds: string[] }
  await sql`select index_many(${tenantId}, ${itemIds})`.execute(system)
}
