import { hostNameOf } from '../platform/http/hosts.ts'
import { invalidField, says } from '../platform/problem.ts'
import type { DomainRow } from './queries.ts'

type Addresses = Pick<DomainRow, 'domain' | 'rootUrl' | 'notFoundUrl'>
type Name = 'rootUrl' | 'notFoundUrl'

/** Throws `invalid` where an address of one of the tenant's domains would lead back to itself, also by way of others. */
export function requireNoLoop(domains: readonly Addresses[], { domain, ...rest }: Input): void {
  const after = domains.map((one) => (one.domain === domain ? { ...one, ...rest } : one))
  for (const name of ['rootUrl', 'notFoundUrl'] as const)
    if (rest[name] && leadsBack(after, { domain, name }))
      throw invalidField(name, says('leadsBackToThisDomain'))
}

type Input = { domain: string } & Partial<Pick<Addresses, Name>>

interface Place {
  domain: string
  name: Name
}

function leadsBack(domains: readonly Addresses[], start: Place): boolean {
  const passed = new Set<string>()
  for (let at: Place | undefined = start; at; at = nextOf(domains, at)) {
    const key = `${at.domain} ${at.name}`
    if (passed.has(key)) return true
    passed.add(key)
  }
  return false
}

/** Returns the next address that a domain leads to; an unknown slug may exist one day. */
function nextOf(domains: readonly Addresses[], { domain, name }: Place): Place | undefined {
  const address = domains.find((one) => one.domain === domain)?.[name]
  const url = address ? URL.parse(address) : null
  if (!url) return undefined
  const to = hostNameOf(url.hostname)
  if (!domains.some((one) => one.domain === to)) return undefined
  const isRoot = url.pathname === '/' || url.pathname === '/l/'
  return { domain: to, name: isRoot ? 'rootUrl' : 'notFoundUrl' }
}
