import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'
import { startOidc } from '../../../test/peers/oidc-peer.ts'
import { comeBack, connected, cookieOf, wanderer } from '../../../test/sso.ts'

const names = await startNameServer()
const peer = await startOidc()
const servers: Server[] = []
afterAll(() => {
  names.close()
  peer.close()
  for (const server of servers) server.close()
})
const satchel = product({
  config: { DNS_SERVERS: names.address, FETCH_ALLOWED_NETWORKS: '127.0.0.0/8' },
})

let number = 0
let owner: Owner
let domain: string
beforeEach(async () => {
  domain = `trust${++number}.com`
  owner = await satchel.newTenant()
  know('tester')
})

function know(login: string, claims: Record<string, unknown> = {}) {
  peer.people.set(login, { email: `${login}@${domain}`, ...claims })
}

/** Returns why a sign-in was refused, or null if it succeeded. */
async function problemFor(login: string): Promise<string | null> {
  const browser = wanderer(satchel)
  const start = `/api/auth/v1/sso/start?email=${encodeURIComponent(`${login}@${domain}`)}`
  const { location } = await browser.get(start)
  const end = new URL(await comeBack(browser, peer, location, login), 'http://x')
  return end.searchParams.get('problem')
}

describe('an address of an OIDC provider', () => {
  test('is refused when the provider does not say that it is verified, unless it is trusted for its proved domain', async () => {
    const { id } = await connected(satchel, owner, { names, domain, peer })
    know('vera', { email_verified: undefined })
    expect(await problemFor('vera')).toBe('no-email')
    const path = `auth/v1/sso/providers/${id}`
    const trusted = await owner.call('PATCH', path, { trustsEmail: true })
    expect(trusted).toMatchObject({ status: 200, body: { trustsEmail: true, mode: 'optional' } })
    expect(await problemFor('vera')).toBeNull()
    // Trust ends at the proved domain, and at an address that is said not to be verified.
    know('ivy', { email: 'ivy@elsewhere.com', email_verified: undefined })
    expect(await problemFor('ivy')).toBe('foreign-domain')
    know('eve', { email_verified: false })
    expect(await problemFor('eve')).toBe('no-email')
  })

  test.each([[null], [0], ['no'], [[true]]])('is not verified by the claim %j', async (claim) => {
    await connected(satchel, owner, { names, domain, peer })
    know('vera', { email_verified: claim })
    expect(await problemFor('vera')).toBe('no-email')
  })
})

/** A provider whose discovery document says what it is given. */
async function discovering(change: object): Promise<string> {
  const server = createServer((_request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const document = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      ...change,
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a discovery document', () => {
  test.each([
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['authorization_endpoint', 'data:text/html,x'],
    ['authorization_endpoint', 'not an address'],
    ['authorization_endpoint', 7],
    ['token_endpoint', 'file:///etc/passwd'],
    ['jwks_uri', 'javascript:alert(1)'],
  ])('whose %s is %j is refused at its field', async (endpoint, value) => {
    const url = await discovering({ [endpoint]: value })
    const read = await owner.call('POST', 'auth/v1/sso/metadata', { kind: 'oidc', url })
    expect(read).toMatchObject({ status: 422, body: { errors: [{ path: 'url' }] } })
    expect(read.body.errors[0].message).toContain(endpoint)

    const { body } = await owner.call('POST', 'auth/v1/sso/providers', { kind: 'oidc', name: 'X' })
    const path = `auth/v1/sso/providers/${body.id}`
    await owner.call('PATCH', path, { issuer: url, clientId: 'x', clientSecret: 'y' })
    const tried = await owner.call('POST', `${path}/test`)
    expect(tried).toMatchObject({ status: 409, body: { code: 'sso-not-ready' } })
  })
})

describe('the clock of an OIDC provider', () => {
  /** Returns what an admin reads after a test sign-in with times so many seconds from now. */
  async function learned(times: Record<string, number>): Promise<string | null> {
    const { id } = await connected(satchel, owner, { names, domain, peer })
    const { body: started, headers } = await owner.call('POST', `auth/v1/sso/providers/${id}/test`)
    const browser = wanderer(satchel)
    browser.cookies.set('8080 satchel_sso', cookieOf(headers['set-cookie']))
    peer.forge = (claims) => {
      const now = Math.floor(Date.now() / 1_000)
      const ends = Object.entries(times).map(([name, seconds]) => [name, now + seconds])
      return { ...claims, ...Object.fromEntries(ends) }
    }
    await comeBack(browser, peer, started.url, 'tester').finally(() => {
      peer.forge = undefined
    })
    const { body } = await owner.call('GET', 'auth/v1/sso/providers')
    return body.items[0].lastTest.problem
  }

  test.each([
    ['ahead', { nbf: 60 }],
    ['behind', { exp: -35 }],
  ])('may be a minute %s', async (_, times) => {
    expect(await learned(times)).toBeNull()
  })

  test.each([
    ['ahead', { nbf: 600 }, 'it isn’t valid yet. Compare the clocks of both servers'],
    ['behind', { exp: -600 }, 'it has expired. Compare the clocks of both servers'],
  ])('that is ten minutes %s is what the test sign-in says', async (_, times, reason) => {
    expect(await learned(times)).toContain(reason)
  })
})
