import { type Static, Type } from 'typebox'
import { READ_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Id, Nullable, Time, WebUrl } from './schemas.ts'
import { DomainStatus } from './tenants.ts'

/** A DNS record to make where the domain is kept. */
export const DnsRecord = Type.Object({
  type: Type.Enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: Type.String({ description: 'Whole, without the last dot' }),
  value: Type.String(),
  isFound: Type.Boolean({ description: 'At the last check' }),
})
export type DnsRecord = Static<typeof DnsRecord>

export const ShortDomain = Type.Object({
  version: Type.Integer(),
  domain: Type.String({ description: 'As DNS has it: lower case, punycode' }),
  status: DomainStatus,
  isInUse: Type.Boolean({ description: 'New links carry it' }),
  detail: Nullable(Type.String({ description: 'What stands in the way, for a person' })),
  records: Type.Array(DnsRecord),
  rootUrl: Nullable(Type.String({ description: 'Where the bare domain leads' })),
  notFoundUrl: Nullable(Type.String({ description: 'Where unknown slugs lead' })),
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
  summary: 'The versions of the custom short domain, newest first, with the records to make',
  method: 'GET',
  path: '/api/auth/v1/tenants/:id/domains',
  access: 'tenant.manage',
  params: TenantParams,
  reply: ShortDomains,
})

export const addShortDomain = endpoint({
  name: 'addShortDomain',
  summary:
    'A new version of the custom short domain; the one before works on until it is confirmed',
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
  summary: 'Where the bare domain and unknown slugs lead',
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
  summary: 'Look its records up now; the outcome follows by `tenant-update`',
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
  summary: 'Remove a version; links opened by its domain are unknown from then on',
  method: 'DELETE',
  path: '/api/auth/v1/tenants/:id/domains/:version',
  access: 'tenant.manage',
  params: VersionParams,
  status: 204,
})

/** For a proxy that makes certificates on demand: 200 where the domain is one of ours, else 404. */
export const askDomain = endpoint({
  name: 'askDomain',
  summary: 'Whether a certificate may be made for a domain',
  method: 'GET',
  path: '/api/domains/ask',
  access: 'public',
  limit: { calls: 6_000, seconds: 60 },
  query: Type.Object({ domain: Type.String({ minLength: 1, maxLength: 253 }) }),
  reply: Type.Object({ domain: Type.String() }),
})
