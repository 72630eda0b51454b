import type { QuietHours, WebhookTiming } from '@satchel/contract/chat.ts'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { AUDIT_EVENT, scopeOfEvent } from '@satchel/contract/webhooks/webhook-events.ts'
import {
  type DeliveryState,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDelivery,
  type WebhookFormat,
} from '@satchel/contract/webhooks/webhooks.ts'
import { Type } from 'typebox'
import { addressColumns, deliveryBody, timingColumns } from '../chat/service.ts'
import { pauseAll } from '../crm/service.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import { personOf, requirePermission, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { addressFault } from '../platform/security/address-fault.ts'
import { audit } from '../platform/security/audit.ts'
import { seal } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import * as tenants from '../tenants/service.ts'
import { CLOUD_EVENT, cloudEvent } from './cloud-events.ts'
import * as sent from './delivery-queries.ts'
import { enqueueAll, JSON_TYPE, payloadOf } from './publish.ts'
import * as query from './queries.ts'
import { replaceSecret } from './secrets.ts'
import { newSecret } from './signature.ts'

export {
  deleteAcross,
  deleteOfSubjects,
  type Happening,
  publishAcross,
  publishToWebhooks,
  wantedEvents,
} from './publish.ts'

/** The event of a test; nobody subscribes to it. */
export const TEST = 'test'

export async function list(scope: Scope): Promise<{ items: Webhook[] }> {
  return { items: await query.findWebhooks(scope) }
}

interface Draft {
  name: string
  url: string
  events: string[]
  ownLinksOnly?: boolean
  format?: WebhookFormat
  when?: WebhookTiming
  quietHours?: QuietHours | null
}

export async function create(
  scope: Scope,
  services: Services,
  draft: Draft,
): Promise<Webhook & { secret: string }> {
  const { format = 'standard' } = draft
  requireMayReceive(scope, draft)
  const timing = await timingColumns(scope, format, draft)
  if ((await query.countWebhooks(scope)) >= WEBHOOKS_MAX)
    throw new Problem('conflict', says('youAlreadyHaveWebhooks', { max: WEBHOOKS_MAX }))
  const name = draft.name.trim()
  const address = requireAddress(services.config, draft.url)
  const { events, ownLinksOnly = false } = draft
  const createdBy = personOf(scope)
  const settings = { name, events, ownLinksOnly, createdBy, format }
  const id = await query.insertWebhook(scope, { ...settings, url: new URL(address).origin })
  const secret = newSecret()
  await query.updateWebhook(scope, id, {
    ...addressColumns(services.secrets, id, format, address),
    ...timing,
    secret: sealed(services.secrets, id, secret),
  })
  const target = { type: 'webhook', id, name }
  const details = { host: new URL(address).host, events }
  await audit(scope, { action: 'webhook.added', target, details })
  return { ...(await get(scope, id)), secret }
}

export async function change(
  scope: Scope,
  { config, secrets }: Services,
  id: string,
  input: Omit<Partial<Draft>, 'format'> & { active?: boolean },
): Promise<Webhook> {
  const before = orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  const { name, url, active, events, ownLinksOnly } = input
  const format = before.format as WebhookFormat
  if (active && format !== 'standard' && !before.sealedUrl && url === undefined)
    throw new Problem('conflict', says('enterAddressAgainFirst'))
  const isNewStart = active === true || url !== undefined
  await query.updateWebhook(scope, id, {
    ...(name && { name: name.trim() }),
    ...(url !== undefined && addressColumns(secrets, id, format, requireAddress(config, url))),
    ...(events && { events }),
    ...(ownLinksOnly !== undefined && { ownLinksOnly }),
    // One of which it isn't known who created it is of whoever wants their links alone.
    ...(ownLinksOnly && !before.createdBy && { createdBy: personOf(scope) }),
    ...(await timingColumns(scope, format, input)),
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
function requireMayReceive(
  { actor }: Scope,
  { events, format = 'standard' }: Pick<Draft, 'events' | 'format'>,
): void {
  for (const event of events) {
    const needed = scopeOfEvent(event)
    if (actor.program && needed && !actor.program.scopes.includes(needed))
      throw new Problem('forbidden', says('needsScope', { event, needed }))
  }
  if (!events.includes(AUDIT_EVENT)) return
  requirePermission(actor, 'audit.read')
  if (format !== 'standard') throw invalidField('events', says('cantIncludeAuditLogForChat'))
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const { name } = orNotFound(await query.deleteWebhook(scope, id), 'Webhook')
  await audit(scope, { action: 'webhook.removed', target: { type: 'webhook', id, name } })
}

/** Replaces the secret. The old one signs too for a day, unless it must not be trusted any more. */
export async function renewSecret(
  scope: Scope,
  { secrets }: Services,
  id: string,
  { stopOld = false }: { stopOld?: boolean } = {},
): Promise<{ secret: string }> {
  const webhook = orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  const secret = newSecret()
  const renewed = replaceSecret(webhook, sealed(secrets, id, secret), stopOld)
  await query.updateWebhook(scope, id, renewed)
  const target = { type: 'webhook', id, name: webhook.name }
  await audit(scope, {
    action: 'webhook.secret-renewed',
    target,
    ...(stopOld && { details: { stopOld } }),
  })
  return { secret }
}

export async function test(scope: Scope, config: Config, id: string): Promise<WebhookDelivery> {
  const { name, events } = orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  // A receiver of CloudEvents alone may refuse all else.
  const isCloud = events.every((event) => event === AUDIT_EVENT)
  const deliveryId = await sent.insertDelivery(scope, {
    webhookId: id,
    event: TEST,
    contentType: isCloud ? CLOUD_EVENT : JSON_TYPE,
    payload: isCloud ? cloudTest(scope, config, { id, name }) : payloadOf(TEST, { id, name }),
  })
  await enqueueOne(scope, id, deliveryId)
  return delivery(scope, config, id, deliveryId)
}

function cloudTest({ actor }: Scope, config: Config, data: object): string {
  const time = new Date().toISOString()
  const id = crypto.randomUUID()
  return cloudEvent(config, actor.tenantId, { id, type: TEST, time, data })
}

export async function deliveries(
  scope: Scope,
  config: Config,
  id: string,
  { limit = PAGE_DEFAULT, cursor, state }: CursorQuery & { state?: DeliveryState },
) {
  const { format } = await get(scope, id)
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await sent.findDeliveries(scope, id, {
    limit: limit + 1,
    ...(state && { state }),
    ...(after && { before: after.id }),
  })
  const { locale } = await tenants.findTenant(scope)
  const presented = rows.map((row) => ({
    ...row,
    payload: deliveryBody(config, { format, locale, payload: row.payload }),
  }))
  return pageOf(presented, limit, ({ id: last }) => ({ id: last }))
}

export async function resend(
  scope: Scope,
  config: Config,
  id: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const { active } = orNotFound(await query.lockWebhook(scope, id), 'Webhook')
  const { event } = await delivery(scope, config, id, deliveryId)
  if (!active && event !== TEST) throw new Problem('conflict', says('turnWebhookOnFirst'))
  await sent.resetDelivery(scope, id, deliveryId)
  await enqueueOne(scope, id, deliveryId)
  return delivery(scope, config, id, deliveryId)
}

async function get(scope: Scope, id: string): Promise<Webhook> {
  return orNotFound((await query.findWebhooks(scope, id))[0], 'Webhook')
}

async function delivery(
  scope: Scope,
  config: Config,
  webhookId: string,
  id: string,
): Promise<WebhookDelivery> {
  const { format } = await get(scope, webhookId)
  const [found] = await sent.findDeliveries(scope, webhookId, { id, limit: 1 })
  const { payload, ...rest } = orNotFound(found, 'Delivery')
  const { locale } = await tenants.findTenant(scope)
  return { ...rest, payload: deliveryBody(config, { format, locale, payload }) }
}

function enqueueOne(scope: Scope, webhookId: string, id: string): Promise<void> {
  return enqueueAll(scope, [{ id, webhookId, tenantId: scope.actor.tenantId, tried: 0 }])
}

function sealed({ auth }: Secrets, id: string, secret: string): Buffer {
  return seal(auth, `webhook ${id}`, secret)
}

/**
 * Gives every webhook of all tenants a new secret, and turns it off: its receiver knows the one that was lost. CRMs have
 * to be connected again.
 */
export async function replaceLostSecrets(db: Db, secrets: Secrets): Promise<void> {
  for (const { tenantId, id } of await query.findAllWebhooks(db))
    await query.turnOffWithSecret(db, { tenantId, id }, sealed(secrets, id, newSecret()))
  await pauseAll(db)
}

function requireAddress(config: Config, input: string): string {
  const url = input.trim()
  const fault = addressFault(config, url)
  if (fault) throw invalidField('url', fault)
  return url
}
