import { EVENT_SUMS_KEPT, EVENTS_KEPT } from '@satchel/contract/analytics/client-events.ts'
import type { Services } from '../platform/http/services.ts'
import { network, type Task, type Tasks } from '../platform/jobs/jobs.ts'
import * as query from './queries.ts'
import type { ForwardedEvent } from './service.ts'

const PATIENCE = 15_000
/** Days for which an event without an account may come again. */
const ANONYMOUS_KEPT = 3

export function clientEventTasks(services: Services): Tasks {
  const retention = { events: EVENTS_KEPT, sums: EVENT_SUMS_KEPT, anonymous: ANONYMOUS_KEPT }
  return {
    'forget-events': () => query.forget(services.database.system, retention),
    'forward-events': network(forward(services)),
  }
}

/** Passes a batch on to the outside collector; after the last resend it is dropped. */
function forward({ config, log }: Services): Task {
  return async (payload, attempt) => {
    const { tenantId, events } = payload as { tenantId: string | null; events: ForwardedEvent[] }
    const url = config.ANALYTICS_FORWARD_URL
    if (!url) return
    try {
      await post(url, JSON.stringify({ tenantId, events }))
    } catch (error) {
      const { attempts = 1, max_attempts: max = 1 } = attempt?.job ?? {}
      if (attempts < max) throw error
      log.warn({ events: events.length, reason: String(error) }, 'events were not passed on')
    }
  }
}

async function post(url: string, body: string): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!ok) throw new Error(`The collector answered ${status}`)
}
