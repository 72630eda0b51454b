import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_AGAIN } from '@satchel/contract/live.ts'
import { generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Line, lineTo } from '../../../test/line.ts'
import { copyDatabase } from '../../../test/postgres.ts'
import { type App, buildApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { connect, type Database } from '../../platform/database/database.ts'
import { loadSecrets } from '../../platform/security/secrets.ts'

let line: Line
let database: Database
let app: App
let DATA_DIR: string

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'satchel-tokens-'))
  line = await lineTo(await copyDatabase(inject('template')))
  database = connect(line.url)
  const config = readConfig({ DATA_DIR, DATABASE_URL: line.url, LOG_LEVEL: 'silent' })
  app = await buildApp(config, await loadSecrets(DATA_DIR), database)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await line.close()
  await rm(DATA_DIR, { recursive: true })
})

async function post(path: string, body: object) {
  const response = await app.http.inject({ method: 'POST', url: `/api/${path}`, body })
  return response.json()
}

async function signUp(): Promise<void> {
  const email = 'ada@example.com'
  const draft = { email, password: PASSWORD, name: 'Ada', company: 'Acme' }
  await post('auth/v1/owners/register', draft)
  const { rows } = await sql<{ text: string }>`
    select payload ->> 'text' as text from graphile_worker._private_jobs`.execute(database.system)
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0]
  await post('auth/v1/confirm', { email, code })
}

async function signIn(): Promise<Record<string, string>> {
  const input = { email: 'ada@example.com', password: PASSWORD }
  const { accessToken, identityToken } = await post('auth/v1/sessions', input)
  return { authorization: `Bearer ${accessToken}`, 'x-identity-token': identityToken }
}

/** Returns tokens signed with an unknown key. */
async function foreign(): Promise<Record<string, string>> {
  const { privateKey } = await generateKeyPair('EdDSA')
  const token = await new SignJWT().setProtectedHeader({ alg: 'EdDSA', kid: 'x' }).sign(privateKey)
  return { authorization: `Bearer ${token}`, 'x-identity-token': token }
}

const me = (headers: Record<string, string>) =>
  app.http.inject({ method: 'GET', url: '/api/auth/v1/me', headers })

test('a token with an unknown key during a database outage locks no one out', async () => {
  await signUp()
  const [before, stranger] = [await signIn(), await foreign()]
  await line.cut()
  const away = await me(stranger)
  expect(away.statusCode).toBe(503)
  expect(away.json()).toMatchObject({ code: 'unavailable' })
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
  await line.mend()
  expect((await me(stranger)).statusCode).toBe(401)
  expect((await me(before)).statusCode).toBe(200)
  expect((await me(await signIn())).statusCode).toBe(200)
})

test('a socket that opens during a database outage is asked to try again', async () => {
  const tokens = await signIn()
  await line.cut()
  const { authorization = '', 'x-identity-token': identity = '' } = tokens
  const query = new URLSearchParams({ authorization, identity })
  const closed = Promise.withResolvers<number>()
  await app.http.injectWS(
    `/socket?${query}`,
    { rawHeaders: [] },
    {
      onInit: (socket) => socket.once('close', closed.resolve),
    },
  )
  expect(await closed.promise).toBe(SOCKET_AGAIN)
  await line.mend()
})
