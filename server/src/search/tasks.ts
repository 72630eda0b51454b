import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { indexItems } from './index-queries.ts'
import * as log from './log-queries.ts'
import { sumSearches } from './sums.ts'
import { watchSearches } from './watch.ts'

export function searchTasks(services: Services): Tasks {
  const { database } = services
  return {
    'index-items': (payload) => indexItems(database.system, payload),
    'watch-searches': () => watchSearches(services),
    'sum-searches': () => sumSearches(services),
    'forget-searches': () => log.forget(database.system),
  }
}
