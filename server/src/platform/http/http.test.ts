import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { bodyFor, furnish, type Ids, pathFor } from '../../../test/world.ts'

const satchel = product({ config: { PUBLIC_URL: 'https://satchel.example' } })
const plain = product()
const OWN = { host: 'satchel.example' }

describe('Strict-Transport-Security', () => {
  const paths = ['/', '/api/openapi.json', '/api/auth/v1/me', '/l/nothing', '/healthz', '/api/%zz']

  test('is sent with every answer where PUBLIC_URL is https, those of tus too', async () => {
    for (const path of paths) {
      const { headers } = await satchel.anonymous('GET', path, undefined, OWN)
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000'])
    }
    const { headers } = await satchel.anonymous('OPTIONS', 'uploads', undefined, OWN)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
  })

  test('is not sent at the domain of a tenant, which may move elsewhere', async () => {
    const domain = 'go.customer.example'
    satchel.app.services.hosts.set([{ domain, tenantId: null, rootUrl: null, notFoundUrl: null }])
    const { headers } = await satchel.anonymous('GET', '/nothing', undefined, { host: domain })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('is not sent where PUBLIC_URL is http', async () => {
    for (const path of paths) {
      const { headers } = await plain.anonymous('GET', path)
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })
})

describe('Cache-Control', () => {
  const cached = ['getOpenapi', 'getAsyncapi', 'getJwks', 'getReference']

  test('keeps every answer of the API out of caches', async () => {
    const owner = await plain.newTenant()
    const ids = await furnish(owner)
    const stored: string[] = []
    for (const { endpoint } of ENDPOINTS) {
      if (endpoint.method !== 'GET' || cached.includes(endpoint.name)) continue
      const path = pathFor(endpoint, ids)
      for (const call of [owner.call, plain.anonymous]) {
        const { status, headers } = await call('GET', path)
        const isPicture = status === 200 && String(headers['content-type']).startsWith('image/')
        if (!isPicture && !String(headers['cache-control']).includes('no-store')) stored.push(path)
      }
    }
    expect(stored).toEqual([])
    expect((await owner.call('GET', 'nothing')).headers['cache-control']).toBe('no-store')
  })

  test('lets anyone keep the contract and the public keys for five minutes', async () => {
    for (const path of ['openapi.json', '.well-known/jwks.json', 'docs']) {
      const { headers } = await plain.anonymous('GET', path)
      expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=300'])
    }
  })
})

test.each([
  ['DELETE', 'items/v1/list', 'GET, HEAD, PUT'],
  ['PUT', 'items/v1', 'POST'],
  ['POST', 'items/v1/01a1fbf1-374f-76d2-917b-be04511352be', 'GET, HEAD, PUT'],
  ['PATCH', '/mcp', 'DELETE, GET, HEAD, POST'],
])(
  'a method that isn’t offered is refused, with those that are: %s %s',
  async (method, path, allow) => {
    const answer = await plain.anonymous(method as 'GET', path)
    expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } })
    expect(answer.headers.allow).toBe(allow)
  },
)

describe('a body', () => {
  let world: Promise<{ owner: Owner; ids: Ids }> | undefined
  const open = async () => {
    const owner = await plain.newTenant()
    return { owner, ids: await furnish(owner) }
  }
  const bodies = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
    ({ raw, body, path }) => (!raw && body) || path.startsWith('/api/scim/v2/Users'),
  )
  const withBody = bodies.filter(({ method }) => /^(POST|PUT|PATCH)$/.test(method))
  const cases = withBody.map(
    (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
  )

  test.for(cases)('that is JSON sent as text is 415: %s', async ([, endpoint]) => {
    world ??= open()
    const { owner, ids } = await world
    const draft = JSON.stringify(endpoint.body ? bodyFor(endpoint.body, ids) : {})
    for (const type of [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded',
    ]) {
      const { status } = await owner.call(endpoint.method as 'PUT', pathFor(endpoint, ids), draft, {
        'content-type': type,
      })
      expect([type, status]).toEqual([type, 415])
    }
  })

  test('of JSON nested 20,000 deep is malformed wherever it is sent, and the next is answered', async () => {
    const owner = await plain.newTenant()
    const ids = await furnish(owner)
    const deep = [
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    ]
    const unexpected: string[] = []
    for (const endpoint of withBody)
      for (const value of deep)
        for (const body of [value, `{"name":${value}}`]) {
          const { status } = await owner.call(
            endpoint.method as 'PUT',
            pathFor(endpoint, ids),
            body,
            {
              'content-type': 'application/json',
              'idempotency-key': 'deep',
            },
          )
          if (status !== 400) unexpected.push(`${endpoint.name} ${status}`)
        }
    expect(unexpected).toEqual([])
    expect((await owner.call('GET', 'auth/v1/me')).status).toBe(200)
  })

  test('that is too large is 413, heard by a client that is still sending it', async () => {
    const url = `${await plain.listen()}/api/auth/v1/sessions`
    const statuses = new Set<number>()
    for (const size of [1_100_000, 1_500_000, 3_000_000, 20_000_000]) {
      const body = JSON.stringify({ email: ' '.repeat(size) })
      for (let time = 0; time < 5; time += 1) {
        const headers = { 'content-type': 'application/json' }
        statuses.add((await fetch(url, { method: 'POST', headers, body })).status)
      }
    }
    expect([...statuses]).toEqual([413])
  })

  test('of JSON nested as deep as content is nested is read', async () => {
    const owner = await plain.newTenant()
    const unknown = `${'['.repeat(150)}${']'.repeat(150)}`
    const body = `{"kind":"link","url":"https://example.org/","name":"Deep","other":${unknown}}`
    const answer = await owner.call('POST', 'items/v1', body)
    expect(answer.body.errors).toMatchObject([{ path: 'other', message: 'isn’t known' }])
  })
})
