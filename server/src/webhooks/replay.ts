import { DELIVERIES_KEPT } from '@satchel/contract/webhooks/webhooks.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue, type Task } from '../platform/jobs/jobs.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as sent from './delivery-queries.ts'
import { enqueueAll } from './publish.ts'
import { lockWebhook } from './queries.ts'

export const REPLAY_TASK = 'replay-webhook'
/** An id below every other. */
const BEGIN = '00000000-0000-0000-0000-000000000000'
const AT_ONCE = 500

interface Job {
  tenantId: string
  webhookId: string
  day: string
  /** The last delivery that was made to wait. */
  after: string
}

/** Sends what was sent on a day again; a job makes it wait. Tests, and what waits anyway, are left out. */
export async function replay(scope: Scope, id: string, day: string): Promise<{ count: number }> {
  const { active, name } = orNotFound(await lockWebhook(scope, id), 'Webhook')
  const { today, first } = await sent.findDays(scope, DELIVERIES_KEPT)
  if (day > today) throw invalidField('day', says('mustNotBeInFuture'))
  if (day < first) throw invalidField('day', says('mustBeWithinLastDays', { max: DELIVERIES_KEPT }))
  if (!active) throw new Problem('conflict', says('turnWebhookOnFirst'))
  const count = await sent.countOfDay(scope, id, day)
  if (count === 0) return { count }
  await enqueueReplay(scope, { tenantId: scope.actor.tenantId, webhookId: id, day, after: BEGIN })
  const target = { type: 'webhook', id, name }
  await audit(scope, { action: 'webhook.replayed', target, details: { day, count } })
  return { count }
}

function enqueueReplay(scope: Scope, job: Job): Promise<void> {
  return enqueue(scope, REPLAY_TASK, job, { jobKey: `replay ${job.webhookId} ${job.day}` })
}

/** Makes the next deliveries wait, and leaves the rest to a job of its own, so that accounts take turns. */
export function continueReplay({ database }: Services): Task {
  return async (payload) => {
    const job = payload as Job
    const { tenantId, webhookId, day, after } = job
    await withScope(database, systemActor(tenantId), async (scope) => {
      const webhook = await lockWebhook(scope, webhookId)
      if (!webhook?.active) return
      const ids = await sent.resetOfDay(scope, { webhookId, day, after, limit: AT_ONCE })
      await enqueueAll(
        scope,
        ids.map((id) => ({ id, webhookId, tenantId, tried: 0 })),
      )
      const last = ids.at(-1)
      if (last && ids.length === AT_ONCE) await enqueueReplay(scope, { ...job, after: last })
    })
  }
}
