import type {
  DeliveryState,
  Webhook,
  WebhookDelivery,
} from '@satchel/contract/integrations/webhooks.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

const columns = [
  'id',
  'name',
  'url',
  'events',
  'active',
  'failingSince',
  'turnedOffAt',
  'createdAt',
] as const

/** Newest first. */
export function findWebhooks({ db }: Scope, id?: string): Promise<Webhook[]> {
  let rows = db
    .selectFrom('webhook')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('webhookDelivery as sent')
        .select('sent.state')
        .whereRef('sent.webhookId', '=', 'webhook.id')
        .orderBy('sent.id', 'desc')
        .limit(1)
        .as('lastState'),
    )
    .orderBy('id', 'desc')
    .$narrowType<{ lastState: DeliveryState | null }>()
  if (id) rows = rows.where('id', '=', id)
  return rows.execute()
}

/** Locks a webhook until the scope ends. */
export function lockWebhook({ db }: Scope, id: string) {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertWebhook(
  { db }: Scope,
  draft: { name: string; url: string; events: string[] },
): Promise<string> {
  const row = await db.insertInto('webhook').values(draft).returning('id').executeTakeFirstOrThrow()
  return row.id
}

interface WebhookChange {
  name?: string
  url?: string
  events?: string[]
  active?: boolean
  secret?: Buffer
  failingSince?: string | null
  turnedOffAt?: string | null
}

export async function updateWebhook({ db }: Scope, id: string, change: WebhookChange) {
  if (Object.keys(change).length === 0) return
  await db.updateTable('webhook').set(change).where('id', '=', id).execute()
}

interface WebhookKey {
  tenantId: string
  id: string
}

/** Finds the webhooks of all tenants. */
export function findAllWebhooks(db: Db): Promise<WebhookKey[]> {
  return db.selectFrom('webhook').select(['tenantId', 'id']).execute()
}

export async function turnOffWithSecret(db: Db, key: WebhookKey, secret: Buffer): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ secret, active: false, turnedOffAt: sql`now()` })
    .where('tenantId', '=', key.tenantId)
    .where('id', '=', key.id)
    .execute()
}

export function deleteWebhook({ db }: Scope, id: string) {
  return db.deleteFrom('webhook').where('id', '=', id).returning('name').executeTakeFirst()
}

export interface Draft {
  tenantId: string
  event: string
  subjectId: string
  contentType: string
  payload: string
}

/** Inserts a delivery for each webhook that wants an event. The tenant is named: drafts may be of several. */
export async function insertDeliveries({ db }: { db: Db }, drafts: Draft[]) {
  const { rows } = await sql<{ id: string; webhookId: string; tenantId: string }>`
    insert into webhook_delivery (tenant_id, webhook_id, event, subject_id, content_type, payload)
    select webhook.tenant_id, webhook.id, draft.event, draft."subjectId", draft."contentType", draft.payload
    from jsonb_to_recordset(${JSON.stringify(drafts)}) as draft ("tenantId" uuid, event text,
      "subjectId" uuid, "contentType" text, payload text)
    join webhook on webhook.tenant_id = draft."tenantId" and webhook.active
      and draft.event = any(webhook.events)
    returning id, webhook_id as "webhookId", tenant_id as "tenantId"`.execute(db)
  return rows
}

/** Finds which of these tenants have a webhook that wants an event. */
export async function findWanting(db: Db, event: string, tenantIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook')
    .select('tenantId')
    .distinct()
    .where('active', '=', true)
    .where(sql<SqlBool>`${event}::text = any(events)`)
    .where('tenantId', '=', sql<string>`any(${tenantIds}::uuid[])`)
    .execute()
  return rows.map(({ tenantId }) => tenantId)
}

/** Inserts a delivery for one webhook, whatever events it wants. */
export async function insertDelivery(
  { db }: Scope,
  draft: { webhookId: string; event: string; contentType: string; payload: string },
): Promise<string> {
  const rows = db.insertInto('webhookDelivery').values(draft).returning('id')
  return (await rows.executeTakeFirstOrThrow()).id
}

/** Finds which of these subjects have a delivery of an event. */
export async function findSubjects(
  { db }: Scope,
  event: string,
  subjectIds: string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('webhookDelivery')
    .select('subjectId')
    .distinct()
    .where('event', '=', event)
    .where('subjectId', '=', sql<string>`any(${subjectIds}::uuid[])`)
    .execute()
  return rows.flatMap(({ subjectId }) => subjectId ?? [])
}

type Attempts = WebhookDelivery['attempts']

export interface Filter {
  id?: string
  state?: DeliveryState
  before?: string
  limit: number
}

/** Newest first. */
export function findDeliveries(
  { db }: Scope,
  webhookId: string,
  { id, state, before, limit }: Filter,
): Promise<WebhookDelivery[]> {
  let rows = db
    .selectFrom('webhookDelivery')
    .select(['id', 'event', 'state', 'at', 'nextAt', 'payload', 'attempts'])
    .where('webhookId', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (id) rows = rows.where('id', '=', id)
  if (state) rows = rows.where('state', '=', state)
  if (before) rows = rows.where('id', '<', before)
  return rows.$narrowType<{ state: DeliveryState; attempts: Attempts }>().execute()
}

/** Finds a delivery that waits, and where it goes. */
export function findWaiting({ db }: Scope, id: string) {
  return db
    .selectFrom('webhookDelivery as sent')
    .innerJoin('webhook', 'webhook.id', 'sent.webhookId')
    .select(['sent.id', 'sent.webhookId', 'sent.event', 'sent.payload', 'sent.tried'])
    .select('sent.contentType')
    .select(['sent.attempts', 'webhook.url', 'webhook.active', 'webhook.secret'])
    .where('sent.id', '=', id)
    .where('sent.state', '=', 'waiting')
    .$narrowType<{ attempts: Attempts }>()
    .executeTakeFirst()
}

export interface Outcome {
  state: DeliveryState
  tried: number
  nextAt: string | null
  attempts: Attempts
}

/** Stores an attempt, unless another one was stored in the meantime. */
export function updateDelivery({ db }: Scope, id: string, { attempts, ...outcome }: Outcome) {
  return db
    .updateTable('webhookDelivery')
    .set({ ...outcome, attempts: JSON.stringify(attempts) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tried', '=', outcome.tried - 1)
    .returning('id')
    .executeTakeFirst()
}

/** Makes a delivery wait again. */
export function resetDelivery({ db }: Scope, webhookId: string, id: string) {
  return db
    .updateTable('webhookDelivery')
    .set({ state: 'waiting', tried: 0, nextAt: sql<string>`now()` })
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}

/** Deletes what deliveries know of data that is deleted; those that wait are not sent. */
export async function deleteOfSubjects({ db }: Scope, subjectIds: string[]): Promise<void> {
  await db
    .deleteFrom('webhookDelivery')
    .where('subjectId', '=', sql<string>`any(${subjectIds}::uuid[])`)
    .execute()
}

/** Deletes deliveries that are older than so many days. */
export async function deleteOld(system: Db, days: number): Promise<void> {
  await system
    .deleteFrom('webhookDelivery')
    .where('at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}

export function findAdmins({ db }: Scope) {
  return db
    .selectFrom('member')
    .select('email')
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .execute()
}
