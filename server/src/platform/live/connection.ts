import type { WebSocket } from '@fastify/websocket'
import {
  type ClientMessage,
  SOCKET_AGAIN,
  SOCKET_EXPIRED,
  SOCKET_INACTIVE,
  SOCKET_INCOMPLETE,
  SOCKET_UNAUTHENTICATED,
} from '@satchel/contract/live.ts'
import { OPEN_STATUSES } from '@satchel/contract/tenants/tenants.ts'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Authenticator, Identity, SocketCaller } from '../security/identity.ts'

export type Renew = Authenticator['renewSocket']

export interface Connection extends SocketCaller {
  socket: WebSocket
  /** The connection below the socket, to which prepared frames are written. */
  line: FastifyRequest['raw']['socket']
  /** Pings without an answer. */
  unanswered: number
  /** Frames since the last ping. */
  received: number
}

/** The backlog at which a reader is disconnected; it reconnects and reloads. */
const BACKLOG_MAX = 1_048_576
/** The number of frames allowed between two pings; our client sends one or two. */
const FRAMES_MAX = 100
/** Codes of RFC 6455 for frames we don't read. */
const NOT_TEXT = 1003
const TOO_MANY_FRAMES = 1008

type Refusal = [code: number, reason: string]
export const EXPIRED: Refusal = [SOCKET_EXPIRED, 'tokens-expired']
const OTHER_SESSION: Refusal = [SOCKET_UNAUTHENTICATED, 'another-session']

/** Writes a prepared frame, or disconnects who doesn't read: nothing is buffered without end. */
export function write({ socket, line }: Connection, frame: Buffer): void {
  if (socket.readyState !== socket.OPEN) return
  if (line.writableLength > BACKLOG_MAX) socket.terminate()
  else line.write(frame)
}

/** Reads what clients send: answers to pings and newer tokens. The rest is ignored or closes the socket. */
export function receive(
  connection: Connection,
  data: Buffer,
  isBinary: boolean,
  renewSocket: Renew,
): void {
  const { socket } = connection
  connection.received += 1
  const message = isBinary ? undefined : messageOf(data.toString())
  if (isBinary) socket.close(NOT_TEXT, 'text-only')
  else if (connection.received > FRAMES_MAX) socket.close(TOO_MANY_FRAMES, 'too-many-frames')
  else if (message?.action === 'pong') connection.unanswered = 0
  else if (message?.action === 'renew') void renew(connection, message, renewSocket)
}

/** Returns the close code for an identity that may have no socket, and its reason. */
export function refusalOf({ owesSecondFactor, status }: Identity): Refusal | undefined {
  if (owesSecondFactor) return [SOCKET_INCOMPLETE, 'second-factor-required']
  return OPEN_STATUSES.includes(status) ? undefined : [SOCKET_INACTIVE, 'account-inactive']
}

/** Reads again who it is, and closes the socket unless they may still have it. */
export async function recheckConnection(connection: Connection): Promise<void> {
  const { socket, recheck } = connection
  try {
    const fresh = await recheck()
    // Tokens were renewed meanwhile, and checked with that.
    if (connection.recheck !== recheck) return
    connection.identity = fresh
    const refusal = refusalOf(fresh)
    if (refusal) socket.close(...refusal)
  } catch (error) {
    if (connection.recheck === recheck) socket.close(...failureOf(error, connection))
  }
}

export function hasExpired({ identity }: Connection): boolean {
  return identity.expiresAt <= Date.now()
}

/** Takes newer tokens of the same session, so that a socket needn't be reopened for them. */
async function renew(
  connection: Connection,
  { authorization, identity }: ClientMessage & { action: 'renew' },
  renewSocket: Renew,
): Promise<void> {
  const { socket } = connection
  try {
    const caller = await renewSocket(String(authorization), String(identity))
    const isOther = caller.identity.sessionId !== connection.identity.sessionId
    const refusal = isOther ? OTHER_SESSION : refusalOf(caller.identity)
    if (refusal) socket.close(...refusal)
    else Object.assign(connection, caller)
  } catch (error) {
    socket.close(...failureOf(error, connection))
  }
}

/** Returns how a socket closes whose tokens weren't taken; one that opens has no connection yet. */
export function failureOf(error: unknown, connection?: Connection): Refusal {
  const isRefused = error instanceof Problem && error.code === 'unauthenticated'
  if (!isRefused) return [SOCKET_AGAIN, 'try-again']
  const isOver = connection && hasExpired(connection)
  return isOver ? EXPIRED : [SOCKET_UNAUTHENTICATED, 'unauthenticated']
}

function messageOf(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null ? (message as ClientMessage) : undefined
  } catch {
    return undefined
  }
}
