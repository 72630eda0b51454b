import type { QuietHours, WebhookTiming } from '@satchel/contract/chat.ts'
import type { DeliveryState, Webhook, WebhookFormat } from '@satchel/contract/webhooks/webhooks.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Actor, Scope } from '../platform/database/scope.ts'

const columns = [
  'webhook.id',
  'webhook.name',
  'webhook.url',
  'webhook.events',
  'webhook.ownLinksOnly',
  'webhook.active',
  'webhook.failingSince',
  'webhook.turnedOffAt',
  'webhook.createdAt',
  'webhook.format',
  'webhook.timing as when',
  'webhook.quietHours',
] as const

const PROGRAM_COLUMNS = { 'api-key': 'apiKeyId', app: 'connectedAppId' } as const

const CREATED_BY = sql<Webhook['createdBy']>`(
  select jsonb_build_object('id', member.id, 'name', member.name) from member
  where member.tenant_id = webhook.tenant_id and member.id = webhook.created_by)`
/** The end of the replaced secrets that still sign. */
const OLD_SECRET_UNTIL = sql<string | null>`(
  select max((old ->> 'until')::timestamptz) from jsonb_array_elements(webhook.old_secrets) as old
  where (old ->> 'until')::timestamptz > now())`

/** The failure of the latest attempt; null if it didn't. */
const LAST_PROBLEM = sql<Webhook['lastProblem']>`(
  select case when attempt ->> 'error' is not null
    then attempt - 'ms' - 'answer' end
  from (select sent.attempts -> -1 as attempt from webhook_delivery as sent
    where sent.tenant_id = webhook.tenant_id and sent.webhook_id = webhook.id
    order by sent.id desc limit 50) as latest
  where attempt is not null order by attempt ->> 'at' desc limit 1)`

const PROGRAM = sql<string | null>`coalesce(
  (select key.name from api_key as key
    where key.tenant_id = webhook.tenant_id and key.id = webhook.api_key_id),
  (select app.name from connected_app as app
    where app.tenant_id = webhook.tenant_id and app.id = webhook.connected_app_id))`

/** Returns the column and id by which a webhook belongs to the program that acts; undefined for a person. */
function ownerOf({ program }: Actor) {
  if (!program) return undefined
  return { column: PROGRAM_COLUMNS[program.kind], id: program.id }
}

/** Newest first; a program finds those that it set up. */
export function findWebhooks({ db, actor }: Scope, id?: string): Promise<Webhook[]> {
  const owner = ownerOf(actor)
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
    .select(LAST_PROBLEM.as('lastProblem'))
    .select([
      CREATED_BY.as('createdBy'),
      PROGRAM.as('program'),
      OLD_SECRET_UNTIL.as('oldSecretUntil'),
    ])
    .orderBy('webhook.id', 'desc')
    .$narrowType<{
      lastState: DeliveryState | null
      format: WebhookFormat
      when: WebhookTiming
      quietHours: QuietHours | null
    }>()
  if (id) rows = rows.where('webhook.id', '=', id)
  if (owner) rows = rows.where(`webhook.${owner.column}`, '=', owner.id)
  return rows.execute()
}

/** Counts the webhooks of the tenant, whoever set them up. */
export async function countWebhooks({ db }: Scope): Promise<number> {
  const count = db.selectFrom('webhook').select(({ fn }) => fn.countAll().as('count'))
  return Number((await count.executeTakeFirstOrThrow()).count)
}

/** Locks a webhook until the scope ends. */
export function lockWebhook({ db }: Scope, id: string) {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertWebhook(
  { db, actor }: Scope,
  draft: {
    name: string
    url: string
    events: string[]
    ownLinksOnly: boolean
    createdBy: string | null
    format: WebhookFormat
  },
): Promise<string> {
  const owner = ownerOf(actor)
  const values = { ...draft, ...(owner && { [owner.column]: owner.id }) }
  const row = await db
    .insertInto('webhook')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

interface WebhookChange {
  name?: string
  url?: string
  events?: string[]
  active?: boolean
  ownLinksOnly?: boolean
  createdBy?: string | null
  secret?: Buffer
  sealedUrl?: Buffer
  timing?: WebhookTiming
  /** JSON of `QuietHours`. */
  quietHours?: string | null
  digestDue?: string
  /** JSON of `OldSecret[]`. */
  oldSecrets?: string
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
    .set({ secret, oldSecrets: '[]', sealedUrl: null, active: false, turnedOffAt: sql`now()` })
    .where('tenantId', '=', key.tenantId)
    .where('id', '=', key.id)
    .execute()
}

/** Deletes a webhook, of a program only one that it set up. */
export function deleteWebhook({ db, actor }: Scope, id: string) {
  const owner = ownerOf(actor)
  let rows = db.deleteFrom('webhook').where('id', '=', id).returning('name')
  if (owner) rows = rows.where(owner.column, '=', owner.id)
  return rows.executeTakeFirst()
}

/** Finds which of these events which of these tenants have a webhook or CRM for; of all tenants without a list of them. */
export async function findWanting(
  db: Db,
  events: readonly string[],
  tenantIds?: string[],
): Promise<{ tenantId: string; event: string }[]> {
  const ofTenants = tenantIds ? sql`and tenant_id = any(${tenantIds}::uuid[])` : sql``
  const { rows } = await sql<{ tenantId: string; event: string }>`
    select distinct tenant_id as "tenantId", event
    from webhook, unnest(events) as event
    where active and event = any(${events}::text[]) ${ofTenants}
    union
    select tenant_id, 'link.read' from crm_connection
    where (sends_readings or sends_leads) and 'link.read' = any(${events}::text[]) ${ofTenants}`.execute(
    db,
  )
  return rows
}

export function findAdmins({ db }: Scope) {
  return db
    .selectFrom('member')
    .select('email')
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .execute()
}
