import {
  type LiveMessage,
  SOCKET_INACTIVE,
  SOCKET_INCOMPLETE,
  SOCKET_TOO_MANY,
  SOCKET_UNAUTHENTICATED,
} from '@satchel/contract/live.ts'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { loadMe } from './session.ts'
import { comingTokens, getTokens, refreshTokens } from './tokens.ts'

type Action = Exclude<LiveMessage['action'], 'ping'>
type MessageOf<A extends Action> = LiveMessage & { action: A }
type Handler = (message: LiveMessage) => void

const FIRST_DELAY = 1_000
const LONGEST_DELAY = 30_000

let socket: WebSocket | null = null
let isConnected = false
let isWanted = false
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
const handlers = new Map<string, Set<Handler>>()
const statusListeners = new Set<() => void>()

/** Keeps a socket open until the returned function is called. */
export function connectLive(): () => void {
  isWanted = true
  connect()
  window.addEventListener('online', connect)
  return () => {
    isWanted = false
    window.removeEventListener('online', connect)
    clearTimeout(retry)
    socket?.close()
  }
}

/** `useLive('share-view', (view) => …)`: runs for each message of the action while mounted. */
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

/** Does nothing while there is a socket, so that only one attempt runs at a time. */
function connect(): void {
  const tokens = getTokens()
  if (!isWanted || socket) return
  if (!tokens) {
    void comingTokens()?.then((haveCome) => haveCome && connect())
    return
  }
  clearTimeout(retry)
  const { protocol, host } = window.location
  const query = new URLSearchParams({
    authorization: tokens.accessToken,
    identity: tokens.identityToken,
  })
  socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket?${query}`)
  socket.onopen = () => {
    failures = 0
    setConnected(true)
  }
  socket.onmessage = ({ data }) => receive(String(data))
  socket.onerror = () => console.error('The live connection failed')
  socket.onclose = ({ code }) => {
    socket = null
    setConnected(false)
    void reconnect(code)
  }
}

async function reconnect(code: number): Promise<void> {
  if (!isWanted || socket) return
  const isMended = await mend(code).catch((error: unknown) => {
    console.error('The live connection waits', error)
    return false
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

/** False while the reason for which the server closed the line is still there. */
async function mend(code: number): Promise<boolean> {
  if (code === SOCKET_INACTIVE || code === SOCKET_INCOMPLETE) return loadMe()
  if (code === SOCKET_UNAUTHENTICATED) await refreshTokens()
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
  if (message.action === 'ping') socket?.send(JSON.stringify({ action: 'pong' }))
  for (const handle of handlers.get(message.action) ?? []) handle(message)
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
