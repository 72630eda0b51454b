import { refreshSession } from '@satchel/contract/accounts/accounts.ts'
import { addBreadcrumb } from '@sentry/browser'
import { cleanup, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx'
import { createCache } from '../cache/cache.ts'
import { noteMissing } from '../missing-pages.ts'
import { ApiProblem, Expected } from '../problem.ts'
import { refreshTokens, setTokens } from '../tokens.ts'
import { report, startReports } from './report.ts'

interface Sent {
  url: string
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever is sent
  event: any
}

const sent: Sent[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const text =
      typeof init.body === 'string' ? init.body : new TextDecoder().decode(init.body as Uint8Array)
    const event = JSON.parse(text.split('\n')[2] ?? '{}')
    sent.push({ url, headers: new Headers(init.headers), text, event })
    return Response.json({})
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  sent.length = 0
  setTokens(null)
  cleanup()
})

const someTokens = (sub: string) => {
  const payload = btoa(JSON.stringify({ sub, exp: Date.now() / 1_000 + 600 }))
  return { accessToken: `e30.${payload}.signature-of-it`, identityToken: `e30.${payload}.other` }
}

function Broken(): never {
  throw new TypeError('No items in undefined')
}

test('a render error shows one sentence and is reported once, with the person and the version', async () => {
  setTokens(someTokens('user-7'))
  renderAt(
    '/library',
    <StrictMode>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </StrictMode>,
  )
  expect(screen.getByRole('alert').textContent).toContain(
    'Something went wrong. Please try again later.',
  )
  await expect.poll(() => sent).toHaveLength(1)
  const [{ url, headers, event }] = sent as [Sent]
  expect(url).toMatch(/^\/api\/monitoring\/envelope/)
  expect(headers.get('authorization')).toMatch(/^Bearer e30\./)
  expect(event).toMatchObject({
    exception: { values: [{ type: 'TypeError', value: 'No items in undefined' }] },
    user: { id: 'user-7' },
    tags: { version: 'v2' },
    release: expect.stringContaining('satchel-web@'),
    contexts: { react: { componentStack: expect.stringContaining('Broken') } },
  })
})

test('an error before the session is restored is reported with the person too', async () => {
  const post = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith(refreshSession.path) ? promise : post(url, init),
  )
  const restored = refreshTokens()
  report(new Error('Drawn from memory'))
  // The script that reports is loaded before the tokens arrive.
  await import('../lazy-modules.ts')
  resolve(Response.json({ ...someTokens('user-8'), refreshToken: 'r', expiresIn: 900 }))
  await restored
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.event.user).toEqual({ id: 'user-8' })
})

test('uncaught errors are reported, each once', async () => {
  startReports()
  const error = new Error('Nobody caught this')
  window.dispatchEvent(new ErrorEvent('error', { error }))
  report(error)
  report(
    new ApiProblem({
      type: '',
      title: '',
      status: 422,
      code: 'invalid',
      detail: '',
      requestId: '',
    }),
  )
  report(new DOMException('Left', 'AbortError'))
  report(new Error('Another one'))
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent.map(({ event }) => event.exception.values[0].value).sort()).toEqual([
    'Another one',
    'Nobody caught this',
  ])
  expect(sent[0]?.headers.has('authorization')).toBe(false)
})

test('expected failures aren’t reported, unlike our faults', async () => {
  const cache = createCache()
  const fail = (error: Error) =>
    cache.fetchQuery({
      queryKey: [error.message],
      queryFn: () => Promise.reject(error),
      retry: false,
    })
  await expect(fail(new Expected('Someone else was faster'))).rejects.toThrow()
  await expect(fail(new TypeError('No name in null'))).rejects.toThrow()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.event.exception.values[0].value).toBe('No name in null')
})

test('reports earlier actions, without passwords, codes, cookies and tokens', async () => {
  const secrets = ['hunter2-long', 'tok-123456', '424242', 'sid-abcdef']
  const [password, token, code, cookie] = secrets
  setTokens(someTokens('user-7'))
  window.history.pushState(null, '', `/confirm?token=${token}&page=2`)
  for (const message of [`{"password":"${password}"} code=${code}`, `Cookie: sid=${cookie}`])
    addBreadcrumb({ category: 'console', message })
  const error = Object.assign(
    new Error(`wss://x/socket?authorization=${token}&identity=${token}`),
    {
      cause: new Error(`Authorization: Bearer ${token}`),
    },
  )
  report(error)
  await expect.poll(() => sent).toHaveLength(1)
  const [{ text, event }] = sent as [Sent]
  expect(event.request.url).toContain('/confirm?token=[removed]&page=2')
  expect(event.breadcrumbs.map(({ category }: { category: string }) => category)).toEqual(
    expect.arrayContaining(['navigation', 'console']),
  )
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('loading a page that doesn’t exist isn’t traced', async () => {
  const { client } = await import('./report-sdk.ts')
  const load = (path: string) =>
    client.captureEvent({
      type: 'transaction',
      transaction: path,
      request: { url: new URL(path, window.location.href).href },
      start_timestamp: 1,
      timestamp: 2,
      contexts: { trace: { trace_id: 'a'.repeat(32), span_id: 'b'.repeat(16) } },
    })
  noteMissing('/no-such-page')
  const missing = ['/no-such-page', '/not-found', '/classic/?path=/not-found&from=mail']
  for (const path of [...missing, '/library']) load(path)
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.event.transaction).toBe('/library')
})

test('reports carry the installation’s name from the page', async () => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'satchel-environment', content: 'staging' })
  document.head.append(meta)
  vi.resetModules()
  const { capture } = await import('./report-sdk.ts')
  meta.remove()
  capture(new Error('On staging'))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.event.environment).toBe('staging')
})
