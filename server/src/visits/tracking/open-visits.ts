import type { Services } from '../../platform/http/services.ts'
import { type Links, openLinkCache } from '../gates/open-link.ts'
import { openSlugSearch } from '../link/slug-search.ts'
import * as query from './arrival-queries.ts'
import { type Flusher, openFlusher } from './flusher.ts'
import { openAddressWatch } from './one-address.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import { openSharedDevices, type SharedDevices } from './shared-devices.ts'

export interface Visits extends Links {
  recorder: Recorder
  sharedDevices: SharedDevices
  watchAddress: ReturnType<typeof openAddressWatch>
  settle: Flusher['settle']
}

export function openVisits(services: Services): Visits {
  const { disk, database } = services
  const { system } = database
  const flusher = openFlusher(services)
  // What a node that was killed has left.
  flusher.wake()
  const recorder = openRecorder(async (visits) => {
    // On a full disk visitors still get their pages. What isn't stored carries no token of a visit.
    const isStored = !disk.isFull()
    const open = await query.insertArrivals(system, visits, { isStored })
    if (isStored && open.length > 0) flusher.wake()
    return { open, isStored }
  })
  return {
    services,
    recorder,
    sharedDevices: openSharedDevices(),
    watchAddress: openAddressWatch(services),
    search: openSlugSearch(),
    cache: openLinkCache(),
    settle: flusher.settle,
  }
}
