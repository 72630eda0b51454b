import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Owner, product } from '../../test/harness.ts'
import { jobsDone } from '../../test/jobs-done.ts'

const satchel = product({ worker: true })
const { anonymous } = satchel

const NEW = 'a quite different phrase'

let networks = 0
const from = () => {
  networks += 1
  return { 'x-forwarded-for': `10.8.${networks >> 8}.${networks & 255}` }
}
const signIn = (email: string, password: string, headers: Record<string, string> = from()) =>
  anonymous('POST', 'auth/v1/sessions', { email, password }, headers)
const ask = (email: string, headers = from()) =>
  anonymous('GET', `auth/v1/reset-password?email=${encodeURIComponent(email)}`, undefined, headers)
const reset = (token: string, password = NEW) =>
  anonymous('POST', 'auth/v1/reset-password', { token, password }, from())
const refresh = (refreshToken: string) =>
  anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken }, from())

async function mailedToken(email: string): Promise<string> {
  const { text = '' } = await satchel.mailTo(email, /Reset your password/)
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

/** Begins to measure, and returns the way to end it, in ms. */
type Meter = () => () => number

const byTime: Meter = () => {
  const begin = performance.now()
  return () => performance.now() - begin
}

/** Measures the work of this process: other load on the machine adds nothing to it. Covers whatever hashes. */
const byWork: Meter = () => {
  const begin = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1_000
  }
}

/**
 * Returns the least that answers took, since other load can only add to it. Measures until the two are close, which they
 * never become if the server does different work.
 */
async function least(meter: Meter, email: string, act: (address: string) => Promise<void>) {
  const measure = async (address: string) => {
    const end = meter()
    await act(address)
    const took = end()
    await satchel.database.system.deleteFrom('auth.rateLimit').execute()
    return took
  }
  let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 100; round += 1) {
    known = Math.min(known, await measure(email))
    unknown = Math.min(unknown, await measure(`nobody-${round}@example.com`))
    if (round > 10 && Math.abs(known - unknown) < known / 4) break
  }
  return { known, unknown }
}

/** Fails as often as strangers may under one address, from as many networks. */
const failFifty = (email: string) =>
  Promise.all(Array.from({ length: 50 }, () => signIn(email, 'not the password')))

async function someoneWhoForgot(): Promise<Owner & { token: string }> {
  const owner = await satchel.newTenant()
  expect(await ask(owner.email)).toMatchObject({ status: 204, body: '' })
  return { ...owner, token: await mailedToken(owner.email) }
}

test('a password is the same however its accents and spaces are composed, and otherwise as it was set', async () => {
  const owner = await satchel.newTenant()
  const change = (currentPassword: string, password: string) =>
    owner.call('PUT', 'auth/v1/password', { currentPassword, password })
  const composed = 'Crème brûlée ２'
  expect((await change(PASSWORD, composed)).status).toBe(204)
  const typed = composed.normalize('NFD').replaceAll(' ', '\u00a0')
  expect((await signIn(owner.email, typed)).status).toBe(200)
  for (const wrong of [composed.normalize('NFKC'), `${composed} `, composed.toLowerCase()])
    expect((await signIn(owner.email, wrong)).status).toBe(401)
  expect(await change(composed, 'with a tab\tin the middle')).toMatchObject({
    status: 422,
    body: { code: 'weak-password', errors: [{ path: 'password' }] },
  })
})

describe('a forgotten password', () => {
  test('is reset with the emailed link, which ends every session and sends an email', async () => {
    const { email, token, tokens, call } = await someoneWhoForgot()
    expect(await reset(token)).toMatchObject({ status: 204, body: '' })
    expect(await refresh(tokens.refreshToken)).toMatchObject({ status: 401 })
    expect(await call('GET', 'auth/v1/me')).toMatchObject({ status: 401 })
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 401 })
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 })
    expect((await satchel.mailTo(email, /was changed/)).text).toContain('If this wasn’t you')
  })

  test('is set by who was locked out by the wrong ones of others, and lets them in again', async () => {
    const { email, token } = await someoneWhoForgot()
    await failFifty(email)
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 429 })
    const answer = await reset(token)
    expect(answer.status).toBe(204)
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 })
    // The browser stays open, however many wrong ones follow.
    const cookie = /satchel_known=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
    await failFifty(email)
    expect(await signIn(email, NEW)).toMatchObject({ status: 429 })
    expect(await signIn(email, NEW, { ...from(), cookie })).toMatchObject({ status: 200 })
  })

  test('is set by a link once, of two at the same time too', async () => {
    const { token } = await someoneWhoForgot()
    const answers = await Promise.all([reset(token), reset(token, `${NEW} 2`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410])
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'token-expired' } })
  })

  test('is not set by a link that is an hour old, a made-up one, or one from before a change', async () => {
    const late = await someoneWhoForgot()
    const expiresAt = new Date(Date.now() - 1).toISOString()
    const { system } = satchel.database
    await system
      .updateTable('auth.passwordReset')
      .set({ expiresAt })
      .where('userId', '=', late.userId)
      .execute()
    expect(await reset(late.token)).toMatchObject({ status: 410 })
    expect(await reset('made-up')).toMatchObject({ status: 410 })

    const changed = await someoneWhoForgot()
    const change = { currentPassword: PASSWORD, password: NEW }
    expect(await changed.call('PUT', 'auth/v1/password', change)).toMatchObject({ status: 204 })
    expect(await reset(changed.token)).toMatchObject({ status: 410 })
  })

  test('a weak one is refused and leaves the link good', async () => {
    const { token } = await someoneWhoForgot()
    for (const weak of ['only9char', '1q2w3e4r5t', 'PASSWORD1234'.slice(0, 9)])
      expect(await reset(token, weak)).toMatchObject({
        status: 422,
        body: { code: 'weak-password', errors: [{ path: 'password' }] },
      })
    expect(await reset(token)).toMatchObject({ status: 204 })
  })

  test('is not set for people who were deactivated after they had asked', async () => {
    const { token, userId } = await someoneWhoForgot()
    const { system } = satchel.database
    await system
      .updateTable('member')
      .set({ status: 'deactivated' })
      .where('id', '=', userId)
      .execute()
    expect(await reset(token)).toMatchObject({ status: 410 })
  })

  test('confirms the address of those who had not done so: the mail has reached them', async () => {
    const email = `late-${crypto.randomUUID().slice(0, 8)}@example.com`
    const draft = { email, password: PASSWORD, name: 'Grace', company: 'Hopper & Co' }
    await anonymous('POST', 'auth/v1/owners/register', draft, from())
    await ask(email)
    await reset(await mailedToken(email))
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 })
  })

  test('a reset request gets the same response for unknown addresses, in the same time', async () => {
    const { email } = await satchel.newTenant()
    const { known, unknown } = await least(byTime, email, async (address) =>
      expect(await ask(address)).toMatchObject({ status: 204, body: '' }),
    )
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(2, known / 2))
  })

  test('an address gets at most three emails an hour, however it is typed', async () => {
    const { email } = await satchel.newTenant()
    for (let tries = 0; tries < 8; tries += 1)
      expect(await ask(tries % 2 ? email.toUpperCase() : ` ${email}`)).toMatchObject({
        status: 204,
      })
    await jobsDone(satchel)
    expect(await resetsOf(email)).toBe(3)
  })

  test.each(['', ' ', 'nobody', `${'x'.repeat(308)}@example.com`, 'ä+ö@münchen.example'])(
    'a reset for “%s” is answered like any other',
    async (address) => {
      expect(await ask(address)).toMatchObject({ status: 204 })
    },
  )
})

async function resetsOf(email: string): Promise<number> {
  const rows = await satchel.database.system
    .selectFrom('auth.passwordReset')
    .innerJoin('member', 'member.id', 'auth.passwordReset.userId')
    .select('member.id')
    .where('member.email', '=', email)
    .execute()
  return rows.length
}

describe('confirming again', () => {
  test('an address gets at most five emails an hour, and one more every ten minutes', async () => {
    const email = `flood-${crypto.randomUUID().slice(0, 8)}@example.com`
    const draft = { email, password: PASSWORD, name: 'Grace', company: 'Hopper & Co' }
    await anonymous('POST', 'auth/v1/owners/register', draft, from())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        anonymous('POST', 'auth/v1/confirm/resend', { email }, from()),
      ),
    )
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    await jobsDone(satchel)
    expect(await satchel.mailsTo(email)).toBe(6)
  })
})

describe('changing the password', () => {
  const change = (owner: Owner, currentPassword: string, password = NEW) =>
    owner.call('PUT', 'auth/v1/password', { currentPassword, password })

  test('asks for the one there is, ends all other sessions and leaves this one', async () => {
    const owner = await satchel.newTenant()
    const { body: other } = await signIn(owner.email, PASSWORD)
    expect(await change(owner, PASSWORD)).toMatchObject({ status: 204 })
    expect(await refresh(other.refreshToken)).toMatchObject({ status: 401 })
    expect(await owner.call('GET', 'auth/v1/me')).toMatchObject({ status: 200 })
    expect(await signIn(owner.email, PASSWORD)).toMatchObject({ status: 401 })
    expect(await signIn(owner.email, NEW)).toMatchObject({ status: 200 })
    expect((await satchel.mailTo(owner.email, /was changed/)).subject).toBe(
      'Your password was changed',
    )
    const { body: state } = await owner.call('GET', 'auth/v1/password')
    expect(state).toEqual({ isSet: true, changedAt: expect.any(String) })
    const rows = await satchel.database.system
      .selectFrom('audit')
      .select(['actorId', 'ip'])
      .where('action', '=', 'password.changed')
      .where('tenantId', '=', owner.tenantId)
      .execute()
    expect(rows).toEqual([{ actorId: owner.userId, ip: expect.any(String) }])
  })

  test('a wrong one is reported at its field, and guessing is limited, also in parallel', async () => {
    const owner = await satchel.newTenant()
    expect(await change(owner, 'not this one')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'currentPassword' }] },
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(owner, 'not this one')),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
    const refused = await change(owner, PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a weak one is refused', async () => {
    const owner = await satchel.newTenant()
    expect(await change(owner, PASSWORD, '1q2w3e4r5t')).toMatchObject({
      status: 422,
      body: { code: 'weak-password' },
    })
    expect(await signIn(owner.email, PASSWORD)).toMatchObject({ status: 200 })
  })
})

describe('guessing', () => {
  test('sixty tries at the same time are fifty, from as many networks', async () => {
    const { email } = await satchel.newTenant()
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(email, 'guess')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    for (const { status, headers } of answers)
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a wrong password takes as long as an unknown address', async () => {
    const { email } = await satchel.newTenant()
    const { known, unknown } = await least(byWork, email, async (address) =>
      expect(await signIn(address, 'not the password')).toMatchObject({ status: 401 }),
    )
    expect(Math.abs(known - unknown)).toBeLessThan(known / 2)
  })
})

describe('a new device', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const by = (agent: string, address = '193.99.144.80') => ({
    'user-agent': agent,
    'x-forwarded-for': address,
  })

  test('is announced by email, except the first and known ones', async () => {
    const owner = await satchel.newTenant()
    await signIn(owner.email, PASSWORD, by('curl/8.10.1'))
    await signIn(owner.email, PASSWORD, by(FIREFOX))
    const { text } = await satchel.mailTo(owner.email, /New sign-in/)
    expect(text).toContain('Firefox on Linux, Germany')
    expect(text).toContain('/settings?section=sessions')
    expect(await satchel.mailsTo(owner.email)).toBe(1)
    await signIn(owner.email, PASSWORD, by(FIREFOX))
    await signIn(owner.email, PASSWORD, by(CHROME))
    await expect.poll(() => satchel.mailsTo(owner.email)).toBe(2)
    const { items } = (await owner.call('GET', 'activity/v1/notifications')).body
    expect(items).toMatchObject([
      { kind: 'new-sign-in', count: 2, detail: 'Chrome on Windows · Germany' },
    ])
  })
})
