import type { EventData, PlainEvent } from '@satchel/contract/webhooks/event-schemas.ts'
import { LINK_EVENTS, type WebhookEvent } from '@satchel/contract/webhooks/webhook-events.ts'
import { deleteSends, noteLeads, noteReadings } from '../crm/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { enqueueMany } from '../platform/jobs/jobs.ts'
import * as query from './delivery-queries.ts'
import { findWanting } from './queries.ts'

export const SEND_TASK = 'send-webhook'
export const JSON_TYPE = 'application/json'

/** Sends events of one kind to the webhooks that want them, once the change is committed. */
export function publishToWebhooks<E extends PlainEvent>(
  { db, actor: { tenantId } }: Scope,
  event: E,
  ...all: EventData<E>[]
): Promise<void> {
  return publishAcross(
    { db },
    event,
    all.map((data) => ({ tenantId, data })),
  )
}

export interface Happening<E extends PlainEvent> {
  tenantId: string
  data: EventData<E>
  /** The time at which it happened; now by default. */
  at?: string
  /** Names it among what happened to the same subject: what has a delivery isn't sent again. */
  once?: string
}

/** The same for several tenants, in a transaction of the system. */
export async function publishAcross<E extends PlainEvent>(
  on: { db: Db },
  event: E,
  all: Happening<E>[],
): Promise<void> {
  if (all.length === 0) return
  const drafts = all.map(({ tenantId, data, at, once = null }) => {
    const linkId = LINK_EVENTS.includes(event) ? linkOf(data) : undefined
    return {
      tenantId,
      event,
      linkId,
      once,
      isUnsure: isUnsure(event, data),
      subjectId: data.id,
      thingId: linkId ?? data.id,
      contentType: JSON_TYPE,
      payload: payloadOf(event, data, at),
    }
  })
  await publishDrafts(on, drafts)
  if (isOf('link.read', event, all)) await noteReadings(on, all)
  if (isOf('lead.received', event, all)) await noteLeads(on, all)
}

function isOf<E extends PlainEvent>(
  wanted: E,
  event: PlainEvent,
  _all: Happening<PlainEvent>[],
): _all is Happening<E>[] {
  return event === wanted
}

/** Returns the link that an event about links is of; null for a lead that came without one. */
function linkOf(data: EventData): string | null {
  if ('link' in data) return data.link.id
  return 'linkId' in data ? data.linkId : data.id
}

/** Tells whether an event is about a visit by someone who proved nothing. */
function isUnsure(event: PlainEvent, data: EventData): boolean {
  if (event === 'link.viewed') return true
  if ('certainty' in data) return data.certainty !== 'proved'
  return 'reader' in data && !data.reader.emailProved
}

/** Stores a delivery for each webhook that wants these events, and enqueues it. */
export async function publishDrafts(on: { db: Db }, drafts: query.Draft[]): Promise<void> {
  await enqueueAll(on, await query.insertDeliveries(on, drafts))
}

/** Returns which tenants have webhooks or CRMs for which of these events: of those listed, or of all. */
export async function wantedEvents<E extends WebhookEvent>(
  db: Db,
  events: readonly E[],
  tenantIds?: string[],
): Promise<(event: E) => ReadonlySet<string>> {
  const rows = await findWanting(db, events, tenantIds)
  return (event) =>
    new Set(rows.filter((row) => row.event === event).map(({ tenantId }) => tenantId))
}

export function payloadOf(type: string, data: object, at = new Date().toISOString()): string {
  return JSON.stringify({ type, timestamp: at, data })
}

/** Deliveries to one receiver go one after the other, so that a slow one holds one slot. */
export function enqueueAll(on: { db: Db }, drafts: query.Due[]): Promise<void> {
  const jobs = drafts.map(({ id, webhookId, tenantId, tried }) => ({
    payload: { tenantId, id, tried },
    key: `webhook ${id}`,
    queue: `webhook ${webhookId}`,
  }))
  return enqueueMany(on, SEND_TASK, jobs)
}

/** Deletes what deliveries and CRMs' queues know of data that is deleted; what waits is not sent. */
export function deleteOfSubjects({ db, actor }: Scope, subjectIds: string[]): Promise<void> {
  return deleteAcross({ db }, actor.tenantId, subjectIds)
}

/** The same in a transaction of the system. */
export async function deleteAcross(
  on: { db: Db },
  tenantId: string,
  subjectIds: string[],
): Promise<void> {
  await deleteSends(on.db, tenantId, subjectIds)
  const things = await query.deleteOfSubjects(on.db, tenantId, subjectIds)
  if (things.length > 0) await enqueueAll(on, await query.releaseNext(on, tenantId, things))
}
