import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import { BODY_MAX, REQUEST_TIMEOUT, SOCKET_FRAME_MAX } from '@satchel/contract/constants.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { Config } from '../config.ts'
import { isAnyServerAway } from '../database/connection-loss.ts'
import { storageFull } from '../files/disk.ts'
import { chooseProtocol } from '../live/socket-route.ts'
import { pathForLog } from '../log.ts'
import { NoSuchAddress, Problem, problemBody, says } from '../problem.ts'
import type { Reports } from '../reporting/reports.ts'
import { traceRequests } from '../tracing/requests.ts'
import { currentSpan, isTracing } from '../tracing/tracing.ts'
import { openFormerHosts, redirectForGood } from './former-hosts.ts'
import { openHeaders } from './headers.ts'
import { openHostCheck } from './host-check.ts'
import { type Hosts, pathAt } from './hosts.ts'
import { readJson } from './input/json-body.ts'
import { answerRates } from './rate-headers.ts'
import { type Shortcut, serverWith, takeShortcuts } from './server.ts'
import { answerClientError, endSlowRequests } from './slow-requests.ts'
import { stopGently } from './stopping.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All that is served, as `GET /api/…`. */
    routes: string[]
  }
}

/** Creates Fastify with request ids, problems, quiet logs and safe headers. */
export async function createHttp(
  config: Config,
  hosts: Hosts,
  reports: Reports,
): Promise<FastifyInstance> {
  const headersOf = openHeaders(config)
  const answer: typeof answerProblem = (error, request, reply) => {
    const { method, url, identity } = request
    if (toProblem(error).code === 'unexpected')
      reports.report(error, {
        actor: identity?.actor,
        operation: `${method} ${pathForLog(url)}`,
      })
    return answerProblem(error, request, reply)
  }
  const timeout = config.REQUEST_TIMEOUT * 1_000
  const shortcuts: Shortcut[] = []
  const app = fastify({
    serverFactory: serverWith(shortcuts),
    logger: loggerOf(config, reports),
    bodyLimit: BODY_MAX,
    // Bodies are watched for progress instead: an upload may take hours.
    requestTimeout: 0,
    // Fastify's own answer would be no problem, and say nothing of when to try again.
    return503OnClosing: false,
    http: { headersTimeout: timeout, connectionsCheckingInterval: timeout / 2 },
    clientErrorHandler: answerClientError,
    connectionTimeout: REQUEST_TIMEOUT * 2,
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.TRUSTED_PROXIES ?? false,
    routerOptions: { maxParamLength: 4_096 },
    rewriteUrl: (request) => pathAt(hosts, request),
    // An address that cannot be decoded is refused before the hooks and the handler of errors.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request))
      answer(error, request, reply)
    },
  })
  traceRequests(app)
  takeShortcuts(app, shortcuts)
  stopGently(app)
  endSlowRequests(app.server, config.REQUEST_TIMEOUT)
  listRoutes(app)
  answerRates(app)
  app.decorateRequest('identity', undefined)
  app.decorateRequest('input', null)
  app.decorateRequest('sentBack', undefined)
  app.decorate('entityReaders', new Map())
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request))
    // Nothing has such a name, and no database could look for it.
    const isNowhere = NUL.test(request.url)
    done(isNowhere ? new NoSuchAddress() : undefined)
  })
  // JSON alone, unless a route says otherwise: a form or a text of another site needs no leave of the browser.
  app.removeAllContentTypeParsers()
  readJson(app)
  app.setErrorHandler(answer)
  await app.register(cookie)
  await app.register(websocket, {
    options: { maxPayload: SOCKET_FRAME_MAX, handleProtocols: chooseProtocol },
  })
  // After the hook by which refused sockets are ended.
  answerAtOwnHosts(app, config, { hosts, answer })
  return app
}

/** Refuses requests for other hosts, and leads from former ones to the present. */
function answerAtOwnHosts(
  app: FastifyInstance,
  config: Config,
  { hosts, answer }: { hosts: Hosts; answer: typeof answerProblem },
): void {
  const checkHost = openHostCheck(config, hosts)
  const formerHosts = openFormerHosts(config)
  app.addHook('onRequest', (request, reply, done) => {
    const { originalUrl: url, headers, raw } = request
    const problem = checkHost({ url, headers, rawHeaders: raw.rawHeaders })
    // Answered here, since pages have a handler of errors that would answer with one of theirs.
    if (problem) return void answer(problem, request, reply)
    const address = formerHosts(request)
    if (address) redirectForGood(request, reply, address)
    else done()
  })
}

function listRoutes(app: FastifyInstance): void {
  const routes: string[] = []
  app.decorate('routes', routes)
  // HEAD beside a GET, and what browsers ask before a call, are no operations of ours.
  app.addHook('onRoute', ({ method, url, config }) => {
    const isAside = method === 'HEAD' || method === 'OPTIONS' || url.includes('*')
    if (!isAside || config?.endpoint?.method === method) routes.push(`${method} ${url}`)
  })
}

/** A NUL in the path of an address. */
const NUL = /^[^?]*%00/

function loggerOf(
  { LOG_LEVEL }: Config,
  reports: Reports,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: LOG_LEVEL,
    ...(isTracing() && { mixin: traceOfLine }),
    hooks: {
      // Whatever is logged as an error is reported, wherever it was caught.
      logMethod(args, method, level) {
        const [{ err } = {}, operation] = args as unknown as [{ err?: unknown }?, string?]
        if (level >= ERROR_LEVEL && err instanceof Error)
          reports.report(err, { ...(operation && { operation }) })
        method.apply(this, args)
      },
    },
    serializers: {
      req: ({ method, url }) => ({ method, path: pathForLog(url) }),
      err: ({ name, message, stack, cause }: Error) => ({
        type: name,
        message,
        stack: stack ?? '',
        cause,
      }),
    },
  }
}

/** Returns the field by which a line of the log and a trace are found from each other. */
function traceOfLine(): object {
  const traceId = currentSpan()?.traceId
  return traceId ? { traceId } : {}
}

/** Pino's number of `error`. */
const ERROR_LEVEL = 50

function answerProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error)
  if (problem.code === 'unexpected') request.log.error({ err: error }, 'unhandled error')
  reply.header('cache-control', 'no-store')
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter)
  // RFC 9110 asks for it with every 401; browsers ask nobody for a Bearer.
  if (problem.status === 401 && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer')
  // Fastify closes on what it won't read, and the client would lose the answer with it: Node reads the rest away.
  if (problem.status === 413 || problem.status === 415) reply.removeHeader('connection')
  if (problem.status === 416) reply.headers((error as { headers?: object }).headers ?? {})
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemBody(problem, request.id))
}

/** PostgreSQL's code of a disk without room. */
const DISK_FULL = '53100'
/** PostgreSQL's code of a statement that its time limit ended. */
const CANCELED = '57014'

/** Any error may have Fastify's fields; those of Node and PostgreSQL have `code`. */
export function toProblem(error: Error & Partial<FastifyError>): Problem {
  if (error instanceof Problem) return error
  const options = { cause: error }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem('too-large', says('bodyTooLarge'), options)
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem('unsupported-media-type', says('sendApplicationJson'), options)
  if (error.statusCode === 416)
    return new Problem('range-not-satisfiable', says('requestedRangeIsOutsideFile'), options)
  if (isAnyServerAway(error))
    return new Problem('unavailable', says('databaseUnavailable'), {
      ...options,
      retryAfter: 5,
    })
  if (error.code === DISK_FULL || error.code === 'ENOSPC') return storageFull()
  if (error.code === CANCELED)
    return new Problem('unavailable', says('tookTooLong'), {
      ...options,
      retryAfter: 5,
    })
  if (error.statusCode && error.statusCode < 500)
    return new Problem(
      'malformed',
      { message: error.message },
      { ...options, errors: bodyError(error.message) },
    )
  return new Problem('unexpected', says('somethingWentWrong'), options)
}

function bodyError(message: string): FieldError[] {
  return [{ path: '', message }]
}
