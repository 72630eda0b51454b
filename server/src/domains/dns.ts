import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { DomainStatus } from '@satchel/contract/tenants/tenants.ts'
import { isReachable } from '../platform/security/fetch.ts'
import { zonesOf } from './names.ts'

export const PROOF_PREFIX = 'satchel-domain='
export const proofName = (domain: string) => `_satchel.${domain}`

export interface DnsRecords {
  /** Tokens in the TXT records. */
  tokens: string[]
  cname: string | null
  addresses: string[]
  /** Addresses of the host the domain must point to. */
  ownAddresses: string[]
}

export interface Verdict {
  status: DomainStatus
  proven: boolean
  leadsHere: boolean
  detail: string | null
}

/** Looks up the records; throws if DNS doesn't respond, which says nothing about the domain. */
export async function lookUp(
  domain: string,
  target: string,
  servers: readonly string[],
): Promise<DnsRecords> {
  const resolver = resolverOf(servers)
  const addressesOf = async (name: string) =>
    (await Promise.all([absent(resolver.resolve4(name)), absent(resolver.resolve6(name))])).flat()
  const [texts, cnames, addresses, ownAddresses] = await Promise.all([
    findTexts(domain, servers),
    absent(resolver.resolveCname(domain)),
    addressesOf(domain),
    isIP(target) ? [target] : addressesOf(target),
  ])
  const tokens = texts
    .filter((text) => text.startsWith(PROOF_PREFIX))
    .map((text) => text.slice(PROOF_PREFIX.length))
  return { tokens, cname: cnames[0]?.toLowerCase() ?? null, addresses, ownAddresses }
}

/**
 * Returns the TXT records that prove a domain. Providers of DNS append the zone to what is typed, so a whole name stands there
 * twice; who can write there has the zone.
 */
export async function findTexts(domain: string, servers: readonly string[]): Promise<string[]> {
  const resolver = resolverOf(servers)
  const name = proofName(domain)
  const names = [name, ...zonesOf(domain).map((zone) => `${name}.${zone}`)]
  const texts = await Promise.all(names.map((each) => absent(resolver.resolveTxt(each))))
  return texts.flat().map((parts) => parts.join('').trim())
}

function resolverOf(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])
  return resolver
}

const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

async function absent<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer
  } catch (error) {
    if (NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

/**
 * Returns the verdict on a domain's records. It doesn't say where else the domain points, nor that it exists if only
 * the operator's network knows it, since anyone can ask for any name.
 */
export function verdictOf(found: DnsRecords, token: string, target: string): Verdict {
  const { tokens, cname, addresses, ownAddresses } = found
  const proven = tokens.includes(token)
  const leadsHere =
    cname === target ||
    (addresses.length > 0 && addresses.every((address) => ownAddresses.includes(address)))
  const verdict = (status: DomainStatus, detail: string | null): Verdict => ({
    status,
    proven,
    leadsHere,
    detail,
  })
  if (proven && leadsHere) return verdict('confirmed', null)
  if (tokens.length > 0 && !proven)
    return verdict('conflicting', 'The TXT record exists but has another account’s value')
  if (!leadsHere && addresses.some((address) => isReachable(address)))
    return verdict('conflicting', 'The domain points to another server')
  if (proven)
    return verdict('pending', 'The TXT record is right, but the domain doesn’t point here yet')
  if (leadsHere)
    return verdict('pending', 'The domain points here, but the TXT record wasn’t found yet')
  return verdict('not-found', 'Neither record was found yet')
}
