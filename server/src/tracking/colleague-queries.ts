import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

export async function insertColleague(system: Db, tenantId: string, viewer: Buffer): Promise<void> {
  await system
    .insertInto('memberViewer')
    .values({ tenantId, viewer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes colleagues' viewers of past days: a viewer is one for a day. */
export async function deleteOldColleagues(system: Db): Promise<void> {
  await system
    .deleteFrom('memberViewer')
    .where('seenOn', '<', sql<string>`current_date - 1`)
    .execute()
}
