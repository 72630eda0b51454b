import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { inputCheck } from '../../src/platform/http/input/input-check.ts'
import { openRandom } from '../../src/seed/random.ts'
import { type Answer, type Owner, product } from '../harness.ts'
import { furnish, type Ids } from '../world.ts'
import {
  addressOf,
  bodiesWith,
  GARBAGE,
  GARBAGE_INSIDE,
  type Input,
  placesOf,
  validInput,
} from './garbage.ts'

const satchel = product()

const cases = ENDPOINTS.map(
  ({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

interface World {
  owner: Owner
  ids: Ids
  /** The authorization of a company's directory. */
  directory: string
}

describe('whatever comes instead of what was asked for, the answer is a problem and no bug', () => {
  let world: World | undefined

  test.for(cases)('%s', async ([name, endpoint]) => {
    world = world && (await isWhole(world)) ? world : await open()
    const { owner, ids, directory } = world
    const headers = {
      ...(endpoint.raw && { 'tus-resumable': '1.0.0' }),
      ...(isScim(endpoint) && { authorization: directory }),
    }
    const failures: string[] = []
    const statuses = new Set<number>()
    for (const input of spoiled(name, endpoint, ids)) {
      const path = addressOf(endpoint, input)
      const body = input.body as object | undefined
      const answer = await uncounted(() =>
        owner.call(endpoint.method as 'PUT', path, body, headers),
      )
      statuses.add(answer.status)
      if (answer.status === 500) failures.push(`${path} ${JSON.stringify(body)?.slice(0, 300)}`)
      else expectRefusal(endpoint, answer)
    }
    expect(failures).toEqual([])
    // An account that was closed before would answer everything so.
    expect([...statuses]).not.toEqual([402])
  })
})

async function open(): Promise<World> {
  const owner = await satchel.newTenant()
  const ids = await furnish(owner)
  const made = await owner.call('POST', 'auth/v1/sso/scim-tokens', { name: 'Directory' })
  return { owner, ids, directory: `Bearer ${made.body.token}` }
}

/** Tells whether everything still is there: closing, deleting and signing out are among what is tried. */
async function isWhole({ owner: { call }, ids }: World): Promise<boolean> {
  const paths = [
    `items/v1/${ids.item}`,
    `collections/v1/${ids.collection}`,
    `sites/v2/sitecontent/${ids.siteSlug}`,
    `ctas/v1/${ids.cta}`,
  ]
  for (const path of paths) if ((await call('GET', path)).status !== 200) return false
  const link = await call('GET', `items/v1/personalized/${ids.link}`)
  return link.body.disabledAt === null
}

/** Calls again where too many calls came before it. */
async function uncounted(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call()
  if (answer.status !== 429) return answer
  await satchel.database.system.deleteFrom('auth.rateLimit').execute()
  return call()
}

const isScim = ({ path }: Endpoint) => path.startsWith('/api/scim/')

/** Every refusal says what it is; other protocols have their own. */
function expectRefusal(endpoint: Endpoint, { status, body }: Answer): void {
  if (status < 400 || endpoint.method === 'HEAD') return
  const refusal = isScim(endpoint) ? { status: `${status}` } : { status, code: expect.any(String) }
  expect(body).toMatchObject(refusal)
}

/**
 * Puts up to two kinds of garbage in each place that pass the check of input: what is refused there goes no further, and
 * a test of that check tries all, so one of them stands for how refusals are answered. Of what stands deeper in a body,
 * one that passes for each kind.
 */
function* spoiled(name: string, endpoint: Endpoint, ids: Ids): Generator<Input> {
  const { pick } = openRandom(seedOf(name))
  const check = inputCheck(endpoint)
  const passes = ({ body, ...rest }: Input) => {
    try {
      check({ ...rest, body })
      return true
    } catch {
      return false
    }
  }
  const refused: Input[] = []
  for (const { spoil } of placesOf(endpoint, ids)) {
    const { passing = [], failing = [] } = Object.groupBy(GARBAGE.map(spoil), (request) =>
      passes(request) ? 'passing' : 'failing',
    )
    refused.push(...failing)
    if (passing.length === 0) continue
    const first = pick(passing)
    yield first
    const others = passing.filter((request) => request !== first)
    if (others.length > 0) yield pick(others)
  }
  if (refused.length > 0) yield pick(refused)
  if (!endpoint.body) return
  const valid = validInput(endpoint, ids)
  for (const value of GARBAGE_INSIDE) {
    const bodies = [...bodiesWith(value, endpoint.body, ids)]
    const passing = bodies.map((body) => ({ ...valid, body })).filter(passes)
    if (passing.length > 0) yield pick(passing)
  }
}

/** The same choice each time, and another for each endpoint. */
function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0)
}
