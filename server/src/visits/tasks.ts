import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { mailDigests, mailVisits } from './emails/send.ts'
import { notifySharers } from './recall/notify-sharers.ts'
import { forgetViewers } from './service.ts'
import { keepVisits } from './tracking/retention.ts'
import { sumVisits } from './tracking/sums.ts'

/** Returns the tasks of visits by name. */
export function visitTasks(services: Services): Tasks {
  return {
    'sum-visits': () => sumVisits(services),
    'mail-visits': () => mailVisits(services),
    'mail-visit-digests': () => mailDigests(services),
    'keep-visits': () => keepVisits(services),
    'forget-viewers': () => forgetViewers(services),
    'notify-sharers': (payload) => notifySharers(services, payload),
  }
}
