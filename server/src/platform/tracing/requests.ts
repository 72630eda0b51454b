import type { IncomingMessage } from 'node:http'
// Gives the app `websocketServer`.
import type {} from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Span } from './span.ts'
import { beginTrace, isTracing, within } from './tracing.ts'

/** Routes that monitors ask for several times a minute. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics'])

/** A request under way, and what went wrong with it. */
interface Traced {
  span: Span
  error?: unknown
}

/**
 * Gives each request a span, named by its route: addresses have slugs and tokens in them. It ends with the answer, of a
 * socket with the handshake. To be called before other hooks, which then are within it.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  const traced = new WeakMap<IncomingMessage, Traced>()
  app.addHook('onRequest', (request, reply, done) => {
    const span = beginRequest(request)
    if (!span) return done()
    const entry = { span }
    traced.set(request.raw, entry)
    reply.raw.once('close', () => endRequest(entry, reply))
    within(span, done)
  })
  app.addHook('onError', ({ raw }, _reply, error, done) => {
    const entry = traced.get(raw)
    if (entry) entry.error = error
    done()
  })
  app.addHook('onReady', (done) => {
    app.websocketServer.on('connection', (_socket, raw) => {
      const span = traced.get(raw)?.span
      span?.set({ 'http.response.status_code': 101 })
      span?.end()
    })
    done()
  })
}

function beginRequest(request: FastifyRequest): Span | undefined {
  const { method, id } = request
  const { url: route } = request.routeOptions
  if (route && UNTRACED.has(route)) return undefined
  return beginTrace({
    name: route ? `${method} ${route}` : method,
    kind: 'server',
    attributes: {
      'http.request.method': method,
      ...(route && { 'http.route': route, 'url.path': route }),
      'satchel.request.id': id,
    },
    parent: parentOf(request),
  })
}

/** Returns the span that a trusted proxy names. From anyone else it could join traces of others, or flood the collector. */
function parentOf({ headers, ips = [] }: FastifyRequest): string | undefined {
  const { traceparent } = headers
  // Where the proxy isn't trusted, its own address is the only one.
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined
}

function endRequest({ span, error }: Traced, { raw }: FastifyReply): void {
  const { statusCode: status, headersSent } = raw
  if (headersSent) span.set({ 'http.response.status_code': status })
  if (status >= 500) span.fail(error ?? new Error(`The answer is ${status}`))
  span.end()
}
