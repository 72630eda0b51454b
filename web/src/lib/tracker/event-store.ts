import type { ClientEvent } from '@satchel/contract/analytics/client-events.ts'
import { newId } from '../new-id.ts'

interface Waiting {
  event: ClientEvent
  tries: number
}

interface Kept {
  person: string
  waiting: readonly Waiting[]
}

const EVENTS = 'satchel-events-'
const ENDPOINT = 'satchel-endpoint'

/** Keeps what a tab has left to send, so that it outlives the tab. What there is no room for is lost. */
export function saveEvents(tab: string, person: string, waiting: readonly Waiting[]): void {
  const key = EVENTS + tab
  localStorage.removeItem(key)
  if (waiting.length === 0) return
  try {
    localStorage.setItem(key, JSON.stringify({ person, waiting } satisfies Kept))
  } catch {
    // Without room they last as long as the tab.
  }
}

/**
 * Takes over what tabs of the same person left, and forgets what other people did. A tab that is still open may send
 * the same: the server counts each id once.
 */
export function takeEvents(person: string): Waiting[] {
  return keys().flatMap((key) => {
    const kept = read(key)
    localStorage.removeItem(key)
    return kept?.person === person ? [...kept.waiting] : []
  })
}

/** Returns the id of this browser for a person; another person has another. */
export function endpointOf(person: string): string {
  const [id, of] = (localStorage.getItem(ENDPOINT) ?? '').split(' ')
  if (id && of === person) return id
  const made = newId()
  localStorage.setItem(ENDPOINT, `${made} ${person}`)
  return made
}

export function forgetEvents(): void {
  for (const key of [ENDPOINT, ...keys()]) localStorage.removeItem(key)
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(EVENTS))
}

function read(key: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Kept>
    return Array.isArray(kept.waiting) && kept.person ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}
