import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../harness.ts'
import { bodyFor, type Ids, pathFor } from '../world.ts'

const satchel = product()

/** Operations anyone can call; new ones are added automatically. */
const open = ENDPOINTS.map(({ endpoint }) => endpoint).filter(({ access }) => access === 'public')
const cases = open.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

function attempt({ method, path, body }: Endpoint, address: string) {
  const url = path.replace(/:\w+/g, () => crypto.randomUUID())
  const from = { 'x-forwarded-for': address }
  const draft = body && (bodyFor(body, {} as Ids) as object)
  return satchel.anonymous(method as 'GET', url, draft, from)
}

const counts = () => satchel.database.system.selectFrom('auth.rateLimit').selectAll().execute()

/** Uses up the limit, as if all calls had been made. */
async function useUp(endpoint: Endpoint): Promise<void> {
  const { system } = satchel.database
  const [own, ...others] = (await counts()).filter(({ key }) => key.startsWith(`${endpoint.name}:`))
  if (!own || others.length > 0) throw new Error(`${endpoint.name} is counted as ${own?.key}`)
  const points = endpoint.limit?.calls ?? 300
  expect(own.points).toBe(1)
  await system.updateTable('auth.rateLimit').set({ points }).where('key', '=', own.key).execute()
}

test.for(cases)('%s is counted by network', async ([, endpoint], { task }) => {
  await satchel.database.system.deleteFrom('auth.rateLimit').execute()
  const number = cases.findIndex(([name]) => name === task.name.replace(/ is counted.*/, ''))
  const network = `2001:db8:${(number + 1).toString(16)}:1`
  expect((await attempt(endpoint, `${network}::1`)).status).not.toBe(429)
  await useUp(endpoint)
  // Whoever has a network of IPv6 has all of its addresses.
  const refused = await attempt(endpoint, `${network}:ffff::2`)
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(endpoint.limit?.seconds ?? 60)
  if (endpoint.method !== 'HEAD') expect(refused.body).toMatchObject({ code: 'too-many-requests' })
  expect((await attempt(endpoint, '198.51.100.7')).status).not.toBe(429)
})

test('counters are stored under hashes, across nodes and restarts', async () => {
  const [endpoint] = open
  if (!endpoint) throw new Error('There is no public call')
  await attempt(endpoint, '203.0.113.9')
  const stored = await counts()
  expect(stored.length).toBeGreaterThan(0)
  expect(JSON.stringify(stored)).not.toContain('203.0.113.9')
})

const costly = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
  ({ access, limit }) => access !== 'public' && limit,
)
const costlyCases = costly.map((endpoint) => [endpoint.name, endpoint] as const)

describe('a costly call', () => {
  const ANY = new Proxy({} as Ids, { get: () => crypto.randomUUID() })
  let owner: Promise<Owner> | undefined

  test('are searches, reports, exports, imports, sharing, pictures of links and archives', () => {
    const names = costly.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'searchItems',
        'getLinksReport',
        'exportAudit',
        'createExport',
        'startImport',
        'shareItem',
        'shareByMail',
        'getLinkQr',
        'downloadCollection',
      ]),
    )
    for (const { limit = { calls: 0, seconds: 1 } } of costly.filter(({ name }) =>
      /search|shareItem/.test(name),
    ))
      expect(limit.calls / limit.seconds).toBeGreaterThan(10)
  })

  test.for(costlyCases)('%s is counted by person', async ([, endpoint]) => {
    owner ??= satchel.newTenant()
    const { call, withRole } = await owner
    const colleague = await withRole('owner')
    const draft = endpoint.body && (bodyFor(endpoint.body, ANY) as object)
    const attempt = (by = call) => by(endpoint.method as 'GET', pathFor(endpoint, ANY), draft)
    await satchel.database.system.deleteFrom('auth.rateLimit').execute()
    expect((await attempt()).status).not.toBe(429)
    await useUp(endpoint)
    const refused = await attempt()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt(colleague.call)).status).not.toBe(429)
  })

  test('is named as such in the contract', async () => {
    const { body } = await satchel.anonymous('GET', 'openapi.json')
    const { description, responses } = body.paths['/api/items/v1/search'].post
    expect(description).toContain('At most 1200 calls per person in 60 seconds.')
    expect(responses).toHaveProperty('429')
    expect(body.paths['/api/items/v1/list'].get.responses).not.toHaveProperty('429')
  })
})
