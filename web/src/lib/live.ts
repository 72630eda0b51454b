import { issueSocketTokens } from '@satchel/contract/accounts/sessions.ts'
import { PING_INTERVAL } from '@satchel/contract/constants.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import {
  type ClientMessage,
  type LiveMessage,
  SOCKET_EXPIRED,
  SOCKET_INACTIVE,
  SOCKET_INCOMPLETE,
  SOCKET_TOO_MANY,
  SOCKET_UNAUTHENTICATED,
} from '@satchel/contract/live.ts'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { ApiProblem } from './problem.ts'
import { send } from './request.ts'
import { loadMe } from './session.ts'
import {
  comingTokens,
  expireWithin,
  getTokens,
  onTokens,
  refreshTokens,
  tokenHeaders,
} from './tokens.ts'

type Action = Exclude<LiveMessage['action'], 'ping'>
type MessageOf<A extends Action> = LiveMessage & { action: A }
type Handler = (message: LiveMessage) => void

const FIRST_DELAY = 1_000
const LONGEST_DELAY = 30_000
/** Interval in ms at which the socket and its tokens are checked. */
const ROUND = 5_000
/** Maximum silence in ms: the server pings more often, so the socket is dead. */
const SILENCE_MAX = 2.5 * PING_INTERVAL
/** Maximum silence in ms after sleep, when no ping may have been due for longer. */
const SILENCE_MAX_AWAKE = PING_INTERVAL + ROUND
/** Time in ms before expiry at which tokens are renewed; background pages check once a minute. */
const RENEW_BEFORE = 90_000
/** Maximum time in ms that a socket takes to open; some proxies never answer. */
const OPENING_MAX = 15_000
/** Number of attempts without a socket after which something on the way is taken to block it. */
const ATTEMPTS_MAX = 3
/** Close code of a dropped socket, the one browsers report for a broken one. */
const BROKEN = 1006

let socket: WebSocket | null = null
let isConnected = false
let isWanted = false
/** The attempt for which tokens are being fetched: another one, or none, takes its place. */
let opening: AbortController | null = null
/** True while tokens are being renewed, for this socket or the next. */
let isRenewing = false
let failures = 0
/** Attempts since the last socket that opened. */
let refusals = 0
let heardAt = 0
let roundAt = 0
let retry: ReturnType<typeof setTimeout> | undefined
const handlers = new Map<string, Set<Handler>>()
const statusListeners = new Set<() => void>()

/** Keeps a socket open until the returned function is called. */
export function connectLive(): () => void {
  isWanted = true
  roundAt = Date.now()
  connect()
  const round = setInterval(look, ROUND)
  const forgetTokens = onTokens(sendTokens)
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    isWanted = false
    clearInterval(round)
    forgetTokens()
    window.removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
    clearTimeout(retry)
    opening?.abort()
    opening = null
    socket?.close()
    refusals = 0
  }
}

/** Runs for each message of an action while mounted: `useLive('share-view', (view) => …)`. */
export function useLive<A extends Action>(action: A, handler: (message: MessageOf<A>) => void) {
  const latest = useEffectEvent((message: LiveMessage) => handler(message as MessageOf<A>))
  useEffect(() => {
    const listener: Handler = (message) => latest(message)
    const listeners = handlers.get(action) ?? new Set<Handler>()
    handlers.set(action, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }, [action])
}

export function useLiveStatus(): 'connected' | 'disconnected' {
  return useSyncExternalStore(subscribeStatus, () => (isConnected ? 'connected' : 'disconnected'))
}

/** True while no socket opens, attempt after attempt: the server is away, or a proxy passes no WebSocket on. */
export function useIsSocketBlocked(): boolean {
  return useSyncExternalStore(subscribeStatus, () => refusals >= ATTEMPTS_MAX)
}

/** Opens a socket without waiting for the next attempt, since the server is known to answer. */
export function connectNow(): void {
  if (socket || opening) return
  clearTimeout(retry)
  connect()
}

/** Opens a socket unless there is one, so that only one attempt runs at a time. */
function connect(): void {
  const tokens = getTokens()
  if (!isWanted || socket || opening || isRenewing) return
  if (!tokens) {
    void comingTokens()?.then((haveCome) => haveCome && connect())
    return
  }
  clearTimeout(retry)
  if (expireWithin(0)) return void reconnect(SOCKET_EXPIRED)
  void open(new AbortController())
}

/** Opens a socket with tokens made for it alone: those of the session stay out of addresses, which proxies log. */
async function open(attempt: AbortController): Promise<void> {
  opening = attempt
  const { signal } = attempt
  try {
    const pair = await send(
      issueSocketTokens,
      {},
      {
        headers: tokenHeaders(),
        signal,
        timeout: OPENING_MAX,
      },
    )
    if (signal.aborted) return
    opening = null
    attach(new WebSocket(addressOf(pair)))
  } catch (error) {
    if (signal.aborted) return
    opening = null
    console.error('The live connection was not opened', error)
    lose(error instanceof ApiProblem && error.is(401) ? SOCKET_UNAUTHENTICATED : BROKEN)
  }
}

function addressOf(pair: Reply<typeof issueSocketTokens>): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket?${new URLSearchParams(pair)}`
}

function attach(line: WebSocket): void {
  socket = line
  heardAt = Date.now()
  line.onopen = () => {
    failures = 0
    refusals = 0
    heardAt = Date.now()
    setConnected(true)
  }
  line.onmessage = ({ data }) => {
    heardAt = Date.now()
    receive(String(data))
  }
  line.onerror = () => console.error('The live connection failed')
  line.onclose = ({ code }) => lose(code)
}

function lose(code: number): void {
  socket = null
  refusals = isConnected ? 0 : refusals + 1
  setConnected(false)
  void reconnect(code)
}

/** Drops a lost socket: browsers may take minutes to notice. */
function drop(line: WebSocket): void {
  Object.assign(line, { onopen: null, onmessage: null, onerror: null, onclose: null })
  line.close()
  lose(BROKEN)
}

/** Checks the socket; after the machine slept, its messages may be lost. */
function look(): void {
  const hasSlept = Date.now() - roundAt > PING_INTERVAL + ROUND
  roundAt = Date.now()
  if (hasSlept) wake()
  else if (socket && Date.now() - heardAt > (isConnected ? SILENCE_MAX : OPENING_MAX)) drop(socket)
  else if (isConnected && !isRenewing && expireWithin(RENEW_BEFORE)) void renew()
}

/** Reconnects at once when the person or the network is back. */
function wake(): void {
  if (document.visibilityState === 'hidden') return
  if (socket && Date.now() - heardAt > SILENCE_MAX_AWAKE) drop(socket)
  if (socket || opening) return
  failures = 0
  clearTimeout(retry)
  connect()
}

async function renew(): Promise<void> {
  isRenewing = true
  await refreshTokens({ background: true })
    .catch((error: unknown) => console.error('The tokens were not renewed', error))
    .finally(() => {
      isRenewing = false
    })
}

/** Sends new tokens to the open socket, whoever renewed them. */
function sendTokens(): void {
  const tokens = getTokens()
  if (!isConnected || !tokens) return
  const { accessToken: authorization, identityToken: identity } = tokens
  write({ action: 'renew', authorization, identity })
}

async function reconnect(code: number): Promise<void> {
  if (!isWanted || socket || isRenewing) return
  isRenewing = true
  const isMended = await mend(code)
    .catch((error: unknown) => {
      console.error('The live connection waits', error)
      return false
    })
    .finally(() => {
      isRenewing = false
    })
  const isFull = code === SOCKET_TOO_MANY
  const longest = isFull ? LONGEST_DELAY : Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY)
  failures += 1
  clearTimeout(retry)
  // Spread, so that a restarted server is not met by everyone at once.
  retry = setTimeout(
    // With what it was refused for, it would be refused again.
    () => (isMended ? connect() : void reconnect(code)),
    longest * (0.5 + Math.random() / 2),
  )
}

/** Prepares a reconnect; false while the server's reason for closing remains. */
async function mend(code: number): Promise<boolean> {
  if (code === SOCKET_INACTIVE || code === SOCKET_INCOMPLETE) return loadMe()
  if (code === SOCKET_UNAUTHENTICATED || code === SOCKET_EXPIRED || expireWithin(RENEW_BEFORE))
    await refreshTokens({ background: true })
  return true
}

function receive(data: string): void {
  let message: LiveMessage
  try {
    message = messageOf(JSON.parse(data))
  } catch (error) {
    console.error('A live message could not be read', error)
    return
  }
  if (message.action === 'ping') write({ action: 'pong' })
  for (const handle of handlers.get(message.action) ?? []) handle(message)
}

function write(message: ClientMessage): void {
  socket?.send(JSON.stringify(message))
}

function messageOf(frame: unknown): LiveMessage {
  if (typeof frame === 'object' && frame !== null && 'action' in frame) return frame as LiveMessage
  throw new Error('It has no action')
}

function setConnected(next: boolean): void {
  isConnected = next
  for (const listener of statusListeners) listener()
}

function subscribeStatus(listener: () => void): () => void {
  statusListeners.add(listener)
  return () => statusListeners.delete(listener)
}
