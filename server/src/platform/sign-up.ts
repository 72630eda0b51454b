import { isLoopback } from './security/loopback.ts'

/** Rule for opening a company: anybody, the first alone, nobody, or people with addresses at these domains. */
export type SignUp = 'open' | 'first' | 'closed' | readonly string[]

const RULES = ['open', 'first', 'closed'] as const
const DOMAIN = /^([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/

interface Places {
  SIGN_UP?: string
  /** The public address as it was set. */
  PUBLIC_URL?: string
  HOST: string
}

/**
 * Reads who may open a company. By default that is anybody on one's own machine, and the first alone at an address that
 * others reach. A proxy may be in front of a server that listens on loopback, so a public address counts before `HOST`.
 */
export function readSignUp({ SIGN_UP: value, PUBLIC_URL, HOST }: Places): SignUp {
  if (value === undefined) {
    const isLocal = PUBLIC_URL ? isLoopback(PUBLIC_URL) : isLoopbackHost(HOST)
    return isLocal ? 'open' : 'first'
  }
  const parts = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const rule = RULES.find((each) => parts.length === 1 && each === parts[0])
  if (rule) return rule
  const domains = parts.map((part) => part.replace(/^@/, ''))
  if (domains.length === 0 || !domains.every((each) => DOMAIN.test(each)))
    throw new Error(
      `SIGN_UP is ${value}, but must be open, first, closed, or domains such as acme.com,acme.de.`,
    )
  return [...new Set(domains)]
}

/** Tells whether a host is only reachable from this machine. */
export function isLoopbackHost(host: string): boolean {
  return isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)
}
