import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import {
  ENVELOPE_ITEMS_MAX,
  ENVELOPE_MAX,
  ENVELOPE_UNPACKED_MAX,
} from '@satchel/contract/monitoring.ts'
import { parseJson } from '../platform/http/input/json-body.ts'
import { Problem, says } from '../platform/problem.ts'

// https://develop.sentry.dev/sdk/data-model/envelopes/

export interface Envelope {
  /** The key of the DSN the sender was given. */
  key: string | undefined
  id: string | undefined
  /** The error events; sessions, transactions, attachments and unknown items are left out. */
  events: Record<string, unknown>[]
}

const UNPACKED = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/** Unpacks a body; stops as soon as it would get larger than an envelope may be. */
export async function unpack(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() || 'identity'
  if (name === 'identity') return body
  if (!Object.hasOwn(UNPACKED, name))
    throw new Problem('unsupported-media-type', says('sendKnownContentEncoding'))
  try {
    const limits = { maxOutputLength: ENVELOPE_UNPACKED_MAX }
    return await UNPACKED[name as keyof typeof UNPACKED](body, limits)
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Problem('too-large', says('envelopeUnpacksToMoreThanIsAccepted'), { cause })
    throw malformed('The body isn’t compressed as its Content-Encoding says')
  }
}

/** Reads an envelope: a line of headers, then items, each a line of headers and a payload. */
export function readEnvelope(bytes: Buffer): Envelope {
  const first = lineAt(bytes, 0)
  const head = objectOf(first.text, 'The envelope')
  const events: Envelope['events'] = []
  let items = 0
  for (let at = first.next; at < bytes.length; ) {
    // Newlines at the end, or between items.
    if (bytes[at] === NEWLINE) {
      at += 1
      continue
    }
    items += 1
    if (items > ENVELOPE_ITEMS_MAX) throw malformed('The envelope has too many items')
    const line = lineAt(bytes, at)
    const { type, length } = objectOf(line.text, 'An item')
    const end = endOf(bytes, line.next, length)
    if (type === 'event') events.push(eventOf(bytes.subarray(line.next, end)))
    at = end
  }
  return { key: keyOf(head.dsn), id: textOf(head.event_id), events }
}

const NEWLINE = 10

function lineAt(bytes: Buffer, at: number): { text: string; next: number } {
  const end = bytes.indexOf(NEWLINE, at)
  const stop = end === -1 ? bytes.length : end
  return { text: bytes.toString('utf8', at, stop), next: stop + 1 }
}

/** Items say how long they are, or end with their line. */
function endOf(bytes: Buffer, start: number, length: unknown): number {
  if (length === undefined || length === null) {
    const end = bytes.indexOf(NEWLINE, start)
    return end === -1 ? bytes.length : end
  }
  if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0)
    throw malformed('The length of an item isn’t a number')
  if (start + length > bytes.length) throw malformed('An item is shorter than it says')
  return start + length
}

function eventOf(payload: Buffer): Record<string, unknown> {
  if (payload.length > ENVELOPE_MAX) throw new Problem('too-large', says('eventIsTooLarge'))
  return objectOf(payload.toString('utf8'), 'An event')
}

function objectOf(text: string, what: string): Record<string, unknown> {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed(`${what} doesn’t begin with a JSON object`)
  return value as Record<string, unknown>
}

function keyOf(dsn: unknown): string | undefined {
  return /^https?:\/\/(\w{1,100})@/.exec(textOf(dsn) ?? '')?.[1]
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function malformed(detail: string): Problem {
  return new Problem('malformed', { message: detail }, { errors: [{ path: '', message: detail }] })
}
