import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { TSchema } from 'typebox'
import { bodyFor, type Ids, pathFor } from '../world.ts'

/** Values sent in place of valid ones. */
export const GARBAGE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 63,
  -(2 ** 63),
  '9223372036854775808',
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
  // Days and times at the ends of what can be counted, and some that never were.
  '9999-99-99',
  '0000-01-01',
  '0001-01-01',
  '2023-02-29',
  '9999-12-31',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '2016-12-31T23:59:60Z',
  `2026-01-01T00:00:00.${'1'.repeat(200)}Z`,
  'javascript:alert(1)',
]

/** Returns a value as part of an address; an empty one as a blank. */
export function inAddress(value: unknown): string {
  return encodeURIComponent(asText(value)) || '%20'
}

/** Garbage that is also sent in places inside of others. */
export const GARBAGE_INSIDE: readonly unknown[] = [
  null,
  'a\u0000b',
  2 ** 63,
  [],
  [null],
  {},
  ...GARBAGE.filter((value) => typeof value === 'string' && /^\d{4}-.*[Z\d]$/.test(value)),
]

interface Shape {
  anyOf?: TSchema[]
  items?: TSchema | TSchema[]
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
}

/** Yields bodies of a schema with the value in each place in turn. */
export function* bodiesWith(
  value: unknown,
  schema: TSchema,
  ids: Ids,
  name = '',
): Generator<unknown> {
  yield value
  yield* inside(value, schema, ids, name)
}

function* inside(value: unknown, schema: TSchema, ids: Ids, name: string): Generator<unknown> {
  const { anyOf = [], items = [], properties = {}, patternProperties = {} } = schema as Shape
  const bodies = GARBAGE_INSIDE.includes(value) ? bodiesWith : only
  for (const branch of anyOf) yield* inside(value, branch, ids, name)
  for (const item of [items].flat()) for (const body of bodies(value, item, ids, name)) yield [body]
  for (const part of Object.values(patternProperties))
    for (const body of bodies(value, part, ids)) yield { 1: body }
  for (const [key, property] of Object.entries(properties))
    for (const body of bodies(value, property, ids, key))
      yield { ...(bodyFor(schema, ids, name) as object), [key]: body }
}

function only(value: unknown): unknown[] {
  return [value]
}

export interface Input {
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

/** Returns a request that nothing is wrong with. */
export function validInput(endpoint: Endpoint, ids: Ids): Input {
  const required = Object.entries(bodyFor(endpoint.query ?? {}, ids) as object)
  const query = Object.fromEntries(required.map(([name, value]) => [name, asText(value)]))
  const body = endpoint.body && { body: bodyFor(endpoint.body, ids) }
  return { params: paramsOf(endpoint, ids), query, ...body }
}

/** Each parameter, each field of query and body, and the body as a whole. */
export function placesOf(endpoint: Endpoint, ids: Ids): Place[] {
  const valid = validInput(endpoint, ids)
  const { params, query, body } = valid
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

/** Returns at most 3,000 characters, since addresses can't be longer. */
function asText(value: unknown): string {
  return (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)).slice(0, 3_000)
}
