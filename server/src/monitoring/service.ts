import { createHash } from 'node:crypto'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type {
  ErrorDetails,
  ErrorEvent,
  ErrorGroup,
  ErrorStatus,
} from '@satchel/contract/monitoring.ts'
import { type CursorQuery, Id, Time } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound } from '../platform/problem.ts'
import { readEnvelope, unpack } from './envelope.ts'
import { readEvent } from './event.ts'
import { fingerprintOf } from './fingerprint.ts'
import * as query from './queries.ts'
import { operatorOf, senderOf } from './sender.ts'
import { mapped, openMaps } from './source-maps.ts'

/** Source maps that are parsed for all senders together. */
const PARSED_MAPS = { name: 'source-maps', calls: 30, seconds: 60 }

type Request = Parameters<typeof senderOf>[1]

/** Receives an envelope: each error in it is counted once, for the account of whoever sent it. */
export async function receive(services: Services, request: Request, body: Buffer) {
  const envelope = readEnvelope(await unpack(body, request.headers['content-encoding']))
  if (envelope.events.length > 0) {
    const sender = await senderOf(services, request, envelope.key)
    await store(services, envelope.events, sender)
  }
  return envelope.id === undefined ? {} : { id: envelope.id.slice(0, 64) }
}

/** Stores events of SDKs; those of nobody go to the operator. */
export async function store(
  services: Services,
  events: readonly Record<string, unknown>[],
  sender: Actor | undefined,
): Promise<void> {
  const owner = sender ?? (await operatorOf(services))
  const maps = openMaps(() => services.limits.allows(PARSED_MAPS, 'all'))
  for (const given of events) {
    const read = readEvent(given, new Date())
    if (!read) continue
    if (!owner) {
      services.log.warn({ error: read.title, url: read.url }, 'an error that is of no account')
      continue
    }
    const main = await mapped(read.event, maps)
    const causes: ErrorEvent['causes'] = []
    for (const cause of read.event.causes) causes.push(await mapped(cause, maps))
    const event = { ...main, causes }
    const { title, level, release, url } = read
    const fingerprint = fingerprintOf({ ...read, event })
    const memberId = sender?.id ?? null
    const person = memberId ?? strangerOf(event.person)
    // Who is signed in is read where it is shown, so that nothing of them is left here once they are gone.
    const kept = memberId ? { ...event, person: null } : event
    const occurrence = { fingerprint, title, level, release, url, event: kept, memberId, person }
    await withScope(services.database, owner, (scope) => query.add(scope, occurrence))
  }
}

/** Counts somebody whom only the sender knows. */
function strangerOf(person: ErrorEvent['person']): string | null {
  const name = person?.id ?? person?.email ?? person?.name
  return name ? createHash('sha256').update(name).digest('base64url') : null
}

const CURSOR = Type.Object({ at: Time, id: Id })

export async function list(scope: Scope, wanted: CursorQuery & { status?: ErrorStatus }) {
  const { limit = PAGE_DEFAULT, cursor, status } = wanted
  const after = readCursor(cursor, CURSOR)
  const rows = await query.find(scope, { status, limit: limit + 1, after })
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
