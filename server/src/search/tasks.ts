import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { cutPassages } from './answers/cut-passages.ts'
import * as log from './log/queries.ts'
import { sumSearches } from './log/sums.ts'
import { indexAgain } from './matching/index-again.ts'
import { indexItems } from './matching/index-queries.ts'
import { watchSearches } from './saved/watch.ts'

export function searchTasks(services: Services): Tasks {
  const { database } = services
  return {
    'cut-passages': (payload) => cutPassages(services, payload),
    'index-items': (payload) => indexItems(database.system, payload),
    'index-again': () => indexAgain(services),
    'watch-searches': () => watchSearches(services),
    'sum-searches': () => sumSearches(services),
    'forget-searches': () => log.forget(database.system),
  }
}
