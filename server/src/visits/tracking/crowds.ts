import { networkOf } from '../../platform/http/network.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import type { Caller } from '../link/visitor.ts'

// People are told apart by network and browser, and what a browser calls itself costs nothing to change. So one
// network has at most so many different people on a link in a day. Kept in memory, by each node: no address is
// stored, and the redirect waits for nothing.

/** Browsers of one build are one viewer already, so few offices come near it. */
const PEOPLE_MAX = 50
/** Networks on links, kept in two generations: what was not seen in the newer one is forgotten with the older. */
const KNOWN_MAX = 20_000

export interface Crowds {
  /** Whether this viewer is one more than a network has; else they are one of its people from now on. */
  isOver(link: FoundLink, caller: Caller, viewer: string): boolean
}

export function openCrowds(): Crowds {
  let newer = new Map<string, Set<string>>()
  let older = newer

  function peopleOf(key: string): Set<string> {
    const known = newer.get(key)
    if (known) return known
    if (newer.size >= KNOWN_MAX) {
      older = newer
      newer = new Map()
    }
    const people = older.get(key) ?? new Set()
    newer.set(key, people)
    return people
  }

  return {
    isOver({ id }, { address }, viewer) {
      const day = Math.floor(Date.now() / 86_400_000)
      const people = peopleOf(`${day} ${id} ${networkOf(address)}`)
      if (people.has(viewer)) return false
      if (people.size >= PEOPLE_MAX) return true
      people.add(viewer)
      return false
    },
  }
}
