import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { TSchema } from 'typebox'
import { bodyFor, type Ids, pathFor } from './world.ts'

/** Values sent in place of valid ones. */
export const GARBAGE: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  "'; drop table item; --",
  '../../etc/passwd',
  '%00',
  '\u202eexe.pdf',
  'x'.repeat(30_000),
  [],
  [null],
  [[[[[]]]]],
  {},
  { __proto__: null, constructor: 1 },
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99',
  'javascript:alert(1)',
]

interface Input {
  params: Record<string, string>
  query: Record<string, string>
  body?: unknown
}

/** A part of a request that can be faulty. */
interface Place {
  /** The name of the field, or of the whole body an empty one. */
  name: string
  /** A request that is valid but for this part. */
  spoil(value: unknown): Input
}

/** Each parameter, each field of query and body, and the body as a whole. */
export function placesOf(endpoint: Endpoint, ids: Ids): Place[] {
  const body = endpoint.body && bodyFor(endpoint.body, ids)
  const required = Object.entries(bodyFor(endpoint.query ?? {}, ids) as object)
  const query = Object.fromEntries(required.map(([name, value]) => [name, asText(value)]))
  const valid = { params: paramsOf(endpoint, ids), query, ...(endpoint.body && { body }) }
  const { params } = valid
  const field = (name: string, value: unknown) => ({ ...(body as object), [name]: value })
  return [
    ...Object.keys(params).map((name) => ({
      name,
      spoil: (value: unknown) => ({
        ...valid,
        params: { ...params, [name]: asText(value) || ' ' },
      }),
    })),
    ...namesOf(endpoint.query).map((name) => ({
      name,
      spoil: (value: unknown) => ({ ...valid, query: { ...query, [name]: asText(value) } }),
    })),
    ...namesOf(endpoint.body).map((name) => ({
      name,
      spoil: (value: unknown) => ({ ...valid, body: field(name, value) }),
    })),
    ...(endpoint.body
      ? [{ name: '', spoil: (value: unknown) => ({ ...valid, body: value }) }]
      : []),
  ]
}

/** The address of such a request, from the root. */
export function addressOf({ path }: Endpoint, { params, query }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const fields = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return fields.length > 0 ? `${filled}?${fields.join('&')}` : filled
}

function paramsOf(endpoint: Endpoint, ids: Ids): Record<string, string> {
  const filled = pathFor(endpoint, ids).split('/')
  const parts = endpoint.path.split('/').map((part, index) => [part, filled[index] ?? ''] as const)
  return Object.fromEntries(
    parts.filter(([part]) => part.startsWith(':')).map(([part, id]) => [part.slice(1), id]),
  )
}

function namesOf(schema: TSchema | undefined): string[] {
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
}

/** At most 3,000 characters, since addresses can't be longer. */
function asText(value: unknown): string {
  return (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)).slice(0, 3_000)
}
