import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The follow-up of a change that touched more items than its own transaction should index. */
export async function indexItems(system: Db, payload: unknown): Promise<void> {
  const { tenantId, itemIds } = payload as { tenantId: string; itemIds: string[] }
  await sql`select index_many(${tenantId}, ${itemIds})`.execute(system)
}

/** Returns the tenants whose items are to be indexed again after an upgrade. */
export async function findUnindexed(system: Db): Promise<{ tenantId: string }[]> {
  return system.selectFrom('searchAgain').select('tenantId').orderBy('tenantId').execute()
}

/** Indexes some items of a tenant again, in a transaction of its own; false if none are left. */
export async function indexNext(system: Db, tenantId: string, count: number): Promise<boolean> {
  const { rows } = await sql<{ isMore: boolean }>`
    select index_again(${tenantId}, ${count}) as "isMore"`.execute(system)
  return rows[0]?.isMore ?? false
}

/** Lets the items of all tenants be indexed again, beside all other work. */
export async function indexAllAgain(system: Db): Promise<void> {
  await system
    .insertInto('searchAgain')
    .columns(['tenantId'])
    .expression((query) => query.selectFrom('tenant').select('id'))
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ lastId: null }))
    .execute()
}
