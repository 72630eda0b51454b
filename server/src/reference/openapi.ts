import { scopeOf } from '@satchel/contract/api-keys.ts'
import { IDEMPOTENCY_KEY_MAX, PUBLIC_LIMIT } from '@satchel/contract/constants.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS, NAMED_SCHEMAS, type TaggedEndpoint } from '@satchel/contract/endpoints.ts'
import { PROBLEMS, ProblemBody, type ProblemCode } from '@satchel/contract/problem.ts'
import { IsOptional, type TSchema } from 'typebox'
import { EXAMPLES, PROBLEM_CODES } from './examples.ts'
import { descriptionOf } from './parameters.ts'
import { type Components, nameSchemas } from './schemas.ts'

/** Returns the contract as OpenAPI 3.1, made from the endpoints only. */
export function openapi(publicUrl: string): object {
  const schemas = nameSchemas(NAMED_SCHEMAS, ENDPOINTS)
  const paths: Record<string, Record<string, object>> = {}
  for (const { domain, endpoint } of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(domain, endpoint, schemas),
    }
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
      schemas: { ...schemas.definitions, Problem: ProblemBody },
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

function operation(domain: string, endpoint: Endpoint, schemas: Components): object {
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
  const example = EXAMPLES[name]
  const answer = reply && json(schemas.refer(reply), example?.answer)
  const done = answer && { content: { ...answer, ...(alsoCsv && CSV) } }
  return {
    operationId: name,
    summary,
    tags: [domain],
    ...described(endpoint),
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', { domain, endpoint }, schemas),
      ...parameters('query', { domain, endpoint }, schemas),
      ...((status === 201 && !raw) || once
        ? [
            header(
              'Idempotency-Key',
              'A text of your choice: the same one does nothing a second time',
              { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX },
            ),
          ]
        : []),
      ...(endpoint.method === 'PUT'
        ? [
            header(
              'If-Match',
              'The version that was read, such as `"7"`: 412 if there is a newer one',
              {
                type: 'string',
              },
            ),
          ]
        : []),
    ],
    ...(body && {
      requestBody: {
        required: !IsOptional(body),
        content: json(
          endpoint.takesUnknown ? schemas.refer(body) : schemas.referClosed(body),
          example?.body,
        ),
      },
    }),
    responses: {
      [status]: { description: 'Done', ...done },
      ...(limitOf(endpoint) && { 429: { $ref: '#/components/responses/TooManyRequests' } }),
      ...(orThere && { 200: { description: 'Done before', ...done } }),
      ...(orLater && { 202: { description: 'Accepted; a job does the work', ...done } }),
      ...problemsOf(endpoint),
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

/**
 * Returns answers by status for problems that follow from what the endpoint asks for, and for those that tests were answered.
 * Others are under `default`.
 */
function problemsOf(endpoint: Endpoint) {
  const { name, access, evenInactive, needsProof, params, query, body, method } = endpoint
  const isOpen = access === 'public'
  const codes: ProblemCode[] = [
    ...(body ? (['malformed'] as const) : []),
    ...(isOpen ? [] : (['unauthenticated'] as const)),
    ...(isOpen || evenInactive || method === 'GET' ? [] : (['account-inactive'] as const)),
    ...(isOpen || access === 'signed-in' ? [] : (['forbidden'] as const)),
    ...(needsProof ? (['proof-required'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(method === 'PUT' ? (['stale'] as const) : []),
    ...(body || query ? (['invalid'] as const) : []),
    ...(PROBLEM_CODES[name] ?? []),
  ]
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code][0]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const own = [...new Set(codes)].filter((code) => PROBLEMS[code][0] === status)
      const titles = own.map((code) => `\`${code}\`: ${PROBLEMS[code][1]}`)
      return [status, { description: titles.join('; '), content: PROBLEM }]
    }),
  )
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

function parameters(
  place: 'path' | 'query',
  { domain, endpoint }: TaggedEndpoint,
  schemas: Components,
): object[] {
  const parts = place === 'path' ? endpoint.params : endpoint.query
  const { properties = {} } = (parts ?? {}) as { properties?: Record<string, TSchema> }
  return Object.entries(properties).map(([name, property]) => {
    const description = descriptionOf({ domain, name, place }, property)
    return {
      name,
      in: place,
      required: place === 'path' || !IsOptional(property),
      ...(description && { description }),
      schema: schemas.refer(property),
    }
  })
}

function header(name: string, description: string, schema: object): object {
  return { name, in: 'header', required: false, description, schema }
}

function json(schema: unknown, example?: unknown): object {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
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
