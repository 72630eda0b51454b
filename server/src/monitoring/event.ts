import type {
  Breadcrumb,
  ErrorEvent,
  ErrorLevel,
  Exception,
  Frame,
} from '@satchel/contract/monitoring.ts'
import { scrubText } from '@satchel/contract/scrub.ts'
import { agentOf } from '../platform/http/agent.ts'
import { bytesOf } from '../platform/security/budgets.ts'
import { DAY } from '../platform/time.ts'

const FRAMES_MAX = 50
const CAUSES_MAX = 5
const BREADCRUMBS_MAX = 50
const TAGS_MAX = 30
const TITLE_MAX = 300
/** Texts are cut before and after secrets are removed: a cut after it may leave half of one, one before it takes time. */
const READ_MAX = 20_000

/** An event as it is stored: what is known by name, cut to size, without secrets. */
export interface ReadEvent {
  title: string
  level: ErrorLevel
  release: string | null
  url: string | null
  /** The sender's own name for the group, in place of our grouping. */
  fingerprint: string[] | undefined
  event: ErrorEvent
}

/** Reads an event of an SDK, whatever it may hold; undefined if it tells of nothing. */
export function readEvent(fields: Record<string, unknown>, now: Date): ReadEvent | undefined {
  const [exception, ...causes] = exceptionsOf(fields)
  const message = messageOf(fields)
  if (!exception && !message) return undefined
  const main = exception ?? { type: '', value: message, stack: [] }
  const request = partsOf(fields.request)
  return {
    title: titleOf(main),
    level: levelOf(fields.level),
    release: textOr(fields.release, 200),
    url: textOr(request.url, 1_000) ?? textOr(partsOf(fields.tags).path, 1_000),
    fingerprint: fingerprintOf(fields.fingerprint),
    event: {
      ...main,
      id: text(fields.event_id, 64),
      at: timeOf(fields.timestamp, now) ?? now.toISOString(),
      platform: text(fields.platform, 40) || 'other',
      environment: textOr(fields.environment, 64),
      causes,
      breadcrumbs: breadcrumbsOf(fields.breadcrumbs, now),
      person: personOf(fields.user),
      tags: tagsOf(fields.tags),
      agent: deviceOf(partsOf(request.headers)),
    },
  }
}

/** The bytes of an event as it is stored, sources of its lines included. */
const EVENT_MAX = 65_536

/** Returns an event that can be stored: of a large one, the causes and the parts farthest from the fault are left out. */
export function fitted(event: ErrorEvent): ErrorEvent {
  const smaller = [
    event,
    { ...event, causes: event.causes.map(({ type, value }) => ({ type, value, stack: [] })) },
    {
      ...event,
      causes: [],
      breadcrumbs: event.breadcrumbs.slice(-10),
      stack: event.stack.slice(0, 10),
    },
  ]
  const { type, value, id, at, platform, environment, person, agent } = event
  const rest = { causes: [], breadcrumbs: [], stack: [], tags: {} }
  return (
    smaller.find((one) => bytesOf(one) <= EVENT_MAX) ?? {
      type,
      value,
      id,
      at,
      platform,
      environment,
      person,
      agent,
      ...rest,
    }
  )
}

/** The innermost is what was thrown first; SDKs put the one that was caught last. */
function exceptionsOf({ exception }: Record<string, unknown>): Exception[] {
  const values = Array.isArray(exception) ? exception : partsOf(exception).values
  return listOf(values, -CAUSES_MAX - 1)
    .map((value) => ({
      type: text(value.type, 200) || 'Error',
      value: text(value.value, 2_000),
      stack: framesOf(partsOf(value.stacktrace).frames),
    }))
    .reverse()
}

function framesOf(value: unknown): Frame[] {
  return listOf(value, -FRAMES_MAX)
    .map((frame) => ({
      // SDKs write `?` where a function has no name.
      function: frame.function === '?' ? null : textOr(frame.function, 200),
      file: textOr(frame.filename ?? frame.abs_path, 500),
      line: numberOf(frame.lineno),
      column: numberOf(frame.colno),
      inApp:
        frame.in_app !== false &&
        !/node_modules|^node:|^<anonymous>|^\[native/.test(String(frame.filename ?? '')),
    }))
    .reverse()
}

function messageOf({ message, logentry }: Record<string, unknown>): string {
  const entry = partsOf(logentry)
  const whole = partsOf(message)
  return text(entry.formatted ?? entry.message ?? whole.formatted ?? message, 2_000)
}

function titleOf({ type, value }: Exception): string {
  const line = value.split('\n', 1)[0] ?? ''
  return [type, line].filter(Boolean).join(': ').slice(0, TITLE_MAX) || 'Error'
}

function levelOf(value: unknown): ErrorLevel {
  const levels: readonly string[] = ['fatal', 'error', 'warning', 'info', 'debug']
  return typeof value === 'string' && levels.includes(value) ? (value as ErrorLevel) : 'error'
}

function fingerprintOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > 20) return undefined
  const parts = value.map((part) => text(part, 200))
  return parts.some((part) => /^\{\{ ?default ?\}\}$/.test(part)) ? undefined : parts
}

function breadcrumbsOf(value: unknown, now: Date): Breadcrumb[] {
  const values = Array.isArray(value) ? value : partsOf(value).values
  return listOf(values, -BREADCRUMBS_MAX).map((crumb) => ({
    at: timeOf(crumb.timestamp, now),
    category: text(crumb.category ?? crumb.type, 64),
    message: text(crumb.message, 500) || requestOf(partsOf(crumb.data)),
    level: levelOf(crumb.level ?? 'info'),
  }))
}

/** `GET /api/… 200`, or where one went. */
function requestOf({ method, url, status_code, to }: Record<string, unknown>): string {
  return [text(method, 10), text(url ?? to, 500), text(status_code, 10)].filter(Boolean).join(' ')
}

/** Reads what the sender says about the person; a signed-in person is known better. */
function personOf(value: unknown): ErrorEvent['person'] {
  const { id, email, username, name } = partsOf(value)
  const person = {
    id: textOr(id, 100),
    name: textOr(username ?? name, 200),
    email: textOr(email, 320),
  }
  return person.id || person.name || person.email ? person : null
}

function tagsOf(input: unknown): Record<string, string> {
  const pairs = Array.isArray(input)
    ? input.filter((pair): pair is unknown[] => Array.isArray(pair))
    : Object.entries(partsOf(input))
  const tags = pairs
    .slice(0, TAGS_MAX)
    .map(([key, value]) => [text(key, 64), text(value, 200)] as const)
  // A tag may be a secret by its name alone.
  return Object.fromEntries(
    tags
      .filter(([key, value]) => key !== '' && value !== '')
      .map(([key, value]) => [key, scrubText(`${key}=${value}`).slice(key.length + 1)]),
  )
}

function deviceOf(headers: Record<string, unknown>): string | null {
  const agent = Object.entries(headers).find(([name]) => name.toLowerCase() === 'user-agent')?.[1]
  const { browser, os } = agentOf(text(agent, 500) || null)
  return browser && os ? `${browser} on ${os}` : (browser ?? os)
}

/** Seconds since 1970, or ISO; null if it can't be, as more than a day off. */
function timeOf(value: unknown, now: Date): string | null {
  const at =
    typeof value === 'number'
      ? new Date(value * 1_000)
      : new Date(typeof value === 'string' ? value : Number.NaN)
  return Math.abs(at.getTime() - now.getTime()) <= DAY ? at.toISOString() : null
}

/** The first `count` objects of a list, or the last ones. */
function listOf(value: unknown, count: number): Record<string, unknown>[] {
  if (!Array.isArray(value)) return []
  return value.slice(count).map(partsOf)
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function numberOf(value: unknown): number | null {
  const isOne = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  return isOne && value < 2 ** 31 ? value : null
}

function textOr(value: unknown, max: number): string | null {
  return text(value, max) || null
}

/** Text that can be stored, without secrets. */
function text(value: unknown, max: number): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  const usable = value.slice(0, READ_MAX).replaceAll('\0', '').toWellFormed()
  return scrubText(usable).slice(0, max).toWellFormed()
}
