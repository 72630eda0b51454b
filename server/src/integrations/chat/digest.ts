import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { eachInTurns } from '../../platform/jobs/each.ts'
import { insertDelivery } from '../delivery-queries.ts'
import { enqueueAll, JSON_TYPE, payloadOf } from '../publish.ts'
import { nextDigest } from './quiet.ts'

/** The event of a digest; nobody subscribes to it. */
export const DIGEST = 'digest'
export const DIGEST_TASK = 'send-webhook-digests'
/** The most events that a digest names; all are counted. */
const NAMED_MAX = 20
/** The most events of one digest; what is more is in the next. */
const LINES_MAX = 10_000
const MINUTES = 10

export interface DigestData {
  counts: Record<string, number>
  /** Bodies of events, the latest first. */
  events: { type: string; timestamp: string; data: object }[]
}

/** Sends the digests that are due, of all tenants. */
export async function sendDigests({ database, log }: Services): Promise<void> {
  const due = await findDue(database.system)
  await eachInTurns(
    log,
    DIGEST_TASK,
    due,
    ({ tenantId, id }) =>
      withScope(database, systemActor(tenantId), (scope) => sendDigest(scope, id)),
    MINUTES,
  )
}

function findDue(db: Db) {
  return db
    .selectFrom('webhook')
    .select(['tenantId', 'id'])
    .where('digestDue', '<=', sql<string>`now()`)
    .execute()
}

async function sendDigest(scope: Scope, id: string): Promise<void> {
  const { db, actor } = scope
  const webhook = await db
    .selectFrom('webhook')
    .innerJoin('tenant', 'tenant.id', 'webhook.tenantId')
    .select(['webhook.timing', 'webhook.active', 'tenant.timeZone'])
    .select(sql<string | null>`webhook.quiet_hours ->> 'timeZone'`.as('ownZone'))
    .where('webhook.id', '=', id)
    .where('webhook.digestDue', '<=', sql<string>`now()`)
    .forUpdate('webhook')
    .executeTakeFirst()
  if (!webhook) return
  const { timing, active, timeZone, ownZone } = webhook
  const next = timing === 'digest' ? nextDigest(ownZone ?? timeZone).toISOString() : null
  await db.updateTable('webhook').set({ digestDue: next }).where('id', '=', id).execute()
  const found = active ? await collect(scope, id) : undefined
  if (!found) return
  const payload = payloadOf(DIGEST, found.data)
  const deliveryId = await insertDelivery(scope, {
    ...{ webhookId: id, event: DIGEST, contentType: JSON_TYPE, payload },
  })
  await db
    .updateTable('webhookDigestLine')
    .set({ deliveryId })
    .where('id', 'in', found.ids)
    .execute()
  await enqueueAll(scope, [{ id: deliveryId, webhookId: id, tenantId: actor.tenantId, tried: 0 }])
}

/** Returns what waits for a digest; undefined if nothing does. */
async function collect({ db }: Scope, id: string) {
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
