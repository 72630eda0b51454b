import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { type Product, startProduct } from '../product.ts'

const OWN = 'a quite different phrase'
/** The environment of a machine without settings. */
const env = { SEED_DEMO: '' }

async function signIn({ url }: Product, email: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/auth/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return response.status
}

async function recover({ url, dataDir }: Product, email: string): Promise<string> {
  const settings = { PORT: new URL(url).port, PUBLIC_URL: url, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/node',
    ['scripts/recover.mjs', email],
    {
      env: { ...process.env, DATABASE_URL: '', ...settings },
      cwd: new URL('../../..', import.meta.url),
    },
  )
  return /token=([\w-]+)/.exec(stdout)?.[1] ?? ''
}

test('the demo’s sign-in is printed at the first start only, and the operator can reset it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-demo-'))
  const first = await startProduct({ dataDir, env })
  const [, email = '', password = ''] = /demo tenant as (\S+) with (\S+)/.exec(first.output()) ?? []
  expect(password.length).toBeGreaterThanOrEqual(12)
  expect(first.output()).toContain(`listening on ${first.url}`)
  expect(await signIn(first, email, password)).toBe(200)
  await first.stop()

  const second = await startProduct({ dataDir, env })
  try {
    expect(second.output()).not.toContain(password)
    expect(second.output()).toContain(`npm run recover -- ${email}`)
    const token = await recover(second, email)
    await fetch(`${second.url}/api/auth/v1/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: OWN }),
    })
    expect(await signIn(second, email, OWN)).toBe(200)
  } finally {
    await second.stop()
    await rm(dataDir, { recursive: true, maxRetries: 10 })
  }
})

test.each([
  ['127.0.0.1', '', true],
  ['::1', '', true],
  ['localhost', '', true],
  ['', '', true],
  ['0.0.0.0', '', false],
  ['::', '', false],
  ['192.168.1.7', '', false],
  ['127.0.0.1.example.com', '', false],
  ['0.0.0.0', 'true', true],
  ['127.0.0.1', 'false', false],
])('with HOST %j and SEED_DEMO %j there is a demo: %j', (HOST, SEED_DEMO, expected) => {
  expect(readConfig({ HOST, SEED_DEMO }).SEED_DEMO).toBe(expected)
})
