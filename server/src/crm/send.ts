import { CRM_SEND_DAYS, type CrmFault } from '@satchel/contract/crm.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import * as notifications from '../notifications/service.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { audit } from '../platform/security/audit.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../platform/time.ts'
import { activityOf } from './activity.ts'
import * as connections from './connection-queries.ts'
import { enqueueSending } from './queue.ts'
import * as query from './send-queries.ts'
import { type ConnectionKey, Revoked, withClient } from './tokens.ts'
import { type CrmClient, CrmProblem } from './vendors/types.ts'
import { CRM_NAMES } from './vendors/vendors.ts'

/** Waits between attempts: three days in all. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY]
/** The time that one job takes, so that other tenants get their turn. */
const AT_ONCE = 20 * SECOND
/** A CRM that doesn't answer is left alone for so long, whatever waits. */
const REST = MINUTE
/** The longest that a CRM may ask to wait. */
const REST_MAX = DAY

/** The CRM doesn't answer, or not now: what waits is sent later. */
const OF_ALL: ReadonlySet<CrmFault> = new Set(['limited', 'timeout', 'unreachable', 'failing'])

type Send = NonNullable<Awaited<ReturnType<typeof query.takeNext>>> & { locale: Locale }

/** Sends what is due to a CRM, one after the other, for a while. */
export function sendToCrm(services: Services): Task {
  return async (payload) => {
    const key = payload as ConnectionKey
    const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
      withScope(services.database, systemActor(key.tenantId), work)
    const until = Date.now() + AT_ONCE
    let send = await scoped((scope) => take(scope, key.id))
    while (send) {
      const settled = send
      const result = await attempt(services, key, settled)
      await scoped((scope) => settle(scope, key, settled, result))
      send = Date.now() < until ? await scoped((scope) => take(scope, key.id)) : undefined
    }
    await scoped((scope) => goOn(scope, key))
  }
}

/** Takes the next thing that is due, if the connection may be used. */
async function take(scope: Scope, id: string): Promise<Send | undefined> {
  const connection = await connections.lockConnection(scope, { id })
  if (!connection || connection.pausedReason || isResting(connection)) return undefined
  const send = await query.takeNext(scope, id)
  return send && { ...send, locale: await connections.findLocale(scope, id) }
}

function isResting({ restsUntil }: { restsUntil: string | null }): boolean {
  return restsUntil !== null && Date.parse(restsUntil) > Date.now()
}

/** Has the rest sent when it's due. What is paused is enqueued by whoever connects it again. */
async function goOn(scope: Scope, key: ConnectionKey): Promise<void> {
  const connection = await connections.lockConnection(scope, key)
  if (!connection || connection.pausedReason) return
  const dueAt = await query.findNextDue(scope, key.id)
  if (dueAt === null) return
  const rests = connection.restsUntil ?? dueAt
  const runAt = Math.max(Date.parse(dueAt), Date.parse(rests), Date.now())
  await enqueueSending(scope, key, new Date(runAt))
}

type Result = { recordUrl: string } | { problem: CrmProblem }

async function attempt(services: Services, key: ConnectionKey, send: Send): Promise<Result> {
  const { config } = services
  try {
    const recordUrl = await withClient(services, key, (client) =>
      deliver({ config, locale: send.locale }, client, send),
    )
    return { recordUrl }
  } catch (error) {
    if (error instanceof CrmProblem) return { problem: error }
    services.log.error({ err: error, connection: key.id }, 'CRM')
    return { problem: new CrmProblem('error', 'Something went wrong on this server') }
  }
}

/** Writes one thing, unless an attempt before wrote it already; resolves to its address. */
async function deliver(
  { config, locale }: Parameters<typeof activityOf>[0],
  client: CrmClient,
  send: Send,
): Promise<string> {
  if (send.kind === 'lead') return client.urlOf(await client.savePerson(send.payload.person))
  const { reading, person: draft, isActivity } = send.payload
  const found = await client.findPerson(send.email)
  const person = found ?? (draft && (await client.savePerson(draft)))
  if (!person) throw new CrmProblem('no-contact', 'Nobody there has this address')
  if (!isActivity) return client.urlOf(person)
  const activity = activityOf({ config, locale }, reading)
  // An attempt that ended without an answer, or with its process, may have written it.
  const before = send.tried > 1 ? await client.findActivity(person, activity) : undefined
  return before ?? client.addActivity(person, activity)
}

async function settle(scope: Scope, key: ConnectionKey, send: Send, result: Result): Promise<void> {
  if ('recordUrl' in result) {
    const { recordUrl } = result
    const nothing = { nextAt: null, fault: null, detail: null }
    await query.settleSend(scope, send, { state: 'sent', recordUrl, ...nothing })
    return
  }
  const { problem } = result
  await query.settleSend(scope, send, outcomeOf(send, problem))
  if (problem instanceof Revoked) await pause(scope, key, problem.version)
  else if (OF_ALL.has(faultOf(problem))) {
    const wait = Math.min(Math.max(problem.waitMs ?? REST, SECOND), REST_MAX)
    const restsUntil = new Date(Date.now() + wait).toISOString()
    await connections.updateConnection(scope, key.id, { restsUntil })
  }
}

function faultOf({ fault }: CrmProblem): CrmFault {
  return fault === 'expired' ? 'revoked' : fault
}

function outcomeOf({ tried, at }: Send, problem: CrmProblem): query.Outcome {
  const fault = faultOf(problem)
  const reason = { fault, detail: problem.message }
  if (fault === 'no-contact') return { state: 'skipped', nextAt: null, ...reason }
  if (fault !== 'revoked' && fault !== 'error' && !OF_ALL.has(fault))
    return { state: 'failed', nextAt: null, ...reason }
  const isUncounted = fault === 'limited' || fault === 'revoked'
  const wait = isUncounted ? Math.min(problem.waitMs ?? 0, REST_MAX) : WAITS[tried - 1]
  const isOver = Date.now() - Date.parse(at) > CRM_SEND_DAYS * DAY
  if (wait === undefined || isOver)
    return { state: 'failed', nextAt: null, ...reason, ...(isOver && { fault: 'too-late' }) }
  const nextAt = new Date(Date.now() + Math.max(wait, problem.waitMs ?? 0)).toISOString()
  return { state: 'waiting', nextAt, isUncounted, ...reason }
}

/** Stops sending until an admin connects again, and notifies the admins. */
async function pause(scope: Scope, { id }: ConnectionKey, version: number): Promise<void> {
  if (!(await connections.pauseConnection(scope, id, version))) return
  const connection = await connections.lockConnection(scope, { id })
  if (!connection) return
  const name = CRM_NAMES[connection.kind]
  await audit(scope, { action: 'crm.paused', target: { type: 'crm', id, name } })
  const userIds = await connections.findAdmins(scope)
  const url = '/settings?section=crm'
  await notifications.notify(scope, { kind: 'crm-paused', userIds, url, itemName: name })
}
