import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { type NameServer, startNameServer } from '../../test/name-server.ts'

const names: NameServer = await startNameServer()
afterAll(() => names.close())
const satchel = product({
  config: { DNS_SERVERS: names.address, SHORT_DOMAIN: 'links.satchel.example' },
})

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
    expect(before.url).toBe(`http://links.satchel.example/${before.slug}`)
    await confirm(owner, 'go.one.com')
    const after = await share(owner, { sharedToMemo: 'later' })
    expect(after.url).toBe(`http://go.one.com/${after.slug}`)
    for (const { slug } of [before, after]) {
      expect(await open('go.one.com', `/${slug}`)).toMatchObject({
        status: 302,
        headers: { location: 'https://example.com/prices' },
      })
      expect((await open('GO.one.com:8443', `/${slug.toUpperCase()}?utm=1`)).status).toBe(302)
      expect((await open('localhost', `/l/${slug}`)).status).toBe(302)
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
