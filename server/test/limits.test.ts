import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { product } from './harness.ts'
import { bodyFor, type Ids } from './world.ts'

const satchel = product()

/** Operations that anybody can call; each new one joins by itself. */
const open = ENDPOINTS.map(({ endpoint }) => endpoint).filter(({ access }) => access === 'public')
const cases = open.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

function attempt({ method, path, body }: Endpoint, address: string) {
  const url = path.replace(/:\w+/g, () => crypto.randomUUID())
  const from = { 'x-forwarded-for': address }
  const draft = body && (bodyFor(body, {} as Ids) as object)
  return satchel.anonymous(method as 'GET', url, draft, from)
}

const counts = () => satchel.database.system.selectFrom('auth.rateLimit').selectAll().execute()

/** As if the rest of what is allowed had been called already. */
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

test('what is counted is kept as a hash, and neither another node nor a restart forgets it', async () => {
  const [endpoint] = open
  if (!endpoint) throw new Error('There is no public call')
  await attempt(endpoint, '203.0.113.9')
  const kept = await counts()
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain('203.0.113.9')
})
