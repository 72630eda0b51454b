import { setTimeout } from 'node:timers/promises'
import type { VisitorBeats } from '@satchel/contract/visits/visitor.ts'
import { timeOfId } from '../platform/database/ids.ts'
import { parseJson } from '../platform/http/input/json-body.ts'
import { bodyCheck } from '../platform/http/input/validate.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import { hmac, isSame } from '../platform/security/hmac.ts'
import { DAY } from '../platform/time.ts'
import { countSeen, flushVisits, takeBackHidden } from './flusher.ts'
import { Beat, merge } from './merge.ts'
import * as query from './queries.ts'
import { endReading } from './readings/readings.ts'
import { isOpening } from './unmeasured-queries.ts'

// Reading reports of a page: totals since it was opened, so a lost or repeated report changes nothing.

export interface VisitKey {
  tenantId: string
  id: string
}

const REST = 1_000

/** Returns where the pages of a link report how they are read; the token is that of the visit. */
export function beatsOf({ base }: { base: string }, token: string | null): VisitorBeats {
  return { url: `${base}/beats`, token }
}

/** Returns the token that permits reports about one visit, valid for its link's slug only, however it is spelled. */
export function beatToken(secret: string, slug: string, { tenantId, id }: VisitKey): string {
  const named = Buffer.from((id + tenantId).replaceAll('-', ''), 'hex')
  return Buffer.concat([named, signatureOf(secret, slug, named)]).toString('base64url')
}

function signatureOf(secret: string, slug: string, named: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(`beat\n${slug.toLowerCase()}\n`), named])
  return hmac(secret, content).subarray(0, 16)
}

/** Returns the visit that a token permits reports about. */
export function readToken(secret: string, slug: string, token: string): VisitKey | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Of the same bytes there is one spelling.
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return undefined
  const named = bytes.subarray(0, 32)
  if (!isSame(bytes.subarray(32), signatureOf(secret, slug, named))) return undefined
  const [id, tenantId] = [named.subarray(0, 16), named.subarray(16)].map(uuidOf)
  return id && tenantId ? { id, tenantId } : undefined
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Stores a report with the visit, at most once a second. A visit that isn't measured takes none. */
export async function recordBeat(services: Services, slug: string, body: string): Promise<void> {
  services.disk.requireRoomForRows()
  const beat = readBeat(body)
  const visit = readToken(services.secrets.visitors, slug, beat.token)
  if (!visit) throw unknown()
  const age = Date.now() - Date.parse(timeOfId(visit.id))
  // Nobody reads a page for longer.
  if (age > DAY) throw new Problem('gone', says('thisVisitHasEnded'))
  const outcome = await keepBeat(services, visit, { beat, age })
  if (outcome === 'unmeasured') return
  if (outcome === undefined) throw unknown()
  if (outcome === 'soon')
    throw new Problem('too-many-requests', says('atMostOneReportSecond'), { retryAfter: 1 })
  if (outcome === 'seen') await countSeen(services, visit)
  const page = beat.isLast ? 0 : beat.page
  if (page !== undefined) await query.tellReading(services.database.system, visit, page)
  if (outcome === 'kept' && beat.isHidden) await takeBackHidden(services, visit)
  if (beat.isLast) await endReading(services, visit)
}

/** Stores a report with its visit, which may have arrived a moment ago. */
async function keepBeat(
  services: Services,
  visit: VisitKey,
  { beat, age }: { beat: Beat; age: number },
) {
  const { system } = services.database
  const keep = () => query.changeVisit(system, visit, (before) => merge(before, beat, age))
  let outcome = await keep()
  if (outcome === undefined) {
    if (await isOpening(system, visit)) return 'unmeasured'
    await flushVisits(services, visit.tenantId)
    outcome = await keep()
  }
  if (outcome !== 'soon' || !beat.isLast) return outcome
  // Nothing comes after it that could say the same.
  await setTimeout(REST)
  return keep()
}

function readBeat(body: string): Beat {
  let beat: unknown
  try {
    beat = parseJson(body)
  } catch {
    throw new Problem('malformed', says('bodyIsntJson'))
  }
  const read = checkBeat(beat)
  if ('errors' in read)
    throw new Problem('invalid', says('invalidReadingReport'), { errors: read.errors })
  return read.value as Beat
}

// Pages of an earlier version send what that knew.
const checkBeat = bodyCheck(Beat, { takesUnknown: true })

const unknown = () => new Problem('not-found', says('visitNotFound'))
