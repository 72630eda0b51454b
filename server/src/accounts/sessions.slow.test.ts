import { once } from 'node:events'
import type { TokenSet } from '@satchel/contract/accounts/accounts.ts'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { PASSWORD } from '../../test/client.ts'
import { product } from '../../test/harness.ts'
import { MINUTE } from '../platform/time.ts'

const satchel = product()
const { anonymous } = satchel

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

type Tokens = Required<Omit<TokenSet, 'expiresIn'>>

let networks = 0
async function signIn(email: string, headers: Record<string, string> = {}): Promise<Tokens> {
  networks += 1
  const from = { 'x-forwarded-for': `10.7.${networks >> 8}.${networks & 255}`, ...headers }
  const { body } = await anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD }, from)
  return body
}

const bearing = ({
  accessToken,
  identityToken,
}: Pick<Tokens, 'accessToken' | 'identityToken'>) => ({
  authorization: `Bearer ${accessToken}`,
  'x-identity-token': identityToken,
})
const as = (
  tokens: Tokens,
  method: 'GET' | 'DELETE' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => anonymous(method, path, body, bearing(tokens))
const statusOf = async (tokens: Tokens) => (await as(tokens, 'GET', 'auth/v1/me')).status
const refresh = (refreshToken: string) =>
  anonymous('POST', 'auth/v1/sessions/refresh', { refreshToken })

/** Moves a time of the session some minutes into the past. */
async function age(tokens: Tokens, column: 'last_seen_at' | 'created_at', minutes: number) {
  const { items } = (await as(tokens, 'GET', 'auth/v1/sessions')).body
  const { id } = items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  const name = column === 'last_seen_at' ? 'lastSeenAt' : 'createdAt'
  await satchel.database.system
    .updateTable('auth.session')
    .set({ [name]: new Date(Date.now() - minutes * MINUTE).toISOString() })
    .where('id', '=', id)
    .execute()
  satchel.app.services.forgetIdentities(id)
}

const auditOf = async (tenantId: string, action: string) =>
  satchel.database.system
    .selectFrom('audit')
    .select(['actorName', 'ip', 'details'])
    .where('tenantId', '=', tenantId)
    .where('action', '=', action)
    .orderBy('id')
    .execute()

describe('a session', () => {
  test('continues with a new refresh token, each of which works once', async () => {
    const { tokens } = await satchel.newTenant()
    const next = await refresh(tokens.refreshToken)
    expect(next.status).toBe(200)
    expect(next.body.refreshToken).not.toBe(tokens.refreshToken)
    expect(await refresh(next.body.refreshToken)).toMatchObject({ status: 200 })
  })

  test('ends as a whole when an old refresh token comes again, which is audited', async () => {
    const { tokens, tenantId } = await satchel.newTenant()
    const { body: next } = await refresh(tokens.refreshToken)
    expect(await refresh(tokens.refreshToken)).toMatchObject({ status: 401 })
    expect(await refresh(next.refreshToken)).toMatchObject({ status: 401 })
    expect(await statusOf(next)).toBe(401)
    expect(await auditOf(tenantId, 'session.replayed')).toMatchObject([{ actorName: 'Ada Owner' }])
  })

  test('also ends when the same token is used ten times at once from elsewhere', async () => {
    const { tokens } = await satchel.newTenant()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(tokens.refreshToken)),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
    expect(await refresh(good[0]?.body.refreshToken)).toMatchObject({ status: 401 })
  })

  test('is refreshed and ended at the same time without either failing', async () => {
    const { tokens, email } = await satchel.newTenant()
    const sessions = await Promise.all(Array.from({ length: 5 }, () => signIn(email)))
    const answers = await Promise.all([
      ...sessions.map(({ refreshToken }) => refresh(refreshToken)),
      as(tokens, 'DELETE', 'auth/v1/sessions/others'),
      ...sessions.map(({ refreshToken }) => refresh(refreshToken)),
      as(tokens, 'DELETE', 'auth/v1/sessions/others'),
    ])
    for (const { status } of answers) expect(status).toBeOneOf([200, 204, 401])
    expect((await as(tokens, 'GET', 'auth/v1/sessions')).body.items).toHaveLength(1)
  })

  test('is opened and refreshed by forty at once, which are more than there are connections', async () => {
    const { call, tokens } = await satchel.newTenant()
    const { refreshToken } = tokens
    const forty = <T>(work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 40 }, (_, index) => work(index)))
    const codes = await forty(() => call('POST', 'auth/v2/handoff/issue', { refreshToken }))
    const opened = await forty((index) =>
      anonymous('POST', 'auth/v2/handoff/redeem', codes[index]?.body, {
        'x-forwarded-for': '203.0.113.40',
      }),
    )
    const refreshed = await forty((index) => refresh(opened[index]?.body.refreshToken))
    expect(new Set(refreshed.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('ends right away on signing out, and all of mine on signing out everywhere', async () => {
    const { tokens, email } = await satchel.newTenant()
    const [second, third] = [await signIn(email), await signIn(email)]
    expect(await as(second, 'DELETE', 'auth/v1/sessions/current')).toMatchObject({ status: 204 })
    expect([await statusOf(tokens), await statusOf(second), await statusOf(third)]).toEqual([
      200, 401, 200,
    ])
    expect(await as(tokens, 'DELETE', 'auth/v1/sessions')).toMatchObject({ status: 204 })
    expect([await statusOf(tokens), await statusOf(third)]).toEqual([401, 401])
    expect(await refresh(third.refreshToken)).toMatchObject({ status: 401 })
  })

  test('an unknown refresh token is refused', async () => {
    expect(await refresh('unknown')).toMatchObject({ status: 401 })
    expect(await anonymous('POST', 'auth/v1/sessions/refresh')).toMatchObject({ status: 401 })
  })
})

describe('the list of sessions', () => {
  test('lists where and with what I am signed in, and marks this one', async () => {
    const { email } = await satchel.newTenant()
    await signIn(email, { 'user-agent': IPHONE, 'x-forwarded-for': '193.99.144.80' })
    const desk = await signIn(email, { 'user-agent': FIREFOX })
    const { body } = await as(desk, 'GET', 'auth/v1/sessions')
    expect(body.items).toHaveLength(3)
    expect(body.items).toContainEqual(
      expect.objectContaining({
        device: 'desktop',
        browser: 'Firefox',
        os: 'Linux',
        method: 'password',
        isCurrent: true,
      }),
    )
    expect(body.items).toContainEqual(
      expect.objectContaining({
        device: 'mobile',
        browser: 'Safari',
        country: 'DE',
        ip: '193.99.144.80',
        isCurrent: false,
      }),
    )
  })

  test('one is ended from another, and all others at once; both are audited', async () => {
    const { tokens, email, tenantId } = await satchel.newTenant()
    const [second, third] = [await signIn(email), await signIn(email)]
    const { body } = await as(second, 'GET', 'auth/v1/sessions')
    const { id } = body.items.find((each: { isCurrent: boolean }) => each.isCurrent)
    expect(await as(tokens, 'DELETE', `auth/v1/sessions/${id}`)).toMatchObject({ status: 204 })
    expect(await as(tokens, 'DELETE', `auth/v1/sessions/${id}`)).toMatchObject({ status: 404 })
    expect([await statusOf(tokens), await statusOf(second), await statusOf(third)]).toEqual([
      200, 401, 200,
    ])
    expect(await as(tokens, 'DELETE', 'auth/v1/sessions/others')).toMatchObject({ status: 204 })
    expect([await statusOf(tokens), await statusOf(third)]).toEqual([200, 401])
    expect((await auditOf(tenantId, 'session.ended')).map(({ details }) => details)).toEqual([
      { which: 'one' },
      { which: 'others' },
    ])
  })

  test('another person’s session is not found, of the same tenant or of another', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const colleague = await owner.withRole('admin')
    const { body } = await owner.call('GET', 'auth/v1/sessions')
    const path = `auth/v1/sessions/${body.items[0].id}`
    expect(await colleague.call('DELETE', path)).toMatchObject({ status: 404 })
    expect(await other.call('DELETE', path)).toMatchObject({ status: 404 })
    expect((await owner.call('GET', 'auth/v1/me')).status).toBe(200)
  })
})

describe('the rules of a tenant', () => {
  const rulesOf = (tenantId: string) => `auth/v1/tenants/${tenantId}/session-rules`

  test('an unused session ends after the set time; one in use continues', async () => {
    const owner = await satchel.newTenant()
    const rules = { idleMinutes: 30, maxHours: 24 }
    expect((await owner.call('PUT', rulesOf(owner.tenantId), rules)).body).toEqual(rules)
    const [used, idle] = [await signIn(owner.email), await signIn(owner.email)]
    await age(used, 'last_seen_at', 29)
    await age(idle, 'last_seen_at', 31)
    expect([await statusOf(used), await statusOf(idle)]).toEqual([200, 401])
    expect(await refresh(idle.refreshToken)).toMatchObject({ status: 401 })
    // The call was noted as a use.
    const { body } = await as(used, 'GET', 'auth/v1/sessions')
    expect(Date.now() - Date.parse(body.items[0].lastSeenAt)).toBeLessThan(20 * 60_000)
  })

  test('a page that only stays open doesn’t count as a use', async () => {
    const owner = await satchel.newTenant()
    const open = await signIn(owner.email)
    await age(open, 'last_seen_at', 20)
    const lastSeen = () =>
      satchel.database.system
        .selectFrom('auth.session')
        .select('lastSeenAt')
        .where('userId', '=', owner.userId)
        .orderBy('id', 'desc')
        .executeTakeFirst()
    const before = await lastSeen()
    const { refreshToken } = open
    const body = { refreshToken, background: true }
    expect((await anonymous('POST', 'auth/v1/sessions/refresh', body)).status).toBe(200)
    expect(await lastSeen()).toEqual(before)
  })

  test('a session ends when it is as old as they say, used or not, and is taken away', async () => {
    const owner = await satchel.newTenant()
    await owner.call('PUT', rulesOf(owner.tenantId), { idleMinutes: null, maxHours: 8 })
    const [young, old] = [await signIn(owner.email), await signIn(owner.email)]
    await age(young, 'created_at', 479)
    await age(old, 'created_at', 481)
    expect([await statusOf(young), await statusOf(old)]).toEqual([200, 401])
    await satchel.app.tasks['end-sessions']?.({})
    const { system } = satchel.database
    const left = await system
      .selectFrom('auth.session')
      .select('id')
      .where('userId', '=', owner.userId)
      .execute()
    expect(left).toHaveLength(2)
  })

  test('the sockets of a session close when it expires', async () => {
    const owner = await satchel.newTenant()
    await owner.call('PUT', rulesOf(owner.tenantId), { idleMinutes: 5, maxHours: 8 })
    const tokens = await signIn(owner.email)
    const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
    url.searchParams.set('authorization', tokens.accessToken)
    url.searchParams.set('identity', tokens.identityToken)
    const socket = new WebSocket(url)
    const closed = once(socket, 'close')
    await once(socket, 'open')
    await expect.poll(() => satchel.app.services.live.has(owner.tenantId)).toBe(true)
    await age(tokens, 'last_seen_at', 6)
    await satchel.app.tasks['end-sessions']?.({})
    expect((await closed)[0]).toBe(4401)
  })

  test('an expired session is not a replay', async () => {
    const owner = await satchel.newTenant()
    await owner.call('PUT', rulesOf(owner.tenantId), { idleMinutes: 5, maxHours: 8 })
    const idle = await signIn(owner.email)
    await age(idle, 'last_seen_at', 6)
    expect(await refresh(idle.refreshToken)).toMatchObject({ status: 401 })
    expect(await auditOf(owner.tenantId, 'session.replayed')).toEqual([])
  })

  test('are changed by those who manage sign-in, within bounds, and audited', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const path = rulesOf(owner.tenantId)
    expect((await owner.call('GET', path)).body).toEqual({ idleMinutes: null, maxHours: 720 })
    for (const rules of [
      { idleMinutes: 4, maxHours: 8 },
      { idleMinutes: 30, maxHours: 0 },
      { idleMinutes: 30, maxHours: 2_161 },
      { maxHours: 8 },
      { idleMinutes: '30', maxHours: 8 },
    ])
      expect(await owner.call('PUT', path, rules)).toMatchObject({ status: 422 })
    const rules = { idleMinutes: 30, maxHours: 8 }
    const editor = await owner.withRole('editor')
    expect(await editor.call('PUT', path, rules)).toMatchObject({ status: 403 })
    expect(await other.call('PUT', path, rules)).toMatchObject({ status: 404 })
    const admin = await owner.withRole('admin')
    expect(await admin.call('PUT', path, rules)).toMatchObject({ status: 200 })
    expect(await auditOf(owner.tenantId, 'session-rules.changed')).toMatchObject([
      { details: rules },
    ])
  })
})

describe('a handoff', () => {
  const issue = (tokens: Tokens) =>
    as(tokens, 'POST', 'auth/v2/handoff/issue', { refreshToken: tokens.refreshToken })
  const redeem = (code: string) => anonymous('POST', 'auth/v2/handoff/redeem', { code })

  test('carries a person to another surface, once, even of ten at the same time', async () => {
    const { tokens } = await satchel.newTenant()
    const { status, body } = await issue(tokens)
    expect([status, body.expiresIn]).toEqual([200, 60])
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(body.code)))
    const [first, ...more] = answers.filter((answer) => answer.status === 200)
    expect(more).toEqual([])
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(9)
    expect(await statusOf(first?.body)).toBe(200)
    // Both go on, each with tokens of its own.
    expect(await refresh(first?.body.refreshToken)).toMatchObject({ status: 200 })
    expect(await refresh(tokens.refreshToken)).toMatchObject({ status: 200 })
    const { items } = (await as(first?.body, 'GET', 'auth/v1/sessions')).body
    expect(items.map(({ method }: { method: string }) => method).sort()).toEqual([
      'code',
      'handoff',
    ])
  })

  test('is over after a minute', async () => {
    const { tokens } = await satchel.newTenant()
    const { body } = await issue(tokens)
    const expiresAt = new Date(Date.now() - 1).toISOString()
    await satchel.database.system.updateTable('auth.handoff').set({ expiresAt }).execute()
    expect(await redeem(body.code)).toMatchObject({ status: 410, body: { code: 'token-expired' } })
  })

  test('is over with the session it came from', async () => {
    const { tokens } = await satchel.newTenant()
    const { body } = await issue(tokens)
    await as(tokens, 'DELETE', 'auth/v1/sessions/current')
    expect(await redeem(body.code)).toMatchObject({ status: 410 })
  })

  test('is given for the living refresh token of the calling session alone', async () => {
    const [one, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const path = 'auth/v2/handoff/issue'
    const { refreshToken } = other.tokens
    expect(await one.call('POST', path, { refreshToken })).toMatchObject({ status: 401 })
    expect(await one.call('POST', path, { refreshToken: 'x' })).toMatchObject({ status: 401 })
    expect(await one.call('POST', path, {})).toMatchObject({ status: 401 })
    await refresh(one.tokens.refreshToken)
    expect(await issue(one.tokens)).toMatchObject({ status: 401 })
    expect(await redeem('no code of ours')).toMatchObject({ status: 410 })
  })
})

describe('upkeep', () => {
  test('removes only what has expired', async () => {
    const { tokens, tenantId } = await satchel.newTenant()
    const { system } = satchel.database
    const { body } = await as(tokens, 'POST', 'auth/v2/handoff/issue', {
      refreshToken: tokens.refreshToken,
    })
    const past = new Date(Date.now() - 1_000).toISOString()
    await system.deleteFrom('auth.handoff').where('expiresAt', '<', past).execute()
    await system
      .insertInto('auth.rateLimit')
      .values({ key: 'old', expire: Date.now() - 1 })
      .execute()
    const someone = {
      userId: (
        await system
          .selectFrom('member')
          .select('id')
          .where('tenantId', '=', tenantId)
          .executeTakeFirstOrThrow()
      ).id,
    }
    await system
      .insertInto('auth.passwordReset')
      .values({ ...someone, hash: Buffer.from('old'), expiresAt: past })
      .execute()
    await satchel.app.tasks['remove-stale']?.({})
    expect(
      await system.selectFrom('auth.rateLimit').select('key').where('key', '=', 'old').execute(),
    ).toEqual([])
    expect(await system.selectFrom('auth.passwordReset').select('userId').execute()).toEqual([])
    expect(await anonymous('POST', 'auth/v2/handoff/redeem', { code: body.code })).toMatchObject({
      status: 200,
    })
  })
})
