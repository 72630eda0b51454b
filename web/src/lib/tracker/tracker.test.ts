import { putEndpoint, sendBeacon, sendEvents } from '@satchel/contract/analytics/client-events.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problem, type Received, reply, serve } from '../../../test/server.ts'
import { setTokens } from '../tokens.ts'
import { pageName } from './page-name.ts'
import { track } from './track.ts'
import { startTracker } from './tracker.ts'
import { setUsageCounted } from './usage-choice.ts'

/** Figures of the specification. */
const SPEC = { buffer: 1_000, flush: 100, interval: 5_000, resends: 5 }

const tokensOf = (sub: string) => {
  const payload = btoa(JSON.stringify({ sub, exp: Date.now() / 1_000 + 900 }))
  return { accessToken: `e30.${payload}.s`, identityToken: `e30.${payload}.s` }
}

interface Sent {
  name: string
  id: string
  attributes?: Record<string, string>
  metrics?: Record<string, number>
}

let stop: () => void
let answer: (received: Received) => Response
let received: Received[]
let beacons: { url: string; events: Sent[] }[]
let isOnline = true

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  isOnline = true
  answer = () => reply(sendEvents, { accepted: 1, duplicate: 0 })
  const existing = {
    id: crypto.randomUUID(),
    attributes: {},
    optOut: false,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  }
  received = serve([
    [putEndpoint, () => reply(putEndpoint, existing)],
    [sendEvents, (input) => answer(input)],
  ])
  beacons = []
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) =>
      beacons.push({ url, events: JSON.parse(body).events }) > 0,
  })
  setTokens(tokensOf('ada'))
})

afterEach(() => {
  stop()
  setTokens(null)
  vi.restoreAllMocks()
})

const start = () => {
  stop = startTracker()
}
/** Advances the clock by that many flushes. */
const flushes = (count: number) => vi.advanceTimersByTimeAsync(SPEC.interval * count)
const calls = () => received.filter(({ endpoint }) => endpoint === 'sendEvents')
const eventsOf = ({ body }: Received) => (body as { events: Sent[] }).events
const sent = () => calls().flatMap(eventsOf)
const names = () => sent().map(({ name }) => name)
const leave = () => window.dispatchEvent(new Event('pagehide'))

describe('the buffer of events', () => {
  test('is flushed every 5 s, a hundred events at a time, and not without events', async () => {
    start()
    for (let count = 0; count < 150; count++) track('palette.opened')
    await vi.advanceTimersByTimeAsync(SPEC.interval - 1)
    expect(calls()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls().map((call) => eventsOf(call).length)).toEqual([SPEC.flush])
    await flushes(1)
    expect(calls().map((call) => eventsOf(call).length)).toEqual([SPEC.flush, 52])
    await flushes(3)
    expect(calls()).toHaveLength(2)
    expect(new Set(sent().map(({ id }) => id)).size).toBe(152)
  })

  test('holds a thousand events; older ones are dropped, and counted', async () => {
    start()
    isOnline = false
    for (let at = 0; at < SPEC.buffer + 48; at++) track('link.shared', { at: String(at) })
    await flushes(2)
    isOnline = true
    await flushes(12)
    const shared = sent().filter(({ name }) => name === 'link.shared')
    // The start of the visit and its first page were the oldest of 1,050.
    expect([shared.length, shared[0]?.attributes?.at]).toEqual([SPEC.buffer, '48'])
    const dropped = sent().filter(({ name }) => name === 'events.dropped')
    expect(dropped.map(({ metrics }) => metrics)).toEqual([{ count: 50 }])
  })

  test('resends a failed flush five times, then drops it and counts it', async () => {
    start()
    answer = () => problem('unavailable')
    await flushes(20)
    expect(calls()).toHaveLength(1 + SPEC.resends)
    const ids = new Set(
      calls().map((call) =>
        eventsOf(call)
          .map(({ id }) => id)
          .join(),
      ),
    )
    expect(ids.size).toBe(1)
    answer = () => reply(sendEvents, { accepted: 1, duplicate: 0 })
    track('palette.opened')
    await flushes(2)
    expect(
      sent()
        .slice(-2)
        .map(({ name, metrics }) => [name, metrics]),
    ).toEqual([
      ['palette.opened', undefined],
      ['events.dropped', { count: 2 }],
    ])
  })

  test('doesn’t resend refused events', async () => {
    start()
    answer = () => problem('invalid')
    await flushes(3)
    expect(calls()).toHaveLength(1)
  })
})

describe('a visit', () => {
  test('reports its start, pages and actions, after describing the browser', async () => {
    start()
    window.history.pushState(null, '', '/items/0199abcd-0000-7000-8000-000000000001?tab=links')
    window.history.replaceState(null, '', '/items/0199abcd-0000-7000-8000-000000000002')
    track('link.shared', { itemType: 'ITEM' })
    await flushes(1)
    expect(received.map(({ endpoint }) => endpoint)).toEqual(['putEndpoint', 'sendEvents'])
    expect(sent().map(({ name, attributes }) => [name, attributes])).toEqual([
      ['session.started', undefined],
      ['page.viewed', { page: '/' }],
      ['page.viewed', { page: '/items/:id' }],
      ['link.shared', { itemType: 'ITEM' }],
    ])
    expect(received[1]?.headers.get('authorization')).toMatch(/^Bearer /)
  })

  test('ends with a beacon, including waiting events', async () => {
    start()
    await flushes(1)
    track('palette.opened')
    leave()
    expect(beacons.map(({ url, events }) => [url, events.map(({ name }) => name)])).toEqual([
      [sendBeacon.path, ['palette.opened', 'session.stopped']],
    ])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('satchel-events'))).toEqual([])
  })

  test('survives an offline period, which is no resend, and a reload', async () => {
    isOnline = false
    start()
    track('palette.opened')
    await flushes(20)
    expect(received).toHaveLength(0)
    leave()
    stop()
    isOnline = true
    start()
    await flushes(1)
    expect(names()).toEqual([
      'session.started',
      'page.viewed',
      'palette.opened',
      'session.stopped',
      'session.started',
      'page.viewed',
    ])
  })

  test('leaves nothing for the next person', async () => {
    isOnline = false
    start()
    await flushes(1)
    const [first] = [localStorage.getItem('satchel-endpoint')]
    setTokens(tokensOf('bo'))
    isOnline = true
    await flushes(2)
    expect(names()).toEqual(['session.started', 'page.viewed'])
    expect(localStorage.getItem('satchel-endpoint')).not.toBe(first)
    setTokens(null)
    await flushes(1)
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('nothing is counted', () => {
  test.for([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)('if the browser says %s', async ([name, value]) => {
    Object.defineProperty(navigator, name, { configurable: true, value })
    start()
    track('palette.opened')
    await flushes(2)
    leave()
    Reflect.deleteProperty(navigator, name)
    expect([received, beacons, Object.keys(localStorage)]).toEqual([[], [], []])
  })

  test('after an opt-out, and the server is told', async () => {
    start()
    await flushes(1)
    setUsageCounted(false)
    track('palette.opened')
    await flushes(2)
    expect(received.map(({ endpoint }) => endpoint)).toEqual([
      'putEndpoint',
      'sendEvents',
      'putEndpoint',
    ])
    expect(received[2]?.body).toEqual({ attributes: {}, optOut: true })
    setUsageCounted(true)
    await flushes(1)
    expect(names().slice(2)).toEqual(['session.started', 'page.viewed'])
  })

  test('while nobody is signed in', async () => {
    setTokens(null)
    start()
    await flushes(2)
    expect(received).toEqual([])
  })
})

test.for([
  ['/library', '', '/library'],
  ['/items/0199abcd-0000-7000-8000-000000000001', '?tab=links', '/items/:id'],
  ['/people/organization/acme', '', '/people/organization/:id'],
  ['/people/person/bo@example.com', '', '/people/person/:id'],
  ['/classic/', '?path=/settings&section=profile', '/settings'],
  ['/', '', '/'],
])('the page at %s%s is %s', ([pathname, search, name]) => {
  expect(pageName({ pathname: String(pathname), search: String(search) })).toBe(name)
})
