import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from './harness.ts'
import { bodyFor, furnish, type Ids, pathFor } from './world.ts'

const satchel = product()

/** Values sent in place of valid ones. */
const GARBAGE: unknown[] = [
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

const cases = ENDPOINTS.map(
  ({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

describe('whatever comes instead of what was asked for, the answer is a problem and no bug', () => {
  let world: Promise<{ owner: Owner; ids: Ids }> | undefined
  const open = async () => {
    const owner = await satchel.newTenant()
    return { owner, ids: await furnish(owner) }
  }

  test.for(cases)('%s', async ([, endpoint]) => {
    world ??= open()
    const { owner, ids } = await world
    const failures: string[] = []
    for (const { path, body } of spoiled(endpoint, ids)) {
      const raw = endpoint.raw ? { 'tus-resumable': '1.0.0' } : {}
      const { status, body: answer } = await owner.call(endpoint.method as 'PUT', path, body, raw)
      if (status === 500) failures.push(`${path} ${JSON.stringify(body)?.slice(0, 300)}`)
      else if (status >= 400 && endpoint.method !== 'HEAD')
        expect(answer).toMatchObject(refusal(endpoint, status))
    }
    expect(failures).toEqual([])
    // Signing out is among what is tried.
    if (/sessions|reset-password/.test(endpoint.path)) world = undefined
  })
})

/** Returns the expected refusal; other protocols have their own. */
function refusal({ path }: Endpoint, status: number): object {
  const isScim = path.startsWith('/api/scim/')
  return isScim ? { status: `${status}` } : { status, code: expect.any(String) }
}

const MARK = '~'

/** Puts each kind of garbage in each place of path, query and body. */
function* spoiled(endpoint: Endpoint, ids: Ids): Generator<{ path: string; body?: object }> {
  const path = pathFor(endpoint, ids)
  const body = endpoint.body && (bodyFor(endpoint.body, ids) as object)
  for (const value of GARBAGE) {
    const text = encodeURIComponent(asText(value).slice(0, 3_000))
    for (const [place] of endpoint.path.matchAll(/:\w+/g)) {
      const rest = pathFor({ ...endpoint, path: endpoint.path.replace(place, MARK) }, ids)
      yield { path: rest.replace(MARK, text || '%20'), ...(body && { body }) }
    }
    for (const name of namesOf(endpoint.query))
      yield { path: `${path}?${name}=${text}`, ...(body && { body }) }
    for (const name of namesOf(endpoint.body))
      yield { path, body: { ...(body as object), [name]: value } }
    if (endpoint.body) yield { path, body: value as object }
  }
}

function namesOf(schema: TSchema | undefined): string[] {
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)
}
