import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { administrate } from '../administrate.ts'
import { type Client, PASSWORD, signUp, someAddress, visit } from '../client.ts'
import { databaseOf } from '../fill.ts'
import { startBucketServer } from '../peers/bucket-server.ts'
import { copyDatabase } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { openSocket } from '../socket.ts'
import { type CollectedSpan, type Collector, startCollector } from './collector.ts'

/** A collector's key, as operators write it. */
const KEY = 'key-of-the-collector'
const HEADERS = { OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${KEY}` }
const ERROR = 2

let collector: Collector
let product: Product
let owner: Client
beforeAll(async () => {
  collector = await startCollector()
  product = await startProduct({ env: { ...sendingTo(collector.url), LOG_LEVEL: 'info' } })
  owner = await signUp(product)
})
afterAll(async () => {
  await product.kill()
  await rm(product.dataDir, { recursive: true, force: true })
  await collector.close()
})

function sendingTo(url: string): Record<string, string> {
  return { OTEL_EXPORTER_OTLP_ENDPOINT: url, ...HEADERS }
}

async function startWith(env: Record<string, string>): Promise<Product> {
  const started = await startProduct({ env })
  onTestFinished(async () => {
    await started.kill()
    await rm(started.dataDir, { recursive: true, force: true })
  })
  return started
}

/** Waits for a span that fits. */
async function spanOf(fits: (span: CollectedSpan) => boolean, from = collector) {
  const find = () => from.spans().find(fits)
  await expect.poll(find).toBeDefined()
  return find() as CollectedSpan
}

const spanNamed = (name: string, from = collector) => spanOf((span) => span.name === name, from)
const inTrace = ({ traceId }: CollectedSpan) =>
  collector.spans().filter((span) => span.traceId === traceId)

/** Uploads a file, and waits until it has been read. */
async function uploadRead(name: string): Promise<string> {
  const id = await owner.upload(name, 'What Petra wrote')
  const status = async () => (await owner.call('GET', `items/v1/${id}`)).body.status
  await expect.poll(status).toBe('completed')
  return id
}

test('one trace leads from an upload to its statements and to the job that reads the file', async () => {
  await uploadRead('notes.txt')
  const began = await spanNamed('POST /api/uploads')
  const job = await spanOf(
    ({ name, traceId }) => name === 'job process-item' && traceId === began.traceId,
  )
  const child = await spanOf(
    ({ name, parentId }) => name === 'sandbox child' && parentId === job.id,
  )
  await spanOf(({ name, traceId }) => name === 'folder adopt' && traceId === began.traceId)
  expect(began).toMatchObject({
    parentId: '',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/uploads',
      'url.path': '/api/uploads',
      'http.response.status_code': 201,
    },
    resource: { 'service.name': 'satchel' },
  })
  const statements = inTrace(began).filter((span) => span.attributes['db.query.text'])
  const byParent = Map.groupBy(statements, ({ parentId }) => parentId)
  for (const { id } of [began, job])
    expect(byParent.get(id)?.map((span) => span.attributes['db.operation.name'])).toEqual(
      expect.arrayContaining(['SELECT', 'INSERT', 'COMMIT']),
    )
  expect(job.attributes).toMatchObject({ 'satchel.job.attempt': 1 })
  expect(child.attributes).toMatchObject({
    'satchel.sandbox.kind': expect.stringMatching(/^(bubblewrap|unshare|none)$/),
    'satchel.sandbox.end': expect.anything(),
  })
  expect(child.events.map(({ attributes }) => attributes['satchel.sandbox.step'])).toContain(
    'identify',
  )
})

test('an email is sent in the trace of the request that asked for it', async () => {
  const began = await spanNamed('POST /api/auth/v1/owners/register')
  const email = await spanOf(
    ({ name, traceId }) => name === 'send email' && traceId === began.traceId,
  )
  expect(email.attributes).toEqual({ 'satchel.mail.transport': 'outbox' })
})

test('a statement that is its own transaction is below its request', async () => {
  await owner.call('GET', 'items/v1/list')
  const { id } = await spanNamed('GET /api/items/v1/list')
  await spanOf(
    ({ parentId, attributes }) =>
      parentId === id && /from "?item"?/.test(`${attributes['db.query.text']}`),
  )
})

test('what a request does once its body has come is below it, too', async () => {
  const headers = {
    ...owner.headers,
    'content-type': 'application/json',
    expect: '100-continue',
  }
  const sending = request(`${product.url}/api/items/v1`, { method: 'POST', headers })
  sending.flushHeaders()
  // It has read the head, and nothing of the body.
  await once(sending, 'continue')
  sending.end(JSON.stringify({ kind: 'link', url: 'https://example.com/late', name: 'Late' }))
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(201)
  const { id } = await spanNamed('POST /api/items/v1')
  await spanOf(({ name, parentId }) => name === 'INSERT item' && parentId === id)
})

test('requests to a bucket are spans without the keys of files', async () => {
  const own = await startCollector()
  onTestFinished(own.close)
  const bucket = await startBucketServer('satchel')
  onTestFinished(bucket.stop)
  const storage = { S3_ENDPOINT: bucket.url, S3_BUCKET: 'satchel', ...bucket.keys }
  const apart = await startWith({ ...sendingTo(own.url), ...storage })
  const client = await signUp(apart)
  const itemId = await client.upload('notes.txt', 'What Petra wrote')
  const began = await spanNamed('POST /api/uploads', own)
  const stored = await spanOf(
    ({ name, traceId }) => /^S3 \w+$/.test(name) && traceId === began.traceId,
    own,
  )
  expect(stored.attributes).toEqual({
    'satchel.storage': 's3',
    'rpc.method': stored.name.replace('S3 ', ''),
  })
  const exported = Buffer.concat(own.bodies).toString()
  for (const text of [itemId, bucket.keys.S3_ACCESS_KEY_ID]) expect(exported).not.toContain(text)
})

test('a socket is traced until it is open', async () => {
  const accessToken = owner.headers.authorization?.replace('Bearer ', '') ?? ''
  const identityToken = owner.headers['x-identity-token'] ?? ''
  await openSocket(product.url, { accessToken, identityToken })
  const { attributes } = await spanNamed('GET /socket')
  expect(attributes).toMatchObject({ 'http.response.status_code': 101 })
})

test('a request that fails is an error with a cause, and one that is refused is none', async () => {
  await administrate(await databaseOf(product), 'alter table wish rename to absent_wish')
  expect((await owner.call('GET', 'wishes/v1/list')).status).toBe(500)
  await administrate(await databaseOf(product), 'alter table absent_wish rename to wish')
  expect((await owner.call('GET', 'items/v1/nothing-here')).status).toBe(404)
  const failed = await spanNamed('GET /api/wishes/v1/list')
  const fault = {
    'exception.type': 'DatabaseError',
    'exception.message': 'relation … does not exist',
  }
  expect(failed).toMatchObject({
    status: { code: ERROR, message: 'relation … does not exist' },
    attributes: { 'error.type': '42P01', 'http.response.status_code': 500 },
    events: [{ name: 'exception', attributes: fault }],
  })
  const refused = await spanOf(
    ({ attributes }) =>
      attributes['http.route'] === '/api/items/v1/:id' &&
      attributes['http.response.status_code'] === 404,
  )
  expect(refused.status.code).toBe(0)
})

test('lines of the log name the trace of their request', async () => {
  const path = `/nothing-${crypto.randomUUID().slice(0, 8)}`
  const response = await fetch(product.url + path)
  const id = response.headers.get('x-request-id')
  const { traceId } = await spanOf(({ attributes }) => attributes['satchel.request.id'] === id)
  const lines = product.output().split('\n')
  const completed = lines.find((line) => line.includes(`${id}`) && line.includes('completed'))
  expect(JSON.parse(completed ?? '{}')).toMatchObject({ traceId })
})

test('monitors are not traced, and what a stranger calls a trace is not taken for one', async () => {
  const traceId = 'ab'.repeat(16)
  const headers = {
    traceparent: `00-${traceId}-${'cd'.repeat(8)}-01`,
    'x-forwarded-for': '203.0.113.7',
  }
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/docs'])
    await fetch(product.url + path, { headers })
  await spanNamed('GET /api/docs')
  const routes = collector.spans().map(({ attributes }) => attributes['http.route'])
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(routes).not.toContain(path)
  expect(collector.spans().filter((span) => span.traceId === traceId)).toEqual([])
})

test('nothing that people enter or that opens a door is in what is exported', async () => {
  const itemId = await uploadRead('petras-salary.txt')
  const draft = { itemId, itemType: 'ITEM', password: 'sesame-42', sharedToMemo: 'Petra Klein' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)
  expect(link.slug).toBeTruthy()
  await visit(product, link.slug)
  await owner.call('GET', 'items/v1/search?query=salary-of-petra')
  await fetch(`${product.url}/api/auth/v1/me?authorization=token-in-a-query`)
  const stranger = { email: someAddress('grace'), password: 'not-the-password' }
  const wrong = await fetch(`${product.url}/api/auth/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(stranger),
  })
  const id = wrong.headers.get('x-request-id')
  await spanOf(({ attributes }) => attributes['satchel.request.id'] === id)
  const exported = Buffer.concat(collector.bodies).toString()
  expect(exported).toContain('/l/:slug')
  const { authorization = '', 'x-identity-token': identity = '' } = owner.headers
  const secret = [
    ...[owner.email, stranger.email, PASSWORD, stranger.password, 'sesame-42', 'Petra', 'petra'],
    ...['Ada', 'Acme', 'token-in-a-query', 'salary', link.slug, itemId, KEY],
    ...[authorization.replace('Bearer ', ''), identity, '127.0.0.1'],
  ]
  for (const text of secret) expect([text, exported.includes(text)]).toEqual([text, false])
  expect(collector.headers.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}` })
})

test('a trusted proxy says which traces are kept, and a stop sends what has ended', async () => {
  const own = await startCollector()
  onTestFinished(own.close)
  const env = { ...sendingTo(own.url), TRUSTED_PROXIES: '127.0.0.1' }
  const behind = await startWith({
    ...env,
    OTEL_SERVICE_NAME: 'library',
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  })
  const traceId = 'ab'.repeat(16)
  const traceparent = `00-${traceId}-${'cd'.repeat(8)}-01`
  await fetch(`${behind.url}/api/docs`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  const headers = { traceparent, 'x-forwarded-for': '203.0.113.7' }
  await fetch(`${behind.url}/api/docs`, { headers })
  // The next batch would be sent five seconds later.
  expect(await behind.end()).toBe(0)
  const requests = own.spans().filter(({ name }) => name === 'GET /api/docs')
  expect(requests).toEqual([
    expect.objectContaining({
      traceId,
      parentId: 'cd'.repeat(8),
      resource: expect.objectContaining({ 'service.name': 'library' }),
    }),
  ])
})

test('a job that runs long after its request has a trace of its own with a link', async () => {
  const database = await copyDatabase(inject('template'))
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-tracing-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...sendingTo(collector.url), DATABASE_URL: database, OTEL_SERVICE_NAME: 'apart' }
  const start = async (ROLE: string) => {
    const node = await startProduct({ dataDir, env: { ...env, ROLE } })
    onTestFinished(() => node.kill())
    return node
  }
  const web = await start('web')
  const email = someAddress()
  const response = await fetch(`${web.url}/api/auth/v1/owners/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Ada', company: 'Acme' }),
  })
  const id = response.headers.get('x-request-id')
  const began = await spanOf(({ attributes }) => attributes['satchel.request.id'] === id)
  const age = `update graphile_worker._private_jobs set created_at = now() - interval '2 minutes'`
  await administrate(database, age, new URL(database).pathname.slice(1))
  const worker = await start('worker')
  await worker.mailTo(email)
  const job = await spanOf(
    ({ name, resource }) => name === 'job send-mail' && resource['service.name'] === 'apart',
  )
  expect(job.traceId).not.toBe(began.traceId)
  expect(job.links).toEqual([{ traceId: began.traceId, id: expect.any(String) }])
})

/** Starts a server that does with each request what it's told, and returns its address. */
async function serverThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Expects requests to be answered, and a stop to be clean. */
async function expectAnswers(lonely: Product): Promise<void> {
  const client = await signUp(lonely)
  const calls = Array.from({ length: 100 }, () => client.call('GET', 'items/v1/list'))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  // One that takes longer than container hosts wait ends with 1.
  expect(await lonely.end()).toBe(0)
}

test('while the collector is away, requests are answered, and a stop is clean', async () => {
  await expectAnswers(await startWith(sendingTo(`http://127.0.0.1:${await freePort()}`)))
})

test('the log says once a minute that the collector refuses traces, without its key, and one that hangs keeps nothing waiting', async () => {
  let [refused, hangs] = [0, false]
  const url = await serverThat((request, response) => {
    if (hangs) return
    refused += 1
    request.resume()
    response.writeHead(401).end(KEY)
  })
  const lonely = await startWith(sendingTo(url))
  await expect
    .poll(() => fetch(`${lonely.url}/api/docs`).then(() => refused), { interval: 1_000 })
    .toBeGreaterThan(2)
  const output = () => lonely.output()
  await expect.poll(output).toContain('Traces can’t be exported')
  expect(output().match(/Traces can’t be exported/g)).toHaveLength(1)
  expect(output()).not.toContain(KEY)
  hangs = true
  await expectAnswers(lonely)
})

test('without a collector nothing of OpenTelemetry’s SDK is loaded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-loaded-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // Lists every script that was loaded.
  const plain = await startWith({ NODE_V8_COVERAGE: folder, OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  await signUp(plain)
  expect(await plain.end()).toBe(0)
  const reports = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  const scripts: string[] = reports.flatMap((report) =>
    JSON.parse(report).result.map(({ url }: { url: string }) => url),
  )
  expect(scripts.filter((url) => url.endsWith('platform/tracing/tracing.ts'))).toHaveLength(1)
  // The library of metrics loads the interfaces, which do nothing by themselves.
  expect(scripts.filter((url) => /@opentelemetry\/(?!api\/)/.test(url))).toEqual([])
})
