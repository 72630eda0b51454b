import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importJWK, type JWTPayload, SignJWT } from 'jose'
import pg from 'pg'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { copyDatabase, dropDatabase } from '../../test/postgres.ts'
import { type App, buildApp } from '../app.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { connect } from '../platform/database/database.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import { loadSecrets } from '../platform/security/secrets.ts'

// A key pair that Better Auth made and encrypted with this secret.
const SECRET = 'b08e5abd73223074cd55c30b2fc806777bb15645f602990b4a74b3c15eacdf75'
const KID = '01a214cf-7602-7bef-b364-a29c20b6c3a4'
const PUBLIC = { kty: 'OKP', crv: 'Ed25519', x: 'haTX5O9E3hA15ZbPPcnPO6AwuIkNS8b2TdbiG0d3Z8o' }
const PRIVATE = { ...PUBLIC, d: 'R4SEbasKgGSquJ-gTF8kFLU_cWYfvV5tp4vptuvpxXc' }
const ENCRYPTED =
  '"2c87975f5913f01336ec520c1a307cf093ae929f8a1cbb2e69afa8d7d41f9e5889be4bd708d350af440e7827068d81d0fba1e2281fd86bc4d7f891313637025f572e93bf3d8d3a2573e6ef64a831cae15e8403360d8073054c7ff0a0aace70f429dfdff6970e9f4f9ad41a3424c772e21b9ac4330b34ab45ed9b1343b1cfd22cce0eb99345db8459701c3785620df2b5d0dfe9ce749fd5e09ed40ff85dfa8f53a9d3d30d65f4c52510"'

const EMAIL = 'ada@example.com'
let url: string
let client: pg.Client
let config: Config
/** Closes what the test opened, the newest first. */
let opened: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  url = await copyDatabase(inject('template'))
  client = new pg.Client({ connectionString: url })
  await client.connect()
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'upgrade-'))
  config = readConfig({ DATA_DIR, DATABASE_URL: url, LOG_LEVEL: 'error', DISK_RESERVE_MB: '0' })
  await keepSecret(SECRET)
  await client.query('insert into auth.jwks (id, public_key, private_key) values ($1, $2, $3)', [
    KID,
    JSON.stringify(PUBLIC),
    ENCRYPTED,
  ])
  return async () => {
    for (const close of opened.toReversed()) await close()
    opened = []
    await client.end()
    await dropDatabase(url)
    await rm(DATA_DIR, { recursive: true })
  }
})

async function keepSecret(auth: string) {
  await mkdir(config.DATA_DIR, { recursive: true })
  await writeFile(join(config.DATA_DIR, 'secrets.json'), JSON.stringify({ auth }))
}

/** Adds a person with a password. */
async function addPerson(email: string, status: string): Promise<{ id: string; tenantId: string }> {
  const ids = { id: crypto.randomUUID(), tenantId: crypto.randomUUID() }
  const { id, tenantId } = ids
  await client.query(`insert into tenant (id, name, slug) values ($1, 'Acme', $2)`, [
    tenantId,
    tenantId,
  ])
  await client.query(`insert into auth."user" (id, email) values ($1, $2)`, [id, email])
  await client.query(
    `insert into member (tenant_id, id, email, name, role, status) values ($1, $2, $3, 'Ada', 'owner', $4)`,
    [tenantId, id, email, status],
  )
  await client.query('insert into auth.account (user_id, password) values ($1, $2)', [
    id,
    await hashPassword(PASSWORD),
  ])
  return ids
}

async function addSession(userId: string): Promise<{ sessionId: string; refreshToken: string }> {
  const refreshToken = newToken()
  const { rows } = await client.query(
    `insert into auth.session (user_id, method, expires_at) values ($1, 'password', now() + interval '1 day')
    returning id`,
    [userId],
  )
  const sessionId = rows[0].id
  await client.query('insert into auth.refresh_token (hash, session_id) values ($1, $2)', [
    hashOf(refreshToken),
    sessionId,
  ])
  return { sessionId, refreshToken }
}

/** Starts the product, which a test may do several times. */
async function start(): Promise<{ app: App }> {
  const secrets = await loadSecrets(config.DATA_DIR)
  const database = connect(url)
  opened.push(() => database.close())
  const app = await buildApp(config, secrets, database)
  opened.push(() => app.close())
  return { app }
}

async function call(
  { http }: App,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers = {},
) {
  const answer = await http.inject({ method, url: `/api/${path}`, ...(body && { body }), headers })
  return { status: answer.statusCode, body: answer.body ? answer.json() : '' }
}

type Tokens = Record<'accessToken' | 'identityToken', string>
const me = (app: App, { accessToken, identityToken }: Tokens) =>
  call(app, 'GET', 'auth/v1/me', undefined, {
    authorization: `Bearer ${accessToken}`,
    'x-identity-token': identityToken,
  })
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())

/** Returns tokens as the version before signed them, but for some claims. */
async function tokensOf(sub: string, sid: string, claims: JWTPayload = {}): Promise<Tokens> {
  const key = await importJWK(PRIVATE, 'EdDSA')
  const now = Math.floor(Date.now() / 1_000)
  const { PUBLIC_URL } = config
  const common = { sub, iat: now, exp: now + 900, iss: PUBLIC_URL, aud: PUBLIC_URL, ...claims }
  const sign = (rest: JWTPayload) =>
    new SignJWT({ ...common, ...rest }).setProtectedHeader({ alg: 'EdDSA', kid: KID }).sign(key)
  return {
    accessToken: await sign({ sid, use: 'access' }),
    identityToken: await sign({ use: 'identity' }),
  }
}

describe('an upgrade from signing keys that were encrypted in another way', () => {
  test('leaves people signed in, and signs with the same key', async () => {
    const { id } = await addPerson(EMAIL, 'active')
    const { sessionId, refreshToken } = await addSession(id)
    const { app } = await start()
    expect((await me(app, await tokensOf(id, sessionId))).body).toMatchObject({
      user: { email: EMAIL },
    })
    expect((await call(app, 'GET', '.well-known/jwks.json')).body).toEqual({
      keys: [{ alg: 'EdDSA', ...PUBLIC, kid: KID }],
    })
    const renewed = await call(app, 'POST', 'auth/v1/sessions/refresh', { refreshToken })
    expect(renewed.status).toBe(200)
    expect(headerOf(renewed.body.accessToken)).toEqual({ alg: 'EdDSA', kid: KID })
    expect((await me(app, renewed.body)).status).toBe(200)

    const signedIn = { email: EMAIL, password: PASSWORD }
    const again = await call((await start()).app, 'POST', 'auth/v1/sessions', signedIn)
    expect(again.status).toBe(200)
    expect((await me(app, again.body)).status).toBe(200)
  })

  test('stores the key encrypted as other secrets are, and no longer in the earlier way', async () => {
    await start()
    const { rows } = await client.query('select * from auth.jwks')
    expect(rows).toMatchObject([{ id: KID, private_key: null }])
    expect(JSON.stringify(rows)).not.toContain(PRIVATE.d)
    expect(rows[0].sealed.includes(PRIVATE.d)).toBe(false)
  })

  test('doesn’t start with the secrets of another database, and does with its own afterwards', async () => {
    await keepSecret('ab'.repeat(32))
    await expect(start()).rejects.toThrow('isn’t the file that the database was made with')
    await keepSecret(SECRET)
    await start()
    await keepSecret('ab'.repeat(32))
    await expect(start()).rejects.toThrow('isn’t the file that the database was made with')
  })

  test('takes no tokens that are expired, for another server or signed in another way', async () => {
    const { id } = await addPerson(EMAIL, 'active')
    const { sessionId } = await addSession(id)
    const { app } = await start()
    const [, claims] = (await tokensOf(id, sessionId)).accessToken.split('.')
    const header = (alg: string) =>
      Buffer.from(JSON.stringify({ alg, kid: KID })).toString('base64url')
    const hashed = new SignJWT({ sub: id, sid: sessionId, use: 'access' })
      .setProtectedHeader({ alg: 'HS256', kid: KID })
      .setIssuer(config.PUBLIC_URL)
      .setAudience(config.PUBLIC_URL)
    const own = await tokensOf(id, sessionId)
    const attempts = [
      await tokensOf(id, sessionId, { exp: Math.floor(Date.now() / 1_000) - 1 }),
      await tokensOf(id, sessionId, { iss: 'https://elsewhere.example' }),
      await tokensOf(id, sessionId, { aud: 'https://elsewhere.example' }),
      await tokensOf(id, crypto.randomUUID()),
      { ...own, accessToken: `${header('none')}.${claims}.` },
      { ...own, accessToken: await hashed.sign(Buffer.from(PUBLIC.x, 'base64url')) },
    ]
    for (const tokens of attempts) expect((await me(app, tokens)).status).toBe(401)
    expect((await me(app, own)).status).toBe(200)
  })
})

test('nodes that start at the same time on a new database make one key', async () => {
  await client.query('delete from auth.jwks')
  await Promise.all([start(), start(), start()])
  expect((await client.query('select id from auth.jwks')).rows).toHaveLength(1)
})
