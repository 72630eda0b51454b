import type { Tasks } from '../../platform/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { forgetViewers } from '../service.ts'
import { keepVisits } from './retention.ts'
import { sumVisits } from './sums.ts'

/** Upkeep of visits, by the names it is run under. */
export function visitTasks(services: Services): Tasks {
  return {
    'sum-visits': () => sumVisits(services),
    'keep-visits': () => keepVisits(services),
    'forget-viewers': () => forgetViewers(services),
  }
}
