import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import * as app from '../../../test/peers/oauth-app.ts'
import { BACK, FORM, requestOf, verifier } from '../../../test/peers/oauth-app.ts'

const satchel = product({ shared: true })

const register = (metadata?: object) => app.register(satchel.anonymous, metadata)
const open = (url: string, cookies?: app.Cookies) => app.open(satchel.anonymous, url, cookies)
const arrive = (clientId: string, more?: Record<string, string>) =>
  app.arrive(satchel.anonymous, clientId, more)
const pathOf = (url: string) => new URL(url, 'http://localhost').pathname

type Arrival = Awaited<ReturnType<typeof arrive>>

const ask = (person: Person, { uid, headers }: Arrival) =>
  person.call('GET', `oauth/v1/requests/${uid}`, undefined, headers)

/** Allows scopes and follows the browser back to the app. */
async function allow(person: Person, arrival: Arrival, scopes: string[]) {
  const path = `oauth/v1/requests/${arrival.uid}`
  const { status, body } = await person.call('POST', path, { scopes }, arrival.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  const { to } = await open(pathOf(body.location), arrival.cookies)
  return new URL(to)
}

const exchange = (clientId: string, form: Record<string, string>) =>
  satchel.anonymous(
    'POST',
    '/oauth/token',
    new URLSearchParams({ client_id: clientId, ...form }).toString(),
    { ...FORM, ...app.fromElsewhere() },
  )

const redeem = (clientId: string, code: string, more: Record<string, string> = {}) =>
  exchange(clientId, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: BACK,
    code_verifier: verifier,
    ...more,
  })

const renew = (clientId: string, token: string) =>
  exchange(clientId, { grant_type: 'refresh_token', refresh_token: token })

/** Lets the minute pass in which a refresh token gets its answer again. */
const afterGrace = () =>
  sql`
    with used as (update auth.oauth_artifact
      set payload = payload || jsonb_build_object('consumed', (payload ->> 'consumed')::int - 61)
      where model = 'RefreshToken' and payload ? 'consumed')
    delete from auth.oauth_artifact where model = 'RefreshAnswer'`.execute(satchel.database.system)

const by =
  (token: string) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    satchel.anonymous(method, path, body, { authorization: `Bearer ${token}` })

/** Connects an app from its registration to its first tokens. */
async function connect(person: Person, scopes = ['library.read', 'links.write']) {
  const clientId: string = (await register()).body.client_id
  const back = await allow(person, await arrive(clientId), scopes)
  const { body } = await redeem(clientId, back.searchParams.get('code') ?? '')
  return { clientId, code: back.searchParams.get('code') ?? '', ...body }
}

describe('an app', () => {
  test('registers itself, is allowed by a person, and acts for them within what they allowed', async () => {
    const owner = await satchel.newTenant()
    const registered = await register()
    expect(registered.status).toBe(201)
    expect(registered.body).toMatchObject({ client_id: expect.any(String) })
    expect(registered.body).not.toHaveProperty('client_secret')
    const arrival = await arrive(registered.body.client_id)
    expect((await ask(owner, arrival)).body).toEqual({
      name: 'Assistant',
      host: 'assistant.example',
      isOnDevice: false,
      scopes: ['library.read', 'library.write', 'links.write'],
    })
    const back = await allow(owner, arrival, ['library.read'])
    expect(`${back.origin}${back.pathname}`).toBe(BACK)
    expect(back.searchParams.get('state')).toBe('of the app')
    const tokens = await redeem(registered.body.client_id, back.searchParams.get('code') ?? '')
    expect(tokens.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: expect.any(String),
    })
    const call = by(tokens.body.access_token)
    expect((await call('GET', 'items/v1/list')).status).toBe(200)
    expect((await call('GET', 'auth/v1/caller')).body).toMatchObject({
      kind: 'app',
      name: 'Assistant',
      scopes: ['library.read'],
      user: { id: owner.userId },
    })
    const refused = await call('GET', 'items/v1/v2/shortener/my-links')
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await call('GET', 'oauth/v1/apps')).status).toBe(403)
    const { body } = await owner.call('GET', 'oauth/v1/apps')
    expect(body.items).toMatchObject([
      {
        name: 'Assistant',
        host: 'assistant.example',
        scopes: ['library.read'],
        person: { id: owner.userId },
        lastUsedAt: expect.any(String),
      },
    ])
  })

  test('is in the audit log, as what it does is', async () => {
    const owner = await satchel.newTenant()
    const { access_token } = await connect(owner, ['library.write'])
    const page = { kind: 'link', url: 'https://example.com/', name: 'A page' }
    const { body: item } = await by(access_token)('POST', 'items/v1', page)
    await by(access_token)('DELETE', 'items/v1/bulk/items', { ids: [item.id] })
    const entries = async (action: string) =>
      (await owner.call('GET', `audit/v1/list?action=${action}`)).body.items
    expect(await entries('app.connected')).toMatchObject([
      { details: { scopes: ['library.write'], host: 'assistant.example' } },
    ])
    expect(await entries('items.deleted')).toMatchObject([
      { actor: { id: owner.userId }, details: { app: 'Assistant' } },
    ])
  })

  test('that isn’t allowed is told so, and gets nothing', async () => {
    const owner = await satchel.newTenant()
    const { client_id: clientId } = (await register()).body
    const back = await allow(owner, await arrive(clientId), [])
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect((await owner.call('GET', 'oauth/v1/apps')).body.items).toEqual([])
  })

  test('goes on with its refresh token; one that is sent again at once gets the same answer', async () => {
    const owner = await satchel.newTenant()
    const { clientId, refresh_token: first } = await connect(owner)
    const [one, other] = await Promise.all([renew(clientId, first), renew(clientId, first)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body.refresh_token).toBe(one.body.refresh_token)
    expect((await renew(clientId, first)).body).toEqual(one.body)
    expect((await by(one.body.access_token)('GET', 'items/v1/list')).status).toBe(200)
    const third = await renew(clientId, one.body.refresh_token)
    expect(third.status).toBe(200)
    const stranger: string = (await register()).body.client_id
    expect((await renew(stranger, first)).status).toBe(400)
  })

  test('ends where a refresh token comes again later: it was copied', async () => {
    const owner = await satchel.newTenant()
    const { clientId, refresh_token: first } = await connect(owner)
    const second = await renew(clientId, first)
    await afterGrace()
    expect((await renew(clientId, first)).status).toBe(400)
    expect((await renew(clientId, second.body.refresh_token)).status).toBe(400)
    expect((await by(second.body.access_token)('GET', 'items/v1/list')).status).toBe(401)
  })

  test('ends when it revokes its token, or the person or an admin disconnects it', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const viewer = await owner.withRole('viewer')
    const statusOf = async (token: string) => (await by(token)('GET', 'items/v1/list')).status
    const revoked = await connect(editor)
    const form = new URLSearchParams({ client_id: revoked.clientId, token: revoked.refresh_token })
    expect((await satchel.anonymous('POST', '/oauth/revoke', `${form}`, FORM)).status).toBe(200)
    expect(await statusOf(revoked.access_token)).toBe(401)

    const own = await connect(editor)
    const idOf = async (person: Person) =>
      (await person.call('GET', 'oauth/v1/apps')).body.items[0].id
    const id = await idOf(editor)
    expect((await viewer.call('DELETE', `oauth/v1/apps/${id}`)).status).toBe(403)
    expect(await statusOf(own.access_token)).toBe(200)
    expect((await editor.call('DELETE', `oauth/v1/apps/${id}`)).status).toBe(204)
    expect(await statusOf(own.access_token)).toBe(401)

    const other = await connect(editor)
    expect((await editor.call('GET', 'oauth/v1/apps/team')).status).toBe(403)
    const team = (await owner.call('GET', 'oauth/v1/apps/team')).body.items
    expect(team[0]).toMatchObject({ person: { id: editor.userId } })
    expect((await owner.call('DELETE', `oauth/v1/apps/${team[0].id}`)).status).toBe(204)
    expect(await statusOf(other.access_token)).toBe(401)
    expect(
      (
        await exchange(other.clientId, {
          grant_type: 'refresh_token',
          refresh_token: other.refresh_token,
        })
      ).status,
    ).toBe(400)
  })

  test('never exceeds the person: their role now counts, and it ends with them', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { access_token } = await connect(editor, ['library.read', 'links.write'])
    const call = by(access_token)
    await owner.call('PATCH', `users/v1/${editor.userId}`, { deactivated: true })
    expect((await call('GET', 'items/v1/list')).status).toBe(401)
    const { body } = await owner.call('GET', 'audit/v1/list?action=app.disconnected')
    expect(body.items).toMatchObject([{ target: { name: 'Assistant' } }])
  })
})

describe('OAuth refuses', () => {
  test('another browser than the one that came from the app', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const { client_id: clientId } = (await register()).body
    const arrival = await arrive(clientId)
    expect((await ask(owner, { ...arrival, headers: { cookie: '' } })).status).toBe(404)
    const foreign = { ...arrival, headers: (await arrive(clientId)).headers }
    expect((await ask(owner, foreign)).status).toBe(404)
    await allow(owner, arrival, ['library.read'])
    expect((await ask(other, arrival)).status).toBe(404)
  })

  test('scopes that weren’t asked for, and the audit log to people who don’t see it', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { client_id: clientId } = (await register()).body
    const arrival = await arrive(clientId, { scope: 'library.read audit.read' })
    expect((await ask(editor, arrival)).body.scopes).toEqual(['library.read'])
    const answer = (scopes: string[]) =>
      editor.call('POST', `oauth/v1/requests/${arrival.uid}`, { scopes }, arrival.headers)
    expect(await answer(['library.write'])).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'scopes.0' }] },
    })
    expect((await answer(['audit.read'])).status).toBe(403)
  })

  test('a code twice, another verifier, another app, and other addresses to go back to', async () => {
    const owner = await satchel.newTenant()
    const { clientId, code, access_token } = await connect(owner)
    expect((await redeem(clientId, code)).body.error).toBe('invalid_grant')
    // A code that is used twice was stolen once.
    expect((await by(access_token)('GET', 'items/v1/list')).status).toBe(401)
    const stranger: string = (await register()).body.client_id
    const next = async () =>
      (await allow(owner, await arrive(clientId), ['library.read'])).searchParams.get('code') ?? ''
    const wrong = { code_verifier: randomBytes(32).toString('base64url') }
    expect((await redeem(clientId, await next(), wrong)).status).toBe(400)
    expect((await redeem(stranger, await next())).status).toBe(400)
    const elsewhere = { redirect_uri: 'https://evil.example/callback' }
    expect(await open(requestOf(clientId, elsewhere))).toMatchObject({
      status: 400,
      to: '',
    })
    const withoutPkce = requestOf(clientId).replace(/code_challenge[^&]*&?/g, '')
    expect(await open(withoutPkce)).toMatchObject({ status: 400, to: '' })
  })

  test.each([
    ['an open address', { redirect_uris: ['http://example.com/callback'] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['none', { redirect_uris: [] }],
    ['implicit tokens', { response_types: ['token'], grant_types: ['implicit'] }],
    ['people’s passwords', { grant_types: ['password'] }],
  ])('to register an app with %s', async (_, metadata) => {
    const { status, body } = await register(metadata)
    expect([status, typeof body.error]).toEqual([400, 'string'])
  })

  test('one code to one of two that use it at the same instant', async () => {
    const owner = await satchel.newTenant()
    const clientId: string = (await register()).body.client_id
    const back = await allow(owner, await arrive(clientId), ['library.read'])
    const code = back.searchParams.get('code') ?? ''
    const statuses = await Promise.all([1, 2, 3, 4].map(() => redeem(clientId, code)))
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test.each([
    ['asks nothing of the person', { prompt: 'none' }],
    ['asks nothing and something', { prompt: 'login none' }],
    ['wants a page of ours', { response_mode: 'form_post' }],
    ['wants a part of the address', { response_mode: 'fragment' }],
    ['proves nothing later', { code_challenge_method: 'plain', code_challenge: verifier }],
    ['is for somebody else’s server', { resource: 'https://elsewhere.example/' }],
  ])('to send people on to an app that %s', async (_, more) => {
    const clientId: string = (await register()).body.client_id
    const answer = await open(requestOf(clientId, more))
    expect(answer).toMatchObject({ status: 400, to: '' })
    expect(answer.body).toMatch(/^The app’s request can’t be answered/)
  })

  test('a person who hasn’t shown lately that it’s them', async () => {
    const owner = await satchel.newTenant()
    const { client_id: clientId } = (await register()).body
    const arrival = await arrive(clientId)
    await sql`update auth.session set proved_at = now() - interval '1 day'
      where user_id = ${owner.userId}`.execute(satchel.database.system)
    const answer = (scopes: string[]) =>
      owner.call('POST', `oauth/v1/requests/${arrival.uid}`, { scopes }, arrival.headers)
    expect(await answer(['library.read'])).toMatchObject({
      status: 403,
      body: { code: 'proof-required' },
    })
    expect((await owner.call('GET', 'oauth/v1/apps')).body.items).toEqual([])
    expect((await answer([])).status).toBe(200)
  })

  test('calls with nothing, half or far too much', async () => {
    expect((await satchel.anonymous('POST', '/oauth/token', '', FORM)).status).toBe(400)
    expect((await satchel.anonymous('GET', '/oauth/nothing')).status).toBe(404)
    const large = { client_name: 'x'.repeat(200_000) }
    expect((await register(large)).status).toBeGreaterThanOrEqual(400)
    expect((await by('made-up')('GET', 'items/v1/list')).status).toBe(401)
  })
})

test('an app with a secret shows it, and the database doesn’t have it', async () => {
  const owner = await satchel.newTenant()
  const { body } = await register({ token_endpoint_auth_method: 'client_secret_post' })
  const { client_id: clientId, client_secret: secret } = body
  const code = (await allow(owner, await arrive(clientId), ['library.read'])).searchParams.get(
    'code',
  )
  expect((await redeem(clientId, code ?? '')).status).toBe(401)
  expect((await redeem(clientId, code ?? '', { client_secret: secret })).status).toBe(200)
  const { rows } = await sql<{ row: string }>`
    select client::text as row from auth.oauth_client as client where id = ${clientId}
    union all select artifact::text from auth.oauth_artifact as artifact`.execute(
    satchel.database.system,
  )
  const text = JSON.stringify(rows)
  for (const hidden of [secret, Buffer.from(secret).toString('hex'), code])
    expect(text).not.toContain(hidden)
})

test('signing out everywhere and a new password end what sessions connected', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const { access_token } = await connect(editor)
  expect((await editor.call('DELETE', 'auth/v1/sessions')).status).toBeLessThan(300)
  expect((await by(access_token)('GET', 'items/v1/list')).status).toBe(401)
})

test('the server says where apps find what, also by the names of the RFCs', async () => {
  const server = await satchel.anonymous('GET', '/.well-known/oauth-authorization-server/oauth')
  expect(server.body).toMatchObject({
    issuer: expect.stringMatching(/\/oauth$/),
    code_challenge_methods_supported: ['S256'],
    scopes_supported: expect.arrayContaining(['library.read']),
  })
  const { body: ofOrigin } = await satchel.anonymous(
    'GET',
    '/.well-known/oauth-authorization-server',
  )
  expect(ofOrigin).toMatchObject({
    issuer: new URL(server.body.issuer).origin,
    token_endpoint: server.body.token_endpoint,
  })
  expect(ofOrigin).not.toHaveProperty('authorization_response_iss_parameter_supported')
  const { body } = await satchel.anonymous('GET', '/.well-known/oauth-protected-resource/mcp')
  expect(body.resource).toMatch(/\/mcp$/)
  expect(body.authorization_servers).toEqual([expect.stringMatching(/\/oauth$/)])
})
