import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { inputCheck } from '../src/platform/http/serve.ts'
import { openRandom } from '../src/seed/random.ts'
import { addressOf, GARBAGE, placesOf } from './garbage.ts'
import { type Owner, product } from './harness.ts'
import { furnish, type Ids } from './world.ts'

const satchel = product()

const cases = ENDPOINTS.map(
  ({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

describe('whatever comes instead of what was asked for, the answer is a problem and no bug', () => {
  let world: Promise<{ owner: Owner; ids: Ids }> | undefined
  const open = async () => {
    const owner = await satchel.newTenant()
    return { owner, ids: await furnish(owner) }
  }

  test.for(cases)('%s', async ([name, endpoint]) => {
    world ??= open()
    const { owner, ids } = await world
    const failures: string[] = []
    for (const { path, body } of spoiled(name, endpoint, ids)) {
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

/**
 * Puts two kinds of garbage in each place, of which one passes the check of input if any does: what is refused there
 * goes no further, and a test of that check tries all.
 */
function* spoiled(name: string, endpoint: Endpoint, ids: Ids) {
  const { pick } = openRandom(seedOf(name))
  const check = inputCheck(endpoint)
  const passes = (request: Parameters<typeof check>[0]) => {
    try {
      check(request)
      return true
    } catch {
      return false
    }
  }
  for (const { spoil } of placesOf(endpoint, ids)) {
    const requests = GARBAGE.map(spoil)
    const passing = requests.filter(({ body, ...rest }) => passes({ ...rest, body }))
    const first = pick(passing.length > 0 ? passing : requests)
    const second = pick(requests.filter((request) => request !== first))
    for (const request of [first, second])
      yield { path: addressOf(endpoint, request), body: request.body as object | undefined }
  }
}

/** The same choice each time, and another for each endpoint. */
function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0)
}
