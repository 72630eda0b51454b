import {
  type AttemptFault,
  WEBHOOK_FAILING_DAYS,
  type WebhookDelivery,
} from '@satchel/contract/webhooks/webhooks.ts'
import { addressOf, chatFault, deliveryBody, endOfQuiet, retryAfterOf } from '../chat/service.ts'
import type { Config } from '../platform/config.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue, type Task } from '../platform/jobs/jobs.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { renderEmail } from '../platform/mail/mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
import { FetchFailure, type Reach, sendPublic } from '../platform/security/fetch.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import * as sent from './delivery-queries.ts'
import { enqueueAll, SEND_TASK } from './publish.ts'
import * as query from './queries.ts'
import { secretsOf } from './secrets.ts'
import { TEST } from './service.ts'
import { signedHeaders } from './signature.ts'

/** Waits between attempts: a little over a day in all. */
const WAITS = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR],
]
const TIMEOUT = 10 * SECOND
const ANSWER_KEPT = 500
const ATTEMPTS_KEPT = 20
/** The receiver says that it's gone for good. */
const GONE = 410

type Attempt = WebhookDelivery['attempts'][number]
type Waiting = NonNullable<Awaited<ReturnType<typeof sent.findWaiting>>>

/**
 * Sends a delivery once, unless an earlier one about the same thing waits, which then enqueues this one. The next attempt
 * is a job of its own, so a failure here is none of the queue's.
 */
export function sendDelivery({ config, secrets, database }: Services, timeoutMs = TIMEOUT): Task {
  const reach = { timeoutMs, allowedNetworks: config.FETCH_ALLOWED_NETWORKS }
  return async (payload) => {
    const { tenantId, id, tried } = payload as { tenantId: string; id: string; tried: number }
    const actor = systemActor(tenantId)
    const delivery = await withScope(database, actor, (scope) => take(scope, id, tried))
    if (!delivery?.secret) return
    const { secret, oldSecrets, webhookId } = delivery
    const keys = secretsOf(secrets, webhookId, { secret, oldSecrets })
    const url = addressOf(secrets, delivery)
    const body = deliveryBody(config, delivery)
    const fault = silenceOf(delivery)
    const { attempt, wait } =
      fault || !url
        ? skipped(fault ?? 'no-address')
        : await post({ ...delivery, url, body }, keys, reach)
    await withScope(database, actor, (scope) => settle(scope, config, delivery, attempt, wait))
  }
}

/** Returns a delivery if it's its turn. */
async function take(scope: Scope, id: string, tried: number): Promise<Waiting | undefined> {
  // Whoever settles the one before locks this one too, so one of both sees the other.
  const event = await sent.lockDelivery(scope, id)
  const delivery = event && (await sent.findWaiting(scope, id, event))
  if (!delivery || delivery.tried !== tried) return undefined
  if (delivery.isBehind) {
    await sent.setNextAt(scope, id, null)
    return undefined
  }
  const quietUntil = isHeld(delivery) && endOfQuiet(delivery.quietHours, delivery.timeZone)
  if (!quietUntil) return delivery
  await sent.setNextAt(scope, id, quietUntil.toISOString())
  const job = { tenantId: scope.actor.tenantId, id, tried }
  await enqueue(scope, SEND_TASK, job, { jobKey: `webhook ${id}`, runAt: quietUntil })
  return undefined
}

/** Tells whether a delivery heeds quiet hours: not what someone sends now, as a test or again. */
function isHeld({ event, tried, attempts }: Waiting): boolean {
  const isResent = tried === 0 && attempts.length > 0
  return event !== TEST && !isResent
}

interface Result {
  attempt: Attempt
  /** Milliseconds that the receiver asks to wait. */
  wait?: number
}

const REFUSALS = {
  off: 'The webhook is turned off',
  'no-rights': 'The key or app that set it up may not receive this anymore',
  'no-address': 'The address was lost',
} as const

/** Says why nothing is sent anymore, if so: someone turned the webhook off, or whose it is may not receive this. */
function silenceOf({ active, event, mayReceive }: Waiting): 'off' | 'no-rights' | undefined {
  if (!active && event !== TEST) return 'off'
  return mayReceive ? undefined : 'no-rights'
}

function skipped(fault: keyof typeof REFUSALS): Result {
  const at = new Date().toISOString()
  const error = REFUSALS[fault]
  return { attempt: { at, ms: 0, status: null, error, fault, answer: '' } }
}

async function post(
  { id, url, body, contentType, format }: Waiting & { url: string; body: string },
  keys: string[],
  reach: Reach,
): Promise<Result> {
  const at = new Date().toISOString()
  const begun = performance.now()
  const headers = { 'content-type': contentType, ...signedHeaders(keys, id, body) }
  const done = () => Math.round(performance.now() - begun)
  try {
    const options = { ...reach, keptBytes: ANSWER_KEPT }
    const { status, start, retryAfter } = await sendPublic(url, { headers, body }, options)
    const answer = textOf(start)
    const fault = chatFault(format, { status, answer })
    if (!fault) return { attempt: { at, ms: done(), status, error: null, answer } }
    const error = `The server responded with ${status}`
    const attempt = { at, ms: done(), status, error, fault, answer }
    return { attempt, wait: retryAfterOf(retryAfter) }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    const { status = null, message, reason } = error
    return {
      attempt: { at, ms: done(), status, error: message, fault: FAULTS[reason], answer: '' },
    }
  }
}

const FAULTS: Record<FetchFailure['reason'], AttemptFault> = {
  refused: 'refused',
  unreachable: 'unreachable',
  redirects: 'redirect',
  timeout: 'timeout',
  'too-large': 'status',
  'wrong-type': 'status',
  'bad-status': 'status',
}

/** PostgreSQL keeps no NUL, and a cut character is not shown. */
function textOf(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/\uFFFD+$/, '')
}

async function settle(
  scope: Scope,
  config: Config,
  { id, webhookId, thingId, event, tried, attempts }: Waiting,
  attempt: Attempt,
  asked = 0,
): Promise<void> {
  const isTest = event === TEST
  const isGood = attempt.error === null
  const isSilent = attempt.fault === 'off' || attempt.fault === 'no-rights'
  const isLast = isTest || isSilent || attempt.status === GONE
  const wait = isGood || isLast ? undefined : WAITS[tried]
  const next = wait === undefined ? null : new Date(Date.now() + Math.max(wait, asked))
  // As whoever deletes a webhook locks it, then its deliveries: in the other order, they wait for each other.
  await query.lockWebhook(scope, webhookId)
  const stored = await sent.updateDelivery(scope, id, {
    state: isGood ? 'delivered' : next ? 'waiting' : 'failed',
    tried: tried + 1,
    nextAt: next?.toISOString() ?? null,
    attempts: [...attempts, attempt].slice(-ATTEMPTS_KEPT),
  })
  if (!stored) return
  if (next) {
    const job = { tenantId: scope.actor.tenantId, id, tried: tried + 1 }
    await enqueue(scope, SEND_TASK, job, { jobKey: `webhook ${id}`, runAt: next })
  } else if (thingId) {
    const { tenantId } = scope.actor
    await enqueueAll(scope, await sent.releaseNext(scope, tenantId, [{ webhookId, thingId }]))
  }
  if (isGood || !(isTest || isSilent)) await rate(scope, config, webhookId, { attempt, next })
}

/** Notes whether a webhook works, and turns off one that hasn't for days. */
async function rate(
  scope: Scope,
  config: Config,
  id: string,
  { attempt, next }: { attempt: Attempt; next: Date | null },
): Promise<void> {
  const webhook = await query.lockWebhook(scope, id)
  if (!webhook) return
  if (attempt.error === null) {
    if (webhook.failingSince) await query.updateWebhook(scope, id, { failingSince: null })
    return
  }
  const failingSince = webhook.failingSince ?? attempt.at
  const isOld = Date.now() - Date.parse(failingSince) > WEBHOOK_FAILING_DAYS * DAY
  // A first failure after quiet days has its further attempts before it.
  const isOver = isOld && next === null
  if (!isOver && attempt.status !== GONE) {
    if (!webhook.failingSince) await query.updateWebhook(scope, id, { failingSince })
    return
  }
  if (!webhook.active) return
  const turnedOffAt = new Date().toISOString()
  await query.updateWebhook(scope, id, { failingSince, active: false, turnedOffAt })
  await warn(scope, config, webhook.name, attempt.error)
}

async function warn(scope: Scope, config: Config, name: string, error: string): Promise<void> {
  const page = `${config.PUBLIC_URL}/settings?section=webhooks`
  const look = await tenants.mailLook(scope, config)
  for (const { email } of await query.findAdmins(scope)) {
    const language = await localeOfAddress(scope.db, scope.actor.tenantId, email)
    const { admin: texts } = memberTexts(language)
    const passages = [texts.webhookProblem(error), texts.webhookAdvice]
    const button = { label: texts.viewWebhooks, url: page }
    const mail = renderEmail(texts.webhookOff(name), passages, button, { look, language })
    await enqueueMail(scope, { to: email, ...mail })
  }
}
