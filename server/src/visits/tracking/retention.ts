import { sql } from 'kysely'
import type { Database, Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'

const CHUNK = 5_000
/** Visits don't wait for dropping a month. */
const PATIENCE = '2s'

/** Room for the months to come; what tenants do not want to keep any longer goes. Sums and counts stay. */
export async function keepVisits({ database, log }: Services): Promise<void> {
  const { system } = database
  await sql`select make_visit_parts(current_date, (current_date + interval '2 months')::date)`.execute(
    system,
  )
  for (const { tenantId, before } of await findLimits(system))
    while ((await deleteSome(system, tenantId, before)) === CHUNK);
  await sql`delete from visit_letter where sent_at < now() - interval '2 days'`.execute(system)
  await dropParts(database).catch((error) =>
    log.warn({ err: error }, 'months of visits are in use'),
  )
}

const BEFORE = sql<string>`(date_trunc('day', now() at time zone time_zone)
  - make_interval(months => (sharing ->> 'visitsKeptMonths')::integer)) at time zone time_zone`

function findLimits(system: Db): Promise<{ tenantId: string; before: string }[]> {
  return system
    .selectFrom('tenant')
    .select(['id as tenantId', BEFORE.as('before')])
    .where(sql`sharing ->> 'visitsKeptMonths'`, 'is not', null)
    .execute()
}

async function deleteSome(system: Db, tenantId: string, before: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from visit where tenant_id = ${tenantId} and id in (
      select id from visit where tenant_id = ${tenantId} and id < id_at(${before}::timestamptz)
      limit ${CHUNK})`.execute(system)
  return Number(numAffectedRows)
}

/** Whole months that nobody keeps: where one tenant keeps all, none. */
async function dropParts({ system }: Database): Promise<void> {
  await system.transaction().execute(async (db) => {
    await sql`select set_config('lock_timeout', ${PATIENCE}, true)`.execute(db)
    await sql`
      select drop_visit_parts(min(${BEFORE})) from tenant
      having count(*) > 0 and count(*) = count(sharing ->> 'visitsKeptMonths')`.execute(db)
  })
}
