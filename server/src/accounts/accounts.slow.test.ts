import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { product } from '../../test/harness.ts'
import { DAY } from '../platform/time.ts'

const satchel = product()
const { anonymous } = satchel

let numbered = 0
const newcomer = () => {
  numbered += 1
  return {
    email: `person${numbered}@example.com`,
    password: PASSWORD,
    name: 'Grace',
    company: 'Hopper & Co',
  }
}
const register = (draft: object) => anonymous('POST', 'auth/v1/owners/register', draft)
const signIn = (email: string, password: string, ip = `10.1.${numbered % 250}.1`) =>
  anonymous('POST', 'auth/v1/sessions', { email, password }, { 'x-forwarded-for': ip })

async function unconfirmed() {
  const draft = newcomer()
  await register(draft)
  return draft
}

async function confirmed() {
  const draft = await unconfirmed()
  const code = await satchel.codeFor(draft.email)
  const { body: tokens } = await anonymous('POST', 'auth/v1/confirm', { email: draft.email, code })
  return { ...draft, tokens }
}

const bearing = (tokens: { accessToken: string; identityToken: string }) => ({
  authorization: `Bearer ${tokens.accessToken}`,
  'x-identity-token': tokens.identityToken,
})

describe('signing up', () => {
  test('makes a tenant on trial whose owner confirms by the code of the mail and is signed in', async () => {
    const draft = newcomer()
    const registered = await register({ ...draft, email: ` ${draft.email.toUpperCase()} `.trim() })
    expect(registered).toMatchObject({ status: 201, body: { verification: 'sent' } })

    const code = await satchel.codeFor(draft.email)
    const answer = await anonymous('POST', 'auth/v1/confirm', { email: draft.email, code })
    expect(answer).toMatchObject({ status: 200, body: { expiresIn: 900 } })

    const me = await anonymous('GET', 'auth/v1/me', undefined, bearing(answer.body))
    expect(me.body).toMatchObject({
      role: 'owner',
      user: { email: draft.email, name: 'Grace', status: 'active' },
      tenant: { name: 'Hopper & Co', accountStatus: { status: 'trialing' } },
    })
    const days = (Date.parse(me.body.tenant.accountStatus.trialEndsAt) - Date.now()) / DAY
    expect(Math.round(days)).toBe(14)
  })

  test('three registrations of one address at once create one account, and none once it is confirmed', async () => {
    const draft = newcomer()
    const answers = await Promise.all([register(draft), register(draft), register(draft)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const made = answers.map(({ body }) => body.tenantId as string)
    const rows = satchel.database.system.selectFrom('tenant').select('id').where('id', 'in', made)
    expect(await rows.execute()).toHaveLength(1)
    const code = await satchel.codeFor(draft.email)
    await anonymous('POST', 'auth/v1/confirm', { email: draft.email, code })
    expect(await register(draft)).toMatchObject({
      status: 409,
      body: { code: 'email-taken', errors: [{ path: 'email' }] },
    })
  })

  test.each([
    ['short', 'only9char'],
    ['among the most common', '1q2w3e4r5t'],
    ['a common word with figures behind it', 'password1234'],
  ])('a password that is %s is weak', async (_why, password) => {
    const answer = await register({ ...newcomer(), password })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'weak-password', errors: [{ path: 'password' }] },
    })
  })

  test.each([
    [' Ada+Tag@Example.COM ', 'ada+tag@example.com'],
    ['Bob@MÜNCHEN.example', 'bob@xn--mnchen-3ya.example'],
  ])('the address “%s” is one in any spelling', async (typed, stored) => {
    expect(await register({ ...newcomer(), email: typed })).toMatchObject({ status: 201 })
    const code = await satchel.codeFor(stored)
    const answer = await anonymous('POST', 'auth/v1/confirm', { email: typed, code })
    expect(answer).toMatchObject({ status: 200 })
    expect(await register({ ...newcomer(), email: stored })).toMatchObject({ status: 409 })
    expect(await signIn(typed.toUpperCase(), PASSWORD)).toMatchObject({ status: 200 })
  })

  test.each([
    ['a b@example.com'],
    ['ada@localhost'],
    ['ada@[127.0.0.1]'],
    ['"ada"@example.com'],
    ['ada@example.com, eve@example.com'],
    ['ada@example.com\r\nBcc: eve@example.com'],
    [`${'x'.repeat(308)}@example.com`],
    [`${'x'.repeat(65)}@example.com`],
    ['ada@exa\u0000mple.com'],
  ])('%j is no address', async (email) => {
    expect(await register({ ...newcomer(), email })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email', message: 'is not an email address' }] },
    })
  })

  test('a name in which nothing is visible is refused with a sentence', async () => {
    expect(await register({ ...newcomer(), name: '\u200b\u3164' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'name', message: 'must have a visible character' }] },
    })
  })

  test.each(['ädä@example.com', 'a&b@example.com'])(
    '%s can’t sign up, and the error says why',
    async (email) => {
      const answer = await register({ ...newcomer(), email })
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } })
      expect(answer.body.errors[0].message).toContain('before the @')
    },
  )

  test('every wrong or missing field is named', async () => {
    const answer = await register({ email: 'nobody', password: 7, company: ' ' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    const paths = answer.body.errors.map(({ path }: { path: string }) => path).sort()
    expect(paths).toEqual(['company', 'email', 'name', 'password'])
  })

  test('an unknown time zone is refused', async () => {
    const answer = await register({ ...newcomer(), timeZone: 'Mars/Olympus' })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'timeZone' }] } })
  })

  test('JSON that cannot be read is malformed, another media type unsupported', async () => {
    expect(await register('{"email":' as unknown as object)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    })
    const answer = await anonymous('POST', 'auth/v1/owners/register', 'email=x', {
      'content-type': 'text/csv',
    })
    expect(answer).toMatchObject({ status: 415 })
  })
})

describe('confirming', () => {
  test('the link of the mail works as its code does', async () => {
    const draft = newcomer()
    await register(draft)
    const code = await satchel.codeFor(draft.email)
    const token = Buffer.from(`${draft.email}\n${code}`).toString('base64url')
    expect(await anonymous('POST', 'auth/v1/confirm', { token })).toMatchObject({ status: 200 })
    expect(await anonymous('POST', 'auth/v1/confirm', { token })).toMatchObject({ status: 410 })
  })

  test.each([
    ['guesses', (email: string, code: string) => ({ email, code })],
    [
      'links that each spell the address in a way of their own',
      (email: string, code: string) => {
        const spelled = `${' '.repeat(Number(code))}${email.toUpperCase()}\n${code}`
        return { token: Buffer.from(spelled).toString('base64url') }
      },
    ],
  ])('sixty %s at the same time are fifty tries, from as many networks', async (_, guess) => {
    const { email } = await unconfirmed()
    const attempt = (_: unknown, index: number) => {
      const from = { 'x-forwarded-for': `10.6.${email.length}.${index}` }
      return anonymous('POST', 'auth/v1/confirm', guess(email, `${index}`.padStart(6, '0')), from)
    }
    const answers = await Promise.all(Array.from({ length: 60 }, attempt))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('a code that comes twice at the same time opens one session', async () => {
    const { email } = await unconfirmed()
    const code = await satchel.codeFor(email)
    const attempt = () => anonymous('POST', 'auth/v1/confirm', { email, code })
    const answers = await Promise.all([attempt(), attempt(), attempt()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('a code from someone else’s email confirms nothing', async () => {
    const [one, other] = [newcomer(), newcomer()]
    await register(one)
    await register(other)
    const code = await satchel.codeFor(one.email)
    const answer = await anonymous('POST', 'auth/v1/confirm', { email: other.email, code })
    expect(answer.status).toBeOneOf([410, 422])
  })

  test('five wrong codes end the chance of the right one, until another is sent', async () => {
    const { email } = await unconfirmed()
    const code = await satchel.codeFor(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await anonymous('POST', 'auth/v1/confirm', { email, code: wrong })).status).toBeOneOf(
        [410, 422],
      )
    expect((await anonymous('POST', 'auth/v1/confirm', { email, code })).status).toBeOneOf([
      410, 422,
    ])

    expect(await anonymous('POST', 'auth/v1/confirm/resend', { email })).toMatchObject({
      status: 204,
    })
    // The job that the answer did not wait for.
    await satchel.app.tasks['mail-confirmation']?.({ email })
    const next = await satchel.mailTo(email, /Confirm/)
    const newest = next.text?.match(/\b\d{6}\b/)?.[0]
    expect(await anonymous('POST', 'auth/v1/confirm', { email, code: newest })).toMatchObject({
      status: 200,
    })
  })

  test('a code is good for fifteen minutes', async () => {
    const draft = newcomer()
    await register(draft)
    const code = await satchel.codeFor(draft.email)
    const expiresAt = new Date(Date.now() - 1_000).toISOString()
    await satchel.database.system.updateTable('auth.verification').set({ expiresAt }).execute()
    const answer = await anonymous('POST', 'auth/v1/confirm', { email: draft.email, code })
    expect(answer).toMatchObject({ status: 410, body: { code: 'token-expired' } })
  })

  test('resending gets the same response for unknown addresses', async () => {
    const answer = await anonymous('POST', 'auth/v1/confirm/resend', {
      email: 'nobody@example.com',
    })
    expect(answer).toMatchObject({ status: 204, body: '' })
  })

  test('without a code or a token the missing field is named', async () => {
    const answer = await anonymous('POST', 'auth/v1/confirm', { email: 'a@example.com' })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } })
    expect(await anonymous('POST', 'auth/v1/confirm', { token: 'garbage' })).toMatchObject({
      status: 410,
    })
  })
})

describe('signing in', () => {
  test('the tenant of an address is found, trimmed and in any case, or null if there is none', async () => {
    const { email } = await confirmed()
    const path = `auth/v1/tenants?email=${encodeURIComponent(`  ${email.toUpperCase()} `)}`
    expect((await anonymous('GET', path)).body).toMatchObject({
      name: 'Hopper & Co',
      accountStatus: { status: 'trialing' },
      signIn: { password: true, sso: null },
    })
    const unknown = await anonymous('GET', 'auth/v1/tenants?email=nobody%40example.com')
    expect(unknown).toMatchObject({ status: 200, body: null })
  })

  test('works with the password, in any case of the address', async () => {
    const { email } = await confirmed()
    expect(await signIn(email.toUpperCase(), PASSWORD)).toMatchObject({
      status: 200,
      body: {
        accessToken: expect.any(String),
        identityToken: expect.any(String),
        refreshToken: expect.any(String),
      },
    })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await confirmed()
    const wrong = await signIn(email, 'not the password')
    const unknown = await signIn('nobody@example.com', 'not the password', '10.9.9.9')
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'bad-credentials', title: 'Credentials wrong' },
    })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('an unconfirmed address is reported only with the right password', async () => {
    const draft = newcomer()
    await register(draft)
    expect(await signIn(draft.email, PASSWORD)).toMatchObject({
      status: 403,
      body: { code: 'not-confirmed' },
    })
    expect(await signIn(draft.email, 'not the password')).toMatchObject({ status: 401 })
  })
})

describe('the two tokens', () => {
  test('carry what the contract says and verify with the published keys', async () => {
    const { tokens, email } = await confirmed()
    const { createLocalJWKSet, jwtVerify } = await import('jose')
    const { body: jwks } = await anonymous('GET', '.well-known/jwks.json')
    const { payload } = await jwtVerify(tokens.identityToken, createLocalJWKSet(jwks))
    expect(payload).toMatchObject({
      email,
      'custom:tenant_id': expect.any(String),
      'custom:avatar_large': '',
      'custom:avatar_medium': '',
      'custom:avatar_thumbnail': '',
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900)
    expect(jwks.keys[0]).not.toHaveProperty('d')
  })

  test('missing, swapped, tampered or of two people, they are refused', async () => {
    const [one, other] = [await confirmed(), await confirmed()]
    const me = (headers: Record<string, string>) =>
      anonymous('GET', 'auth/v1/me', undefined, headers)
    const { accessToken, identityToken } = one.tokens
    const [head, , signature] = accessToken.split('.')
    const forged = Buffer.from(
      JSON.stringify({ sub: crypto.randomUUID(), use: 'access', exp: 9e9 }),
    ).toString('base64url')
    const attempts = [
      {},
      { authorization: `Bearer ${accessToken}` },
      { 'x-identity-token': identityToken },
      bearing({ accessToken: identityToken, identityToken: accessToken }),
      bearing({ accessToken, identityToken: other.tokens.identityToken }),
      bearing({ accessToken: `${head}.${forged}.${signature}`, identityToken }),
      bearing({ accessToken: 'x.y.z', identityToken }),
    ]
    for (const headers of attempts)
      expect(await me(headers)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await me(bearing(one.tokens))).toMatchObject({ status: 200 })
  })

  test('a tenant that is neither active nor trialing gets 402 for every change', async () => {
    const { tokens, email } = await confirmed()
    const { body: tenant } = await anonymous('GET', `auth/v1/tenants?email=${email}`)
    const { system } = satchel.database
    await system
      .updateTable('tenant')
      .set({ status: 'suspended' })
      .where('id', '=', tenant.id)
      .execute()
    const list = await anonymous(
      'POST',
      'items/v1',
      { kind: 'link', url: 'https://example.com/' },
      bearing(tokens),
    )
    expect(list).toMatchObject({ status: 402, body: { code: 'account-inactive' } })
    const me = await anonymous('GET', 'auth/v1/me', undefined, bearing(tokens))
    expect(me.body.tenant.accountStatus.status).toBe('suspended')
  })

  test('a trial that is over is no longer open', async () => {
    const { tokens, email } = await confirmed()
    const { body: tenant } = await anonymous('GET', `auth/v1/tenants?email=${email}`)
    const yesterday = new Date(Date.now() - DAY).toISOString()
    await satchel.database.system
      .updateTable('tenant')
      .set({ trialEndsAt: yesterday })
      .where('id', '=', tenant.id)
      .execute()
    expect(
      await anonymous(
        'POST',
        'items/v1',
        { kind: 'link', url: 'https://example.com/' },
        bearing(tokens),
      ),
    ).toMatchObject({
      status: 402,
    })
  })
})
