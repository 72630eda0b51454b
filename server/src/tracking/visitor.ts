import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Agent, agentOf } from '../platform/http/agent.ts'
import { cut } from '../platform/text.ts'
import { DAY } from '../platform/time.ts'
import { type Machine, machineOf, type RequestReason, reasonOf } from './certainty-queries.ts'

export type Trigger = 'link' | 'qr' | 'site' | 'mail'

/** A campaign's parameters without `utm_`. */
export type Utm = Partial<Record<(typeof UTM)[number], string>>
const UTM = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Values that distinguish callers for a day. */
export interface Caller {
  address: string
  agent: string
}

export interface Visitor extends Caller, Agent {
  /**
   * The reason a visit isn't counted. `shared-devices.ts` adds `crowd`; the database adds `repeat`, `colleague` and, by
   * timing, `scanner`.
   */
  filtered: RequestReason | null
  /** The host of the page that led here. */
  referrer: string | null
  /** The UTM parameters of the requested address. */
  utm: Utm | null
  trigger: Trigger
}

export function callerOf({ headers, ip }: FastifyRequest): Caller {
  return { address: ip, agent: (headers['user-agent'] ?? '').slice(0, AGENT_MAX) }
}

/** Tells whether a browser asks in advance for what may be opened next. */
export function isPrefetch({ 'sec-purpose': purpose }: FastifyRequest['headers']): boolean {
  return typeof purpose === 'string' && purpose.startsWith('prefetch')
}

export function visitorOf(request: FastifyRequest): Visitor {
  const { method, headers, query } = request
  const caller = callerOf(request)
  const { agent } = caller
  const { machine, ...described } = describeAgent(agent)
  const referrer = hostOf(headers.referer, headers.host)
  const params = query as Record<string, unknown>
  return {
    ...caller,
    filtered: reasonOf(method, headers, machine),
    ...described,
    referrer,
    utm: utmOf(params),
    trigger: TRIGGERS.find((each) => each === params.via) ?? 'link',
  }
}

/** Ways of coming to a link that its address says. */
export const TRIGGERS: readonly Trigger[] = ['qr', 'site', 'mail']
const UTM_PARAMETERS = UTM.map((name) => [name, `utm_${name}`] as const)
const UTM_MAX = 200

function utmOf(params: Record<string, unknown>): Utm | null {
  const utm: Utm = {}
  for (const [name, parameter] of UTM_PARAMETERS) {
    const value = params[parameter]
    if (typeof value === 'string' && value.trim()) utm[name] = cut(legible(value), UTM_MAX)
  }
  return Object.keys(utm).length > 0 ? utm : null
}

/** Removes what PostgreSQL can't store: zeros and half surrogate pairs. */
function legible(text: string): string {
  return text
    .trim()
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
}

/**
 * Returns a keyed hash per day and tenant, which leads back to nobody without the secret. Only half of the hash is
 * stored, which rules out length extension.
 */
export function viewerOf(secret: string, tenantId: string, { address, agent }: Caller): string {
  return hash('sha256', [secret, tenantId, today(), address, agent].join('\n')).slice(0, 32)
}

/** Returns the viewer who verified an address: others behind the same network and browser are other people. */
export function provedViewer(viewer: string, email: string): string {
  return hash('sha256', `${viewer}\n${email}`).slice(0, 32)
}

let day = { number: 0, text: '' }

/** Returns today's date, formatted once a day. */
function today(): string {
  const number = Math.floor(Date.now() / DAY)
  if (day.number !== number) day = { number, text: new Date().toISOString().slice(0, 10) }
  return day.text
}

type VisitorAgent = Agent & { machine: Machine | null }

const AGENT_MAX = 512
const KNOWN_MAX = 2_000

/** Remembers what was made of a text, for few different ones come at a time. */
function remembering<T>(make: (text: string) => T): (text: string) => T {
  const cache = new LRUCache<string, { result: T }>({ max: KNOWN_MAX })
  return (text) => {
    const cached = cache.get(text)
    if (cached) return cached.result
    const result = make(text)
    if (text.length <= AGENT_MAX) cache.set(text, { result })
    return result
  }
}

/** Parsing takes 30 µs. */
const describeAgent = remembering(readAgent)
const parseUrl = remembering((text) => URL.parse(text))

function readAgent(agent: string): VisitorAgent {
  const described = agentOf(agent)
  return { ...described, machine: machineOf(agent, described.device === 'bot') }
}

function hostOf(referrer: string | undefined, own: string | undefined): string | null {
  if (!referrer) return null
  const url = parseUrl(referrer)
  return url && url.host !== own ? url.hostname || null : null
}
