import type { QuietHours } from '@satchel/contract/chat.ts'
import { scopeOfEvent } from '@satchel/contract/webhooks/webhook-events.ts'
import type {
  DeliveryState,
  WebhookDelivery,
  WebhookFormat,
} from '@satchel/contract/webhooks/webhooks.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

export interface Draft {
  tenantId: string
  event: string
  /** The visit, lead or thing whose data it has: it's deleted with that. */
  subjectId: string
  /** The link, item or other thing that it's about, which its deliveries keep the order of. */
  thingId: string | null
  /** Names what happened to the subject; it's sent once. Null if it's sent each time. */
  once: string | null
  /** The link of an event about links; null if it came without one, undefined for other events. */
  linkId?: string | null | undefined
  /** It's about a visit by someone who proved nothing. */
  isUnsure?: boolean
  contentType: string
  payload: string
}

/**
 * True for a webhook that a person set up; for that of a program, while it has the scope that an event needs, hasn't
 * expired and acts for somebody who may still set up webhooks. A scope of null is none.
 */
const mayReceive = (
  scope: RawBuilder<unknown>,
) => sql<boolean>`(webhook.api_key_id is null and webhook.connected_app_id is null or exists (
  select from (
    select tenant_id, id, member_id, scopes, expires_at from api_key
    union all select tenant_id, id, member_id, scopes, null from connected_app) as program
  join member on member.tenant_id = program.tenant_id and member.id = program.member_id
  where program.tenant_id = webhook.tenant_id
    and program.id in (webhook.api_key_id, webhook.connected_app_id)
    and (program.expires_at is null or program.expires_at > now())
    and program.scopes @> array_remove(array['webhooks.write', ${scope}], null)
    and member.status = 'active' and member.role in ('owner', 'admin')))`

export interface Due {
  id: string
  webhookId: string
  tenantId: string
  /** The number of attempts so far. */
  tried: number
}

const SENT_BEFORE = sql`
  select from webhook_delivery as sent where sent.tenant_id = webhook.tenant_id
    and sent.subject_id = draft."subjectId" and sent.webhook_id = webhook.id
    and sent.event = draft.event and sent.once = draft.once
  union all
  select from webhook_digest_line as line where line.tenant_id = webhook.tenant_id
    and line.subject_id = draft."subjectId" and line.webhook_id = webhook.id
    and line.event = draft.event and line.once = draft.once`

/**
 * Inserts a delivery for each webhook that wants an event, in the order of the drafts, or a line of its next digest. The
 * tenant is named: drafts may be of several.
 */
export async function insertDeliveries({ db }: { db: Db }, drafts: Draft[]): Promise<Due[]> {
  const input = drafts.map((draft, position) => ({
    ...draft,
    position,
    isOfLink: draft.linkId !== undefined,
    scope: scopeOfEvent(draft.event) ?? null,
  }))
  const { rows } = await sql<Due>`
    with wanted as materialized (
      select webhook.tenant_id, webhook.id as webhook_id, webhook.timing, draft.*
      from jsonb_to_recordset(${JSON.stringify(input)}) as draft ("tenantId" uuid, event text, "subjectId" uuid,
        "thingId" uuid, once text, "contentType" text, payload text, position integer, "isOfLink" boolean,
        "linkId" uuid, "isUnsure" boolean, scope text)
      join webhook on webhook.tenant_id = draft."tenantId" and webhook.active
        and draft.event = any(webhook.events)
      where (not draft."isOfLink" or not webhook.own_links_only or exists (
          select from link where link.tenant_id = webhook.tenant_id and link.id = draft."linkId"
            and link.shared_by = webhook.created_by))
        and (webhook.timing <> 'confirmed' or draft."isUnsure" is not true)
        and ${mayReceive(sql`draft.scope`)}
        and (draft.once is null or not exists (${SENT_BEFORE}))
    ), noted as (
      insert into webhook_digest_line (tenant_id, webhook_id, event, subject_id, once, payload)
      select tenant_id, webhook_id, event, "subjectId", once, payload from wanted
      where timing = 'digest' order by position
    )
    insert into webhook_delivery (tenant_id, webhook_id, event, subject_id, thing_id, once, content_type, payload)
    select tenant_id, webhook_id, event, "subjectId", "thingId", once, "contentType", payload
    from wanted where timing <> 'digest' order by position
    returning id, webhook_id as "webhookId", tenant_id as "tenantId", tried`.execute(db)
  return rows
}

/** Inserts a delivery for one webhook, whatever events it wants. */
export async function insertDelivery(
  { db }: Scope,
  draft: { webhookId: string; event: string; contentType: string; payload: string },
): Promise<string> {
  const rows = db.insertInto('webhookDelivery').values(draft).returning('id')
  return (await rows.executeTakeFirstOrThrow()).id
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

/** A replaced secret that signs until then; sealed, in base64. */
export interface OldSecret {
  secret: string
  until: string
}

const OLD_SECRETS = sql<OldSecret[]>`webhook.old_secrets`

/** True while an earlier delivery about the same thing waits. */
const IS_BEHIND = sql<boolean>`exists (
  select from webhook_delivery as earlier where earlier.tenant_id = sent.tenant_id
    and earlier.webhook_id = sent.webhook_id and earlier.thing_id = sent.thing_id
    and earlier.state = 'waiting' and earlier.id < sent.id)`

/** Locks a delivery until the scope ends, and returns its event. */
export async function lockDelivery({ db }: Scope, id: string): Promise<string | undefined> {
  const rows = db.selectFrom('webhookDelivery').select('event').where('id', '=', id).forUpdate()
  return (await rows.executeTakeFirst())?.event
}

/** Finds a delivery of an event that waits, where it goes, and whether it still may. */
export function findWaiting({ db }: Scope, id: string, event: string) {
  const scope = sql`${scopeOfEvent(event) ?? null}::text`
  return db
    .selectFrom('webhookDelivery as sent')
    .innerJoin('webhook', 'webhook.id', 'sent.webhookId')
    .select(['sent.id', 'sent.webhookId', 'sent.event', 'sent.payload', 'sent.tried'])
    .select('sent.contentType')
    .innerJoin('tenant', 'tenant.id', 'sent.tenantId')
    .select(['sent.attempts', 'sent.thingId', 'webhook.url', 'webhook.active', 'webhook.secret'])
    .select(['webhook.sealedUrl', 'webhook.format', 'webhook.quietHours', 'tenant.timeZone'])
    .select('tenant.locale')
    .select([OLD_SECRETS.as('oldSecrets'), IS_BEHIND.as('isBehind')])
    .select(mayReceive(scope).as('mayReceive'))
    .where('sent.id', '=', id)
    .where('sent.state', '=', 'waiting')
    .$narrowType<{
      attempts: Attempts
      format: WebhookFormat
      quietHours: QuietHours | null
    }>()
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

/** Notes when a delivery is sent; null if nothing is known of that, as it waits for an earlier one. */
export async function setNextAt({ db }: Scope, id: string, nextAt: string | null): Promise<void> {
  await db.updateTable('webhookDelivery').set({ nextAt }).where('id', '=', id).execute()
}

interface Thing {
  webhookId: string
  thingId: string | null
}

/**
 * Makes the next delivery about each thing due that found an earlier one waiting, and returns those. All others have a
 * job. The next one is locked in any case: whether it's behind is asked before this is committed, or after.
 */
export async function releaseNext(
  { db }: { db: Db },
  tenantId: string,
  things: Thing[],
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with next as materialized (
      select waiting.* from jsonb_to_recordset(${JSON.stringify(things)})
        as thing ("webhookId" uuid, "thingId" uuid), lateral (
          select id, next_at from webhook_delivery where tenant_id = ${tenantId}
            and webhook_id = thing."webhookId" and thing_id = thing."thingId" and state = 'waiting'
          order by id limit 1 for update) as waiting
    )
    update webhook_delivery as sent set next_at = now() from next
    where sent.tenant_id = ${tenantId} and sent.id = next.id and next.next_at is null
    returning sent.id, sent.webhook_id as "webhookId", sent.tenant_id as "tenantId", sent.tried`.execute(
    db,
  )
  return rows
}

/** Deletes what deliveries know of data that is deleted, and returns what those that waited were about. */
export async function deleteOfSubjects(
  db: Db,
  tenantId: string,
  subjectIds: string[],
): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    with lines as (
      delete from webhook_digest_line
      where tenant_id = ${tenantId} and subject_id = any(${subjectIds}::uuid[])
      returning delivery_id
    ), gone as (
      delete from webhook_delivery
      where tenant_id = ${tenantId} and (subject_id = any(${subjectIds}::uuid[])
        or id in (select delivery_id from lines where delivery_id is not null))
      returning webhook_id, thing_id, state
    )
    select distinct webhook_id as "webhookId", thing_id as "thingId" from gone
    where state = 'waiting' and thing_id is not null`.execute(db)
  return rows
}

/** The deliveries of a day in the tenant's time zone that aren't about to be sent anyway; tests are left out. */
const ofDay = (webhookId: string, day: string) => sql`webhook_id = ${webhookId}
  and event <> 'test' and state <> 'waiting'
  and at >= ${day}::date::timestamp at time zone (select time_zone from tenant where id = current_tenant())
  and at < (${day}::date + 1)::timestamp at time zone (select time_zone from tenant where id = current_tenant())`

export async function countOfDay({ db }: Scope, webhookId: string, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from webhook_delivery where ${ofDay(webhookId, day)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Makes the next deliveries of a day wait again, and returns their ids in order. */
export async function resetOfDay(
  { db }: Scope,
  {
    webhookId,
    day,
    after,
    limit,
  }: { webhookId: string; day: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update webhook_delivery set state = 'waiting', tried = 0, next_at = now()
    where id in (select id from webhook_delivery where ${ofDay(webhookId, day)} and id > ${after}
      order by id limit ${limit})
    returning id`.execute(db)
  return rows.map(({ id }) => id).sort()
}

/** The day it is for the tenant, and the first whose deliveries are kept. */
export async function findDays({ db }: Scope, keptCount: number) {
  const { rows } = await sql<{ today: string; first: string }>`
    select today()::text as today, (today() - ${keptCount}::integer)::text as first`.execute(db)
  return rows[0] ?? { today: '', first: '' }
}

/** Deletes deliveries that are older than so many days. */
export async function deleteOld(system: Db, days: number): Promise<void> {
  await system
    .deleteFrom('webhookDelivery')
    .where('at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
