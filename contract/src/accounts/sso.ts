import { type Static, Type } from 'typebox'
import { NAME_MAX, READ_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, NameText, Nullable, Time } from '../schemas.ts'
import { DnsRecord } from '../tenants/domains.ts'

export const SsoKind = Type.Enum(['oidc', 'saml'])
export type SsoKind = Static<typeof SsoKind>

export const SsoMode = Type.Enum(['off', 'optional', 'enforced'], {
  description: 'Enforced: passwords of its domains are refused, except owners’',
})
export type SsoMode = Static<typeof SsoMode>

/** The roles an identity provider can assign; it can't make anyone an owner. */
export const SsoRole = Type.Enum(['admin', 'editor', 'viewer'])
export type SsoRole = Static<typeof SsoRole>

/** Reasons why someone returned without a session, in the address of the page they land on. */
export const SSO_PROBLEMS = [
  'unknown',
  'expired',
  'refused',
  'invalid',
  'unreachable',
  'no-email',
  'foreign-domain',
  'other-account',
  'not-invited',
  'deactivated',
  'no-seats',
  'inactive',
  'owner',
] as const
export type SsoProblem = (typeof SSO_PROBLEMS)[number]

const RoleRule = Type.Object({
  value: Type.String({ minLength: 1, maxLength: 500 }),
  role: SsoRole,
})
export type RoleRule = Static<typeof RoleRule>

/** The result of an admin's last test sign-in. */
const SsoTest = Type.Object({
  at: Time,
  isGood: Type.Boolean(),
  problem: Nullable(Type.String()),
  email: Nullable(Type.String()),
  name: Nullable(Type.String()),
  role: Nullable(SsoRole),
  claims: Type.Record(Type.String(), Type.Array(Type.String())),
})
export type SsoTest = Static<typeof SsoTest>

export const SsoProvider = Type.Object({
  id: Id,
  kind: SsoKind,
  name: Type.String(),
  mode: SsoMode,
  issuer: Nullable(Type.String({ description: 'The OIDC issuer or the SAML entity id' })),
  clientId: Nullable(Type.String()),
  hasSecret: Type.Boolean({ description: 'Whether a client secret is set; it is never returned' }),
  signInUrl: Nullable(Type.String()),
  certificates: Type.Array(
    Type.Object({ pem: Type.String(), subject: Type.String(), expiresAt: Time }),
  ),
  makesPeople: Type.Boolean({ description: 'Create people at their first sign-in' }),
  defaultRole: SsoRole,
  roleClaim: Nullable(Type.String()),
  roles: Type.Array(RoleRule),
  forOwners: Type.Boolean({
    description: 'Whether owners can sign in with it; only owners can change this',
  }),
  trustsEmail: Type.Boolean({
    description: 'OIDC: trust addresses of its verified domains without `email_verified`',
  }),
  isTested: Type.Boolean({
    description: 'Whether someone has signed in with its current settings',
  }),
  lastTest: Nullable(SsoTest),
  callbackUrl: Type.String(),
  entityId: Type.String({
    description: 'Satchel’s SAML entity id, which is also the address of its metadata',
  }),
  startUrl: Type.String({ description: 'Starts the sign-in; for a tile or bookmark' }),
  createdAt: Time,
})
export type SsoProvider = Static<typeof SsoProvider>

export const SsoDomain = Type.Object({
  id: Id,
  domain: Type.String(),
  providerId: Nullable(Id),
  record: DnsRecord,
  provenAt: Nullable(Time),
  checkedAt: Nullable(Time),
  detail: Nullable(Type.String({ description: 'Human-readable reason why it isn’t ready' })),
})
export type SsoDomain = Static<typeof SsoDomain>

const ScimToken = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Time,
  lastUsedAt: Nullable(Time),
})
export type ScimToken = Static<typeof ScimToken>

const ADDRESS = { maxLength: 2_048 }
const Name = NameText(NAME_MAX)
const ProviderParams = Type.Object({ providerId: Id })
const DomainParams = Type.Object({ domainId: Id })

export const startSso = endpoint({
  name: 'startSso',
  summary: 'Redirect to the identity provider of an address',
  method: 'GET',
  path: '/api/auth/v1/sso/start',
  access: 'public',
  raw: true,
  limit: { calls: 60, seconds: 60 },
  query: Type.Object({
    email: Type.Optional(Type.String({ maxLength: 320 })),
    provider: Type.Optional(Type.String({ maxLength: 64 })),
    next: Type.Optional(Type.String(ADDRESS)),
  }),
})

export const finishSso = endpoint({
  name: 'finishSso',
  summary: 'Handle the redirect back from an OIDC provider',
  method: 'GET',
  path: '/api/auth/v1/sso/callback/:providerId',
  access: 'public',
  takesUnknown: true,
  raw: true,
  limit: { calls: 120, seconds: 60 },
  params: ProviderParams,
})

export const finishSaml = endpoint({
  name: 'finishSaml',
  summary: 'Handle the signed response of a SAML provider',
  method: 'POST',
  path: '/api/auth/v1/sso/callback/:providerId',
  access: 'public',
  takesUnknown: true,
  raw: true,
  limit: { calls: 120, seconds: 60 },
  params: ProviderParams,
})

export const getSsoMetadata = endpoint({
  name: 'getSsoMetadata',
  summary: 'Get Satchel’s SAML metadata for a connection, as XML',
  method: 'GET',
  path: '/api/auth/v1/sso/metadata/:providerId',
  access: 'public',
  takesUnknown: true,
  raw: true,
  params: ProviderParams,
})

export const listSsoProviders = endpoint({
  name: 'listSsoProviders',
  summary: 'List the connections to identity providers, oldest first',
  method: 'GET',
  path: '/api/auth/v1/sso/providers',
  access: 'sign-in.manage',
  reply: Type.Object({ items: Type.Array(SsoProvider) }),
})

export const addSsoProvider = endpoint({
  name: 'addSsoProvider',
  summary: 'Create a connection, turned off',
  method: 'POST',
  path: '/api/auth/v1/sso/providers',
  access: 'sign-in.manage',
  body: Type.Object({ kind: SsoKind, name: Name }),
  status: 201,
  reply: SsoProvider,
})

const ProviderChange = Type.Object({
  name: Type.Optional(Name),
  mode: Type.Optional(SsoMode),
  issuer: Type.Optional(Type.String(ADDRESS)),
  clientId: Type.Optional(Type.String({ maxLength: 500 })),
  clientSecret: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  signInUrl: Type.Optional(Type.String(ADDRESS)),
  certificates: Type.Optional(Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 8 })),
  makesPeople: Type.Optional(Type.Boolean()),
  defaultRole: Type.Optional(SsoRole),
  roleClaim: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 500 }))),
  roles: Type.Optional(Type.Array(RoleRule, { maxItems: 50 })),
  forOwners: Type.Optional(Type.Boolean()),
  trustsEmail: Type.Optional(Type.Boolean()),
})
export type ProviderChange = Static<typeof ProviderChange>

export const changeSsoProvider = endpoint({
  name: 'changeSsoProvider',
  summary: 'Change a connection; it can be turned on once it is tested and has a verified domain',
  method: 'PATCH',
  path: '/api/auth/v1/sso/providers/:providerId',
  access: 'sign-in.manage',
  params: ProviderParams,
  body: ProviderChange,
  reply: SsoProvider,
})

export const removeSsoProvider = endpoint({
  name: 'removeSsoProvider',
  summary: 'Remove a connection; its people sign in with a password again',
  method: 'DELETE',
  path: '/api/auth/v1/sso/providers/:providerId',
  access: 'sign-in.manage',
  needsProof: true,
  params: ProviderParams,
  status: 204,
})

export const testSsoProvider = endpoint({
  name: 'testSsoProvider',
  summary: 'Get an address for a test sign-in; `lastTest` then has the result',
  method: 'POST',
  path: '/api/auth/v1/sso/providers/:providerId/test',
  limit: READ_LIMIT,
  access: 'sign-in.manage',
  params: ProviderParams,
  reply: Type.Object({ url: Type.String() }),
})

/** The metadata of an identity provider. */
export const SsoMetadata = Type.Object({
  issuer: Type.String(),
  signInUrl: Type.String(),
  certificates: Type.Array(Type.String()),
})
export type SsoMetadata = Static<typeof SsoMetadata>

export const readSsoMetadata = endpoint({
  name: 'readSsoMetadata',
  fillsDisk: false,
  summary: 'Read an identity provider’s metadata from its address or XML',
  method: 'POST',
  path: '/api/auth/v1/sso/metadata',
  limit: READ_LIMIT,
  access: 'sign-in.manage',
  body: Type.Object({
    kind: SsoKind,
    url: Type.Optional(Type.String(ADDRESS)),
    xml: Type.Optional(Type.String({ maxLength: 500_000 })),
  }),
  reply: SsoMetadata,
})

export const listSsoDomains = endpoint({
  name: 'listSsoDomains',
  summary: 'List the tenant’s email domains with their TXT records',
  method: 'GET',
  path: '/api/auth/v1/sso/domains',
  access: 'sign-in.manage',
  reply: Type.Object({ items: Type.Array(SsoDomain) }),
})

export const addSsoDomain = endpoint({
  name: 'addSsoDomain',
  summary: 'Add an email domain, to be verified by a TXT record',
  method: 'POST',
  path: '/api/auth/v1/sso/domains',
  access: 'sign-in.manage',
  body: Type.Object({
    domain: Type.String({ minLength: 1, maxLength: 500 }),
    providerId: Type.Optional(Nullable(Id)),
  }),
  status: 201,
  reply: SsoDomain,
})

export const changeSsoDomain = endpoint({
  name: 'changeSsoDomain',
  summary: 'Assign a domain to a connection',
  method: 'PATCH',
  path: '/api/auth/v1/sso/domains/:domainId',
  access: 'sign-in.manage',
  params: DomainParams,
  body: Type.Object({ providerId: Nullable(Id) }),
  reply: SsoDomain,
})

export const checkSsoDomain = endpoint({
  name: 'checkSsoDomain',
  summary: 'Check the TXT record now',
  method: 'POST',
  path: '/api/auth/v1/sso/domains/:domainId/check',
  limit: READ_LIMIT,
  access: 'sign-in.manage',
  params: DomainParams,
  reply: SsoDomain,
})

export const removeSsoDomain = endpoint({
  name: 'removeSsoDomain',
  summary: 'Remove an email domain; its people sign in with a password again',
  method: 'DELETE',
  path: '/api/auth/v1/sso/domains/:domainId',
  access: 'sign-in.manage',
  params: DomainParams,
  status: 204,
})

export const listScimTokens = endpoint({
  name: 'listScimTokens',
  summary: 'List the directory tokens',
  method: 'GET',
  path: '/api/auth/v1/sso/scim-tokens',
  access: 'sign-in.manage',
  reply: Type.Object({ baseUrl: Type.String(), items: Type.Array(ScimToken) }),
})

export const addScimToken = endpoint({
  name: 'addScimToken',
  summary: 'Create a directory token, returned only this once',
  method: 'POST',
  path: '/api/auth/v1/sso/scim-tokens',
  access: 'sign-in.manage',
  status: 201,
  needsProof: true,
  body: Type.Object({ name: Name }),
  reply: Type.Object({ ...ScimToken.properties, token: Type.String() }),
})

export const removeScimToken = endpoint({
  name: 'removeScimToken',
  summary: 'Revoke a directory token',
  method: 'DELETE',
  path: '/api/auth/v1/sso/scim-tokens/:tokenId',
  access: 'sign-in.manage',
  params: Type.Object({ tokenId: Id }),
  status: 204,
})
