import { getMe, refreshSession } from '@satchel/contract/accounts/accounts.ts'
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
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  readonly protocols: string[]

  constructor(url: string, protocols: string[]) {
    super()
    this.url = new URL(url)
    this.protocols = protocols
    Line.lines.push(this)
  }

  send(data: string) {
    this.sent.push(JSON.parse(data))
  }

  close() {
    this.onclose?.({ code: 1000 })
  }
}

function Listener({ onName }: { onName: (name: string) => void }) {
  useLive('share-view', ({ itemName }) => onName(itemName))
  return <p>{useLiveStatus()}</p>
}

beforeEach(() => {
  Line.lines = []
  vi.stubGlobal('WebSocket', Line)
  setTokens({ accessToken: 'access', identityToken: 'identity' })
})

function open() {
  const disconnect = connectLive()
  const line = Line.lines[0]
  if (!line) throw new Error('There is no line')
  act(() => line.onopen?.())
  return { line, disconnect }
}

it.each(['null', '7', '"ping"', '[]', '{}', '{'])('only logs the frame %s', (data) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { line, disconnect } = open()
  expect(() => line.onmessage?.({ data })).not.toThrow()
  expect(log).toHaveBeenCalledOnce()
  expect(line.sent).toEqual([])
  log.mockRestore()
  disconnect()
})

it('answers a ping with a pong', () => {
  const { line, disconnect } = open()
  line.onmessage?.({ data: '{"action":"ping"}' })
  expect(line.sent).toEqual([{ action: 'pong' }])
  disconnect()
})

it('opens one socket at a time, with both tokens', () => {
  const { line, disconnect } = open()
  window.dispatchEvent(new Event('online'))
  expect(Line.lines).toHaveLength(1)
  expect(line.url.pathname).toBe('/socket')
  // Proxies log addresses.
  expect(line.url.search).toBe('')
  expect(line.protocols).toEqual(['satchel', 'authorization.access', 'identity.identity'])
  disconnect()
})

it('notifies listeners of an action, and survives messages it can’t read', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onName = vi.fn()
  render(<Listener onName={onName} />)
  const { line, disconnect } = open()
  line.onmessage?.({ data: 'not json' })
  line.onmessage?.({ data: '{"action":"share-view","itemName":"Deck"}' })
  expect(log).toHaveBeenCalledOnce()
  expect(onName).toHaveBeenCalledExactlyOnceWith('Deck')
  act(disconnect)
})

it('is disconnected when the socket breaks, and opens another', async () => {
  render(<Listener onName={() => {}} />)
  const { line, disconnect } = open()
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
  serve([[refreshSession, () => refusals.shift() ?? reply(refreshSession, fresh)]])
  render(<Listener onName={() => {}} />)
  const { line, disconnect } = open()
  act(() => line.onclose?.({ code: SOCKET_UNAUTHENTICATED }))
  await waitFor(() => expect(Line.lines).toHaveLength(2))
  act(() => Line.lines[1]?.onopen?.())
  expect(screen.getByText('connected')).toBeDefined()
  expect(Line.lines[1]?.protocols).toContain('authorization.new')
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
  const { line, disconnect } = open()
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
  const { line, disconnect } = open()
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
  serve([[refreshSession, () => reply(refreshSession, fresh)]])
  const { line, disconnect } = open()
  act(() => line.onclose?.({ code: SOCKET_EXPIRED }))
  await waitFor(() => expect(Line.lines).toHaveLength(2))
  expect(Line.lines[1]?.protocols).toContain('authorization.new')
  act(disconnect)
})

it('replaces a silent socket, and soon after sleep', async () => {
  vi.useFakeTimers()
  const { line, disconnect } = open()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(Line.lines).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(Line.lines).toHaveLength(2)
  // It belongs to no one any more.
  expect(() => line.onclose?.({ code: 1006 })).not.toThrow()
  act(() => Line.lines[1]?.onopen?.())

  vi.setSystemTime(Date.now() + 3_600_000)
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(Line.lines).toHaveLength(3)
  disconnect()
})

it('reconnects at once when the network is back', async () => {
  vi.useFakeTimers()
  const { line, disconnect } = open()
  act(() => line.onclose?.({ code: SOCKET_TOO_MANY }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  window.dispatchEvent(new Event('online'))
  expect(Line.lines).toHaveLength(2)
  window.dispatchEvent(new Event('online'))
  expect(Line.lines).toHaveLength(2)
  disconnect()
})

it('waits long if the person has too many sockets', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { line, disconnect } = open()
  act(() => line.onclose?.({ code: SOCKET_TOO_MANY }))
  await act(() => vi.advanceTimersByTimeAsync(22_000))
  expect(Line.lines).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(Line.lines).toHaveLength(2)
  disconnect()
})
