import { IDEMPOTENCY_KEY_MAX, PUBLIC_LIMIT } from '@satchel/contract/constants.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { scopeOf } from '@satchel/contract/integrations/api-keys.ts'
import { PROBLEMS, ProblemBody } from '@satchel/contract/problem.ts'
import { IsOptional, type TSchema } from 'typebox'

/** Returns the contract as OpenAPI 3.1, made from the endpoints only. */
export function openapi(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { domain, endpoint } of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(domain, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Satchel',
      version: '1',
      description: 'Store, find, share and publish content.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: ProblemBody },
      responses: { Problem: problemResponse, TooManyRequests: tooManyRequests },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        identityToken: { type: 'apiKey', in: 'header', name: 'X-Identity-Token' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, with its scopes' },
      },
    },
  }
}

/** Requires both tokens, or an API key where its scopes allow it. */
function securityOf(endpoint: Endpoint): object[] {
  if (endpoint.access === 'public') return []
  const scope = scopeOf(endpoint)
  const isForKeys = scope !== undefined || endpoint.anyScope
  return [
    { accessToken: [], identityToken: [] },
    ...(isForKeys ? [{ apiKey: scope ? [scope] : [] }] : []),
  ]
}

function operation(domain: string, endpoint: Endpoint): object {
  const {
    name,
    summary,
    body,
    reply,
    status = 200,
    raw,
    once,
    orThere,
    orLater,
    alsoCsv,
  } = endpoint
  const done = reply && { content: { ...json(reply), ...(alsoCsv && CSV) } }
  return {
    operationId: name,
    summary,
    tags: [domain],
    ...described(endpoint),
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...((status === 201 && !raw) || once
        ? [header('Idempotency-Key', { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX })]
        : []),
      ...(endpoint.method === 'PUT' ? [header('If-Match', { type: 'string' })] : []),
    ],
    ...(body && {
      requestBody: {
        required: !IsOptional(body),
        content: json(endpoint.takesUnknown ? body : closed(body)),
      },
    }),
    responses: {
      [status]: { description: 'Done', ...done },
      ...(limitOf(endpoint) && { 429: { $ref: '#/components/responses/TooManyRequests' } }),
      ...(orThere && { 200: { description: 'Done before', ...done } }),
      ...(orLater && { 202: { description: 'Accepted; a job does the work', ...done } }),
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

function limitOf({ access, limit }: Endpoint): Endpoint['limit'] {
  return access === 'public' ? (limit ?? PUBLIC_LIMIT) : limit
}

function described(endpoint: Endpoint): { description?: string } {
  const { access } = endpoint
  const limit = limitOf(endpoint)
  const whose = access === 'public' ? 'per network' : 'per person'
  const sentences = [
    ...(access !== 'public' && access !== 'signed-in' ? [`Needs \`${access}\`.`] : []),
    ...(limit ? [`At most ${limit.calls} calls ${whose} in ${limit.seconds} seconds.`] : []),
  ]
  return sentences.length > 0 ? { description: sentences.join(' ') } : {}
}

function parameters(place: 'path' | 'query', schema: TSchema | undefined): object[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, TSchema> }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || !IsOptional(property),
    schema: property,
  }))
}

function header(name: string, schema: object): object {
  return { name, in: 'header', required: false, schema }
}

/** Returns a schema whose objects have no other properties, unless they say so. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, closed(part)]),
  )
  return 'properties' in schema ? { additionalProperties: false, ...parts } : parts
}

function json(schema: unknown): object {
  return { 'application/json': { schema } }
}

const CSV = { 'text/csv': { schema: { type: 'string' } } }

const PROBLEM = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}

const tooManyRequests = {
  description: 'Too many calls; `Retry-After` is the seconds to wait',
  headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } },
  content: PROBLEM,
}

const problemResponse = {
  description: `RFC 9457; \`code\` is one of ${Object.keys(PROBLEMS).join(', ')}`,
  content: PROBLEM,
}
