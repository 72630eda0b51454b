import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** Makes room for the events of this month and the next two. */
export async function makeParts(system: Db): Promise<void> {
  await sql`select make_event_parts(current_date, (current_date + interval '2 months')::date)`.execute(
    system,
  )
}

const BEFORE = sql<string>`(date_trunc('day', now() at time zone time_zone)
  - make_interval(months => activity_kept_months)) at time zone time_zone`

/** Finds tenants that don't keep activity forever, each with the time before which it goes. */
export function findLimits(system: Db): Promise<{ tenantId: string; before: string }[]> {
  return system
    .selectFrom('tenant')
    .select(['id as tenantId', BEFORE.as('before')])
    .where('activityKeptMonths', 'is not', null)
    .execute()
}

/** Deletes up to `limit` events and returns how many there were. */
export async function deleteEvents(
  system: Db,
  tenantId: string,
  before: string,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from event where tenant_id = ${tenantId} and id in (
      select id from event where tenant_id = ${tenantId} and id < id_at(${before}::timestamptz)
      limit ${limit})`.execute(system)
  return Number(numAffectedRows)
}

/** Drops whole months that nobody keeps: none where one tenant keeps all. Throws after waiting for so long. */
export async function dropParts(system: Db, patience: string): Promise<void> {
  await system.transaction().execute(async (db) => {
    await sql`select set_config('lock_timeout', ${patience}, true)`.execute(db)
    await sql`
      select drop_event_parts(min(${BEFORE})) from tenant
      having count(*) > 0 and count(*) = count(activity_kept_months)`.execute(db)
  })
}
