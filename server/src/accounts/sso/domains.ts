import type { SsoDomain } from '@satchel/contract/accounts/sso.ts'
import * as dns from '../../domains/service.ts'
import type { Config } from '../../platform/config.ts'
import { type Actor, type Scope, withScope } from '../../platform/database/scope.ts'
import { brokenUnique } from '../../platform/database/unique.ts'
import type { Services } from '../../platform/http/services.ts'
import { orNotFound, Problem, says } from '../../platform/problem.ts'
import { audit } from '../../platform/security/audit.ts'
import * as query from './queries.ts'

const PREFIX = 'satchel-sign-in='
const DOMAINS_MAX = 100

export async function list(scope: Scope) {
  const rows = await query.findDomains(scope)
  return { items: rows.map(present) }
}

export async function add(
  scope: Scope,
  config: Config,
  { domain: rawDomain, providerId = null }: { domain: string; providerId?: string | null },
): Promise<SsoDomain> {
  const domain = dns.nameOf(config, rawDomain.trim().replace(/^.*@/, ''))
  if (providerId) orNotFound(await query.lockProvider(scope, providerId), 'Connection')
  if ((await query.findDomains(scope)).length >= DOMAINS_MAX)
    throw new Problem('conflict', says('youAlreadyHaveDomains', { max: DOMAINS_MAX }))
  const row = await query.insertDomain(scope, { domain, providerId })
  if (!row)
    throw new Problem('conflict', says('thisDomainWasAlreadyAdded'), {
      errors: [{ path: 'domain', ...says('wasAlreadyAdded') }],
    })
  await auditChange(scope, 'sso.domain-added', row)
  return present(row)
}

export async function change(
  scope: Scope,
  id: string,
  providerId: string | null,
): Promise<SsoDomain> {
  const row = orNotFound(await query.lockDomain(scope, id), 'Domain')
  if (providerId) orNotFound(await query.lockProvider(scope, providerId), 'Connection')
  await query.updateDomain(scope, id, { providerId })
  await auditChange(scope, 'sso.domain-changed', row)
  return present({ ...row, providerId })
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const row = orNotFound(await query.lockDomain(scope, id), 'Domain')
  await query.deleteDomain(scope, id)
  await auditChange(scope, 'sso.domain-removed', row)
}

/** Checks DNS now. A domain moves from an account that can no longer prove it to one that can. */
export async function check(services: Services, actor: Actor, id: string): Promise<SsoDomain> {
  const { config, database } = services
  const pending = await withScope(database, actor, async (scope) =>
    orNotFound(await query.lockDomain(scope, id), 'Domain'),
  )
  const texts = await dns.textsAt(config, pending.domain).catch(() => undefined)
  const isHere = texts?.includes(PREFIX + pending.token) ?? false
  const prover = await query.findProver(database.system, pending.domain)
  const rival = prover && prover.tenantId !== actor.tenantId ? prover : undefined
  const isTaken = rival !== undefined && (texts?.includes(PREFIX + rival.token) ?? true)
  if (isHere && rival && !isTaken)
    await query.updateDomain({ db: database.system }, rival.id, {
      provenAt: null,
      detail: 'Another account has verified this domain, and your record is gone',
    })
  return withScope(database, actor, async (scope) => {
    const row = orNotFound(await query.lockDomain(scope, id), 'Domain')
    const now = new Date().toISOString()
    const isProven = isHere && !isTaken
    const change = {
      checkedAt: now,
      detail: isProven ? null : wordsFor(texts, isHere),
      // Name servers have bad hours: what was proved stays so until somebody else proves it.
      ...(isProven && !row.provenAt && { provenAt: now }),
    }
    await query.updateDomain(scope, id, change).catch(takenMeanwhile)
    if (isProven && !row.provenAt) await auditChange(scope, 'sso.domain-proved', row)
    return present({ ...row, ...change })
  })
}

/** Two tenants may prove it in the same moment; the database lets one. */
function takenMeanwhile(error: unknown): never {
  if (brokenUnique(error) === undefined) throw error
  throw new Problem('conflict', says('domainVerifiedElsewhere'))
}

function wordsFor(texts: string[] | undefined, isHere: boolean): string {
  if (!texts) return 'The DNS servers didn’t respond. Check again later'
  if (isHere) return 'Another account has verified this domain. Remove that account’s TXT record'
  return texts.some((text) => text.startsWith(PREFIX))
    ? 'The TXT record exists but has a different value'
    : 'The TXT record wasn’t found yet'
}

function present(row: query.DomainRow): SsoDomain {
  const { id, domain, providerId, token, provenAt, checkedAt, detail } = row
  const record = {
    type: 'TXT',
    name: dns.proofNameOf(domain),
    value: PREFIX + token,
    isFound: provenAt !== null,
  } as const
  return { id, domain, providerId, record, provenAt, checkedAt, detail }
}

function auditChange(
  scope: Scope,
  action: 'sso.domain-added' | 'sso.domain-changed' | 'sso.domain-proved' | 'sso.domain-removed',
  { id, domain }: { id: string; domain: string },
): Promise<void> {
  return audit(scope, { action, target: { type: 'sso-domain', id, name: domain } })
}
