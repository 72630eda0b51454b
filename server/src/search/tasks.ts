import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { indexItems } from './index-queries.ts'
import * as log from './log-queries.ts'

export function searchTasks({ database }: Services): Tasks {
  return {
    'index-items': (payload) => indexItems(database.system, payload),
    'forget-searches': () => log.forget(database.system),
  }
}
