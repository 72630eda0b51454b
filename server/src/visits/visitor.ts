import { hash } from 'node:crypto'
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/** Why a visit is stored and not counted. The database adds `repeat`. */
export type Filtered = 'bot' | 'head' | 'preview'

export interface Visitor {
  address: string
  agent: string
  filtered: Filtered | null
  device: string | null
  browser: string | null
  os: string | null
  /** The host of the page that led here. */
  referrer: string | null
}

export function visitorOf({ method, headers, ip }: FastifyRequest): Visitor {
  const agent = (headers['user-agent'] ?? '').slice(0, AGENT_MAX)
  const { isBot, ...described } = describeAgent(agent)
  const isPrefetch = /prefetch|preview/.test(String(headers['sec-purpose'] ?? headers.purpose))
  const filtered = method === 'HEAD' ? 'head' : isBot ? 'bot' : isPrefetch ? 'preview' : null
  const referrer = hostOf(headers.referer, headers.host)
  return { address: ip, agent, filtered, ...described, referrer }
}

/**
 * The same for a day and a tenant; without the secret it leads back to nobody. Half of the hash is
 * kept, so nothing can be told from what was put before or after the secret.
 */
export function viewerOf(secret: string, tenantId: string, { address, agent }: Visitor): string {
  const day = new Date().toISOString().slice(0, 10)
  return hash('sha256', [secret, tenantId, day, address, agent].join('\n')).slice(0, 32)
}

type Agent = Pick<Visitor, 'device' | 'browser' | 'os'> & { isBot: boolean }

const AGENT_MAX = 512
const KNOWN_MAX = 2_000
const known = new Map<string, Agent>()

/** Reading an agent takes 30 µs, and few are about at a time. */
function describeAgent(agent: string): Agent {
  const before = known.get(agent)
  if (before) return before
  const described = readAgent(agent)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(agent, described)
  return described
}

function readAgent(agent: string): Agent {
  if (agent === '') return { isBot: true, device: null, browser: null, os: null }
  const { platform, browser, os } = Bowser.parse(agent)
  return {
    isBot: isbot(agent) || platform.type === 'bot',
    device: platform.type || null,
    browser: browser.name || null,
    os: os.name || null,
  }
}

function hostOf(referrer: string | undefined, own: string | undefined): string | null {
  if (!referrer) return null
  const url = URL.parse(referrer)
  return url && url.host !== own ? url.hostname || null : null
}
