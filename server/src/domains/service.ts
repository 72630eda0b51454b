import { isIP, isIPv6 } from 'node:net'
import type { DnsRecord, ShortDomain } from '@satchel/contract/tenants/domains.ts'
import * as billing from '../billing/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { type Host, hostNameOf } from '../platform/http/hosts.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as tenants from '../tenants/service.ts'
import { findTexts, PROOF_PREFIX, proofName } from './dns.ts'
import { requireNoLoop } from './loops.ts'
import { domainOf, isApex } from './names.ts'
import * as query from './queries.ts'

export { findConfirmed } from './queries.ts'

const VERSIONS_MAX = 20

export async function list(scope: Scope, config: Config, tenantId: string) {
  requireOwnTenant(scope, tenantId)
  const rows = await query.findVersions(scope)
  const inUse = rows.find(({ status }) => status === 'confirmed')
  return { items: rows.map((row) => present(row, config, row === inUse)) }
}

/** Adds a version; the confirmed one is used until this one is confirmed. */
export async function add(
  scope: Scope,
  config: Config,
  tenantId: string,
  input: string,
): Promise<ShortDomain> {
  requireOwnTenant(scope, tenantId)
  const domain = nameOf(config, input)
  const version = await tenants.nextDomainVersion(scope)
  const others = (await query.findVersions(scope)).filter((one) => one.domain !== domain)
  if (others.length >= VERSIONS_MAX)
    throw new Problem(
      'conflict',
      says('youAlreadyHaveDomainsRemoveOneFirst', { max: VERSIONS_MAX }),
    )
  await billing.requireDomainRoom(scope, others.length)
  await query.upsertVersion(scope, domain, version)
  await audit(scope, { action: 'domain.added', target: { type: 'domain', name: domain } })
  await publish(scope)
  await enqueueCheck(scope, version)
  return one(scope, config, version)
}

export async function change(
  scope: Scope,
  config: Config,
  { id, version }: { id: string; version: number },
  value: { rootUrl?: string | null; notFoundUrl?: string | null },
): Promise<ShortDomain> {
  requireOwnTenant(scope, id)
  const { domain } = orNotFound(await query.lockVersion(scope, version), 'Domain')
  if (Object.keys(value).length > 0) {
    requireNoLoop(await query.findVersions(scope), { domain, ...value })
    await query.updateVersion(scope, version, value)
    const target = { type: 'domain', name: domain }
    await audit(scope, { action: 'domain.changed', target, details: { ...value } })
  }
  await publish(scope)
  return one(scope, config, version)
}

export async function check(
  scope: Scope,
  config: Config,
  { id, version }: { id: string; version: number },
): Promise<ShortDomain> {
  requireOwnTenant(scope, id)
  orNotFound(await query.lockVersion(scope, version), 'Domain')
  await enqueueCheck(scope, version)
  return one(scope, config, version)
}

export async function remove(
  scope: Scope,
  { id, version }: { id: string; version: number },
): Promise<void> {
  requireOwnTenant(scope, id)
  const { domain } = orNotFound(await query.lockVersion(scope, version), 'Domain')
  await query.deleteVersion(scope, version)
  await audit(scope, { action: 'domain.removed', target: { type: 'domain', name: domain } })
  await publish(scope)
}

/** Lets a proxy check a domain before getting a certificate; throws `not-found` for unknown ones. */
export async function ask(services: Services, input: string): Promise<{ domain: string }> {
  const { config, database } = services
  const domain = hostNameOf(input)
  const { PUBLIC_URL, FORMER_URLS, SHORT_DOMAIN } = config
  const urls = [PUBLIC_URL, ...FORMER_URLS].map((url) => new URL(url).host)
  const own = [...urls, SHORT_DOMAIN].map(hostNameOf)
  if (!domain || !(own.includes(domain) || (await query.findHost(database.system, domain))))
    throw new Problem('not-found', says('noTenantHasThisDomain'))
  return { domain }
}

/** Returns a host as it is now; undefined if it's nobody's anymore. */
export async function hostNow(
  { database }: Pick<Services, 'database'>,
  host: Host | undefined,
): Promise<Host | undefined> {
  return host?.tenantId ? query.findHost(database.system, host.domain) : host
}

/** The tenant whose links a domain serves, for statements. */
export const tenantAt = query.tenantAt

/** Services that make the addresses in responses: of files and of short links. */
export type Addresses = Pick<Services, 'files' | 'config'>

/** Returns a short link's address: on the tenant's domain, else on the operator's, else on the product's. */
export function linkUrl(
  { PUBLIC_URL, SHORT_DOMAIN }: Pick<Config, 'PUBLIC_URL' | 'SHORT_DOMAIN'>,
  slug: string,
  domain: string | null | undefined,
): string {
  const host = domain || SHORT_DOMAIN
  return host ? `${new URL(PUBLIC_URL).protocol}//${host}/${slug}` : `${PUBLIC_URL}/l/${slug}`
}

/** Returns a site's address: on the tenant's domain, else on the product's. */
export function siteUrl(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  slug: string,
  domain: string | null | undefined,
): string {
  const origin = domain ? `${new URL(PUBLIC_URL).protocol}//${domain}` : PUBLIC_URL
  return `${origin}/p/${slug}`
}

/** The tenant's domain in use, for statements; null for the product's own address. */
export function domainInUse() {
  return query.DOMAIN_IN_USE
}

/** Returns a domain in DNS form; throws `invalid` for impossible ones. */
export function nameOf({ PUBLIC_URL, FORMER_URLS }: Config, input: string): string {
  return domainOf(
    input,
    [PUBLIC_URL, ...FORMER_URLS].map((url) => new URL(url).hostname),
  )
}

/** Returns the name of the record that proves a domain. */
export const proofNameOf = (domain: string) => proofName(domain)

/** Returns its TXT records; throws if DNS doesn't respond. */
export function textsAt({ DNS_SERVERS }: Config, domain: string): Promise<string[]> {
  return findTexts(domain, DNS_SERVERS)
}

/** Returns the host that domains must point to. */
export function targetOf({ SHORT_DOMAIN, PUBLIC_URL }: Config): string {
  return SHORT_DOMAIN ?? new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '')
}

/** Enqueues a check and replaces a waiting one. */
export function enqueueCheck(scope: Scope, version: number, runAt?: Date): Promise<void> {
  const { tenantId } = scope.actor
  const options = { jobKey: `domain:${tenantId}:${version}`, ...(runAt && { runAt }) }
  return enqueue(scope, 'check-domain', { tenantId, version }, options)
}

/** Publishes a change of domains to open tabs and every node. */
export function publish(scope: Scope): Promise<void> {
  return record(scope, { type: 'tenant.changed' })
}

function requireOwnTenant({ actor }: Scope, tenantId: string): void {
  if (tenantId !== actor.tenantId) throw new Problem('not-found', says('tenantNotFound'))
}

async function one(scope: Scope, config: Config, version: number): Promise<ShortDomain> {
  const { items } = await list(scope, config, scope.actor.tenantId)
  return orNotFound(
    items.find((domain) => domain.version === version),
    'Domain',
  )
}

function present(row: query.DomainRow, config: Config, isInUse: boolean): ShortDomain {
  const { token, proven, leadsHere, failures: _, id: __, ...shown } = row
  const proof: DnsRecord = {
    type: 'TXT',
    name: proofName(row.domain),
    value: PROOF_PREFIX + token,
    isFound: proven,
  }
  return { ...shown, isInUse, records: [proof, pointer(row.domain, targetOf(config), leadsHere)] }
}

function pointer(domain: string, target: string, isFound: boolean): DnsRecord {
  if (isIP(target))
    return { type: isIPv6(target) ? 'AAAA' : 'A', name: domain, value: target, isFound }
  // What may not be a CNAME carries the addresses that the target has.
  const type = isApex(domain) ? 'A' : 'CNAME'
  const value = type === 'A' ? `the addresses of ${target}` : target
  return { type, name: domain, value, isFound }
}
