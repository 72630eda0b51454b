import { LRUCache } from 'lru-cache'
import { networkOf } from '../platform/http/network.ts'
import { DAY } from '../platform/time.ts'
import { PEOPLE_MAX } from './certainty-queries.ts'
import type { Caller } from './visitor.ts'

// Visitors are distinguished by network and user agent, and a user agent is easily changed. So one
// network has at most so many different people on a link in a day. Kept in memory, by each node: no address is
// stored, and the redirect waits for nothing.

/** Networks on links. */
const NETWORKS_MAX = 40_000

export interface SharedDevices {
  /** Tells whether this viewer exceeds the number of a network; else they are one of its people from now on. */
  isOver(link: { id: string }, caller: Caller, viewer: string): boolean
}

/** Viewers of a network: most have one, for whom no set is made. */
type People = string | Set<string>

export function openSharedDevices(): SharedDevices {
  const networks = new LRUCache<string, People>({ max: NETWORKS_MAX })
  return {
    isOver({ id }, { address }, viewer) {
      const day = Math.floor(Date.now() / DAY)
      const key = `${day} ${id} ${networkOf(address)}`
      const people = networks.get(key)
      if (people === viewer) return false
      if (people === undefined) networks.set(key, viewer)
      else if (typeof people === 'string') networks.set(key, new Set([people, viewer]))
      else if (!people.has(viewer)) {
        if (people.size >= PEOPLE_MAX) return true
        people.add(viewer)
      }
      return false
    },
  }
}
