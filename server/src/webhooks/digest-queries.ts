import { sql } from 'kysely'
import type { DigestData } from '../chat/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

/** The most events that a digest names; all are counted. */
const NAMED_MAX = 20
/** The most events of one digest; what is more is in the next. */
const LINES_MAX = 10_000

/** Finds the webhooks of all tenants whose digest is due. */
export function findDue(db: Db) {
  return db
    .selectFrom('webhook')
    .select(['tenantId', 'id'])
    .where('digestDue', '<=', sql<string>`now()`)
    .execute()
}

/** Locks a webhook until the scope ends if its digest is due. */
export function lockDue({ db }: Scope, id: string) {
  return db
    .selectFrom('webhook')
    .innerJoin('tenant', 'tenant.id', 'webhook.tenantId')
    .select(['webhook.timing', 'webhook.active', 'tenant.timeZone'])
    .select(sql<string | null>`webhook.quiet_hours ->> 'timeZone'`.as('ownZone'))
    .where('webhook.id', '=', id)
    .where('webhook.digestDue', '<=', sql<string>`now()`)
    .forUpdate('webhook')
    .executeTakeFirst()
}

export async function setDue({ db }: Scope, id: string, digestDue: string | null): Promise<void> {
  await db.updateTable('webhook').set({ digestDue }).where('id', '=', id).execute()
}

/** Notes with which delivery lines were sent. */
export async function setDelivery({ db }: Scope, ids: string[], deliveryId: string): Promise<void> {
  await db.updateTable('webhookDigestLine').set({ deliveryId }).where('id', 'in', ids).execute()
}

/** Returns what waits for a digest; undefined if nothing does. */
export async function collect({ db }: Scope, id: string) {
  const { rows } = await sql<{
    ids: string[] | null
    counts: Record<string, number> | null
    events: string[] | null
  }>`
    with waiting as materialized (
      select line.id, event, payload from webhook_digest_line as line
      where webhook_id = ${id} and delivery_id is null 
      order by line.id limit ${LINES_MAX} for update
    )
    select (select jsonb_agg(id) from waiting) as ids,
      (select jsonb_object_agg(event, count) from (
        select event, count(*) as count from waiting group by event) as counted) as counts,
      (select jsonb_agg(payload order by id desc) from (
        select id, payload from waiting order by id desc limit ${NAMED_MAX}) as latest) as events`.execute(
    db,
  )
  const { ids, counts, events } = rows[0] ?? {}
  if (!ids || !counts || !events) return undefined
  const data: DigestData = { counts, events: events.map((payload) => JSON.parse(payload)) }
  return { ids, data }
}
