import { type Static, Type } from 'typebox'
import { type Endpoint, endpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'
import { Id, IdParams, NameText, Nullable, Time } from './schemas.ts'

export const API_KEY_NAME_MAX = 60
export const API_KEYS_MAX = 50
export const API_KEY_DAYS_MAX = 3_650
/** Prefix of every key, so that a leaked one is recognized. */
export const API_KEY_PREFIX = 'satchel_'
export const API_KEY_LIMIT = { calls: 600, seconds: 60 } as const

/** Permissions a key may have, within those of its creator. */
export const API_SCOPES = [
  'library.read',
  'library.write',
  'links.read',
  'links.write',
  'sites.read',
  'sites.write',
  'ctas.read',
  'ctas.write',
  'wishes.read',
  'wishes.write',
  'reports.read',
  'audit.read',
  'webhooks.read',
  'webhooks.write',
] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** Scopes that only people with a permission can give. */
export const SCOPE_PERMISSIONS: Partial<Record<ApiScope, Permission>> = {
  'audit.read': 'audit.read',
  'webhooks.read': 'tenant.manage',
  'webhooks.write': 'tenant.manage',
}

/** Areas of the API; the first match counts, and keys can't call what matches none. */
const AREAS = [
  [/^\/api\/items\/v1\/wishlist/, 'wishes'],
  [/^\/api\/items\/v1\/(personalized|link-presets|v2\/shortener)/, 'links'],
  [/^\/api\/items\/v1\/:id\/(outdated|reading)/, 'links'],
  [/^\/api\/links\/v1/, 'links'],
  [/^\/api\/search\/v1\/used-answers/, 'links'],
  [/^\/api\/(requests|questions|agreements)\/v1/, 'links'],
  [/^\/api\/(items|collections|search)\/v1/, 'library'],
  [/^\/api\/uploads/, 'library'],
  [/^\/api\/activity\/v1\/list$/, 'library'],
  [/^\/api\/sites\/v2/, 'sites'],
  [/^\/api\/ctas\/v1/, 'ctas'],
  [/^\/api\/wishes\/v1/, 'wishes'],
  [/^\/api\/analytics\/v1\/(reports|health|today)/, 'reports'],
  [/^\/api\/audit\/v1\/list$/, 'audit'],
  [/^\/api\/integrations\/v1\/webhooks/, 'webhooks'],
] as const

/**
 * Returns the scope a key needs for an endpoint; undefined for an endpoint that no key may call, such as changing
 * settings, deleting items permanently, and giving access without the key.
 */
export function scopeOf({
  path,
  method,
  access,
  reads,
  needsProof,
  inPerson,
}: Endpoint): ApiScope | undefined {
  const area = AREAS.find(([pattern]) => pattern.test(path))?.[1]
  if (!area || needsProof || inPerson) return undefined
  const isRead = reads || method === 'GET' || method === 'HEAD'
  const isPermanent = method === 'DELETE' && path.startsWith('/api/items/v1/bin')
  const isSetting = access.endsWith('.manage') && area !== 'webhooks'
  if (isPermanent || (!isRead && isSetting)) return undefined
  const required = `${area}.${isRead ? 'read' : 'write'}`
  return API_SCOPES.find((scope) => scope === required)
}

const Scopes = Type.Array(Type.Enum([...API_SCOPES]), {
  minItems: 1,
  maxItems: API_SCOPES.length,
  uniqueItems: true,
})

export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  hint: Type.String({ description: 'How the key ends' }),
  scopes: Type.Array(Type.String()),
  createdBy: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Time,
  expiresAt: Nullable(Time),
  lastUsedAt: Nullable({ ...Time, description: 'To the minute' }),
})
export type ApiKey = Static<typeof ApiKey>

const base = '/api/integrations/v1/api-keys'
const access = 'tenant.manage'

export const listApiKeys = endpoint({
  name: 'listApiKeys',
  summary: 'List the API keys, newest first, expired ones too',
  method: 'GET',
  path: base,
  access,
  reply: Type.Object({ items: Type.Array(ApiKey) }),
})

export const createApiKey = endpoint({
  name: 'createApiKey',
  summary: 'Create an API key; the response alone has it',
  method: 'POST',
  path: base,
  access,
  status: 201,
  needsProof: true,
  body: Type.Object({
    name: NameText(API_KEY_NAME_MAX),
    scopes: Scopes,
    days: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 1,
          maximum: API_KEY_DAYS_MAX,
          description: 'Days until it expires; null or absent: never',
        }),
      ),
    ),
  }),
  reply: Type.Object({ ...ApiKey.properties, key: Type.String() }),
})

export const revokeApiKey = endpoint({
  name: 'revokeApiKey',
  summary: 'Revoke an API key, which is refused from now on',
  method: 'DELETE',
  path: `${base}/:id`,
  access,
  params: IdParams,
  status: 204,
})
