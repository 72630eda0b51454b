import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import * as query from './keep-events-queries.ts'

const CHUNK = 5_000
/** Changes don't wait for dropping a month. */
const PATIENCE = '2s'

interface Keeping {
  database: Pick<Database, 'system'>
  log: Pick<Log, 'warn'>
}

/** Makes room for the months to come and deletes what tenants don't want to keep any longer. */
export async function keepEvents({ database: { system }, log }: Keeping): Promise<void> {
  await query.makeParts(system)
  for (const { tenantId, before } of await query.findLimits(system))
    while ((await query.deleteEvents(system, tenantId, before, CHUNK)) === CHUNK);
  await query
    .dropParts(system, PATIENCE)
    .catch((error) => log.warn({ err: error }, 'months of activity are in use'))
}
