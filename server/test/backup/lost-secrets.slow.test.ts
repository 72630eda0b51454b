import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, PASSWORD, signIn, signUp } from '../client.ts'
import { discard, startOwnPostgres } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { refusalOfStart, type StartedHere, startHere } from '../start-here.ts'

const EMAIL = 'ada@example.com'
/** Tokens are only good at the address they were made for, and each start has another port. */
const ADDRESS = { PUBLIC_URL: 'http://localhost:8080' }
const SEALED = { SECRET_KEY: 'a key of an operator, of 32 characters or more', ...ADDRESS }

/** The data folder of a product that somebody has used, stopped. */
let used: string

beforeAll(async () => {
  const first = await startHere()
  await signUp(first, EMAIL)
  await first.end()
  used = first.dataDir
})
afterAll(() => discard(used))

/** Returns a copy of the used folder. */
async function usedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-data-'))
  await promisify(execFile)('cp', ['-a', `${used}/.`, folder])
  return folder
}

/** The status with which a session of another node is answered. */
async function meOf({ url }: Pick<Product, 'url'>, { headers }: Client): Promise<number> {
  return (await fetch(`${url}/api/auth/v1/me`, { headers })).status
}

test('without its secrets a start names the file and what is lost, and with new ones people sign in again', async () => {
  const dataDir = await usedFolder()
  const path = join(dataDir, 'secrets.json')
  await rm(path)
  // By the program, which ends with what the start rejects with.
  const refused = await startProduct({ dataDir }).catch((error: Error) => error.message)
  expect(refused).toContain('Satchel ended with 1')
  expect(refused).toContain(`${path} is missing, but there is a database that was made with it.`)
  expect(refused).toContain('NEW_SECRETS=true')
  expect(refused).toContain('client secrets of single sign-on')

  const again = await startHere({ dataDir, env: { NEW_SECRETS: 'true' } })
  const client = await signIn(again, EMAIL)
  expect((await client.call('GET', 'auth/v1/me')).status).toBe(200)
  await again.stop()
  const last = await startHere({ dataDir })
  expect((await (await signIn(last, EMAIL)).call('GET', 'auth/v1/me')).status).toBe(200)
  await last.stop()
  discard(dataDir)
})

test('with the secrets of another database a start says so, and shows nothing of them', async () => {
  const dataDir = await usedFolder()
  const path = join(dataDir, 'secrets.json')
  const secrets = JSON.parse(await readFile(path, 'utf8'))
  const other = Object.keys(secrets).map((name) => [name, 'ab'.repeat(32)])
  await writeFile(path, JSON.stringify(Object.fromEntries(other)))
  const refused = await refusalOfStart({ dataDir })
  expect(refused).toContain(`${path} isn’t the file that the database was made with.`)
  expect(refused).not.toContain('abab')

  await writeFile(path, '{ damaged')
  expect(await refusalOfStart({ dataDir })).toContain(`${path} is damaged`)
  discard(dataDir)
})

test('with SECRET_KEY a node needs nothing of another one’s folder', async () => {
  const postgres = await startOwnPostgres()
  const shared = { DATABASE_URL: postgres.url, ...ADDRESS }
  const first = await startHere({ env: shared })
  const client = await signUp(first, EMAIL)
  await first.end()

  // The secrets of the folder are taken over: the session goes on, also on a node with an empty folder.
  const second = await startHere({ dataDir: first.dataDir, env: { ...shared, ...SEALED } })
  expect(await meOf(second, client)).toBe(200)
  await second.end()
  const third = await startHere({ env: { ...shared, ...SEALED } })
  expect(await meOf(third, client)).toBe(200)
  expect(existsSync(join(third.dataDir, 'secrets.json'))).toBe(false)
  await third.stop()

  const refusal = (env: Record<string, string>) => refusalOfStart({ env: { ...shared, ...env } })
  expect(await refusal({})).toContain('sealed with a SECRET_KEY, which isn’t set.')
  const wrong = await refusal({ SECRET_KEY: 'another key of at least 32 characters' })
  expect(wrong).toContain('sealed with a SECRET_KEY, but not with this one.')
  expect(wrong).not.toContain('another key')
  expect(await refusal({ SECRET_KEY: 'short' })).toContain('SECRET_KEY must not have fewer')
  await postgres.stop()
  discard(first.dataDir)
})

test('SECRET_KEY is replaced while people stay signed in, and the earlier key opens nothing anymore', async () => {
  const postgres = await startOwnPostgres()
  const shared = { DATABASE_URL: postgres.url, ...ADDRESS }
  const first = await startHere({ env: { ...shared, ...SEALED } })
  const client = await signUp(first, EMAIL)
  // What an authenticator app shares with the server is encrypted with the secrets.
  const app = new TOTP({ secret: (await client.call('POST', 'auth/v1/factors/totp')).body.secret })
  const code = app.generate()
  const confirmed = await client.call('POST', 'auth/v1/factors/totp/confirm', { code })
  expect(confirmed.status).toBe(200)
  await first.stop()

  const key = 'the next key of that operator, as long as the first'
  const rotating = { SECRET_KEY: key, SECRET_KEY_PREVIOUS: SEALED.SECRET_KEY }
  const second = await startHere({ env: { ...shared, ...rotating } })
  expect(await meOf(second, client)).toBe(200)
  const keysOf = async ({ url }: StartedHere) => {
    const answer = await fetch(`${url}/api/.well-known/jwks.json`)
    return ((await answer.json()) as { keys: unknown[] }).keys.length
  }
  expect(await keysOf(second)).toBe(2)
  await second.stop()

  const third = await startHere({ env: { ...shared, SECRET_KEY: key } })
  expect(await meOf(third, client)).toBe(200)
  // The code after the one that was used.
  const totp = app.generate({ timestamp: Date.now() + 30_000 })
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD, totp })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${third.url}/api/auth/v1/sessions`, {
    method: 'POST',
    headers,
    body,
  })
  expect(signedIn.status).toBe(200)
  expect(await keysOf(third)).toBe(2)
  await third.stop()

  const refusal = (env: Record<string, string>) => refusalOfStart({ env: { ...shared, ...env } })
  expect(await refusal(SEALED)).toContain('sealed with a SECRET_KEY, but not with this one.')
  expect(await refusal({ SECRET_KEY_PREVIOUS: key })).toContain('Set SECRET_KEY with')
  await postgres.stop()
})

test('without its secrets an own database is refused at each start, and no new ones are left', async () => {
  const postgres = await startOwnPostgres()
  const env = { DATABASE_URL: postgres.url, ...ADDRESS }
  const first = await startHere({ env })
  await first.end()
  const path = join(first.dataDir, 'secrets.json')
  const secrets = await readFile(path, 'utf8')
  await rm(path)
  const again = { dataDir: first.dataDir, env }
  for (const _ of [1, 2]) {
    expect(await refusalOfStart(again)).toContain(
      `${path} is missing, but there is a database that was made with it.`,
    )
    expect(existsSync(path)).toBe(false)
  }
  await writeFile(path, secrets)
  const last = await startHere(again)
  await last.end()
  await postgres.stop()
  discard(first.dataDir)
})

test('with SECRET_KEY and a database of another secret a start is refused, and keeps nothing', async () => {
  const postgres = await startOwnPostgres()
  const shared = { DATABASE_URL: postgres.url, ...ADDRESS }
  const first = await startHere({ env: shared })
  await first.end()
  const sealed = { ...shared, ...SEALED }
  expect(await refusalOfStart({ env: sealed })).toContain('is missing, but there is')
  const right = await startHere({ dataDir: first.dataDir, env: sealed })
  await right.end()
  await postgres.stop()
  discard(first.dataDir)
})

test('with SECRET_KEY the embedded database goes on as well', async () => {
  const dataDir = await usedFolder()
  const sealed = await startHere({ dataDir, env: SEALED })
  const client = await signIn(sealed, EMAIL)
  await sealed.end()
  await rm(join(dataDir, 'secrets.json'))
  const last = await startHere({ dataDir, env: SEALED })
  expect(await meOf(last, client)).toBe(200)
  await last.stop()
  discard(dataDir)
})
