import { X509Certificate } from 'node:crypto'
import type { ProviderChange, SsoKind, SsoProvider } from '@satchel/contract/accounts/sso.ts'
import type { Config } from '../../platform/config.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../../platform/problem.ts'
import { addressFault } from '../../platform/security/address-fault.ts'
import { audit } from '../../platform/security/audit.ts'
import { seal, unseal } from '../../platform/security/sealing.ts'
import { pemOf } from './metadata.ts'
import type { OidcSettings } from './oidc.ts'
import * as query from './queries.ts'
import type { SamlSettings } from './saml.ts'

const PROVIDERS_MAX = 20
/** The fields that a connection's test and an owner's consent depend on; changing them resets both. */
const CONNECTION = ['issuer', 'clientId', 'clientSecret', 'signInUrl', 'certificates'] as const

export async function list(scope: Scope, config: Config) {
  const rows = await query.findProviders(scope)
  return { items: rows.map((row) => present(config, row)) }
}

export async function add(
  scope: Scope,
  config: Config,
  { kind, name }: { kind: SsoKind; name: string },
): Promise<SsoProvider> {
  if ((await query.findProviders(scope)).length >= PROVIDERS_MAX)
    throw new Problem('conflict', says('youAlreadyHaveConnections', { max: PROVIDERS_MAX }))
  const row = await query.insertProvider(scope, { kind, name: name.trim() })
  await auditChange(scope, 'sso.provider-added', row, { kind })
  return present(config, row)
}

export async function change(
  scope: Scope,
  { config, secrets }: Services,
  id: string,
  input: ProviderChange,
): Promise<SsoProvider> {
  const before = orNotFound(await query.lockProvider(scope, id), 'Connection')
  const { clientSecret, roles, ...rest } = input
  const requested = checked(config, before.kind, rest)
  if (input.forOwners && scope.actor.role !== 'owner')
    throw new Problem('forbidden', says('onlyOwnerAllowsOwnersToSignIn'))
  const changes = CONNECTION.filter((field) =>
    differs(before, { ...requested, ...(clientSecret && { clientSecret }) }, field),
  )
  const isNew = changes.length > 0
  await query.updateProvider(scope, id, {
    ...requested,
    ...(roles && { roles: JSON.stringify(roles) }),
    ...(clientSecret && { clientSecret: seal(secrets.auth, `sso ${id}`, clientSecret) }),
    ...(isNew && { isTested: false, revision: before.revision + 1 }),
    ...(isNew && scope.actor.role !== 'owner' && { forOwners: false }),
    // Who is signed in stays so; nobody else comes in by what nobody has tried.
    ...(isNew && before.mode !== 'off' && { mode: 'off' as const }),
  })
  const after = orNotFound(await query.lockProvider(scope, id), 'Connection')
  if (input.mode && input.mode !== 'off') await requireReady(scope, after, isNew)
  const fields = Object.keys(input).filter((field) => field !== 'clientSecret')
  await auditChange(scope, 'sso.provider-changed', after, {
    fields: clientSecret ? [...fields, 'clientSecret'] : fields,
    mode: after.mode,
    forOwners: after.forOwners,
  })
  return present(config, after)
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const row = orNotFound(await query.lockProvider(scope, id), 'Connection')
  await query.deleteProvider(scope, id)
  await auditChange(scope, 'sso.provider-removed', row, {})
}

/** Throws unless the connection is tested and has a verified domain, so that turning it on locks nobody out. */
async function requireReady(scope: Scope, row: query.ProviderRow, isNew: boolean): Promise<void> {
  if (isNew || !row.isTested) throw new Problem('sso-not-ready', says('testConnectionFirst'))
  const domains = await query.findDomains(scope)
  if (!domains.some(({ providerId, provenAt }) => providerId === row.id && provenAt))
    throw new Problem('sso-not-ready', says('verifyAndAssignDomainFirst'))
}

function differs(
  before: query.ProviderRow,
  requested: ProviderChange,
  field: (typeof CONNECTION)[number],
): boolean {
  const value = requested[field]
  if (value === undefined) return false
  return field === 'clientSecret' || JSON.stringify(value) !== JSON.stringify(before[field])
}

function checked(
  config: Config,
  kind: SsoKind,
  input: Omit<ProviderChange, 'clientSecret' | 'roles'>,
) {
  const { issuer, signInUrl, certificates, clientId, name, roleClaim, ...rest } = input
  const address = (path: string, value: string) => {
    const fault = addressFault(config, value.trim())
    if (fault) throw invalidField(path, fault)
    return value.trim()
  }
  if (kind === 'saml' && issuer?.trim() === '') throw invalidField('issuer', says('isMissing'))
  if (clientId?.trim() === '') throw invalidField('clientId', says('isMissing'))
  return {
    ...rest,
    ...(name && { name: name.trim() }),
    ...(roleClaim !== undefined && { roleClaim: roleClaim?.trim() || null }),
    ...(clientId && { clientId: clientId.trim() }),
    ...(issuer !== undefined && {
      issuer: kind === 'oidc' ? address('issuer', issuer) : issuer.trim(),
    }),
    ...(signInUrl !== undefined && { signInUrl: address('signInUrl', signInUrl) }),
    ...(certificates && { certificates: certificates.map((each) => pemOf(each, 'certificates')) }),
  }
}

export function callbackUrlOf({ PUBLIC_URL }: Config, id: string): string {
  return `${PUBLIC_URL}/api/auth/v1/sso/callback/${id}`
}

export function entityIdOf({ PUBLIC_URL }: Config, id: string): string {
  return `${PUBLIC_URL}/api/auth/v1/sso/metadata/${id}`
}

/** Returns the OIDC settings; undefined if something is missing. */
export function oidcOf({ secrets }: Services, row: query.ProviderRow): OidcSettings | undefined {
  const { id, kind, issuer, clientId, clientSecret, roleClaim } = row
  if (kind !== 'oidc' || !issuer || !clientId || !clientSecret) return undefined
  return {
    issuer,
    clientId,
    clientSecret: unseal(secrets.auth, `sso ${id}`, clientSecret),
    roleClaim,
  }
}

export function samlOf(row: query.ProviderRow): SamlSettings | undefined {
  const { kind, issuer, signInUrl, certificates } = row
  if (kind !== 'saml' || !issuer || !signInUrl || certificates.length === 0) return undefined
  return { issuer, signInUrl, certificates }
}

function present(config: Config, row: query.ProviderRow): SsoProvider {
  const { tenantId: _, revision: __, clientSecret, certificates, ...shown } = row
  return {
    ...shown,
    hasSecret: clientSecret !== null,
    certificates: certificates.map((pem) => {
      const { subject, validTo } = new X509Certificate(pem)
      const expiresAt = new Date(validTo).toISOString()
      return { pem, subject: (subject ?? '').replaceAll('\n', ', '), expiresAt }
    }),
    callbackUrl: callbackUrlOf(config, row.id),
    entityId: entityIdOf(config, row.id),
    startUrl: `${config.PUBLIC_URL}/api/auth/v1/sso/start?provider=${row.id}`,
  }
}

function auditChange(
  scope: Scope,
  action: 'sso.provider-added' | 'sso.provider-changed' | 'sso.provider-removed',
  { id, name }: { id: string; name: string },
  details: Record<string, unknown>,
): Promise<void> {
  return audit(scope, { action, target: { type: 'sso-provider', id, name }, details })
}
