import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { VERSION } from '../src/generated/version.ts'
import { Satchel, type SatchelError } from '../src/index.ts'
import { uploadBytes } from '../src/web-upload.ts'

// What a proxy or a busy server answers, which the product itself can't be made to say.
type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answers: Answer[] = []
let seen: IncomingMessage[] = []
const server = createServer((request, response) => {
  seen.push(request)
  request.resume()
  const answer = answers.shift() ?? ((_, rest) => rest.writeHead(500).end())
  answer(request, response)
})
const elsewhere = createServer((request, response) => {
  seen.push(request)
  response.end('{}')
})
const KEY = `satchel_${'k'.repeat(43)}`
let client: Satchel

const addressOf = (one: typeof server) => {
  const address = one.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
const listening = (one: typeof server) =>
  new Promise<void>((resolve) => one.listen(0, '127.0.0.1', () => resolve()))

beforeAll(async () => {
  await Promise.all([listening(server), listening(elsewhere)])
  client = new Satchel({ url: addressOf(server), key: KEY })
})
beforeEach(() => {
  answers = []
  seen = []
})
afterAll(() => {
  for (const one of [server, elsewhere]) one.close().closeAllConnections()
})

const problem =
  (status: number, code: string, headers = {}): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ status, code, title: 'No', detail: `No: ${code}`, requestId: '1' }))
const json =
  (body: object, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: SatchelError) => error,
  )

test('a busy server is asked again after the seconds it names, with the same idempotency key', async () => {
  answers = [
    problem(429, 'too-many-requests', { 'retry-after': '1' }),
    problem(503, 'unavailable', { 'retry-after': '0' }),
    json({ id: '1' }, 201),
  ]
  const began = performance.now()
  await client.createCollection({ name: 'New' })
  expect(performance.now() - began).toBeGreaterThan(990)
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('tries are bounded, and a long wait fails at once', async () => {
  const busy = problem(429, 'too-many-requests', { 'retry-after': '0' })
  answers = Array.from({ length: 20 }, () => busy)
  expect(await failure(client.getCaller())).toMatchObject({ code: 'too-many-requests' })
  expect(seen).toHaveLength(4)
  seen = []
  answers = [problem(429, 'too-many-requests', { 'retry-after': '3000' })]
  expect(await failure(client.getCaller())).toMatchObject({ retryAfter: 3_000 })
  expect(seen).toHaveLength(1)
})

test('a refusal is never sent again, nor a change that would be made twice', async () => {
  const once: [Promise<unknown> | (() => Promise<unknown>), Answer][] = [
    [() => client.getCaller(), problem(401, 'unauthenticated', { 'retry-after': '0' })],
    [() => client.getCaller(), problem(403, 'forbidden')],
    [() => client.getCaller(), problem(500, 'unexpected')],
    [
      () => client.undoImport({ importId: '1' }),
      problem(503, 'unavailable', { 'retry-after': '0' }),
    ],
  ]
  for (const [call, answer] of once) {
    seen = []
    answers = [answer, json({})]
    expect(await failure((call as () => Promise<unknown>)())).toMatchObject({
      message: expect.stringMatching(/^No:/),
    })
    expect(seen).toHaveLength(1)
  }
})

test('a broken connection, 502 and 504 are tried again where nothing can be done twice', async () => {
  const cut: Answer = (_, response) => response.socket?.destroy()
  const gateway =
    (status: number): Answer =>
    (_, response) =>
      response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '0' }).end('<h1>')
  answers = [cut, json({ id: '1' }, 201)]
  expect(await client.createCollection({ name: 'New' })).toEqual({ id: '1' })
  answers = [gateway(502), gateway(504), json({ id: '2' }, 201)]
  expect(await client.createCollection({ name: 'New' })).toEqual({ id: '2' })
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect([...new Set(keys)].map((key) => keys.filter((one) => one === key).length)).toEqual([2, 3])
  answers = [gateway(502), json({ items: [], nextCursor: null })]
  expect(await client.listItems()).toEqual({ items: [], nextCursor: null })
  // These would be done twice, or refused as stale.
  for (const [answer, status] of [
    [cut, 0],
    [gateway(502), 502],
    [gateway(504), 504],
  ] as const) {
    for (const call of [
      () => client.undoImport({ importId: '1' }),
      () => client.changeItem({ id: '1', name: 'New' }, { ifMatch: 7 }),
    ]) {
      seen = []
      answers = [answer, json({})]
      expect(await failure(call())).toMatchObject({ status })
      expect(seen).toHaveLength(1)
    }
  }
})

test('the client says who it is, and for which program', async () => {
  const agents = async (named: Satchel) => {
    seen = []
    answers = [json({}), problem(401, 'unauthenticated')]
    await named.getCaller()
    await failure(named.upload(Buffer.from('text'), { filename: 'a.txt' }))
    return seen.map(({ headers }) => headers['user-agent'])
  }
  const own = `satchel-client/${VERSION}`
  expect(await agents(client)).toEqual([own, own])
  const crm = new Satchel({ url: client.url, key: KEY, userAgent: 'crm-sync/2.1' })
  expect(await agents(crm)).toEqual([`crm-sync/2.1 ${own}`, `crm-sync/2.1 ${own}`])
})

test('an upload without Node waits as it is told, asks how far it came, and sends smaller parts', async () => {
  const target = {
    ...{ url: client.url, key: async () => KEY, agent: undefined },
    ...{ retries: 3, maxWait: 60 },
  }
  const upload = (bytes: Uint8Array) => uploadBytes(bytes, { filename: 'ä.bin' }, target)
  const html: Answer = (_, response) =>
    response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>nginx')
  const at = (offset: number, headers = {}): Answer => {
    return (_, response) =>
      response.writeHead(204, { 'upload-offset': `${offset}`, ...headers }).end()
  }
  answers = [
    problem(429, 'too-many-requests', { 'retry-after': '0' }),
    (_, response) => response.writeHead(201, { location: '/api/uploads/9' }).end(),
    html,
    at(4e6),
    (_, response) => response.socket?.destroy(),
    at(6e6, { 'x-item-id': 'i9' }),
  ]
  expect(await upload(new Uint8Array(6e6))).toEqual({ itemId: 'i9', uploadId: '9' })
  const sent = seen.map(({ method, headers }) => `${method} ${headers['content-length'] ?? ''}`)
  expect(sent.slice(2)).toEqual(['PATCH 6000000', 'PATCH 4000000', 'PATCH 2000000', 'HEAD '])
  expect(seen[1]?.headers['upload-metadata']).toBe('filename w6QuYmlu')
  seen = []
  answers = [problem(401, 'unauthenticated')]
  expect(await failure(upload(new Uint8Array(4)))).toMatchObject({ code: 'unauthenticated' })
  answers = [
    (_, response) =>
      response.writeHead(201, { location: `${addressOf(elsewhere)}/api/uploads/7` }).end(),
  ]
  const away = await failure(upload(new Uint8Array(4)))
  expect(away?.message).toMatch(/another address/)
  expect(seen.map(({ headers }) => headers.host)).toEqual(seen.map(() => new URL(client.url).host))
})

test('an upload waits as it is told, and isn’t retried after 401', async () => {
  const upload = () => client.upload(Buffer.from('text'), { filename: 'a.txt' })
  answers = [
    problem(429, 'too-many-requests', { 'retry-after': '1' }),
    (_, response) =>
      response.writeHead(201, { location: '/api/uploads/7', 'upload-offset': '0' }).end(),
    (_, response) => response.writeHead(204, { 'upload-offset': '4', 'x-item-id': 'i7' }).end(),
  ]
  const began = performance.now()
  expect(await upload()).toEqual({ itemId: 'i7', uploadId: '7' })
  expect(performance.now() - began).toBeGreaterThan(990)
  seen = []
  answers = [problem(401, 'unauthenticated')]
  expect(await failure(upload())).toMatchObject({ code: 'unauthenticated' })
  expect(seen).toHaveLength(1)
})

test('the key goes nowhere else: neither with redirects nor with uploads that lead away', async () => {
  const away = addressOf(elsewhere)
  const redirect: Answer = (_, response) => response.writeHead(307, { location: `${away}/x` }).end()
  answers = [redirect]
  const error = await failure(client.getCaller())
  expect(error).toMatchObject({ code: 'not-satchel', message: expect.stringContaining(away) })
  answers = [
    (_, response) =>
      response.writeHead(201, { location: `${away}/api/uploads/7`, 'upload-offset': '0' }).end(),
  ]
  const upload = await failure(client.upload(Buffer.from('text'), { filename: 'a.txt' }))
  expect(upload?.message).toMatch(/another address/)
  expect(seen.map(({ headers }) => headers.host)).toEqual(seen.map(() => new URL(client.url).host))
})

test('what a proxy or another server answers is said so, without its text', async () => {
  answers = [
    (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>nginx'),
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome'),
    (_, response) => response.socket?.destroy(),
  ]
  const once = new Satchel({ url: client.url, key: KEY, retries: 0 })
  const [broken, welcome, cut] = [
    await failure(once.getCaller()),
    await failure(once.getCaller()),
    await failure(once.getCaller()),
  ]
  expect(broken).toMatchObject({ code: 'not-satchel', status: 502 })
  expect(welcome).toMatchObject({ code: 'not-satchel', status: 200 })
  expect(`${broken?.message}${welcome?.message}`).not.toContain('<')
  expect(cut).toMatchObject({ code: 'unreachable', status: 0 })
})

test('a call ends when its signal does, and when no answer comes in time', async () => {
  const silent: Answer = () => {}
  answers = [silent]
  const stop = new AbortController()
  const ended = failure(client.getCaller({ signal: stop.signal }))
  stop.abort()
  expect(await ended).toMatchObject({ name: 'AbortError' })
  answers = [silent]
  const hasty = new Satchel({ url: client.url, key: KEY, timeout: 0.2 })
  expect(await failure(hasty.getCaller())).toMatchObject({
    ...{ code: 'unreachable', message: expect.stringContaining('no answer in 0.2 seconds') },
  })
})

test('an upload sends smaller parts through a proxy that takes no large ones', async () => {
  const html: Answer = (_, response) =>
    response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>nginx')
  const accepted = (offset: number): Answer => {
    return (_, response) =>
      response
        .writeHead(204, {
          'upload-offset': `${offset}`,
          ...(offset === 6e6 && { 'x-item-id': 'i8' }),
        })
        .end()
  }
  answers = [
    html,
    (_, response) => response.writeHead(201, { location: '/api/uploads/8' }).end(),
    html,
    (_, response) =>
      response.writeHead(200, { 'upload-offset': '0', 'upload-length': '6000000' }).end(),
    ...[1e6, 2e6, 3e6, 4e6, 5e6, 6e6].map(accepted),
  ]
  expect(await client.upload(Buffer.alloc(6e6), { filename: 'a.bin' })).toMatchObject({
    itemId: 'i8',
  })
  const sent = seen
    .filter(({ method }) => method === 'PATCH')
    .map(({ headers }) => headers['content-length'])
  expect(sent).toEqual(['4000000', ...Array.from({ length: 6 }, () => '1000000')])
})
