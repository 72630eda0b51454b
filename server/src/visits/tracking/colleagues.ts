import { sql } from 'kysely'
import type { Services } from '../../platform/http/services.ts'
import { type Caller, viewerOf } from '../link/visitor.ts'

/** Network and agent of a person of the tenant, known for the day as any visitor is: no address is stored. */
export async function markColleague(
  { database, secrets }: Services,
  tenantId: string,
  caller: Caller,
): Promise<void> {
  const viewer = Buffer.from(viewerOf(secrets.visitors, tenantId, caller), 'hex')
  await database.system
    .insertInto('memberViewer')
    .values({ tenantId, viewer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A viewer is one for a day. */
export async function forgetColleagues({ database }: Services): Promise<void> {
  await database.system
    .deleteFrom('memberViewer')
    .where('seenOn', '<', sql<string>`current_date - 1`)
    .execute()
}
