import type { Readable } from 'node:stream'
import { IDEMPOTENCY_KEY_MAX, PUBLIC_LIMIT } from '@satchel/contract/constants.ts'
import type { Endpoint, Input, Reply } from '@satchel/contract/endpoint.ts'
import { OPEN_STATUSES } from '@satchel/contract/tenants/tenants.ts'
import type { UnknownField } from '@satchel/contract/unknown-fields.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Actor,
  may,
  type Origin,
  requirePermission,
  type Scope,
  withReading,
  withReplica,
  withScope,
} from '../database/scope.ts'
import { Csv } from '../files/csv-cells.ts'
import { type Meter, measureThread, metered, openMeter } from '../metering.ts'
import { Problem, type Reason, says } from '../problem.ts'
import { type Identity, programTokenOf } from '../security/identity.ts'
import type { Spender } from '../security/time-budgets.ts'
import { addsRows } from './adds-rows.ts'
import type { Call } from './call.ts'
import { answerOnce } from './idempotency.ts'
import { ifMatchOf } from './if-match.ts'
import { inputCheck } from './input/input-check.ts'
import { checkSentBack, type EntityReader } from './input/unchanged-fields.ts'
import { allowList } from './input/validate.ts'
import { networkOf } from './network.ts'
import { sendTable } from './send-table.ts'
import type { Services } from './services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
  interface FastifyRequest {
    identity: Identity | undefined
    input: unknown
    /** Fields of the entity's own answer that the call doesn't change. */
    sentBack?: UnknownField[] | undefined
  }
}

type Handler<E extends Endpoint> = (
  scope: Scope,
  input: Input<E>,
  call: Call,
) => Promise<Reply<E> | (E extends { alsoCsv: true } ? Csv : never)>
type PublicHandler<E extends Endpoint> = (
  input: Input<E>,
  call: Omit<Call, 'identity'>,
) => Promise<Reply<E>>

/** Binds an endpoint to the function that answers it, inside the caller's scope. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  if (endpoint.method === 'GET') app.entityReaders.set(endpoint.path, handler as EntityReader)
  route(
    app,
    endpoint,
    async (request, reply) => {
      const identity = identityOf(request)
      const call = { request, reply, identity, ifMatch: ifMatchOf(request) }
      const within = endpoint.mayLag ? withReplica : withScope
      const answer = await within(app.services.database, identity.actor, (scope) => {
        const work = async () => {
          const checkAnswer = await checkSentBack(app, endpoint, scope, call)
          const body = await handler(scope, asCsv(request.input as Input<E>), call)
          checkAnswer(body)
          return { status: reply.statusCode, body }
        }
        const key = idempotencyKey(request)
        const isOnce = endpoint.status === 201 || endpoint.once
        if (!isOnce || key === undefined) return work()
        const requestKey = JSON.stringify([request.method, request.url, request.body])
        const { secrets } = app.services
        return answerOnce(scope, { key, request: requestKey, secret: secrets.auth }, work)
      })
      // Respond only after the commit, so a crash can't undo what the response says.
      if (answer.isReplayed) reply.header('idempotency-replayed', 'true')
      reply.code(answer.status).send(await sendable(answer.body, request, reply))
    },
    { takesSentBack: true },
  )
}

export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']?.toString()
  if (key === undefined || (key.length > 0 && key.length <= IDEMPOTENCY_KEY_MAX)) return key
  throw new Problem('malformed', says('idempotencyKeyLength', { max: IDEMPOTENCY_KEY_MAX }))
}

/** Asks a handler for a CSV where a workbook is asked for, which is made of it. */
function asCsv<I extends object>(input: I): I {
  const { query } = input as { query?: { format?: string } }
  return query?.format === 'xlsx' ? { ...input, query: { ...query, format: 'csv' } } : input
}

/** Returns the body; a table is sent as it is, past the reply's schema. */
async function sendable(
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!(body instanceof Csv)) return body
  reply.type('text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${body.name}.csv"`)
  return sendTable(request, reply, body.text)
}

/** Binds an endpoint whose handler only reads, best with a single statement: that is its whole transaction. */
export function serveReading<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (scope: Scope, input: Input<E>) => Promise<Reply<E>>,
): void {
  if (endpoint.method === 'GET') app.entityReaders.set(endpoint.path, handler as EntityReader)
  route(app, endpoint, async (request, reply) => {
    const { actor } = identityOf(request)
    const input = request.input as Input<E>
    reply.send(await withReading(app.services.database, actor, (scope) => handler(scope, input)))
  })
}

/** Binds an endpoint whose handler opens scopes itself, to wait outside of them. */
export function serveOutside<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (actor: Actor, input: Input<E>, identity: Identity) => Promise<Reply<E>>,
): void {
  route(
    app,
    endpoint,
    async (request, reply) => {
      const identity = identityOf(request)
      const { actor } = identity
      if (request.sentBack) {
        const call = { request, reply, identity, ifMatch: undefined }
        await withScope(app.services.database, actor, async (scope) => {
          const checkAnswer = await checkSentBack(app, endpoint, scope, call)
          // What nothing reads can't be compared before it's changed.
          checkAnswer(null)
        })
      }
      reply.send(await handler(actor, request.input as Input<E>, identity))
    },
    { takesSentBack: true },
  )
}

/** Binds an endpoint without tokens; its handler opens what it needs. */
export function servePublic<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: PublicHandler<E>,
): void {
  route(app, endpoint, async (request, reply) => {
    const call = { request, reply, ifMatch: ifMatchOf(request) }
    reply.send(await handler(request.input as Input<E>, call))
  })
}

type RawHandler<E extends Endpoint> = (
  actor: Actor,
  input: Input<E>,
  call: Omit<Call, 'identity'>,
) => Promise<unknown>

/** Binds an endpoint with a streamed body or response; its handler opens its scopes. */
export function serveRaw<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: RawHandler<E>,
): void {
  route(app, endpoint, async (request, reply) => {
    const call = { request, reply, ifMatch: ifMatchOf(request) }
    const body = await handler(actorOf(request), asCsv(request.input as Input<E>), call)
    const isTable = /^text\/csv/.test(String(reply.getHeader('content-type') ?? ''))
    reply.send(isTable ? await sendTable(request, reply, body as string | Readable) : body)
  })
}

/**
 * Checks every caller: tokens, an API key or an app's token, a second factor where one is due, a role that may, an active
 * account. Public and costly calls are counted.
 */
export async function admit(
  services: Services,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<void> {
  const { name, access, orAccess, limit } = endpoint
  const { noteRate } = request
  if (access === 'public') {
    await services.limits.spend(
      { name, ...(limit ?? PUBLIC_LIMIT) },
      networkOf(request.ip),
      noteRate,
    )
    services.timeBudgets.requireTime(spendersOf(request, undefined))
    requireDisk(services, endpoint)
    return
  }
  const token = programTokenOf(request)
  const identity = await (token
    ? services.authenticateProgram(token, endpoint, noteRate)
    : services.authenticate(request))
  const { actor } = identity
  if (identity.owesSecondFactor && !endpoint.beforeSecondFactor)
    throw new Problem('second-factor-required', says('secondFactorNeeded'))
  // The role comes before the plan: people without the right couldn't change the plan either.
  if (access !== 'signed-in' && !(orAccess && may(actor, orAccess)))
    requirePermission(actor, access)
  requireOpenAccount(identity, endpoint)
  if (endpoint.needsProof) await services.requireProof(identity)
  if (limit) await services.limits.spend({ name, ...limit }, `person ${actor.id}`, noteRate)
  services.timeBudgets.requireTime(spendersOf(request, actor))
  requireDisk(services, endpoint)
  if (addsRows(endpoint))
    await services.writes.requirePace(actor.tenantId, { creates: endpoint.method === 'POST' })
  request.identity = { ...identity, actor: { ...actor, origin: originOf(request) } }
}

/** Returns whose time a request takes: a person's and their account's, else a network's. */
function spendersOf({ ip }: FastifyRequest, actor: Actor | undefined): Spender[] {
  if (!actor) return [{ kind: 'network', id: networkOf(ip) }]
  const account: Spender = { kind: 'account', id: actor.tenantId }
  return actor.id === null ? [account] : [{ kind: 'person', id: actor.id }, account]
}

function requireDisk({ disk }: Services, endpoint: Endpoint): void {
  if (endpoint.fillsDisk === true) disk.requireRoom()
  else if (addsRows(endpoint)) disk.requireRoomForRows()
}

/** An inactive account is read for a while, and not changed. */
function requireOpenAccount(
  { status, readableUntil, suspendedReason }: Omit<Identity, 'actor'>,
  { evenInactive, method, reads }: Endpoint,
): void {
  if (evenInactive || OPEN_STATUSES.includes(status)) return
  const isReadable = readableUntil !== null && readableUntil > new Date().toISOString()
  const changesNothing = reads || method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  if (isReadable && changesNothing) return
  const day = isReadable ? readableUntil.slice(0, 10) : undefined
  throw new Problem('account-inactive', inactive(status, suspendedReason, day))
}

const INACTIVE = {
  past_due: ['accountPastDue', 'accountPastDueUntil'],
  canceled: ['accountCanceled', 'accountCanceledUntil'],
  suspended: ['accountSuspended', 'accountSuspendedUntil'],
} as const

/** Says why an account isn't active, and the day until which it can be read. */
function inactive(
  status: Identity['status'],
  suspendedReason: string | null,
  day: string | undefined,
): Reason {
  const [plain, until] =
    INACTIVE[status === 'past_due' || status === 'canceled' ? status : 'suspended']
  if (status !== 'suspended' || !suspendedReason) return day ? says(until, { day }) : says(plain)
  const cause = asClause(suspendedReason)
  return day
    ? says('accountSuspendedBecauseUntil', { cause, day })
    : says('accountSuspendedBecause', { cause })
}

/** Returns a text without its full stop, to go on after it. */
const asClause = (text: string) => text.trim().replace(/\.$/, '')

export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, agent: request.headers['user-agent']?.slice(0, 300) ?? null }
}

function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Error('This route admits without tokens')
  return request.identity
}

export function actorOf(request: FastifyRequest): Actor {
  return identityOf(request).actor
}

function route(
  app: FastifyInstance,
  endpoint: Endpoint,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
  options: { takesSentBack?: boolean } = {},
): void {
  const check = inputCheck(endpoint, options)
  const prune = endpoint.reply && allowList(endpoint.reply)
  if (endpoint.anyOrigin) answerPreflights(app, endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    onRequest: (request) => admit(app.services, request, endpoint),
    preValidation: async (request) => {
      const meter = meterOf(app.services, request)
      Object.assign(
        request,
        metered(meter, () => measureThread(() => check(request))),
      )
    },
    serializerCompiler: () => (body) =>
      measureThread(() => JSON.stringify(prune ? prune(body) : body)),
    schema: prune ? { response: { '2xx': {} } } : {},
    handler: (request, reply) => {
      reply.code(endpoint.status ?? 200)
      return withCosts(app.services, request, async () => {
        await answer(request, reply)
        return reply
      })
    },
  })
}

/** Opens a meter of what a request costs, for who sent it. */
export function meterOf({ timeBudgets }: Services, request: FastifyRequest): Meter {
  const spenders = spendersOf(request, request.identity?.actor)
  return openMeter((ms) => timeBudgets.spend(spenders, ms))
}

async function withCosts<T>(
  services: Services,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { identity } = request
  const meter = meterOf(services, request)
  try {
    return await metered(meter, work)
  } finally {
    if (identity && meter.writtenBytes > 0)
      services.writes.add(identity.actor.tenantId, meter.writtenBytes)
  }
}

const PREFLIGHT_KEPT = 86_400

/** Lets browsers call an endpoint from pages of any origin. */
function answerPreflights(app: FastifyInstance, endpoint: Endpoint): void {
  const { method, path } = endpoint
  app.options(path, { config: { endpoint } }, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': method,
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': PREFLIGHT_KEPT,
        'cache-control': `public, max-age=${PREFLIGHT_KEPT}`,
      })
      .send(),
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
