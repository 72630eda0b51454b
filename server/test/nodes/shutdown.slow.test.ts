import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { get, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { filesIn, runScript, scratchFolder } from '../backup/backing-up.ts'
import { type Client, signIn, signUp } from '../client.ts'
import { databaseOf, hold } from '../fill.ts'
import { discard } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { refusalOfStart, startHere } from '../start-here.ts'
import { until } from '../until.ts'
import { untilPrinted } from '../until-printed.ts'

const EMAIL = 'ada@example.com'
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Begins a job that cannot end, since another session holds the row it changes. */
async function beginEndlessJob(product: Pick<Product, 'dataDir'>, client: Client): Promise<string> {
  const { body: me } = await client.call('GET', 'auth/v1/me')
  const id = await client.upload('held.txt', 'Held')
  const status = async () => (await client.call('GET', `items/v1/${id}`)).body.status
  await expect.poll(status).toBe('completed')
  const locked = await hold(await databaseOf(product), me.tenant.id, 'held')
  const { body } = await client.call('POST', 'items/v1/bulk/change', {
    search: {},
    addTags: ['Red'],
  })
  await expect.poll(locked.waiting).toBeGreaterThan(0)
  return body.id
}

/** Sends half of a file, and goes on sending nothing. */
async function beginUpload({ url }: Product, { headers }: Client): Promise<string> {
  const created = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename ${btoa('slow.txt')}`,
    },
  })
  const location = new URL(created.headers.get('location') ?? '', url).href
  const patch = request(location, {
    method: 'PATCH',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': '10',
    },
  })
  patch.on('error', () => undefined).write('First')
  await once(patch, 'socket')
  return location
}

test('a stop waits neither for a slow upload nor for an endless job, and both go on after it', async () => {
  const first = await startProduct()
  onTestFinished(() => discard(first.dataDir))
  const client = await signUp(first, EMAIL)
  const job = await beginEndlessJob(first, client)
  const location = await beginUpload(first, client)
  const began = Date.now()
  await first.end()
  // With what a busy machine adds to it.
  expect(Date.now() - began).toBeLessThan(40_000)

  const second = await startHere({ dataDir: first.dataDir })
  try {
    const again = await signIn(second, EMAIL)
    const path = `items/v1/bulk/jobs/${job}`
    await expect
      .poll(async () => (await again.call('GET', path)).body)
      .toMatchObject({ status: 'completed', updated: 1 })
    const upload = new URL(new URL(location).pathname, second.url)
    const headers = { ...again.headers, 'tus-resumable': '1.0.0' }
    const { status, headers: knownHeaders } = await fetch(upload, { method: 'HEAD', headers })
    expect([status, knownHeaders.get('upload-length')]).toEqual([200, '10'])
    const offset = knownHeaders.get('upload-offset') ?? ''
    const rest = await fetch(upload, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
      },
      body: 'First part'.slice(Number(offset)),
    })
    expect(rest.status).toBe(204)
  } finally {
    await second.stop()
  }
})

/** Begins a request whose last line is still to come. */
async function beginRequest({ url }: Product, path: string): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n`)
  return socket
}

async function finishRequest(socket: Socket): Promise<string> {
  socket.write('\r\n')
  let answer = ''
  for await (const text of socket) answer += text
  return answer
}

describe('a process', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => discard(product.dataDir))

  test('a second start on its data is refused, and it goes on', async () => {
    expect(await refusalOfStart({ dataDir: product.dataDir })).toContain(
      `Another Satchel uses ${product.dataDir}: process ${product.pid}. Stop it first`,
    )
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  })

  test('a process that is ending says when to try again, to programs and on the page of visitors', async () => {
    const [visitor, program] = await Promise.all([
      beginRequest(product, '/l/zzzzzzz'),
      beginRequest(product, '/api/items/v1/list'),
    ])
    const isUp = () =>
      fetch(`${product.url}/healthz`).then(
        () => true,
        () => false,
      )
    // On a connection of its own, made after theirs: by then, the server has read what came on them.
    const [answer] = await once(get(`${product.url}/healthz`, { agent: false }), 'response')
    answer.resume()
    const ended = product.end()
    await expect.poll(isUp, { interval: 10 }).toBe(false)
    const [page, problem] = await Promise.all([finishRequest(visitor), finishRequest(program)])
    expect(page).toMatch(/^HTTP\/1\.1 503 /)
    expect(page).toMatch(/^retry-after: \d+\r$/m)
    expect(page).toContain('This can’t be opened right now')
    expect(problem).toMatch(/^HTTP\/1\.1 503 /)
    expect(problem).toMatch(/^retry-after: 1\r$/m)
    expect(problem).toContain('"code":"unavailable"')
    expect(await ended).toBe(0)
  })
})

test('the server ends when its starting process is killed, and a new start waits for it', async () => {
  const prepared = await startHere()
  onTestFinished(() => discard(prepared.dataDir))
  const { dataDir } = prepared
  await signUp(prepared, EMAIL)
  await prepared.end()

  const starter = await startByScript(dataDir)
  const old = Number.parseInt(await readFile(join(dataDir, 'server.pid'), 'utf8'), 10)
  expect(old).not.toBe(starter.pid)
  const client = await signIn(starter, EMAIL)
  await beginEndlessJob(prepared, client)
  process.kill(starter.pid, 'SIGKILL')

  const second = await startHere({ dataDir })
  // It gives the data up first; then the system still has to clear its process away.
  await until(() => expect(() => process.kill(old, 0)).toThrow('ESRCH'))
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  await second.stop()
})

test.skipIf(process.getuid?.() !== 0)(
  'started by root, the server runs as the owner of its data, and root’s commands go on working',
  async () => {
    const backups = await scratchFolder()
    const prepared = await startHere()
    const { dataDir } = prepared
    onTestFinished(() => discard(dataDir))
    await signUp(prepared, EMAIL)
    await prepared.end()
    const place = { DATA_DIR: dataDir }

    const first = await startByScript(dataDir)
    const { uid } = await stat(dataDir)
    expect(uid).not.toBe(0)
    const pid = Number.parseInt(await readFile(join(dataDir, 'server.pid'), 'utf8'), 10)
    expect(await readFile(`/proc/${pid}/status`, 'utf8')).toMatch(
      new RegExp(`^Uid:\\t${uid}\\t${uid}\\t.*^Groups:\\t *$.*^CapEff:\\t0+$`, 'ms'),
    )
    const client = await signIn(first, EMAIL)
    const id = await client.upload('notes.txt', 'Some notes')

    // Nobody but root may enter the folder of the backups.
    expect(await runScript('backup', [backups.path], place)).toMatch(/files: 1,/)
    expect(await runScript('doctor', [], { ...place, PUBLIC_URL: first.url })).toContain(
      '✓ Rights: Satchel runs without the rights of root.',
    )
    const { body: tenant } = await client.call('GET', `auth/v1/tenants?email=${EMAIL}`)
    await client.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
    await client.call('DELETE', 'items/v1/bin')
    const args = [backups.path, `--company=${tenant.id}`, '--replace']
    expect(await runScript('restore', args, place)).toMatch(/files and \d+ rows/)
    const back = await signIn(first, EMAIL)
    const { body: item } = await back.call('GET', `items/v1/${id}`)
    expect(await (await fetch(first.url + item.downloadUrl)).text()).toBe('Some notes')
    const owners = await Promise.all((await filesIn(dataDir)).map(async (path) => stat(path)))
    expect(new Set(owners.map((found) => found.uid))).toEqual(new Set([uid]))
    await first.stop()
    expect(first.printed()).toMatch(
      /belongs to the user (\S+) now\.\nSatchel runs as the user \1, .* not as root\./,
    )
    await backups.remove()
  },
)

/** Starts the product as `npm start` does, by a process of its own. */
async function startByScript(dataDir: string) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, SEED_DEMO: 'false' }
  const starter = spawn('node_modules/.bin/node', ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', HOST: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  starter.stdout.on('data', (text) => {
    printed += text
  })
  await untilPrinted(starter.stdout, 'Satchel is listening on')
  const stop = async () => {
    starter.kill('SIGTERM')
    if (starter.exitCode === null) await once(starter, 'exit')
  }
  return { url, pid: starter.pid ?? 0, stop, printed: () => printed }
}
