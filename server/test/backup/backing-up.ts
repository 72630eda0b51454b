import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { type Client, PASSWORD, signUp, visit } from '../client.ts'
import type { Product } from '../product.ts'
import { until } from '../until.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const HANDBOOK = new URL('../../../e2e/fixtures/handbook.pdf', import.meta.url)
/** Tokens are only good at the address they were made for, and each start has another port. */
export const ADDRESS = { PUBLIC_URL: 'http://localhost:8080' }

type Environment = Record<string, string>
type Script = 'backup' | 'restore' | 'move-database' | 'doctor'

/** Starts `npm run backup` or another script. `printed` has what it has said so far. */
export function startScript(name: Script, args: string[], env: Environment) {
  const unset = { DATABASE_URL: '', SECRET_KEY: '', S3_BUCKET: '', INIT_CWD: '' }
  const child = spawn('node_modules/.bin/node', [`scripts/${name}.mjs`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...unset, ...ADDRESS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const ended = once(child, 'close').then(([code]) => ({ code, printed }))
  return { child, ended, printed: () => printed }
}

/** Runs it and resolves to what it printed. Throws that if it fails. */
export async function runScript(name: Script, args: string[], env: Environment) {
  const { code, printed } = await startScript(name, args, env).ended
  if (code !== 0) throw new Error(printed)
  return printed
}

/** Resolves to what a script says that is to fail. */
export async function refusal(name: Script, args: string[], env: Environment) {
  const { code, printed } = await startScript(name, args, env).ended
  expect([code, printed]).toEqual([1, expect.anything()])
  return printed
}

export async function scratchFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'satchel-backup-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Returns the paths of all files below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

export const backupsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('Z')).sort()

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** The content, link, key and second factor of a product that must be there after a restore. */
export interface Belongings {
  client: Client
  /** Fails unless another product has all of it. */
  expectIn(other: Pick<Product, 'url'>): Promise<void>
}

/** Fills a product with uploads, a link, an API key and someone who signs in with an authenticator app. */
export async function furnish(product: Pick<Product, 'url' | 'mailTo'>): Promise<Belongings> {
  const client = await signUp(product)
  const handbook = await readFile(HANDBOOK)
  const contents = new Map([
    [await client.upload('handbook.pdf', handbook), sha256(handbook)],
    [await client.upload('notes.txt', 'Some notes'), sha256(Buffer.from('Some notes'))],
  ])
  const ids = [...contents.keys()]
  const item = async () => (await client.call('GET', `items/v1/${ids[0]}`)).body
  const isRead = async () => expect((await item()).status).toBe('completed')
  await until(isRead)
  const share = { itemId: ids[0], itemType: 'ITEM' }
  const { slug } = (await client.call('POST', 'items/v1/v2/shortener/personalized', share)).body
  const { key } = (
    await client.call('POST', 'integrations/v1/api-keys', {
      name: 'A key',
      scopes: ['library.read'],
    })
  ).body
  const { secret } = (await client.call('POST', 'auth/v1/factors/totp')).body
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })
  const code = codeAt(Date.now() - 30_000)
  expect((await client.call('POST', 'auth/v1/factors/totp/confirm', { code })).status).toBe(200)

  return {
    client,
    async expectIn(other) {
      const signIn = (totp?: string) => {
        const body = JSON.stringify({ email: client.email, password: PASSWORD, totp })
        const headers = { 'content-type': 'application/json' }
        return fetch(`${other.url}/api/auth/v1/sessions`, { method: 'POST', headers, body })
      }
      expect((await signIn()).status).toBe(401)
      expect((await signIn(codeAt(Date.now() + 30_000))).status).toBe(200)
      expect((await visit(other, slug)).status).toBe(200)
      const headers = { authorization: `Bearer ${key}` }
      for (const [id, hash] of contents) {
        const found = await fetch(`${other.url}/api/items/v1/${id}`, { headers })
        expect(found.status).toBe(200)
        const { downloadUrl } = (await found.json()) as { downloadUrl: string }
        const file = await fetch(other.url + downloadUrl)
        expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(hash)
      }
    },
  }
}
