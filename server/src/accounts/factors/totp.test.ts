import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { MINUTE } from '../../platform/time.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel

/** Returns the code of an authenticator app; `later` in half minutes, so that none repeats. */
function codeOf(uri: string, later = 0): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })
}

const signIn = (email: string, totp?: string) =>
  anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD, ...(totp && { totp }) })

/** Each code is good for some half minutes: the clock stands in the middle of one, however long a test takes. */
beforeEach(() => {
  const now = Date.now() - (Date.now() % 30_000) + 15_000
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => vi.useRealTimers())

async function withTotp() {
  const owner = await satchel.newTenant()
  const { body } = await owner.call('POST', 'auth/v1/factors/totp')
  const code = codeOf(body.uri, -1)
  const confirmed = await owner.call('POST', 'auth/v1/factors/totp/confirm', { code })
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] }
  return { owner, uri: body.uri as string, recoveryCodes }
}

/** Moves a person's last proof of identity into the past. */
async function age({ userId }: Owner, minutes: number) {
  const provedAt = new Date(Date.now() - minutes * MINUTE).toISOString()
  await satchel.database.system
    .updateTable('auth.session')
    .set({ provedAt })
    .where('userId', '=', userId)
    .execute()
}

async function actionsOf({ call }: Owner): Promise<string[]> {
  const { body } = await call('GET', 'audit/v1/list')
  return body.items.map(({ action }: { action: string }) => action)
}

describe('an authenticator', () => {
  test('is set up with a QR code or secret, and takes effect once a code is confirmed', async () => {
    const owner = await satchel.newTenant()
    const begun = await owner.call('POST', 'auth/v1/factors/totp')
    expect(begun.body.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`)
    expect((await signIn(owner.email)).status).toBe(200)
    expect((await owner.call('GET', 'auth/v1/factors')).body.totp).toBeNull()

    const wrong = await owner.call('POST', 'auth/v1/factors/totp/confirm', { code: '000000' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong-code' } })
    const code = codeOf(begun.body.uri)
    const right = await owner.call('POST', 'auth/v1/factors/totp/confirm', { code })
    expect(right.status).toBe(200)
    expect(new Set(right.body.recoveryCodes).size).toBe(10)
    const { body } = await owner.call('GET', 'auth/v1/factors')
    expect(body).toMatchObject({ totp: { recoveryCodesLeft: 10 }, isRequired: false })
    expect(await actionsOf(owner)).toContain('totp.added')
    expect(JSON.stringify(body)).not.toContain(begun.body.secret)
  })

  test('is asked for after the password, and not before', async () => {
    const { owner, uri } = await withTotp()
    const response = await signIn(owner.email)
    expect(response).toMatchObject({ status: 401, body: { code: 'totp-required' } })
    const guess = { email: owner.email, password: 'not this one', totp: codeOf(uri) }
    const refused = await anonymous('POST', 'auth/v1/sessions', guess)
    expect(refused).toMatchObject({ status: 401, body: { code: 'bad-credentials' } })
    expect((await signIn(owner.email, ` ${codeOf(uri)} `)).status).toBe(200)
  })

  test('gives codes that work once, and in no order but forwards', async () => {
    const { owner, uri } = await withTotp()
    const at = codeOf(uri)
    const both = await Promise.all([signIn(owner.email, at), signIn(owner.email, at)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(owner.email, at)).body).toMatchObject({
      code: 'totp-required',
      errors: [{ path: 'totp' }],
    })
    expect((await signIn(owner.email, codeOf(uri, -1))).status).toBe(401)
    expect((await signIn(owner.email, codeOf(uri, 1))).status).toBe(200)
    expect((await signIn(owner.email, codeOf(uri, 3))).status).toBe(401)
  })

  test('of one person does not open the account of another', async () => {
    const [one, other] = [await withTotp(), await withTotp()]
    expect((await signIn(one.owner.email, codeOf(other.uri))).status).toBe(401)
    expect((await signIn(one.owner.email, other.recoveryCodes[0])).status).toBe(401)
  })

  test('cannot be guessed: ten wrong codes, also all at once, and even the right one waits', async () => {
    const { owner, uri } = await withTotp()
    const guesses = Array.from({ length: 14 }, (_, at) => signIn(owner.email, String(100_000 + at)))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    for (let at = 0; at < 10; at += 1) await signIn(owner.email, String(200_000 + at))
    const late = await signIn(owner.email, codeOf(uri))
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is stored so that neither the database nor a response reveals its secret or codes', async () => {
    const { owner, uri, recoveryCodes } = await withTotp()
    const { rows } = await sql<{ all: string }>`select (
      select jsonb_agg(t)::text from auth.totp t where user_id = ${owner.userId}) ||
      (select jsonb_agg(c)::text from auth.recovery_code c where user_id = ${owner.userId})
      as all`.execute(satchel.database.system)
    const stored = String(rows[0]?.all)
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    for (const shown of [secret, ...recoveryCodes]) {
      expect(stored).not.toContain(shown)
      expect(stored).not.toContain(Buffer.from(shown).toString('hex'))
    }
  })

  test('cannot be replaced by another while it counts', async () => {
    const { owner } = await withTotp()
    expect((await owner.call('POST', 'auth/v1/factors/totp')).status).toBe(409)
  })
})

describe('a recovery code', () => {
  test('replaces the authenticator app, once, in any spelling', async () => {
    const { owner, recoveryCodes } = await withTotp()
    const code = (recoveryCodes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    const both = await Promise.all([signIn(owner.email, code), signIn(owner.email, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const { body } = await owner.call('GET', 'auth/v1/factors')
    expect(body.totp.recoveryCodesLeft).toBe(9)
    expect(await actionsOf(owner)).toContain('recovery-code.used')
  })

  test('no longer works once there are new ones', async () => {
    const { owner, recoveryCodes } = await withTotp()
    const renewed = await owner.call('POST', 'auth/v1/factors/recovery-codes')
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await signIn(owner.email, recoveryCodes[0])).status).toBe(401)
    expect((await signIn(owner.email, renewed.body.recoveryCodes[0])).status).toBe(200)
  })
})

describe('a change of how one signs in', () => {
  test('asks again who it is when that was shown a while ago', async () => {
    const { owner, uri } = await withTotp()
    await age(owner, 11)
    const response = await owner.call('DELETE', 'auth/v1/factors/totp')
    expect(response).toMatchObject({ status: 403, body: { code: 'proof-required' } })
    const byPassword = await owner.call('POST', 'auth/v1/proof', { password: PASSWORD })
    expect(byPassword).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    const wrong = await owner.call('POST', 'auth/v1/proof', { code: '000000' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong-code' } })
    expect((await owner.call('POST', 'auth/v1/proof', {})).status).toBe(422)
    expect((await owner.call('POST', 'auth/v1/proof', { code: codeOf(uri) })).status).toBe(204)
    expect((await owner.call('DELETE', 'auth/v1/factors/totp')).status).toBe(204)
    expect((await signIn(owner.email)).status).toBe(200)
    expect((await owner.call('DELETE', 'auth/v1/factors/totp')).status).toBe(404)
    expect(await actionsOf(owner)).toContain('totp.removed')
  })

  test('takes the password from who has nothing beside it, and counts wrong ones', async () => {
    const owner = await satchel.newTenant()
    await age(owner, 11)
    expect((await owner.call('POST', 'auth/v1/factors/totp')).status).toBe(403)
    const right = await owner.call('POST', 'auth/v1/proof', { password: PASSWORD })
    expect(right.status).toBe(204)
    expect((await owner.call('POST', 'auth/v1/factors/totp')).status).toBe(200)
    const guesses = Array.from({ length: 12 }, () =>
      owner.call('POST', 'auth/v1/proof', { password: 'not this one' }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10)
    expect(statuses).toContain(429)
  })

  test('is announced to the person by email', async () => {
    const { owner } = await withTotp()
    const { rows } = await sql<{ subject: string }>`
      select payload ->> 'subject' as subject from graphile_worker._private_jobs
      where payload ->> 'to' = ${owner.email} order by id desc limit 1`.execute(
      satchel.database.system,
    )
    expect(rows[0]?.subject).toBe('An authenticator app was added')
  })
})
