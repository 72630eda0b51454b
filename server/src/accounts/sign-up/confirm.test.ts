import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Answer, product } from '../../../test/harness.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel

const STRANGERS = 'the password of a stranger'
const OWN = 'a quite different phrase'
/** Headers that a browser's page sends with each call. */
const BROWSER = { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }

const someEmail = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`
const register = (email: string, password: string, company = 'Acme', headers = {}) =>
  anonymous('POST', 'auth/v1/owners/register', { email, password, name: 'Ada', company }, headers)
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const confirm = (body: object, headers = {}) => anonymous('POST', 'auth/v1/confirm', body, headers)
const open = (token: string, headers = {}) =>
  anonymous('POST', 'auth/v1/confirm/open', { token }, headers)
const signIn = async (email: string, password: string) =>
  (await anonymous('POST', 'auth/v1/sessions', { email, password })).status

async function tokenFor(email: string): Promise<string> {
  const code = await satchel.codeFor(email)
  return Buffer.from(`${email}\n${code}`).toString('base64url')
}

/** The token of the link in the newest email, as it was sent. */
async function mailedTokenFor(email: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select payload ->> 'text' as text from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} order by id desc limit 1`.execute(satchel.database.system)
  return /confirm\?token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}

/** The cookie by which a browser shows that it is the one that registered. */
function cookieOf({ headers }: Answer): { cookie: string } {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return { cookie: set.map((each) => each.split(';')[0]).join('; ') }
}

describe('registering someone else’s address', () => {
  test('does not know the password once that person confirms by the link of the mail', async () => {
    const email = someEmail()
    await register(email, STRANGERS)
    const token = await tokenFor(email)
    const confirmed = await confirm({ token, password: OWN }, BROWSER)
    expect(confirmed).toMatchObject({ status: 200, body: { expiresIn: 900 } })
    expect(await signIn(email, STRANGERS)).toBe(401)
    expect(await signIn(email, OWN)).toBe(200)
  })

  test('has no password in it either when the link is confirmed without choosing one', async () => {
    const email = someEmail()
    await register(email, STRANGERS)
    const { status, body } = await confirm({ token: await tokenFor(email) })
    expect(status).toBe(200)
    expect(await signIn(email, STRANGERS)).toBe(401)
    const headers = {
      authorization: `Bearer ${body.accessToken}`,
      'x-identity-token': body.identityToken,
    }
    const { body: state } = await anonymous('GET', 'auth/v1/password', undefined, headers)
    expect(state).toEqual({ isSet: false, changedAt: null })
  })

  test('keeps no password when the code is entered in another browser', async () => {
    const email = someEmail()
    const stranger = cookieOf(await register(someEmail(), STRANGERS))
    await register(email, STRANGERS)
    const code = await satchel.codeFor(email)
    for (const cookie of [{}, stranger]) {
      const response = await confirm({ email, code }, { ...BROWSER, ...cookie })
      expect(response).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    }
    // The answer is the same for an address that nobody has.
    const unknown = await confirm({ email: someEmail(), code }, BROWSER)
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })

    expect((await confirm({ email, code, password: OWN }, BROWSER)).status).toBe(200)
    expect(await signIn(email, STRANGERS)).toBe(401)
    expect(await signIn(email, OWN)).toBe(200)
  })

  test('does not keep that person from registering, and nothing of theirs is left', async () => {
    const email = someEmail()
    const { body: first } = await register(email, STRANGERS, 'Evil Ltd')
    const old = await tokenFor(email)
    const again = await register(email, OWN, 'Acme')
    expect(again).toMatchObject({ status: 201, body: { verification: 'sent' } })
    const rows = satchel.database.system.selectFrom('tenant').select('id')
    expect(await rows.where('id', '=', first.tenantId).execute()).toEqual([])

    expect((await confirm({ token: old }, cookieOf(again))).status).toBe(410)
    expect((await confirm({ token: await tokenFor(email) }, cookieOf(again))).status).toBe(200)
    expect(await signIn(email, STRANGERS)).toBe(401)
    expect(await signIn(email, OWN)).toBe(200)
    expect(await register(email, STRANGERS)).toMatchObject({
      status: 409,
      body: { code: 'email-taken' },
    })
  })

  test('again after that person did still keeps no password', async () => {
    const email = someEmail()
    const own = cookieOf(await register(email, OWN, 'Acme'))
    await register(email, STRANGERS, 'Evil Ltd')
    const token = await tokenFor(email)
    expect((await open(token, own)).body).toEqual({
      email,
      company: 'Evil Ltd',
      needsPassword: true,
    })
    const code = await satchel.codeFor(email)
    expect((await confirm({ email, code }, { ...BROWSER, ...own })).status).toBe(422)
    expect((await confirm({ token, password: OWN }, own)).status).toBe(200)
    expect(await signIn(email, STRANGERS)).toBe(401)
  })

  test('does not keep that person from registering elsewhere, however often it is done', async () => {
    const email = someEmail()
    for (let at = 0; at < 5; at += 1)
      expect((await register(email, STRANGERS, 'Acme', from('10.20.0.1'))).status).toBe(201)
    expect((await register(email, STRANGERS, 'Acme', from('10.20.0.1'))).status).toBe(429)
    expect((await register(email, OWN, 'Hopper & Co', from('10.20.0.2'))).status).toBe(201)
    // Beyond, an email goes out every ten minutes: more networks fill no inbox.
    const refused = await register(email, STRANGERS, 'Acme', from('10.20.0.3'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  })

  test('leaves that person the code they were sent, whatever a stranger tries', async () => {
    const email = someEmail()
    await register(email, OWN)
    const code = await satchel.codeFor(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const status of [422, 422, 422, 422, 422, 410, 410])
      expect((await confirm({ email, code: wrong }, from('10.21.0.1'))).status).toBe(status)
    expect((await confirm({ email, code }, from('10.21.0.1'))).status).toBe(410)
    expect((await confirm({ email, code }, from('10.21.0.2'))).status).toBe(200)
  })

  test('leaves that person the link they were sent, whatever strangers everywhere try', async () => {
    const byLink = someEmail()
    await register(byLink, OWN)
    for (let network = 0; network < 10; network += 1)
      for (let at = 0; at < 5; at += 1)
        await confirm({ email: byLink, code: `99999${at}` }, from(`10.22.${network}.1`))
    expect((await confirm({ email: byLink, code: '000000' }, from('10.22.99.1'))).status).toBe(429)
    const token = await mailedTokenFor(byLink)
    expect((await open(token, from('10.21.0.1'))).status).toBe(200)
    expect((await confirm({ token, password: OWN }, from('10.21.0.1'))).status).toBe(200)
  })

  test('doesn’t fill an inbox: six registrations an hour are one too many', async () => {
    const email = someEmail()
    for (let at = 0; at < 5; at += 1) expect((await register(email, STRANGERS)).status).toBe(201)
    const refused = await register(email, STRANGERS)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Whoever holds the mailbox still gets in.
    const token = await tokenFor(email)
    expect((await confirm({ token, password: OWN })).status).toBe(200)
  })

  test('has no password left once that person sets one by the link of a reset', async () => {
    const email = someEmail()
    await register(email, STRANGERS)
    const token = await tokenFor(email)
    await satchel.app.tasks['mail-password-reset']?.({ email })
    const { text = '' } = await satchel.mailTo(email, /Reset your password/)
    const reset = /password-reset\?token=([\w-]+)/.exec(text)?.[1]
    const body = { token: reset, password: OWN }
    expect((await anonymous('POST', 'auth/v1/reset-password', body)).status).toBe(204)
    expect(await signIn(email, STRANGERS)).toBe(401)
    expect(await signIn(email, OWN)).toBe(200)
    // An old link of a confirmed address signs nobody in and takes no password away.
    expect((await confirm({ token })).status).toBe(410)
    expect(await signIn(email, OWN)).toBe(200)
  })
})

describe('confirming a registered address', () => {
  test('keeps the password by the code, as a client without cookies', async () => {
    const email = someEmail()
    await register(email, PASSWORD)
    const code = await satchel.codeFor(email)
    expect((await confirm({ email, code })).status).toBe(200)
    expect(await signIn(email, PASSWORD)).toBe(200)
  })

  test.each(['code', 'link'])('keeps the password by the %s in the same browser', async (way) => {
    const email = someEmail()
    const registered = await register(email, PASSWORD)
    const [set] = [registered.headers['set-cookie'] ?? []].flat().map(String)
    expect(set).toMatch(/^satchel_registration=[\w-]{43};.*HttpOnly; SameSite=Lax/)
    const headers = { ...BROWSER, ...cookieOf(registered) }
    const token = await tokenFor(email)
    expect((await open(token, headers)).body).toMatchObject({ needsPassword: false })
    const body = way === 'link' ? { token } : { email, code: await satchel.codeFor(email) }
    const confirmed = await confirm(body, headers)
    expect(confirmed.status).toBe(200)
    expect(String(confirmed.headers['set-cookie'])).toMatch(/satchel_registration=;/)
    expect(await signIn(email, PASSWORD)).toBe(200)
  })

  test('may choose another password when confirming, and not a weak one', async () => {
    const email = someEmail()
    await register(email, PASSWORD)
    const token = await tokenFor(email)
    expect(await confirm({ token, password: 'only9char' })).toMatchObject({
      status: 422,
      body: { code: 'weak-password', errors: [{ path: 'password' }] },
    })
    expect((await confirm({ token, password: OWN })).status).toBe(200)
    expect(await signIn(email, OWN)).toBe(200)
  })
})

describe('opening the link of the mail', () => {
  test('shows what a link confirms without confirming it, even for scanners', async () => {
    const email = someEmail()
    await register(email, PASSWORD, 'Hopper & Co')
    const token = await tokenFor(email)
    for (let at = 0; at < 3; at += 1)
      expect(await open(token)).toMatchObject({
        status: 200,
        body: { email, company: 'Hopper & Co', needsPassword: true },
      })
    expect(await signIn(email, PASSWORD)).toBe(403)
    expect((await confirm({ token, password: OWN })).status).toBe(200)
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'token-expired' } })
  })

  test('is no way to guess codes', async () => {
    const email = someEmail()
    await register(email, PASSWORD)
    const code = await satchel.codeFor(email)
    const guess = (at: number) => Buffer.from(`${email}\n${at}`).toString('base64url')
    for (let at = 0; at < 5; at += 1) expect((await open(guess(at))).status).toBe(410)
    expect((await confirm({ email, code })).status).toBe(410)
    // Neither by a signature that somebody made up, nor by one of another code.
    const [, , signature] = Buffer.from(await mailedTokenFor(email), 'base64url')
      .toString()
      .split('\n')
    for (const forged of ['x', signature]) {
      const token = Buffer.from(`${email}\n${code}9\n${forged}`).toString('base64url')
      expect((await open(token)).status).toBe(410)
    }
  })
})
