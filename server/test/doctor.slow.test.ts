import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../src/platform/database/embedded-postgres.ts'
import { type Client, PASSWORD, signUp, someAddress } from './client.ts'
import { startNginx } from './deploy/proxies.ts'
import { REDIS, startRedis } from './peers/redis.ts'
import { type StartedHere, startHere } from './start-here.ts'
import { until } from './until.ts'

const ROOT = new URL('../..', import.meta.url)

type Result = { id: string; state: string; found: string; advice: string | null }

/** Runs `npm run doctor` as the operator would, and resolves to its lines and its exit code. */
async function runDoctor(env: Record<string, string>) {
  const variables = { ...process.env, DATABASE_URL: '', SMTP_URL: '', ...env }
  return promisify(execFile)('node', ['scripts/doctor.mjs'], { env: variables, cwd: ROOT }).then(
    ({ stdout }) => ({ code: 0, lines: stdout }),
    ({ code, stdout, stderr }) => ({ code, lines: String(stdout) + String(stderr) }),
  )
}

/** A host at which this machine answers as well, by whichever port. */
const FORMER = 'http://127.0.0.1'

let product: StartedHere
let client: Client

beforeAll(async () => {
  product = await startHere({ env: { FORMER_URLS: FORMER } })
  client = await signUp(product)
})
afterAll(async () => {
  await product.end()
  await rm(product.dataDir, { recursive: true })
})

test('the doctor finds nothing wrong with a server at home but that its emails stay there', async () => {
  // What answers late on a busy machine is a finding, too.
  const { body } = await until(async () => {
    const answer = await client.call('GET', 'monitoring/doctor')
    const isWrong = ({ state }: Result) => state === 'fault' || state === 'unknown'
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body.checks.filter(isWrong)).toEqual([])
    return answer
  })
  expect(body.checks).toContainEqual(
    expect.objectContaining({ id: 'mail', state: 'warning', advice: expect.any(String) }),
  )
  expect(body.checks).toContainEqual(expect.objectContaining({ id: 'socket', state: 'ok' }))
  const redis = existsSync(REDIS) ? await startRedis() : undefined
  const env = { PUBLIC_URL: product.url, DATA_DIR: product.dataDir }
  await until(async () => {
    const { code, lines } = await runDoctor({ ...env, ...(redis && { REDIS_URL: redis.url }) })
    expect(lines).toContain('✓ Live updates: WebSockets go through.')
    expect(lines).toContain(redis ? '✓ Redis: Redis passes on' : '✓ Redis: REDIS_URL isn’t set')
    expect(code).toBe(0)
  })
  await redis?.stop()
})

test('the doctor tries former addresses, and says what was set up before them', async () => {
  const { port } = new URL(product.url)
  const env = { PUBLIC_URL: product.url, DATA_DIR: product.dataDir }
  const leads = await runDoctor({ ...env, FORMER_URLS: `${FORMER}:${port}` })
  expect(leads.lines).toContain(`✓ Former addresses: ${FORMER}:${port} lead to ${product.url}.`)
  expect(leads.lines).toContain('passkeys (0 in all)')
  const wrong = await runDoctor({ ...env, FORMER_URLS: `${FORMER}:${await freePort()}` })
  expect(wrong.lines).toMatch(/! Former addresses: http:\/\/127\.0\.0\.1:\d+ can’t be reached/)
})

test('the doctor finds six planted faults, and says what to do', async () => {
  const port = await freePort()
  // A proxy with a small limit that passes no sockets on, and whose address nobody trusts.
  const stopNginx = await startNginx({
    port,
    upstream: new URL(product.url).host,
    bodyMax: '2m',
    isWithoutSockets: true,
  })
  const smtp = createServer((socket) => socket.end('554 not for you\r\n')).listen(0, '127.0.0.1')
  await once(smtp, 'listening')
  const address = smtp.address()
  const smtpPort = typeof address === 'object' ? address?.port : 0
  const { code, lines } = await runDoctor({
    PUBLIC_URL: `https://localhost:${port}`,
    // The proxy's certificate is its own.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    DATA_DIR: product.dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    DISK_RESERVE_MB: '100000000',
    PATH: `${process.env.PATH?.split(':')[0]}`,
  })
  smtp.close()
  await stopNginx()
  expect(code).toBe(1)
  expect(lines).toContain('✗ Visitors’ addresses: A proxy is in front of Satchel, but')
  expect(lines).toContain('! Size of uploads: The proxy refuses requests above 1 MB.')
  expect(lines).toContain('client_max_body_size')
  expect(lines).toContain('! Live updates: WebSockets don’t go through (other requests do,')
  expect(lines).toContain('✗ Mail server: The mail server refuses us:')
  expect(lines).toContain('554 not for you')
  expect(lines).toContain('✗ Disk: The disk of the data is almost full')
  expect(lines).toContain('✗ Sandbox: There is no sandbox')
})

test('the doctor says that nothing answers at the public address, at a CRM’s and at Redis’s', async () => {
  const PUBLIC_URL = `http://localhost:${await freePort()}`
  const HUBSPOT_URL = `http://localhost:${await freePort()}`
  const app = { HUBSPOT_CLIENT_ID: 'id', HUBSPOT_CLIENT_SECRET: 'secret', HUBSPOT_URL }
  const REDIS_URL = `redis://localhost:${await freePort()}`
  const env = { PUBLIC_URL, REDIS_URL, DATA_DIR: product.dataDir }
  const { code, lines } = await runDoctor({ ...env, ...app, SMPT_URL: 'smtp://localhost' })
  expect(code).toBe(1)
  expect(lines).toContain(`✗ Public address: ${PUBLIC_URL} can’t be reached from this server:`)
  expect(lines).toContain('! Variables: SMPT_URL isn’t a variable of Satchel, so it does nothing.')
  expect(lines).toMatch(/! Redis: Redis can’t pass on what changed: .*ECONNREFUSED/)
  expect(lines).toContain('! Live updates: WebSockets don’t go through (connect ECONNREFUSED')
  expect(lines).toContain(
    `✗ CRMs: HubSpot can’t be reached at ${HUBSPOT_URL}: connect ECONNREFUSED 127.0.0.1:`,
  )
})

test('only owners and admins of the account that operates the server have it examined', async () => {
  const { body: me } = await client.call('GET', 'auth/v1/me')
  expect(me.isOperator).toBe(true)
  const other = await signUp(product)
  // Neither one who signs up nor one who never confirms takes it away.
  const draft = { email: someAddress(), password: PASSWORD, name: 'Bo', company: 'Strangers' }
  expect((await client.call('POST', 'auth/v1/owners/register', draft)).status).toBe(201)
  expect((await client.call('GET', 'auth/v1/me')).body.isOperator).toBe(true)
  const { status, body } = await other.call('GET', 'monitoring/doctor')
  expect([status, body.code]).toEqual([404, 'not-found'])
  expect((await fetch(`${product.url}/api/monitoring/doctor`)).status).toBe(401)
  await product.end()
  const env = { OPERATOR_TENANT: me.tenant.id, PUBLIC_URL: product.url }
  product = await startHere({ dataDir: product.dataDir, env })
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
})
