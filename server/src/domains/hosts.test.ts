import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { type NameServer, startNameServer } from '../../test/peers/name-server.ts'

const names: NameServer = await startNameServer()
afterAll(() => names.close())
const satchel = product({
  config: {
    PUBLIC_URL: 'https://app.satchel.example',
    DNS_SERVERS: names.address,
    SHORT_DOMAIN: 'links.satchel.example',
  },
})
/** A product run locally, under any host name. */
const local = product()

const SHARE = 'items/v1/v2/shortener/personalized'

beforeAll(() => {
  names.records.set('A links.satchel.example', ['192.0.2.10'])
})

async function share(person: Owner, fields: object = {}) {
  const { id } = await addLink(person, { url: 'https://example.com/prices' })
  const { body } = await person.call('POST', SHARE, { itemId: id, itemType: 'ITEM', ...fields })
  return body
}

async function confirm(owner: Owner, domain: string): Promise<number> {
  const path = `auth/v1/tenants/${owner.tenantId}/domains`
  const { body } = await owner.call('POST', path, { domain })
  names.records.set(`TXT _satchel.${domain}`, [body.records[0].value])
  names.records.set(`CNAME ${domain}`, ['links.satchel.example'])
  await satchel.app.tasks['check-domain']?.({ tenantId: owner.tenantId, version: body.version })
  await expect.poll(() => satchel.app.services.hosts.find(domain)?.tenantId).toBe(owner.tenantId)
  return body.version
}

/** Opens a path as a visitor, with an agent that isn't a known bot. */
const open = (host: string, path: string) =>
  satchel.anonymous('GET', path, undefined, {
    host,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })

describe('the domain of a tenant', () => {
  test('is what its links carry once it is confirmed, the ones made before too', async () => {
    await earlyInTheHour()
    const owner = await satchel.newTenant()
    const before = await share(owner)
    expect(before.url).toBe(`https://links.satchel.example/${before.slug}`)
    await confirm(owner, 'go.one.com')
    const after = await share(owner, { sharedToMemo: 'later' })
    expect(after.url).toBe(`https://go.one.com/${after.slug}`)
    for (const { slug } of [before, after]) {
      expect(await open('go.one.com', `/${slug}`)).toMatchObject({
        status: 302,
        headers: { location: 'https://example.com/prices' },
      })
      expect((await open('GO.one.com:8443', `/${slug.toUpperCase()}?utm=1`)).status).toBe(302)
      expect((await open('go.one.com.', `/${slug}`)).status).toBe(302)
      expect((await open('app.satchel.example', `/l/${slug}`)).status).toBe(302)
      expect((await open('links.satchel.example', `/${slug}`)).status).toBe(302)
    }
    const { body } = await owner.call('GET', 'items/v1/v2/shortener/my-links')
    expect(body.items).toMatchObject([{ views: 1 }, { views: 1 }])
  })

  test('opens the links of no other tenant', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    await confirm(owner, 'go.two.com')
    const { slug } = await share(other)
    expect((await open('go.two.com', `/${slug}`)).status).toBe(404)
    expect((await open('go.two.com', `/l/${slug}`)).status).toBe(404)
  })

  test('keeps opening links when a newer one is in use', async () => {
    const owner = await satchel.newTenant()
    await confirm(owner, 'old.three.com')
    const { slug } = await share(owner)
    await confirm(owner, 'new.three.com')
    expect((await open('old.three.com', `/${slug}`)).status).toBe(302)
    expect((await open('new.three.com', `/${slug}`)).status).toBe(302)
  })

  test('shows neither the app nor the API, and leads elsewhere where its admins say so', async () => {
    const owner = await satchel.newTenant()
    const version = await confirm(owner, 'go.four.com')
    for (const path of [
      '/',
      '/home',
      '/api/auth/v1/me',
      '/api/docs',
      '/healthz',
      '/socket',
      '/a/b/c',
    ])
      expect((await open('go.four.com', path)).status, path).toBe(404)
    const path = `auth/v1/tenants/${owner.tenantId}/domains/${version}`
    const change = { rootUrl: 'https://four.com/', notFoundUrl: 'https://four.com/lost' }
    await owner.call('PUT', path, change)
    await expect
      .poll(async () => (await open('go.four.com', '/')).headers.location)
      .toBe(change.rootUrl)
    expect(await open('go.four.com', '/nothing')).toMatchObject({
      status: 302,
      headers: { location: change.notFoundUrl },
    })
    await owner.call('DELETE', path)
    await expect.poll(() => satchel.app.services.hosts.find('go.four.com')).toBeUndefined()
  })
})

describe('a domain that changed hands, at a node that hasn’t heard of it', () => {
  const site = { name: 'Fair', slug: 'fair-of-five' }

  test('opens nothing of who had it, and the links of who has it now', async () => {
    const [before, after] = [await satchel.newTenant(), await satchel.newTenant()]
    const path = `auth/v1/tenants/${before.tenantId}/domains`
    const version = await confirm(before, 'go.five.com')
    const addresses = { rootUrl: 'https://five.com/', notFoundUrl: 'https://five.com/lost' }
    await before.call('PUT', `${path}/${version}`, addresses)
    const [old, kept] = [await share(before), await share(after)]
    const { body: made } = await before.call('POST', 'sites/v2/create', site)
    await before.call('POST', `sites/v2/${made.id}/publish`, {})
    const paths = [`/${old.slug}`, `/l/${old.slug}`, `/p/${site.slug}`, '/nothing', '/']
    const statuses = async () => {
      const answers = []
      for (const each of paths) answers.push((await open('go.five.com', each)).status)
      return answers
    }
    await expect.poll(statuses).toEqual([302, 302, 200, 302, 302])

    const { hosts } = satchel.app.services
    const unheard = vi.spyOn(hosts, 'set').mockReturnValue()
    try {
      await before.call('DELETE', `${path}/${version}`)
      expect(await statuses()).toEqual([404, 404, 404, 404, 404])
      expect((await satchel.anonymous('GET', 'domains/ask?domain=go.five.com')).status).toBe(404)

      const { body } = await after.call('POST', `auth/v1/tenants/${after.tenantId}/domains`, {
        domain: 'go.five.com',
      })
      names.records.set('TXT _satchel.go.five.com', [body.records[0].value])
      await satchel.app.tasks['check-domain']?.({
        tenantId: after.tenantId,
        version: body.version,
      })
      expect(await statuses()).toEqual([404, 404, 404, 404, 404])
      expect((await open('go.five.com', `/${kept.slug}`)).status).toBe(302)
    } finally {
      unheard.mockRestore()
    }
  })
})

describe('where a domain’s root and its unknown slugs lead', () => {
  test('is never the domain itself, also not by way of another', async () => {
    const owner = await satchel.newTenant()
    const [one, two] = [await confirm(owner, 'go.six.com'), await confirm(owner, 'in.six.com')]
    const put = (version: number, change: object) =>
      owner.call('PUT', `auth/v1/tenants/${owner.tenantId}/domains/${version}`, change)
    const loops = [
      { rootUrl: 'https://go.six.com' },
      { rootUrl: 'http://GO.six.com.:8080/?from=root' },
      { notFoundUrl: 'https://go.six.com/lost' },
      { rootUrl: 'https://go.six.com/lost', notFoundUrl: 'https://go.six.com/' },
    ]
    for (const change of loops) {
      const { status, body } = await put(one, change)
      expect([change, status]).toEqual([change, 422])
      expect(Object.keys(change)).toContain(body.errors[0].path)
    }
    expect((await put(one, { rootUrl: 'https://in.six.com/' })).status).toBe(200)
    const back = await put(two, { rootUrl: 'https://go.six.com/' })
    expect(back).toMatchObject({ status: 422, body: { errors: [{ path: 'rootUrl' }] } })
    expect((await put(two, { rootUrl: 'https://six.com/' })).status).toBe(200)
  })
})

describe('a name of nobody’s', () => {
  const PAGES = [
    '/',
    '/home',
    '/l/nothing',
    '/p/nothing',
    '/api/docs',
    '/api/auth/v1/me',
    '/files/x',
  ]

  test('has nothing of the product, nor anybody’s links and sites', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await share(owner)
    for (const host of ['stranger.example', 'x.app.satchel.example', '192.0.2.7:8080', 'a b', '.'])
      for (const path of [...PAGES, `/l/${slug}`, `/${slug}`, '/socket']) {
        const { status, body, headers } = await open(host, path)
        expect([host, path, status, body.code]).toEqual([host, path, 404, 'not-found'])
        expect(headers).toMatchObject({ 'cache-control': 'no-store' })
        expect(headers).not.toHaveProperty('strict-transport-security')
      }
    const forwarded = { host: 'stranger.example', 'x-forwarded-host': 'app.satchel.example' }
    expect((await satchel.anonymous('GET', '/api/docs', undefined, forwarded)).status).toBe(404)
  })

  test('still answers monitors and the proxy, which know the machine by other names', async () => {
    for (const [path, status] of [
      ['/healthz', 200],
      ['/readyz', 200],
      ['/api/domains/ask?domain=links.satchel.example.', 200],
      ['/api/domains/ask?domain=stranger.example', 404],
      ['/metrics', 404],
    ] as const)
      expect([path, (await open('satchel:8080', path)).status]).toEqual([path, status])
  })

  test('is no obstacle to this machine, nor to the product’s own name in any spelling', async () => {
    for (const host of [
      'app.satchel.example',
      'APP.Satchel.Example.',
      'app.satchel.example:8443',
      'localhost:8080',
      '127.0.0.1:8080',
      '[::1]:8080',
    ])
      expect([host, (await open(host, '/api/docs')).status]).toEqual([host, 200])
    const headers = { host: 'stranger.example', 'x-forwarded-host': 'go.nobody.com' }
    expect((await local.anonymous('GET', '/api/docs', undefined, headers)).status).toBe(200)
  })
})

describe('a request that names two hosts', () => {
  /** Sends lines as they are and returns the status. */
  async function send(...lines: string[]): Promise<number> {
    const { hostname, port } = new URL(await satchel.listen())
    const socket = connect(Number(port), hostname)
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])
  }
  const OWN = 'Host: app.satchel.example'

  test('is malformed, be it by two headers or by an address that says otherwise', async () => {
    const docs = 'GET /api/docs HTTP/1.1'
    expect(await send(docs, OWN)).toBe(200)
    expect(await send(docs, OWN, 'host: go.nobody.com')).toBe(400)
    expect(await send(docs, OWN, OWN)).toBe(400)
    expect(await send('GET /p/nothing HTTP/1.1', OWN, OWN)).toBe(400)
    const whole = (host: string) => `GET http://${host}/api/docs HTTP/1.1`
    expect(await send(whole('app.satchel.example'), OWN)).toBe(200)
    expect(await send(whole('links.satchel.example'), OWN)).toBe(400)
    expect(await send(whole('app.satchel.example'), 'Host: links.satchel.example')).toBe(400)
    expect(await send(whole('links.satchel.example'), 'Host: links.satchel.example')).toBe(404)
  })

  test('opens no socket', async () => {
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
    const open = (...hosts: string[]) => {
      const lines = ['GET /socket HTTP/1.1', ...hosts, ...upgrade, key, 'Connection: Upgrade']
      return send(...lines)
    }
    expect(await open(OWN)).toBe(101)
    expect(await open(OWN, OWN)).toBe(400)
    expect(await open('Host: stranger.example')).toBe(404)
    const { server } = satchel.app.http
    const connections = () => promisify(server.getConnections).call(server)
    await expect.poll(connections).toBe(0)
  })
})
