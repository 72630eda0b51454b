import type { Services } from '../../platform/http/services.ts'
import type { Links } from '../gates/open-link.ts'
import { openSlugSearch } from '../link/slug-search.ts'
import { type Crowds, openCrowds } from './crowds.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import { openTally, type Tally } from './tally.ts'
import * as query from './visit-queries.ts'

export interface Visits extends Links {
  recorder: Recorder
  crowds: Crowds
  settle: Tally['settle']
}

export function openVisits(services: Services): Visits {
  const { system } = services.database
  const tally = openTally(services)
  const recorder = openRecorder(async (visits) => {
    const { stored, views } = await query.insertVisits(system, visits)
    const counted = new Set(views)
    tally.add(visits.filter(({ id }) => counted.has(id)))
    return stored
  })
  return {
    services,
    recorder,
    crowds: openCrowds(),
    search: openSlugSearch(),
    known: new Map(),
    settle: tally.settle,
  }
}
