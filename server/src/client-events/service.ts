import {
  type ClientEvent,
  type EndpointUpdate,
  EVENT_CLOCK_OFF,
  EVENTS_PER_CALL,
  type EventBatch,
  type EventsReceipt,
  FORWARD_RESENDS,
} from '@satchel/contract/analytics/client-events.ts'
import { scrub, scrubText } from '@satchel/contract/scrub.ts'
import { type Actor, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import {
  type Budget,
  bytesOf,
  type Giver,
  MEGABYTE,
  ROW_BYTES,
  spendBytes,
} from '../platform/security/budgets.ts'
import * as query from './queries.ts'

/** An event as it is passed on. */
export interface ForwardedEvent extends ClientEvent {
  endpointId: string
  sessionId: string
}

/** The sender of client events, and where they come from. */
export interface Sender {
  actor: Actor | undefined
  network: string
}

/** Events that clients may have stored in a day. A person makes about 100 KB; a hundred people are one busy network. */
const STORED: Budget = {
  name: 'client-events',
  network: 2 * MEGABYTE,
  strangers: 50 * MEGABYTE,
  trial: 5 * MEGABYTE,
  trials: 200 * MEGABYTE,
  account: 200 * MEGABYTE,
}

/**
 * Describes a client. One that belongs to an account is changed by its people alone; of one that belongs to none, no
 * attributes are kept.
 */
export async function putEndpoint(
  services: Services,
  id: string,
  { attributes: rawAttributes, ...update }: EndpointUpdate,
  { actor, network }: Sender,
) {
  const attributes = actor ? rawAttributes && scrub(rawAttributes) : undefined
  const { system } = services.database
  const holder = await query.findHolder(system, id)
  if (holder && holder !== actor?.tenantId) throw new Problem('not-found', says('endpointNotFound'))
  const bytes = ROW_BYTES + bytesOf(attributes)
  await spendBytes(services, STORED, giverOf(actor?.tenantId, network), bytes)
  const values = { ...update, isStrict: true, ...(attributes && { attributes }) }
  const found = await query.takeEndpoint(system, id, actor, values)
  return orNotFound(found, 'Endpoint')
}

/**
 * Takes events, each id once. A client that belongs to an account need not show tokens, because a beacon can't: its id
 * is a secret of its own. Tokens of another account are refused.
 */
export async function take(
  services: Services,
  { endpointId, sessionId, events }: EventBatch,
  { actor, network }: Sender,
): Promise<EventsReceipt> {
  const { good, rejected } = sorted(events, Date.now())
  const { system } = services.database
  const holder = await query.findHolder(system, endpointId)
  if (holder && actor && holder !== actor.tenantId)
    throw new Problem('not-found', says('endpointNotFound'))
  const storable = good.map(withoutSecrets)
  const rows = storable.length * (ROW_BYTES + bytesOf(sessionId))
  const bytes = bytesOf(storable) + rows + (holder === undefined ? ROW_BYTES : 0)
  await spendBytes(services, STORED, giverOf(holder ?? actor?.tenantId, network), bytes)
  const found = await query.takeEndpoint(system, endpointId, actor, { isStrict: false })
  const { tenantId, memberId, optOut } = orNotFound(found, 'Endpoint')
  const batch = {
    endpointId,
    sessionId,
    memberId: actor?.id ?? memberId,
    events: optOut ? [] : storable,
  }
  const added = tenantId
    ? await store(services, tenantId, batch)
    : await storeAnonymous(services, batch)
  // Who opted out is answered the same, and nothing is stored.
  const accepted = optOut ? good.length : added
  return {
    accepted,
    duplicate: good.length - accepted,
    ...(rejected.length > 0 && { rejected }),
  }
}

function giverOf(tenantId: string | undefined, network: string): Giver {
  return tenantId === undefined ? { network } : { tenantId }
}

interface Batch {
  endpointId: string
  sessionId: string
  memberId: string | null
  events: ClientEvent[]
}

async function store(services: Services, tenantId: string, batch: Batch): Promise<number> {
  if (batch.events.length === 0) return 0
  return withScope(services.database, systemActor(tenantId), async (scope) => {
    const added = await query.add(scope, batch)
    await forwardLater(services, scope, tenantId, batch, added)
    return added.size
  })
}

async function storeAnonymous(services: Services, batch: Batch): Promise<number> {
  if (batch.events.length === 0) return 0
  const ids = batch.events.map(({ id }) => id)
  return services.database.system.transaction().execute(async (db) => {
    const added = await query.addAnonymous(db, batch.endpointId, ids)
    await forwardLater(services, { db }, null, batch, added)
    return added.size
  })
}

/** Passes on what was counted, once it is committed. */
async function forwardLater(
  { config }: Services,
  scope: Parameters<typeof enqueue>[0],
  tenantId: string | null,
  { endpointId, sessionId, events }: Batch,
  added: ReadonlySet<string>,
): Promise<void> {
  if (!config.ANALYTICS_FORWARD_URL || added.size === 0) return
  const counted = new Map(
    events.filter(({ id }) => added.has(id)).map((event) => [event.id, event]),
  )
  const forwarded: ForwardedEvent[] = [...counted.values()].map((event) => ({
    ...event,
    endpointId,
    sessionId,
  }))
  const payload = { tenantId, events: forwarded }
  await enqueue(scope, 'forward-events', payload, { maxAttempts: FORWARD_RESENDS + 1 })
}

/** The first hundred whose clocks can be, and why the others are not taken. */
function sorted(events: readonly ClientEvent[], now: number) {
  const good: ClientEvent[] = []
  const rejected: NonNullable<EventsReceipt['rejected']> = []
  for (const [at, event] of events.entries()) {
    const isOff = Math.abs(Date.parse(event.at) - now) > EVENT_CLOCK_OFF
    if (at >= EVENTS_PER_CALL) rejected.push({ id: event.id, code: 'too-many' })
    else if (isOff) rejected.push({ id: event.id, code: 'clock-off' })
    else good.push(event)
  }
  return { good, rejected }
}

function withoutSecrets({ attributes, name, ...event }: ClientEvent): ClientEvent {
  return { ...event, name: scrubText(name), ...(attributes && { attributes: scrub(attributes) }) }
}
