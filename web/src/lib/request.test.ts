import { REQUEST_TIMEOUT, TABLE_TIMEOUT } from '@satchel/contract/constants.ts'
import { changeItem, createLinkItem, getItem, listItems } from '@satchel/contract/items/items.ts'
import { uploadLogo } from '@satchel/contract/tenants/tenants.ts'
import { expect, it, vi } from 'vitest'
import { answers, refusalOf, refuses, serveContract } from '../../test/contract-server.ts'
import { itemId, itemOf } from '../../test/items.ts'
import { call } from './api.ts'
import { ApiProblem } from './problem.ts'
import { callRaw } from './raw.ts'
import { send, urlOf } from './request.ts'
import { onSessionEnd, refreshTokens } from './tokens.ts'

const params = { id: itemId(1) }
const draft = { kind: 'link', url: 'https://a.test/' } as const

async function problemOf(work: Promise<unknown>): Promise<ApiProblem> {
  const problem = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(problem instanceof ApiProblem)) throw new Error(`No problem but ${String(problem)}`)
  return problem
}

it('fills in parameters, and leaves out undefined ones', () => {
  expect(urlOf('/api/items/v1/:id/tags/:tagKey', { id: 'a/b', tagKey: 'ü' })).toBe(
    '/api/items/v1/a%2Fb/tags/%C3%BC',
  )
  expect(urlOf('/list', {}, { limit: 0, search: '', cursor: null, kind: undefined })).toBe(
    '/list?limit=0&search=',
  )
})

it('maps problems to their fields', async () => {
  const errors = [
    { path: 'url', message: 'must be a web address' },
    { path: 'tags.0', message: 'is too long' },
  ]
  serveContract(refuses(createLinkItem, 'invalid', { errors }))
  const problem = await problemOf(call(createLinkItem, { body: draft }))
  expect(problem.fields).toEqual({ url: 'must be a web address', 'tags.0': 'is too long' })
  expect(problem.mayRepeat).toBe(false)
})

it('returns how long to wait if the server says so', async () => {
  serveContract(refuses(getItem, 'too-many-requests', { retryAfter: 7 }))
  const problem = await problemOf(call(getItem, { params }))
  expect(problem.body.status).toBe(429)
  expect(problem.retryAfter).toBe(7)
})

it('may be repeated when a required service was unavailable', async () => {
  serveContract(refuses(createLinkItem, 'unavailable', { detail: 'The mail server is away' }))
  const problem = await problemOf(call(createLinkItem, { body: draft }))
  expect(problem.message).toBe('The mail server is away')
  expect(problem.mayRepeat).toBe(true)
})

it('explains a proxy’s response', async () => {
  const page = new Response('<h1>Bad gateway</h1>', { status: 502 })
  serveContract(answers(getItem, () => page))
  const problem = await problemOf(call(getItem, { params }))
  expect(problem.body).toMatchObject({ status: 502, code: 'unexpected' })
  expect(problem.message).toBe(
    'Something between you and Satchel got no answer from the server (502). Try again in a moment.',
  )
})

it.each([
  ['a page with status 200', new Response('<h1>Sign in</h1>'), /answered in its place/],
  ['JSON of another shape', Response.json({ message: 'no' }, { status: 502 }), /no answer.*502/],
  ['broken JSON', new Response('{"code', { status: 500 }), /refused the request \(500\)/],
  ['a limit', new Response('', { status: 413 }), /refused a request this large \(413\)/],
  ['a firewall', new Response('<h1>Blocked</h1>', { status: 403 }), /refused the request \(403\)/],
])('explains %s instead of a response', async (_, response, sentence) => {
  vi.stubGlobal('fetch', async () => response)
  const problem = await problemOf(send(getItem, { params }))
  expect(problem.message).toMatch(/^Something between you and Satchel /)
  expect(problem.message).toMatch(sentence)
  expect(problem.isForeign).toBe(true)
})

it.each([
  ['a refusal', () => call(changeItem, { params, body: {} }, { ifMatch: 3 })],
  ['a refusal of a file', () => callRaw(uploadLogo, { params }, new Blob(['a']))],
])('doesn’t take %s that breaks off for a proxy’s', async (_, work) => {
  const start = (controller: ReadableStreamDefaultController) =>
    controller.error(new TypeError('network error'))
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ start }), { status: 412 }))
  const problem = await problemOf(work())
  expect([problem.isUnreached, problem.isForeign, problem.mayRepeat]).toEqual([true, false, false])
})

it('says that a file was too large for a proxy', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>413</h1>', { status: 413 }))
  const problem = await problemOf(callRaw(uploadLogo, { params }, new Blob(['a'])))
  expect(problem.message).toMatch(/refused a file this large \(413\)/)
  expect(problem.mayRepeat).toBe(false)
})

it('doesn’t take a proxy’s 404 for the server’s', async () => {
  const requests = async (response: Response) => {
    vi.stubGlobal('fetch', async () => response)
    return (await problemOf(call(getItem, { params }))).is(404)
  }
  expect(await requests(new Response('default backend - 404', { status: 404 }))).toBe(false)
  expect(await requests(refusalOf('not-found'))).toBe(true)
})

it('keeps the session when a proxy answers 401', async () => {
  const page = () => new Response('<h1>Sign in to the proxy</h1>', { status: 401 })
  const ended = vi.fn()
  onSessionEnd(ended)
  vi.stubGlobal('fetch', async () => page())
  expect((await problemOf(refreshTokens())).isForeign).toBe(true)
  expect(ended).not.toHaveBeenCalled()
})

it('distinguishes an unreachable server from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const problem = await problemOf(send(listItems, { query: {} }))
  expect(problem.body.status).toBe(0)
  expect(problem.message).toBe('Couldn’t reach the server. Try again in a moment.')
})

it('says that the browser stopped a request, if the server answers another', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/healthz') return Response.json({ status: 'ok' })
    throw new TypeError('Failed to fetch')
  })
  const problem = await problemOf(send(listItems, { query: {} }))
  expect(problem.message).toMatch(/something in this browser stopped the request/)
  expect([problem.isUnreached, problem.mayRepeat]).toEqual([true, true])
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const failed = async () => new Response('<h1>Gateway timeout</h1>', { status: 504 })

it.each([
  ['a read', () => call(getItem, { params }), true],
  ['a write that says what is to be', () => call(changeItem, { params, body: {} }), true],
  ['a write on a version', () => call(changeItem, { params, body: {} }, { ifMatch: 3 }), false],
  ['a creation', () => call(createLinkItem, { body: draft }), false],
  [
    'a creation with a key',
    () => call(createLinkItem, { body: draft }, { idempotencyKey: 'k' }),
    true,
  ],
])('repeats %s only if that is safe', async (_, work, mayRepeat) => {
  for (const answer of [lost, failed]) {
    vi.stubGlobal('fetch', answer)
    expect((await problemOf(work())).mayRepeat).toBe(mayRepeat)
  }
})

it('gives up on a server that takes too long', async () => {
  const late = new DOMException('Too late', 'TimeoutError')
  const requests = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late))
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    Promise.reject(signal.reason),
  )
  const problem = await problemOf(send(getItem, { params }))
  expect(requests).toHaveBeenCalledWith(REQUEST_TIMEOUT)
  expect(problem.message).toBe('The server took too long to answer. Try again.')
})

it('waits longer for what takes longer', async () => {
  const requests = vi.spyOn(AbortSignal, 'timeout')
  serveContract(answers(getItem, itemOf()))
  await call(getItem, { params }, { timeout: TABLE_TIMEOUT })
  expect(requests.mock.calls).toEqual([[TABLE_TIMEOUT]])
})

it('reports an aborted call as aborted, not as a problem', async () => {
  serveContract(answers(getItem, itemOf()))
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    Promise.reject(signal.reason),
  )
  const stopped = AbortSignal.abort()
  await expect(call(getItem, { params }, { signal: stopped })).rejects.toBe(stopped.reason)
})
