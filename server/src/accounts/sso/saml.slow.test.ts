import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'
import { KEYS, OTHER_KEYS } from '../../../test/peers/saml-keys.ts'
import { startSaml } from '../../../test/peers/saml-peer.ts'
import { comeBack, connected, throughSaml, wanderer } from '../../../test/sso.ts'

const names = await startNameServer()
const peer = await startSaml()
afterAll(() => {
  names.close()
  peer.close()
})
const satchel = product({
  config: { DNS_SERVERS: names.address, FETCH_ALLOWED_NETWORKS: '127.0.0.0/8' },
})

let number = 0
let owner: Owner
let domain: string
beforeEach(async () => {
  peer.faults = {}
  domain = `house${++number}.com`
  owner = await satchel.newTenant()
  seat('tester')
})

function seat(id: string, more: object = {}) {
  peer.person = { id, email: `${id}@${domain}`, name: 'Pat Doe', ...more }
}
const connect = (settings = {}) => connected(satchel, owner, { names, domain, peer, settings })
const begin = async (browser = wanderer(satchel)) =>
  (await browser.get(`/api/auth/v1/sso/start?email=someone@${domain}`)).location
const problemOf = (location: string) => new URL(location, 'http://x').searchParams.get('problem')
const peopleOf = async (of = owner) =>
  (await of.call('GET', 'users/v1/list')).body.items.map((each: { email: string }) => each.email)

async function signIn(browser = wanderer(satchel)) {
  const location = await comeBack(browser, peer, await begin(browser), '')
  return { location, refresh: browser.cookies.get('8080 satchel_refresh') }
}

describe('a person whose company has a SAML provider', () => {
  test.each([
    ['the assertion is signed', { signAssertion: true, signResponse: false }],
    ['the response is signed', { signAssertion: false, signResponse: true }],
    ['both are signed', { signAssertion: true, signResponse: true }],
  ])('is made at the first sign-in, where %s', async (_, faults) => {
    await connect()
    peer.faults = faults
    seat('vera', { name: 'Vera Vale' })
    const { location, refresh } = await signIn()
    expect(location).toBe('/classic/?path=%2Fsso')
    expect(refresh).toBeTruthy()
    expect(await peopleOf()).toContain(`vera@${domain}`)
  })

  test('gets the role that an attribute says', async () => {
    await connect({ roleClaim: 'groups', roles: [{ value: 'marketing', role: 'editor' }] })
    seat('eve', { groups: ['sales', 'marketing'] })
    await signIn()
    const { body } = await owner.call('GET', 'users/v1/list?role=editor')
    expect(body.items).toMatchObject([{ email: `eve@${domain}`, name: 'Pat Doe' }])
  })

  test('gets the default role where no attribute has the name', async () => {
    await connect({ roleClaim: 'constructor', roles: [{ value: 'marketing', role: 'editor' }] })
    seat('eve', { groups: ['marketing'] })
    expect((await signIn()).location).toBe('/classic/?path=%2Fsso')
    const { body } = await owner.call('GET', 'users/v1/list?role=viewer')
    expect(body.items).toMatchObject([{ email: `eve@${domain}` }])
  })

  test('is known by the name identifier when the address changes', async () => {
    await connect()
    seat('p-17', { email: `before@${domain}` })
    await signIn()
    seat('p-17', { email: `after@${domain}` })
    await signIn()
    expect(await peopleOf()).toEqual([owner.email, `before@${domain}`])
  })
})

/** Wraps an assertion as SAML attackers do: puts a forged one next to the signed one. */
function wrapped(xml: string, place: (forged: string, signed: string) => string): string {
  const signed = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
  const forged = signed
    .replace(/<Signature[\s\S]*?<\/Signature>/, '')
    .replace(/ID="[^"]*"/, 'ID="_forged"')
    .replaceAll('vera', 'mallory')
  return xml.replace(signed, place(forged, signed))
}

describe('an answer that is not what it should be opens nothing', () => {
  test.each([
    ['is not signed', { signAssertion: false }],
    ['is signed with another key', { keys: OTHER_KEYS }],
    ['is of another provider', { issuer: 'https://evil.example/idp' }],
    ['is for another audience', { audience: 'https://elsewhere.example' }],
    ['is for another address', { recipient: 'https://elsewhere.example/acs' }],
    ['answers another request', { inResponseTo: '_0123456789abcdef' }],
    ['has expired', { lifetimeInSeconds: -600 }],
    ['was changed', { rewrite: (xml: string) => xml.replaceAll('vera', 'mallory') }],
    [
      'has a forged assertion before the signed one',
      { rewrite: (xml: string) => wrapped(xml, (forged, signed) => forged + signed) },
    ],
    [
      'has a forged assertion after the signed one',
      { rewrite: (xml: string) => wrapped(xml, (forged, signed) => signed + forged) },
    ],
    [
      'hides the signed assertion inside the forged one',
      {
        rewrite: (xml: string) =>
          wrapped(xml, (forged, signed) =>
            forged.replace('</saml:Subject>', `</saml:Subject>${signed}`),
          ),
      },
    ],
    [
      'hides the signed assertion in an extension',
      {
        rewrite: (xml: string) =>
          wrapped(
            xml,
            (forged, signed) => `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`,
          ),
      },
    ],
    [
      'signs another assertion of the same name',
      {
        rewrite: (xml: string) =>
          wrapped(xml, (forged, signed) => {
            const id = /ID="([^"]*)"/.exec(signed)?.[1] ?? ''
            return forged.replace('_forged', id) + signed
          }),
      },
    ],
    [
      'cuts the address short by a comment',
      { rewrite: (xml: string) => xml.replace('vera@', '<!-- -->vera@evil.example<!-- -->') },
    ],
    [
      'carries a document type',
      { rewrite: (xml: string) => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}` },
    ],
    ['is no XML', { rewrite: () => 'not <xml' }],
    ['is empty', { rewrite: () => '' }],
  ])('one that %s', async (_, faults) => {
    await connect()
    seat('vera')
    peer.faults = faults
    const { location, refresh } = await signIn()
    expect(problemOf(location)).toBe('invalid')
    expect(refresh).toBeUndefined()
    expect(await peopleOf()).toEqual([owner.email])
  })

  test('one in which the provider refuses', async () => {
    await connect()
    peer.faults = {
      signAssertion: false,
      status: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
      rewrite: (xml) => xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, ''),
    }
    expect(problemOf((await signIn()).location)).toBe('refused')
  })

  test('one that comes a second time, unasked, or is taken up in another browser', async () => {
    await connect()
    seat('vera')
    const browser = wanderer(satchel)
    const { action, fields } = await throughSaml(browser, await begin(browser))
    const { location } = await browser.post(action, fields)
    expect(problemOf((await browser.post(action, fields)).location)).toBe('expired')
    const unasked = { ...fields, RelayState: '' }
    expect(problemOf((await browser.post(action, unasked)).location)).toBe('expired')

    const thief = wanderer(satchel)
    await begin(thief)
    expect(problemOf((await thief.get(location)).location)).toBe('expired')
    expect(thief.cookies.get('8080 satchel_refresh')).toBeUndefined()
    expect((await browser.get(location)).location).toBe('/classic/?path=%2Fsso')
    expect(problemOf((await browser.get(location)).location)).toBe('expired')
  })

  test('one for the connection of another tenant, which trusts the same provider', async () => {
    await connect()
    const theirs = { owner, domain }
    owner = await satchel.newTenant()
    domain = `house${++number}.com`
    seat('tester')
    const ours = await connect()
    seat('vera', { email: `vera@${theirs.domain}` })
    const browser = wanderer(satchel)
    const start = `/api/auth/v1/sso/start?email=a@${theirs.domain}`
    const { location } = await browser.get(start)
    const answer = await throughSaml(browser, location)
    const own = await throughSaml(browser, await begin(browser))
    const callback = `/api/auth/v1/sso/callback/${ours.id}`
    const swapped = { ...answer.fields, RelayState: own.fields.RelayState }
    expect(problemOf((await browser.post(callback, answer.fields)).location)).toBe('expired')
    expect(problemOf((await browser.post(callback, swapped)).location)).toBe('invalid')
    // Nor may our provider speak for an address of theirs.
    expect(problemOf((await signIn(browser)).location)).toBe('foreign-domain')
    expect(await peopleOf(theirs.owner)).toEqual([theirs.owner.email])
  })
})

test('the metadata of the product is there for the provider to read', async () => {
  const { id, callbackUrl } = await connect()
  const { status, body } = await satchel.anonymous('GET', `auth/v1/sso/metadata/${id}`)
  expect(status).toBe(200)
  expect(body).toContain(`entityID="http://localhost:8080/api/auth/v1/sso/metadata/${id}"`)
  expect(body).toContain(`Location="${callbackUrl}"`)
  expect(body).toMatch(/ ID="_[0-9a-f]{32}"/)
  const unknown = `auth/v1/sso/metadata/${crypto.randomUUID()}`
  expect((await satchel.anonymous('GET', unknown)).status).toBe(404)
})

test('what the provider says of itself is read from its address or its XML', async () => {
  const read = (body: object) =>
    owner.call('POST', 'auth/v1/sso/metadata', { kind: 'saml', ...body })
  const { body } = await read({ url: peer.metadataUrl })
  expect(body).toMatchObject({ issuer: peer.issuer, signInUrl: peer.signInUrl })
  expect(body.certificates[0].replace(/\s/g, '')).toBe(KEYS.cert.replace(/\s/g, ''))
  const xml = await (await fetch(peer.metadataUrl)).text()
  expect((await read({ xml })).body).toEqual(body)
  for (const broken of ['', 'no xml', '<a/>', xml.replace(/<md:Single.*>/g, '')])
    expect((await read({ xml: broken })).status).toBe(422)
})
