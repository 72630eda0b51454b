import type { Services } from '../../platform/http/services.ts'
import { type Links, openLinkCache } from '../gates/open-link.ts'
import { openSlugSearch } from '../link/slug-search.ts'
import * as query from './arrival-queries.ts'
import { type Crowds, openCrowds } from './crowds.ts'
import { type Mover, openMover } from './mover.ts'
import { openAddressWatch } from './one-address.ts'
import { openRecorder, type Recorder } from './recorder.ts'

export interface Visits extends Links {
  recorder: Recorder
  crowds: Crowds
  watchAddress: ReturnType<typeof openAddressWatch>
  settle: Mover['settle']
}

export function openVisits(services: Services): Visits {
  const { disk, database } = services
  const { system } = database
  const mover = openMover(services)
  // What a node that was killed has left.
  mover.wake()
  const recorder = openRecorder(async (visits) => {
    // On a full disk visitors still get their pages. What isn't stored carries no token of a visit.
    const isStored = !disk.isFull()
    const open = await query.insertArrivals(system, visits, { isStored })
    if (isStored && open.length > 0) mover.wake()
    return { open, isStored }
  })
  return {
    services,
    recorder,
    crowds: openCrowds(),
    watchAddress: openAddressWatch(services),
    search: openSlugSearch(),
    cache: openLinkCache(),
    settle: mover.settle,
  }
}
