import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, product } from '../../../test/harness.ts'

const satchel = product()
const OTHER = 'a quite different phrase'

/** A code that is always wrong: authenticator apps don't show letters. */
const WRONG = 'no-such-code'

let address = 0
/** Signs in from a new network each time, so that only codes are counted. */
const signIn = ({ email }: Owner, totp?: string, password = PASSWORD) =>
  satchel.anonymous(
    'POST',
    'auth/v1/sessions',
    { email, password, ...(totp && { totp }) },
    { 'x-forwarded-for': `10.7.${Math.floor(++address / 250)}.${address % 250}` },
  )

/** Returns the code of this half minute, or of the next one, which is newer than any used one. */
function codeOf(uri: string, which: 'now' | 'next' = 'next'): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const timestamp = Date.now() + (which === 'next' ? 30_000 : 0)
  return new TOTP({ secret }).generate({ timestamp })
}

async function withTotp() {
  const owner = await satchel.newTenant()
  const { body } = await owner.call('POST', 'auth/v1/factors/totp')
  const code = codeOf(body.uri, 'now')
  const confirmed = await owner.call('POST', 'auth/v1/factors/totp/confirm', { code })
  const [recoveryCode = ''] = confirmed.body.recoveryCodes as string[]
  return { owner, uri: body.uri as string, recoveryCode }
}

async function guess(owner: Owner, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1)
    expect((await signIn(owner, at % 2 ? WRONG : '000000')).status).toBe(401)
}

/** Ends the lock, as if its time had passed. */
async function passTime({ userId }: Owner): Promise<void> {
  const lockedUntil = new Date(Date.now() - 1_000).toISOString()
  await satchel.database.system
    .updateTable('auth.codeGuess')
    .set({ lockedUntil })
    .where('userId', '=', userId)
    .execute()
}

/** Returns the minutes until a code is accepted again. */
async function lockOf(owner: Owner, code: string): Promise<number> {
  const { status, headers } = await signIn(owner, code)
  expect(status).toBe(429)
  return Math.ceil(Number(headers['retry-after']) / 60)
}

test('wrong codes, of the authenticator and of recovery together, lock for longer and longer', async () => {
  const { owner, uri, recoveryCode } = await withTotp()
  await guess(owner, 10)
  expect(await lockOf(owner, codeOf(uri))).toBe(1)
  expect(await lockOf(owner, recoveryCode)).toBe(1)
  for (const minutes of [2, 4, 8]) {
    await passTime(owner)
    await guess(owner, 1)
    expect(await lockOf(owner, codeOf(uri))).toBe(minutes)
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs
    where payload ->> 'to' = ${owner.email}
      and payload ->> 'subject' = 'Someone is guessing your sign-in codes'`.execute(
    satchel.database.system,
  )
  expect(rows[0]?.count).toBe(1)
})

test('the right code after a lock resets the count', async () => {
  const { owner, uri, recoveryCode } = await withTotp()
  await guess(owner, 10)
  await passTime(owner)
  expect((await signIn(owner, codeOf(uri))).status).toBe(200)
  await guess(owner, 9)
  expect((await signIn(owner, recoveryCode)).status).toBe(200)
})

test('a stranger who does not know the password locks no codes', async () => {
  const { owner, uri } = await withTotp()
  for (let at = 0; at < 9; at += 1)
    expect((await signIn(owner, WRONG, 'not the password')).status).toBe(401)
  await guess(owner, 9)
  expect((await signIn(owner, codeOf(uri))).status).toBe(200)
})

test('a new password lifts the lock for one code, and a wrong one locks for longer than before', async () => {
  const { owner, uri } = await withTotp()
  await guess(owner, 10)
  const body = { currentPassword: PASSWORD, password: OTHER }
  expect((await owner.call('PUT', 'auth/v1/password', body)).status).toBe(204)
  expect((await signIn(owner, WRONG, OTHER)).status).toBe(401)
  const locked = await signIn(owner, codeOf(uri), OTHER)
  expect(locked.status).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60)
  const again = { currentPassword: OTHER, password: PASSWORD }
  expect((await owner.call('PUT', 'auth/v1/password', again)).status).toBe(204)
  expect((await signIn(owner, codeOf(uri))).status).toBe(200)
})

test('five wrong codes in a session lock that session, and neither another one nor signing in', async () => {
  const { owner, uri, recoveryCode } = await withTotp()
  const prove = (code: string) => owner.call('POST', 'auth/v1/proof', { code })
  for (let at = 0; at < 5; at += 1) expect((await prove(WRONG)).status).toBe(422)
  for (let at = 0; at < 9; at += 1) expect((await prove(recoveryCode)).status).toBe(429)
  const { status, body } = await signIn(owner, codeOf(uri))
  expect(status).toBe(200)
  const headers = {
    authorization: `Bearer ${body.accessToken}`,
    'x-identity-token': body.identityToken,
  }
  const proof = { code: recoveryCode }
  expect((await satchel.anonymous('POST', 'auth/v1/proof', proof, headers)).status).toBe(204)
})
