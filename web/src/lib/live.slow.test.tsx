import { getMe, refreshSession } from '@satchel/contract/accounts/accounts.ts'
import { issueSocketTokens } from '@satchel/contract/accounts/sessions.ts'
import {
  SOCKET_EXPIRED,
  SOCKET_INACTIVE,
  SOCKET_TOO_MANY,
  SOCKET_UNAUTHENTICATED,
} from '@satchel/contract/live.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { problem, reply, serve } from '../../test/server.ts'
import { meAs } from '../../test/session.ts'
import { connectLive, useLive, useLiveStatus } from './live.ts'
import { setTokens } from './tokens.ts'

/** Server's end of the socket. */
class Line extends EventTarget {
  static lines: Line[] = []
  readonly sent: unknown[] = []
  readonly url: URL
  readonly protocols: string[] | undefined
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(url: string, protocols?: string[]) {
    super()
    this.protocols = protocols
    this.url = new URL(url)
    Line.lines.push(this)
  }

  send(data: string) {
    this.sent.push(JSON.parse(data))
  }

  close() {
    this.onclose?.({ code: 1000 })
  }
}

const PAIR = { authorization: 'one', identity: 'two' }
/** Answers tokens for a socket that say who asked for them. */
const tokensOfCaller: Parameters<typeof serve>[0][number] = [
  issueSocketTokens,
  ({ headers }) =>
    reply(issueSocketTokens, { ...PAIR, authorization: `for ${headers.get('authorization')}` }),
]

function Listener({ onName }: { onName: (name: string) => void }) {
  useLive('share-view', ({ itemName }) => onName(itemName))
  return <p>{useLiveStatus()}</p>
}

beforeEach(() => {
  Line.lines = []
  vi.stubGlobal('WebSocket', Line)
  setTokens({ accessToken: 'access', identityToken: 'identity' })
  serve([])
})

/** Waits until the page has asked for so many sockets. */
const sockets = (count: number) => vi.waitFor(() => expect(Line.lines).toHaveLength(count))

async function open() {
  const disconnect = connectLive()
  await sockets(1)
  const line = Line.lines[0]
  if (!line) throw new Error('There is no line')
  act(() => line.onopen?.())
  return { line, disconnect }
}

it.each(['null', '7', '"ping"', '[]', '{}', '{'])('only logs the frame %s', async (data) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { line, disconnect } = await open()
  expect(() => line.onmessage?.({ data })).not.toThrow()
  expect(log).toHaveBeenCalledOnce()
  expect(line.sent).toEqual([])
  log.mockRestore()
  disconnect()
})

it('answers a ping with a pong', async () => {
  const { line, disconnect } = await open()
  line.onmessage?.({ data: '{"action":"ping"}' })
  expect(line.sent).toEqual([{ action: 'pong' }])
  disconnect()
})

it('opens one socket at a time, with tokens for it alone in its address', async () => {
  const calls = serve([[issueSocketTokens, () => reply(issueSocketTokens, PAIR)]])
  const disconnect = connectLive()
  window.dispatchEvent(new Event('online'))
  await sockets(1)
  window.dispatchEvent(new Event('online'))
  const [line] = Line.lines
  expect(line?.url.pathname).toBe('/socket')
  expect(Object.fromEntries(line?.url.searchParams ?? [])).toEqual(PAIR)
  expect(line?.protocols).toBeUndefined()
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access'])
  // Another socket takes other tokens.
  act(() => line?.onclose?.({ code: 1006 }))
  await sockets(2)
  expect(calls).toHaveLength(2)
  disconnect()
})

it('opens no socket for a page that was left while its tokens were fetched', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  serve([[issueSocketTokens, () => answered.then(() => reply(issueSocketTokens, PAIR))]])
  connectLive()()
  answer()
  const disconnect = connectLive()
  await sockets(1)
  disconnect()
})

it('tries again, with new tokens, after none were issued for a socket', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fresh = { accessToken: 'new', identityToken: 'i', refreshToken: 'r', expiresIn: 900 }
  const refusals = [problem('unavailable'), problem('unauthenticated')]
  const calls = serve([
    [issueSocketTokens, () => refusals.shift() ?? reply(issueSocketTokens, PAIR)],
    [refreshSession, () => reply(refreshSession, fresh)],
  ])
  const disconnect = connectLive()
  await vi.waitFor(() => expect(Line.lines).toHaveLength(1), { timeout: 20_000 })
  expect(log).toHaveBeenCalledTimes(2)
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer new')
  disconnect()
})

it('notifies listeners of an action, and survives messages it can’t read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onName = vi.fn()
  render(<Listener onName={onName} />)
  const { line, disconnect } = await open()
  line.onmessage?.({ data: 'not json' })
  line.onmessage?.({ data: '{"action":"share-view","itemName":"Deck"}' })
  expect(log).toHaveBeenCalledOnce()
  expect(onName).toHaveBeenCalledExactlyOnceWith('Deck')
  act(disconnect)
})

it('is disconnected when the socket breaks, and opens another', async () => {
  render(<Listener onName={() => {}} />)
  const { line, disconnect } = await open()
  expect(screen.getByText('connected')).toBeDefined()
  act(() => line.onclose?.({ code: 1006 }))
  expect(screen.getByText('disconnected')).toBeDefined()
  await waitFor(() => expect(Line.lines).toHaveLength(2))
  act(disconnect)
})

it('reconnects with new tokens after the server first couldn’t issue them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fresh = { accessToken: 'new', identityToken: 'i', refreshToken: 'r', expiresIn: 900 }
  const refusals = [problem('too-many-requests')]
  serve([tokensOfCaller, [refreshSession, () => refusals.shift() ?? reply(refreshSession, fresh)]])
  render(<Listener onName={() => {}} />)
  const { line, disconnect } = await open()
  act(() => line.onclose?.({ code: SOCKET_UNAUTHENTICATED }))
  await waitFor(() => expect(Line.lines).toHaveLength(2))
  act(() => Line.lines[1]?.onopen?.())
  expect(screen.getByText('connected')).toBeDefined()
  expect(Line.lines[1]?.url.searchParams.get('authorization')).toBe('for Bearer new')
  act(disconnect)
})

it('opens no socket for a read-only account until it is active again', async () => {
  let requests = 0
  const answer = () => {
    requests += 1
    const me = meAs('owner')
    me.tenant.accountStatus.status = requests === 1 ? 'canceled' : 'active'
    return reply(getMe, me)
  }
  serve([[getMe, answer]])
  const { line, disconnect } = await open()
  act(() => line.onclose?.({ code: SOCKET_INACTIVE }))
  await waitFor(() => expect(Line.lines).toHaveLength(2), { timeout: 10_000 })
  expect(requests).toBe(2)
  act(disconnect)
})

it('sends new tokens on the same socket before the old ones expire', async () => {
  vi.useFakeTimers()
  const fresh = { accessToken: 'new', identityToken: 'newer', refreshToken: 'r', expiresIn: 900 }
  const calls = serve([[refreshSession, () => reply(refreshSession, fresh)]])
  setTokens({ accessToken: 'access', identityToken: 'identity', expiresIn: 900 })
  const { line, disconnect } = await open()
  const heard = setInterval(() => line.onmessage?.({ data: '{"action":"ping"}' }), 25_000)
  await act(() => vi.advanceTimersByTimeAsync(12 * 60_000))
  expect(calls).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  expect(calls).toHaveLength(1)
  expect(line.sent).toContainEqual({ action: 'renew', authorization: 'new', identity: 'newer' })
  expect(Line.lines).toHaveLength(1)
  clearInterval(heard)
  disconnect()
})

it('renews expired tokens before it opens another socket', async () => {
  const fresh = { accessToken: 'new', identityToken: 'i', refreshToken: 'r', expiresIn: 900 }
  serve([tokensOfCaller, [refreshSession, () => reply(refreshSession, fresh)]])
  const { line, disconnect } = await open()
  act(() => line.onclose?.({ code: SOCKET_EXPIRED }))
  await waitFor(() => expect(Line.lines).toHaveLength(2))
  expect(Line.lines[1]?.url.searchParams.get('authorization')).toBe('for Bearer new')
  act(disconnect)
})

it('replaces a silent socket, and soon after sleep', async () => {
  vi.useFakeTimers()
  const { line, disconnect } = await open()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(Line.lines).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await sockets(2)
  // It belongs to no one any more.
  expect(() => line.onclose?.({ code: 1006 })).not.toThrow()
  act(() => Line.lines[1]?.onopen?.())

  vi.setSystemTime(Date.now() + 3_600_000)
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await sockets(3)
  disconnect()
})

it('reconnects at once when the network is back', async () => {
  vi.useFakeTimers()
  const { line, disconnect } = await open()
  act(() => line.onclose?.({ code: SOCKET_TOO_MANY }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  window.dispatchEvent(new Event('online'))
  await sockets(2)
  window.dispatchEvent(new Event('online'))
  await sockets(2)
  disconnect()
})

it('waits long if the person has too many sockets', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { line, disconnect } = await open()
  act(() => line.onclose?.({ code: SOCKET_TOO_MANY }))
  await act(() => vi.advanceTimersByTimeAsync(22_000))
  expect(Line.lines).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await sockets(2)
  disconnect()
})
