import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'
import { startOidc } from '../../../test/peers/oidc-peer.ts'
import { comeBack, connected, throughOidc, wanderer } from '../../../test/sso.ts'

const names = await startNameServer()
const peer = await startOidc()
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
  peer.forge = undefined
  peer.hasOtherKey = false
  domain = `firm${++number}.com`
  owner = await satchel.newTenant()
  know('tester')
})

function know(login: string, claims: Record<string, unknown> = {}) {
  peer.people.set(login, { email: `${login}@${domain}`, name: 'Pat Doe', ...claims })
}
const connect = (mode: 'optional' | 'enforced' = 'optional', settings = {}) =>
  connected(satchel, owner, { names, domain, peer, mode, settings })
const start = (email: string, next = '') =>
  `/api/auth/v1/sso/start?email=${encodeURIComponent(email)}${next && `&next=${encodeURIComponent(next)}`}`

/** Signs in from entering an address to the final page. */
async function signInAs(login: string, browser = wanderer(satchel), next = '') {
  const { location } = await browser.get(start(`${login}@${domain}`, next))
  return { location: await comeBack(browser, peer, location, login), browser }
}

async function sessionOf(browser: ReturnType<typeof wanderer>) {
  const refreshToken = browser.cookies.get('8080 satchel_refresh') ?? ''
  const { status, body } = await satchel.anonymous('POST', 'auth/v1/sessions/refresh', {
    refreshToken,
  })
  if (status !== 200) return undefined
  const headers = {
    authorization: `Bearer ${body.accessToken}`,
    'x-identity-token': body.identityToken,
  }
  const me = await satchel.anonymous('GET', 'auth/v1/me', undefined, headers)
  return { ...me.body, claims: decodeJwt(body.identityToken) }
}
const problemOf = (location: string) => new URL(location, 'http://x').searchParams.get('problem')
const membersOf = async () => (await owner.call('GET', 'users/v1/list')).body.items

async function rename(userId: string, email: string) {
  for (const table of ['member', 'auth.user'] as const)
    await satchel.database.system
      .updateTable(table)
      .set({ email })
      .where('id', '=', userId)
      .execute()
}

describe('a person whose company has an OIDC provider', () => {
  test('is made at the first sign-in, and is the same one at the next', async () => {
    await connect()
    know('vera', { name: 'Vera Vale' })
    const first = await signInAs('vera', undefined, '/library?tags=x')
    expect(first.location).toBe('/classic/?path=%2Fsso&next=%2Flibrary%3Ftags%3Dx')
    const me = await sessionOf(first.browser)
    expect(me).toMatchObject({
      role: 'viewer',
      user: { email: `vera@${domain}`, name: 'Vera Vale', status: 'active' },
      tenant: { id: owner.tenantId },
      claims: { 'custom:tenant_id': owner.tenantId },
    })
    know('vera', { email: `vera.new@${domain}` })
    const second = await signInAs('vera')
    expect((await sessionOf(second.browser))?.user.id).toBe(me?.user.id)
    expect(await membersOf()).toHaveLength(2)
  })

  test('two first sign-ins at once create one person', async () => {
    await connect()
    know('double')
    const all = await Promise.all([signInAs('double'), signInAs('double')])
    const people = await Promise.all(all.map(({ browser }) => sessionOf(browser)))
    expect(new Set(people.map((each) => each?.user.id)).size).toBe(1)
    expect(await membersOf()).toHaveLength(2)
  })

  test('gets the role that a claim says, and another one when it says another', async () => {
    const roles = [
      { value: 'marketing', role: 'editor' },
      { value: 'it', role: 'admin' },
    ]
    await connect('optional', { roleClaim: 'groups', roles })
    know('eve', { groups: ['sales', 'marketing'] })
    expect((await sessionOf((await signInAs('eve')).browser))?.role).toBe('editor')
    know('eve', { groups: ['it', 'marketing'] })
    expect((await sessionOf((await signInAs('eve')).browser))?.role).toBe('admin')
    know('eve', { groups: ['sales'] })
    expect((await sessionOf((await signInAs('eve')).browser))?.role).toBe('viewer')
  })

  test('an invited person joins in the invitation’s role and reserved seat', async () => {
    const { id } = await connect()
    await owner.call('PATCH', `auth/v1/sso/providers/${id}`, { makesPeople: false })
    await owner.call('POST', 'users/v1/invite', { email: `ivy@${domain}`, role: 'editor' })
    await satchel.database.system
      .updateTable('tenant')
      .set({ limits: JSON.stringify({ seats: 2 }) })
      .where('id', '=', owner.tenantId)
      .execute()
    know('ivy')
    const { browser } = await signInAs('ivy')
    expect((await sessionOf(browser))?.role).toBe('editor')
    await owner.call('PATCH', `auth/v1/sso/providers/${id}`, { makesPeople: true })
    know('late')
    expect(problemOf((await signInAs('late')).location)).toBe('no-seats')
  })

  test('never becomes an owner by what a claim says', async () => {
    const draft = { kind: 'oidc', name: 'X' }
    const { body } = await owner.call('POST', 'auth/v1/sso/providers', draft)
    const roles = [{ value: 'boss', role: 'owner' }]
    const path = `auth/v1/sso/providers/${body.id}`
    expect((await owner.call('PATCH', path, { roles })).status).toBe(422)
  })

  test('an existing person is recognized by their address, whatever its case', async () => {
    await connect()
    const email = `Ada.Admin@${domain.toUpperCase()}`
    know('ada', { email })
    const { browser } = await signInAs('ada')
    const me = await sessionOf(browser)
    expect(me?.user.email).toBe(`ada.admin@${domain}`)
    await satchel.database.system.deleteFrom('ssoIdentity').execute()
    expect((await sessionOf((await signInAs('ada')).browser))?.user.id).toBe(me?.user.id)
  })

  test.each([
    ['has no address', { email: undefined }, 'no-email'],
    ['has an address that is not verified', { email_verified: false }, 'no-email'],
    ['has an address of another domain', { email: 'a@elsewhere.com' }, 'foreign-domain'],
    ['has an address of a domain below', { email: 'a@sub.firm.com' }, 'foreign-domain'],
    ['has what is no address', { email: 'a b@c' }, 'no-email'],
  ])('who %s does not get in', async (_, claims, problem) => {
    await connect()
    know('odd', claims)
    const { location, browser } = await signInAs('odd')
    expect(problemOf(location)).toBe(problem)
    expect(await sessionOf(browser)).toBeUndefined()
    expect(await membersOf()).toHaveLength(1)
  })

  test('people who are deactivated or not on the team don’t get in, and the log says so', async () => {
    const { id } = await connect()
    know('vera')
    await signInAs('vera')
    await satchel.database.system
      .updateTable('member')
      .set({ status: 'deactivated' })
      .where('email', '=', `vera@${domain}`)
      .execute()
    expect(problemOf((await signInAs('vera')).location)).toBe('deactivated')
    expect(await refusals()).toEqual([{ method: 'sso', reason: 'deactivated' }])
    await owner.call('PATCH', `auth/v1/sso/providers/${id}`, { makesPeople: false })
    know('nina')
    expect(problemOf((await signInAs('nina')).location)).toBe('not-invited')
  })

  const refusals = async () =>
    (
      await satchel.database.system
        .selectFrom('audit')
        .select('details')
        .where('tenantId', '=', owner.tenantId)
        .where('action', '=', 'session.refused')
        .execute()
    ).map(({ details }) => details)

  test('an address that belongs to another account stays where it is', async () => {
    const other = await satchel.newTenant()
    const email = `otto@${domain}`
    await rename(other.userId, email)
    await connect('enforced')
    know('otto')
    expect(problemOf((await signInAs('otto')).location)).toBe('other-account')
    // Nor does a rule of one tenant bind the people of another.
    const response = await satchel.anonymous('GET', `auth/v1/tenants?email=${email}`)
    expect(response.body).toMatchObject({
      id: other.tenantId,
      signIn: { password: true, sso: null },
    })
    const draft = { email, password: PASSWORD }
    expect((await satchel.anonymous('POST', 'auth/v1/sessions', draft)).status).toBe(200)
  })
})

describe('an answer that is not what it should be opens nothing', () => {
  const refusedWith = async (change: () => void) => {
    await connect()
    know('vera')
    change()
    const { location, browser } = await signInAs('vera')
    expect(await sessionOf(browser)).toBeUndefined()
    expect(await membersOf()).toHaveLength(1)
    return problemOf(location)
  }

  test.each([
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['an end in the past', { exp: 1_000_000_000 }],
    ['nobody in it', { sub: undefined }],
  ])('a token with %s', async (_, change) => {
    const problem = await refusedWith(() => {
      peer.forge = (claims) => JSON.parse(JSON.stringify({ ...claims, ...change }))
    })
    expect(problem).toBe('invalid')
  })

  test('a token signed by someone else', async () => {
    const problem = await refusedWith(() => {
      peer.hasOtherKey = true
    })
    expect(problem).toBe('invalid')
  })

  test('a person who says no at the provider', async () => {
    const made = await connect()
    const browser = wanderer(satchel)
    const { location } = await browser.get(start(`vera@${domain}`))
    const state = new URL(location).searchParams.get('state')
    const denied = `${made.callbackUrl}?error=access_denied&state=${state}&iss=${peer.issuer}`
    expect(problemOf((await browser.get(denied)).location)).toBe('refused')
  })

  test('an answer that comes a second time, in another browser, late, or with a state of its own', async () => {
    await connect()
    know('vera')
    const browser = wanderer(satchel)
    const toProvider = async () => (await browser.get(start(`vera@${domain}`))).location
    const used = await throughOidc(browser, await toProvider(), 'vera')
    await browser.get(used)
    expect(problemOf((await browser.get(used)).location)).toBe('expired')

    const stolen = await throughOidc(browser, await toProvider(), 'vera')
    const thief = wanderer(satchel)
    await thief.get(start(`vera@${domain}`))
    expect(problemOf((await thief.get(stolen)).location)).toBe('expired')
    expect(await sessionOf(thief)).toBeUndefined()

    const late = await throughOidc(browser, await toProvider(), 'vera')
    await satchel.database.system
      .updateTable('auth.ssoFlow')
      .set({ expiresAt: new Date(0).toISOString() })
      .execute()
    expect(problemOf((await browser.get(late)).location)).toBe('expired')

    const own = new URL(await throughOidc(browser, await toProvider(), 'vera'))
    own.searchParams.set('state', 'made-up')
    expect(problemOf((await browser.get(own.href)).location)).toBe('expired')
  })

  test('the code of one sign-in with the state of another', async () => {
    await connect()
    know('vera')
    know('mallory')
    const browser = wanderer(satchel)
    const one = await browser.get(start(`vera@${domain}`))
    const vera = new URL(await throughOidc(browser, one.location, 'vera'))
    const other = wanderer(satchel)
    const two = await other.get(start(`mallory@${domain}`))
    const mallory = new URL(await throughOidc(other, two.location, 'mallory'))
    vera.searchParams.set('code', mallory.searchParams.get('code') ?? '')
    expect(problemOf((await browser.get(vera.href)).location)).toBe('invalid')
  })

  test('an answer for the connection of another tenant', async () => {
    await connect()
    know('vera')
    const theirs = owner
    const answer = async () => {
      const browser = wanderer(satchel)
      const { location } = await browser.get(start(`vera@${domain}`))
      return { browser, url: await throughOidc(browser, location, 'vera') }
    }
    const { browser, url } = await answer()
    owner = await satchel.newTenant()
    domain = `firm${++number}.com`
    know('tester')
    const ours = await connect()
    const moved = url.replace(/callback\/[^?]+/, `callback/${ours.id}`)
    expect(problemOf((await browser.get(moved)).location)).toBe('expired')
    expect((await theirs.call('GET', 'users/v1/list')).body.items).toHaveLength(1)
  })
})

describe('where single sign-on is enforced', () => {
  const withPassword = (email: string) =>
    satchel.anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD })
  const askFor = async (email: string) =>
    (await satchel.anonymous('GET', `auth/v1/tenants?email=${email}`)).body

  /** Creates a person of the domain with a password, as an invitation would. */
  async function withOne(name: string, role: 'owner' | 'editor') {
    const person = await owner.withRole(role)
    const email = `${name}@${domain}`
    const { system } = satchel.database
    const own = system
      .selectFrom('auth.account')
      .select('password')
      .where('userId', '=', owner.userId)
    const { password } = await own.executeTakeFirstOrThrow()
    await system.insertInto('auth.account').values({ userId: person.userId, password }).execute()
    await rename(person.userId, email)
    return { ...person, email }
  }

  test('passwords are refused, those of owners are not', async () => {
    const editor = await withOne('ed', 'editor')
    const boss = await withOne('boss', 'owner')
    const { id } = await connect()
    expect((await askFor(editor.email)).signIn).toMatchObject({
      password: true,
      sso: { providerId: id, name: 'Acme ID' },
    })
    expect((await withPassword(editor.email)).status).toBe(200)

    await owner.call('PATCH', `auth/v1/sso/providers/${id}`, { mode: 'enforced' })
    expect((await askFor(editor.email)).signIn).toMatchObject({ password: false })
    expect((await askFor(boss.email)).signIn).toEqual({ password: true, sso: null })
    const refused = await withPassword(editor.email)
    expect([refused.status, refused.body.code]).toEqual([403, 'sso-required'])
    expect((await withPassword(boss.email)).status).toBe(200)
    // What was opened by a password before is over.
    expect((await editor.call('GET', 'auth/v1/me')).status).toBe(401)
    expect((await boss.call('GET', 'auth/v1/me')).status).toBe(200)

    await owner.call('DELETE', `auth/v1/sso/providers/${id}`)
    expect((await withPassword(editor.email)).status).toBe(200)
  })

  test('a forgotten password is answered by a mail that says how one signs in', async () => {
    const { email } = await withOne('fae', 'editor')
    await connect('enforced')
    await satchel.app.tasks['mail-password-reset']?.({ email })
    const outbox = join(satchel.config.DATA_DIR, 'outbox')
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    )
    const own = mails.filter((mail) => mail.includes(`To: ${email}`))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain('Subject: Sign in with Acme ID')
    expect(own[0]).not.toContain('token=')
  })

  test('no one can create a tenant with such an address', async () => {
    await connect('enforced')
    const email = `new@${domain}`
    const draft = { email, password: PASSWORD, name: 'New', company: 'Own' }
    const { status, body } = await satchel.anonymous('POST', 'auth/v1/owners/register', draft)
    expect([status, body.code]).toEqual([403, 'sso-required'])
    // People who have not joined yet learn how to.
    expect(await askFor(email)).toMatchObject({ id: owner.tenantId, signIn: { password: false } })
  })

  test('an owner signs in by it only once an owner has said so', async () => {
    const boss = await withOne('boss', 'owner')
    const { id } = await connect('enforced')
    know('boss')
    expect(problemOf((await signInAs('boss')).location)).toBe('owner')

    const admin = await owner.withRole('admin')
    const path = `auth/v1/sso/providers/${id}`
    expect((await admin.call('PATCH', path, { forOwners: true })).status).toBe(403)
    expect((await owner.call('PATCH', path, { forOwners: true })).status).toBe(200)
    const { browser } = await signInAs('boss')
    expect(await sessionOf(browser)).toMatchObject({ role: 'owner', user: { id: boss.userId } })

    // Who may set it up could else come in as the owner by a provider of their own.
    const changed = await admin.call('PATCH', path, { clientSecret: 'another one' })
    expect(changed.body).toMatchObject({ mode: 'off', forOwners: false, isTested: false })
  })
})
