import type { Services } from '../../platform/http/services.ts'
import { deleteSetAside } from '../flush-queries.ts'
import { deleteOldSummed } from '../sums/delta-queries.ts'
import * as query from './retention-queries.ts'

const CHUNK = 5_000
/** The days for which visits that couldn't be moved are left for someone to look at. */
const SET_ASIDE_DAYS = 30
/** Visits don't wait for dropping a month. */
const PATIENCE = '2s'

/** Makes room for the months to come and deletes what tenants don't want to keep any longer. Sums and counts stay. */
export async function keepVisits({ database: { system }, log }: Services): Promise<void> {
  await query.makeParts(system)
  for (const { tenantId, before } of await query.findLimits(system))
    while ((await query.deleteVisits(system, tenantId, before, CHUNK)) === CHUNK);
  await query.deleteSentEmails(system)
  await deleteOldSummed(system)
  await deleteSetAside(system, SET_ASIDE_DAYS)
  await query
    .dropParts(system, PATIENCE)
    .catch((error) => log.warn({ err: error }, 'months of visits are in use'))
}
