import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Makes room for the visits of this month and the next two. */
export async function makeParts(system: Db): Promise<void> {
  await sql`select make_visit_parts(current_date, (current_date + interval '2 months')::date)`.execute(
    system,
  )
}

const BEFORE = sql<string>`(date_trunc('day', now() at time zone time_zone)
  - make_interval(months => (sharing ->> 'visitsKeptMonths')::integer)) at time zone time_zone`

/** Finds tenants that don't keep visits forever, each with the time before which they go. */
export function findLimits(system: Db): Promise<{ tenantId: string; before: string }[]> {
  return system
    .selectFrom('tenant')
    .select(['id as tenantId', BEFORE.as('before')])
    .where(sql`sharing ->> 'visitsKeptMonths'`, 'is not', null)
    .execute()
}

/** Deletes up to `limit` visits and returns how many there were. */
export async function deleteVisits(
  system: Db,
  tenantId: string,
  before: string,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from visit where tenant_id = ${tenantId} and id in (
      select id from visit where tenant_id = ${tenantId} and id < id_at(${before}::timestamptz)
      limit ${limit})`.execute(system)
  return Number(numAffectedRows)
}

export async function deleteSentEmails(system: Db): Promise<void> {
  await sql`delete from visit_letter where sent_at < now() - interval '2 days'`.execute(system)
}

/** Drops whole months that nobody keeps: none where one tenant keeps all. Throws after waiting for so long. */
export async function dropParts(system: Db, patience: string): Promise<void> {
  await system.transaction().execute(async (db) => {
    await sql`select set_config('lock_timeout', ${patience}, true)`.execute(db)
    await sql`
      select drop_visit_parts(min(${BEFORE})) from tenant
      having count(*) > 0 and count(*) = count(sharing ->> 'visitsKeptMonths')`.execute(db)
  })
}
