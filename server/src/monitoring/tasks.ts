import { ERRORS_KEPT } from '@satchel/contract/monitoring.ts'
import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import * as query from './queries.ts'

export function monitoringTasks({ database }: Services): Tasks {
  return { 'forget-errors': () => query.forget(database.system, ERRORS_KEPT) }
}
