import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '../postgres.ts'
import { until } from '../until.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

let postgres: OwnPostgres
let dataDir = ''
beforeAll(async () => {
  postgres = await startOwnPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'satchel-waiting-'))
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true })
})

/** Starts the product without waiting until it listens. */
async function launch(env: Record<string, string>) {
  const port = await freePort()
  const server = spawn('node_modules/.bin/node', ['server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, SMTP_URL: '', HOST: '', ...env },
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const ended = once(server, 'close').then(([code]) => code)
  return { server, ended, output: () => printed, url: `http://127.0.0.1:${port}` }
}

test('a wrong password ends the start, with the reason', async () => {
  const url = new URL(postgres.url)
  url.password = 'wrong-password'
  const { ended, output } = await launch({ DATABASE_URL: url.href })
  expect(await ended).toBe(1)
  expect(output()).toMatch(/of DATABASE_URL at 127.0.0.1:\d+: password authentication failed for/)
  expect(output()).not.toContain('wrong-password')
})

test('a start waits for the database, names misspelled variables, and ends at once when stopped', async () => {
  await postgres.halt()
  const { host, password } = new URL(postgres.url)
  const env = { DATABASE_URL: postgres.url, SMPT_URL: 'smtp://localhost' }
  const [first, second] = [await launch(env), await launch(env)]
  const words = `Waiting for the database of DATABASE_URL at ${host}: nothing listens there`
  for (const { output } of [first, second]) await until(() => expect(output()).toContain(words))
  expect(first.output()).toContain('SMPT_URL isn’t a variable of Satchel')
  expect(first.output()).toContain('Did you mean SMTP_URL?')
  // Nobody is told that it is there.
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow()
  second.server.kill('SIGTERM')
  expect(await second.ended).toBe(0)

  await postgres.resume()
  await until(() => expect(first.output()).toContain('Satchel is listening on'))
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  expect(first.output()).not.toContain(password)
  first.server.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})
