import type { Services } from '../platform/http/services.ts'
import { insertArrivals } from './arrival-queries.ts'
import { type Flusher, openFlusher } from './flusher.ts'
import { openAddressWatch } from './one-address.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import { openSharedDevices, type SharedDevices } from './shared-devices.ts'

/** Recorder of visits on this node, and what it needs. */
export interface Tracking {
  recorder: Recorder
  sharedDevices: SharedDevices
  watchAddress: ReturnType<typeof openAddressWatch>
  settle: Flusher['settle']
}

export function openTracking(services: Services): Tracking {
  const { disk, database } = services
  const { system } = database
  const flusher = openFlusher(services)
  // What a node that was killed has left.
  flusher.wake()
  const recorder = openRecorder(async (visits) => {
    // On a full disk visitors still get their pages. What isn't stored carries no token of a visit.
    const isStored = !disk.isFullForRows()
    const open = await insertArrivals(system, visits, { isStored })
    if (isStored && open.length > 0) flusher.wake()
    return { open, isStored }
  })
  return {
    recorder,
    sharedDevices: openSharedDevices(),
    watchAddress: openAddressWatch(services),
    settle: flusher.settle,
  }
}
