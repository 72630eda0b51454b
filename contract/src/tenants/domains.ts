import { type Static, Type } from 'typebox'
import { READ_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Nullable, Time, WebUrl } from '../schemas.ts'
import { DomainStatus } from './tenants.ts'

/** A DNS record to create at the domain's DNS provider. */
export const DnsRecord = Type.Object({
  type: Type.Enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: Type.String({ description: 'The full name, without the trailing dot' }),
  value: Type.String(),
  isFound: Type.Boolean({ description: 'As of the last check' }),
})
export type DnsRecord = Static<typeof DnsRecord>

export const ShortDomain = Type.Object({
  version: Type.Integer(),
  domain: Type.String({ description: 'In DNS form: lower case, punycode' }),
  status: DomainStatus,
  isInUse: Type.Boolean({ description: 'Whether new links use it' }),
  detail: Nullable(Type.String({ description: 'Human-readable reason why it isn’t ready' })),
  records: Type.Array(DnsRecord),
  rootUrl: Nullable(Type.String({ description: 'Where the bare domain redirects' })),
  notFoundUrl: Nullable(Type.String({ description: 'Where unknown slugs redirect' })),
  createdAt: Time,
  checkedAt: Nullable(Time),
  confirmedAt: Nullable(Time),
})
export type ShortDomain = Static<typeof ShortDomain>

const ShortDomains = Type.Object({ items: Type.Array(ShortDomain) })
const TenantParams = Type.Object({ id: Id })
const VersionParams = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
})

export const listShortDomains = endpoint({
  name: 'listShortDomains',
  summary:
    'List the versions of the custom short domain, newest first, with the DNS records to create',
  method: 'GET',
  path: '/api/auth/v1/tenants/:id/domains',
  access: 'tenant.manage',
  params: TenantParams,
  reply: ShortDomains,
})

export const addShortDomain = endpoint({
  name: 'addShortDomain',
  summary:
    'Add a version of the custom short domain; the previous one is used until it is confirmed',
  method: 'POST',
  path: '/api/auth/v1/tenants/:id/domains',
  access: 'tenant.manage',
  params: TenantParams,
  body: Type.Object({ domain: Type.String({ minLength: 1, maxLength: 500 }) }),
  status: 201,
  reply: ShortDomain,
})

export const changeShortDomain = endpoint({
  name: 'changeShortDomain',
  summary: 'Set where the bare domain and unknown slugs redirect',
  method: 'PUT',
  path: '/api/auth/v1/tenants/:id/domains/:version',
  access: 'tenant.manage',
  params: VersionParams,
  body: Type.Object({
    rootUrl: Type.Optional(Nullable(WebUrl)),
    notFoundUrl: Type.Optional(Nullable(WebUrl)),
  }),
  reply: ShortDomain,
})

export const checkShortDomain = endpoint({
  name: 'checkShortDomain',
  summary: 'Check the DNS records now; the result follows as `tenant-update`',
  method: 'POST',
  path: '/api/auth/v1/tenants/:id/domains/:version/check',
  limit: READ_LIMIT,
  access: 'tenant.manage',
  params: VersionParams,
  status: 202,
  reply: ShortDomain,
})

export const removeShortDomain = endpoint({
  name: 'removeShortDomain',
  summary: 'Remove a version; links on its domain stop working',
  method: 'DELETE',
  path: '/api/auth/v1/tenants/:id/domains/:version',
  access: 'tenant.manage',
  params: VersionParams,
  status: 204,
})

/** Lets a proxy check a domain before getting a certificate: 200 for a tenant's domain, else 404. */
export const askDomain = endpoint({
  name: 'askDomain',
  summary: 'Tell a proxy whether to get a certificate for a domain',
  method: 'GET',
  path: '/api/domains/ask',
  access: 'public',
  takesUnknown: true,
  limit: { calls: 6_000, seconds: 60 },
  query: Type.Object({ domain: Type.String({ minLength: 1, maxLength: 253 }) }),
  reply: Type.Object({ domain: Type.String() }),
})
