import type { Services } from '../platform/http/services.ts'
import * as query from './colleague-queries.ts'
import { type Caller, viewerOf } from './visitor.ts'

/** Remembers someone's network and browser for the day, as for any visitor; addresses aren't stored. */
export async function markColleague(
  { database, secrets }: Services,
  tenantId: string,
  caller: Caller,
): Promise<void> {
  const viewer = Buffer.from(viewerOf(secrets.visitors, tenantId, caller), 'hex')
  await query.insertColleague(database.system, tenantId, viewer)
}

export function forgetColleagues({ database }: Services): Promise<void> {
  return query.deleteOldColleagues(database.system)
}
