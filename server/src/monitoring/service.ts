import { createHash } from 'node:crypto'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type {
  ErrorDetails,
  ErrorEvent,
  ErrorGroup,
  ErrorSource,
  ErrorStatus,
} from '@satchel/contract/monitoring.ts'
import { type CursorQuery, Id, Time } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import { networkOf } from '../platform/http/network.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound } from '../platform/problem.ts'
import {
  type Budget,
  bytesOf,
  MEGABYTE,
  ROW_BYTES,
  spendBytes,
} from '../platform/security/budgets.ts'
import { readEnvelope, unpack } from './envelope.ts'
import { fitted, readEvent } from './event.ts'
import { fingerprintOf } from './fingerprint.ts'
import * as query from './queries.ts'
import { operatorOf, type Sender, senderOf } from './sender.ts'
import { mapped, openMaps } from './source-maps.ts'

/** Source maps that are parsed for all senders of a source together. */
const PARSED_MAPS = { name: 'source-maps', calls: 30, seconds: 60 }

type Request = Parameters<typeof senderOf>[1]

/** Errors that may be stored in a day. Whoever has the account's DSN can use up this budget, and nothing else. */
const STORED: Budget = {
  name: 'errors',
  network: 2 * MEGABYTE,
  strangers: 20 * MEGABYTE,
  trial: 10 * MEGABYTE,
  trials: 200 * MEGABYTE,
  account: 100 * MEGABYTE,
}
const STORED_BY_KEY: Budget = { ...STORED, name: 'errors-by-key', account: 50 * MEGABYTE }

/** Receives an envelope: each error in it is counted once, for the account of whoever sent it. */
export async function receive(services: Services, request: Request, body: Buffer) {
  const envelope = readEnvelope(await unpack(body, request.headers['content-encoding']))
  if (envelope.events.length > 0) {
    const sender = await senderOf(services, request, envelope.key)
    const occurrences = await read(services, envelope.events, sender)
    const bytes = occurrences.reduce((sum, { event }) => sum + 2 * ROW_BYTES + bytesOf(event), 0)
    const { source, actor } = sender
    const network = source === 'person' ? undefined : networkOf(request.ip)
    const budget = source === 'key' ? STORED_BY_KEY : STORED
    await spendBytes(services, budget, { network, tenantId: actor?.tenantId }, bytes)
    await store(services, occurrences, sender)
  }
  return envelope.id === undefined ? {} : { id: envelope.id.slice(0, 64) }
}

/** Takes an error of the server itself. */
export async function receiveOwn(
  services: Services,
  event: Record<string, unknown>,
  actor: Actor | undefined,
): Promise<void> {
  const sender: Sender = { source: 'server', actor }
  await store(services, await read(services, [event], sender), sender)
}

/** Reads events of SDKs, as they are stored. */
async function read(
  services: Services,
  events: readonly Record<string, unknown>[],
  { source, actor }: Sender,
): Promise<query.Occurrence[]> {
  const maps = openMaps(() => services.limits.allows(PARSED_MAPS, source))
  const occurrences: query.Occurrence[] = []
  for (const input of events) {
    const read = readEvent(input, new Date())
    if (!read) continue
    const main = await mapped(read.event, maps)
    const causes: ErrorEvent['causes'] = []
    for (const cause of read.event.causes) causes.push(await mapped(cause, maps))
    const event = fitted({ ...main, causes })
    const { title, level, release, url } = read
    const fingerprint = fingerprintOf({ ...read, event })
    const memberId = actor?.id ?? null
    const person = memberId ?? strangerOf(event.person)
    // Who is signed in is read where it is shown, so that nothing of them is left here once they are gone.
    const stored = memberId ? { ...event, person: null } : event
    const facts = { source, title, level, release, url }
    occurrences.push({ ...facts, fingerprint, event: stored, memberId, person })
  }
  return occurrences
}

/** Stores errors; those of nobody go to the operator. */
async function store(
  services: Services,
  occurrences: readonly query.Occurrence[],
  { actor }: Sender,
): Promise<void> {
  const owner = actor ?? (await operatorOf(services))
  if (owner) return withScope(services.database, owner, (scope) => query.add(scope, occurrences))
  for (const { title: error, url } of occurrences)
    services.log.warn({ error, url }, 'an error that is of no account')
}

/** Counts somebody whom only the sender knows. */
function strangerOf(person: ErrorEvent['person']): string | null {
  const name = person?.id ?? person?.email ?? person?.name
  return name ? createHash('sha256').update(name).digest('base64url') : null
}

const CURSOR = Type.Object({ at: Time, id: Id })

export async function list(
  scope: Scope,
  filter: CursorQuery & { status?: ErrorStatus; source?: ErrorSource },
) {
  const { limit = PAGE_DEFAULT, cursor, status, source } = filter
  const after = readCursor(cursor, CURSOR)
  const rows = await query.find(scope, { status, source, limit: limit + 1, after })
  return pageOf(rows.map(groupOf), limit, ({ lastAt, id }) => ({ at: lastAt, id }))
}

export async function get(scope: Scope, id: string): Promise<ErrorDetails> {
  const row = orNotFound(await query.findOne(scope, id), 'Error')
  const { lastEvent, memberId, memberName, memberEmail, ...group } = row
  const member = memberId && { id: memberId, name: memberName, email: memberEmail }
  return { ...groupOf(group), lastEvent: { ...lastEvent, person: member || lastEvent.person } }
}

export async function setStatus(
  scope: Scope,
  id: string,
  status: ErrorStatus,
): Promise<ErrorGroup> {
  return groupOf(orNotFound(await query.setStatus(scope, id, status), 'Error'))
}

export async function remove(scope: Scope, id: string): Promise<void> {
  orNotFound((await query.remove(scope, id)) || undefined, 'Error')
}

function groupOf({ url, ...group }: Omit<ErrorGroup, 'url'> & { url: string | null }): ErrorGroup {
  return { ...group, ...(url !== null && { url }) }
}
