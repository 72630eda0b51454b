import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, type ProblemCode } from '@satchel/contract/problem.ts'
import { Problem, problemBody, type Reason, says } from '../problem.ts'

/** The minimum bytes per second of a body. */
const RATE_MIN = 1_024

interface Incoming {
  response: ServerResponse
  /** The connection's bytes at the last check. */
  bytes: number | undefined
  /** True if it was answered by the last check. */
  isAnswered: boolean
}

/**
 * Ends requests whose bodies trickle, or go on after the answer. It checks progress instead of time, so that large
 * files on slow connections can finish; Node's `requestTimeout` would end them.
 */
export function endSlowRequests(server: Server, seconds: number): void {
  const incoming = new Map<IncomingMessage, Incoming>()
  server.on('request', (request, response) => {
    if (hasBody(request)) incoming.set(request, { response, bytes: undefined, isAnswered: false })
  })
  const timer = setInterval(() => {
    for (const [request, { response, bytes, isAnswered }] of incoming) {
      const { bytesRead, destroyed } = request.socket
      if (request.complete || destroyed) incoming.delete(request)
      else if (isAnswered) end(request, response)
      // What waits to be read here is no fault of the sender.
      else if (isSlow(bytes, bytesRead, seconds) && request.readableLength === 0)
        end(request, response)
      else
        incoming.set(request, { response, bytes: bytesRead, isAnswered: response.writableFinished })
    }
  }, seconds * 1_000)
  timer.unref()
  server.on('close', () => clearInterval(timer))
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

function isSlow(before: number | undefined, now: number, seconds: number): boolean {
  return before !== undefined && now - before < RATE_MIN * seconds
}

/** A call is answered; an upload is cut off, for tus clients resume after a lost line and give up after a 4xx. */
function end(request: IncomingMessage, response: ServerResponse): void {
  const isCall = /json/.test(request.headers['content-type'] ?? '')
  if (!isCall || response.headersSent) {
    request.socket.destroy()
    return
  }
  const { status, headers, body } = refusal('request-timeout', says('bodyArrivedTooSlowly'))
  response.writeHead(status, headers).end(body, () => request.socket.destroy())
}

/** Answers what never became a request: headers that trickle, are too large or are not HTTP. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const { status, headers, body } = refusalOf(error)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${status} Refused`, ...lines, '', body].join('\r\n'))
  }
  socket.destroy(error)
}

function refusalOf({ code }: NodeJS.ErrnoException) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return refusal('request-timeout', says('headersArrivedTooSlowly'))
  if (code === 'HPE_HEADER_OVERFLOW') return refusal('headers-too-large', says('headersTooLarge'))
  return refusal('malformed', says('isntHttpRequest'))
}

function refusal(code: ProblemCode, detail: Reason) {
  const body = JSON.stringify(problemBody(new Problem(code, detail), crypto.randomUUID()))
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  return { status: PROBLEMS[code][0], headers, body }
}
