import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import {
  AUDIT_EVENT,
  type DeliveryState,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from '@satchel/contract/integrations/webhooks.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import { requirePermission, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMany } from '../platform/jobs/jobs.ts'
import { invalidField, orNotFound, Problem } from '../platform/problem.ts'
import { addressFault } from '../platform/security/address-fault.ts'
import { audit } from '../platform/security/audit.ts'
import { seal } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import { CLOUD_EVENT, cloudEvent } from './cloud-events.ts'
import * as query from './queries.ts'
import { newSecret } from './signature.ts'

export { deleteOfSubjects } from './queries.ts'

export const SEND_TASK = 'send-webhook'
/** The event of a test; nobody subscribes to it. */
export const TEST = 'test'

const JSON_TYPE = 'application/json'

type Data = { id: string } & Record<string, unknown>

/** Sends events of one kind to the webhooks that want them, once the change is committed. */
export function publishToWebhooks(
  { db, actor: { tenantId } }: Scope,
  event: WebhookEvent,
  ...all: Data[]
): Promise<void> {
  return publishAcross(
    { db },
    event,
    all.map((data) => ({ tenantId, data })),
  )
}

/** The same for several tenants, in a transaction of the system. */
export async function publishAcross(
  on: { db: Db },
  event: WebhookEvent,
  all: { tenantId: string; data: Data }[],
): Promise<void> {
  if (all.length === 0) return
  const drafts = all.map(({ tenantId, data }) => ({
    ...{ tenantId, event, subjectId: data.id },
    ...{ contentType: JSON_TYPE, payload: payloadOf(event, data) },
  }))
  await publishDrafts(on, drafts)
}

/** Stores a delivery for each webhook that wants these events, and enqueues it. */
export async function publishDrafts(on: { db: Db }, drafts: query.Draft[]): Promise<void> {
  await enqueueAll(on, await query.insertDeliveries(on, drafts))
}

/** Returns the tenants among these that want an event to be sent. */
export async function tenantsWanting(
  db: Db,
  event: WebhookEvent,
  tenantIds: string[],
): Promise<ReadonlySet<string>> {
  return new Set(await query.findWanting(db, event, tenantIds))
}

function payloadOf(type: string, data: object): string {
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data })
}

/** Deliveries to one receiver go one after the other, so that a slow one holds one slot. */
function enqueueAll(
  on: { db: Db },
  drafts: { id: string; webhookId: string; tenantId: string }[],
): Promise<void> {
  const jobs = drafts.map(({ id, webhookId, tenantId }) => ({
    payload: { tenantId, id, tried: 0 },
    key: `webhook ${id}`,
    queue: `webhook ${webhookId}`,
  }))
  return enqueueMany(on, SEND_TASK, jobs)
}

export async function list(scope: Scope): Promise<{ items: Webhook[] }> {
  return { items: await query.findWebhooks(scope) }
}

interface Draft {
  name: string
  url: string
  events: string[]
}

export async function create(
  scope: Scope,
  services: Services,
  draft: Draft,
): Promise<Webhook & { secret: string }> {
  requireMayReceive(scope, draft)
  if ((await query.findWebhooks(scope)).length >= WEBHOOKS_MAX)
    throw new Problem('conflict', `You already have ${WEBHOOKS_MAX} webhooks`)
  const name = draft.name.trim()
  const url = requireAddress(services.config, draft.url)
  const id = await query.insertWebhook(scope, { name, url, events: draft.events })
  const secret = await storeSecret(scope, services, id)
  const target = { type: 'webhook', id, name }
  const details = { host: new URL(url).host, events: draft.events }
  await audit(scope, { action: 'webhook.added', target, details })
  return { ...(await get(scope, id)), secret }
}

export async function change(
  scope: Scope,
  { config }: Services,
  id: string,
  input: Partial<Draft> & { active?: boolean },
): Promise<Webhook> {
  orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  const { name, url, active, events } = input
  const isNewStart = active === true || url !== undefined
  await query.updateWebhook(scope, id, {
    ...(name && { name: name.trim() }),
    ...(url !== undefined && { url: requireAddress(config, url) }),
    ...(events && { events }),
    ...(active !== undefined && { active }),
    ...(isNewStart && { failingSince: null }),
    ...(active !== undefined && { turnedOffAt: null }),
  })
  const after = await get(scope, id)
  requireMayReceive(scope, after)
  const target = { type: 'webhook', id, name: after.name }
  await audit(scope, { action: 'webhook.changed', target, details: { fields: Object.keys(input) } })
  return after
}

/** Throws `forbidden` if a webhook shows more than the person who sets it up may read. */
function requireMayReceive({ actor }: Scope, { events }: Pick<Draft, 'events'>): void {
  if (events.includes(AUDIT_EVENT)) requirePermission(actor, 'audit.read')
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const { name } = orNotFound(await query.deleteWebhook(scope, id), 'Webhook')
  await audit(scope, { action: 'webhook.removed', target: { type: 'webhook', id, name } })
}

export async function renewSecret(
  scope: Scope,
  services: Services,
  id: string,
): Promise<{ secret: string }> {
  const { name } = orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  const secret = await storeSecret(scope, services, id)
  await audit(scope, { action: 'webhook.secret-renewed', target: { type: 'webhook', id, name } })
  return { secret }
}

export async function test(scope: Scope, config: Config, id: string): Promise<WebhookDelivery> {
  const { name, events } = orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  // A receiver of CloudEvents alone may refuse all else.
  const isCloud = events.every((event) => event === AUDIT_EVENT)
  const deliveryId = await query.insertDelivery(scope, {
    ...{ webhookId: id, event: TEST },
    contentType: isCloud ? CLOUD_EVENT : JSON_TYPE,
    payload: isCloud ? cloudTest(scope, config, { id, name }) : payloadOf(TEST, { id, name }),
  })
  await enqueueOne(scope, id, deliveryId)
  return delivery(scope, id, deliveryId)
}

function cloudTest({ actor }: Scope, config: Config, data: object): string {
  const time = new Date().toISOString()
  const id = crypto.randomUUID()
  return cloudEvent(config, actor.tenantId, { id, type: TEST, time, data })
}

export async function deliveries(
  scope: Scope,
  id: string,
  { limit = PAGE_DEFAULT, cursor, state }: CursorQuery & { state?: DeliveryState },
) {
  await get(scope, id)
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await query.findDeliveries(scope, id, {
    limit: limit + 1,
    ...(state && { state }),
    ...(after && { before: after.id }),
  })
  return pageOf(rows, limit, ({ id: last }) => ({ id: last }))
}

export async function resend(
  scope: Scope,
  id: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const { active } = orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  const { event } = await delivery(scope, id, deliveryId)
  if (!active && event !== TEST) throw new Problem('conflict', 'Turn the webhook on first')
  await query.resetDelivery(scope, id, deliveryId)
  await enqueueOne(scope, id, deliveryId)
  return delivery(scope, id, deliveryId)
}

async function get(scope: Scope, id: string): Promise<Webhook> {
  return orNotFound((await query.findWebhooks(scope, id))[0], 'Webhook')
}

async function delivery(scope: Scope, webhookId: string, id: string): Promise<WebhookDelivery> {
  const [found] = await query.findDeliveries(scope, webhookId, { id, limit: 1 })
  return orNotFound(found, 'Delivery')
}

function enqueueOne(scope: Scope, webhookId: string, id: string): Promise<void> {
  return enqueueAll(scope, [{ id, webhookId, tenantId: scope.actor.tenantId }])
}

async function storeSecret(scope: Scope, { secrets }: Services, id: string): Promise<string> {
  const secret = newSecret()
  await query.updateWebhook(scope, id, { secret: seal(secrets.auth, `webhook ${id}`, secret) })
  return secret
}

/** Gives every webhook of all tenants a new secret, and turns it off: its receiver knows the one that was lost. */
export async function replaceLostSecrets(db: Db, { auth }: Secrets): Promise<void> {
  for (const { tenantId, id } of await query.findAllWebhooks(db))
    await query.turnOffWithSecret(db, { tenantId, id }, seal(auth, `webhook ${id}`, newSecret()))
}

function requireAddress(config: Config, input: string): string {
  const url = input.trim()
  const fault = addressFault(config, url)
  if (fault) throw invalidField('url', fault)
  return url
}
