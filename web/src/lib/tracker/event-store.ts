import type { ClientEvent } from '@satchel/contract/analytics/client-events.ts'
import {
  clearShelf,
  readStored,
  readStoredJson,
  removeStored,
  storedIds,
  writeStored,
} from '../browser-storage.ts'
import { newId } from '../new-id.ts'

interface Waiting {
  event: ClientEvent
  tries: number
}

interface StoredEvents {
  person: string
  waiting: readonly Waiting[]
}

/** Stores a tab's unsent events, so that they outlive it. Events that don't fit are lost. */
export function saveEvents(tab: string, person: string, waiting: readonly Waiting[]): void {
  removeStored('events', tab)
  if (waiting.length === 0) return
  // Without room they last as long as the tab.
  writeStored('events', JSON.stringify({ person, waiting } satisfies StoredEvents), tab)
}

/**
 * Takes over the events that tabs of the same person left, and removes other people's. A tab that is still open may
 * send the same: the server counts each id once.
 */
export function takeEvents(person: string): Waiting[] {
  return storedIds('events').flatMap((tab) => {
    const stored = read(tab)
    removeStored('events', tab)
    return stored?.person === person ? [...stored.waiting] : []
  })
}

/** Returns the id of this browser for a person; it differs by person. */
export function endpointOf(person: string): string {
  const [id, of] = (readStored('endpoint') ?? '').split(' ')
  if (id && of === person) return id
  const clientId = newId()
  writeStored('endpoint', `${clientId} ${person}`)
  return clientId
}

export function forgetEvents(): void {
  removeStored('endpoint')
  clearShelf('events')
}

function read(tab: string): StoredEvents | undefined {
  const stored = readStoredJson('events', tab) as Partial<StoredEvents> | undefined
  return Array.isArray(stored?.waiting) && stored.person ? (stored as StoredEvents) : undefined
}
