import type { ClientEvent } from '@satchel/contract/analytics/client-events.ts'
import { EVENT_BUFFER, EVENT_FLUSH, EVENT_RESENDS } from '@satchel/contract/constants.ts'
import { isOffline } from '../offline/offline.ts'
import { ApiProblem } from '../problem.ts'

interface Waiting {
  event: ClientEvent
  /** Number of failed attempts. */
  tries: number
}

interface Ways {
  send: (events: ClientEvent[]) => Promise<void>
  /** Receives the remaining events after each change worth storing. */
  save: (waiting: readonly Waiting[]) => void
}

/** Opens the buffer of waiting events. If it is full, and after the last resend, the oldest are dropped. */
export function openBuffer({ send, save }: Ways) {
  let waiting: Waiting[] = []
  let dropped = 0
  let isSending = false

  function bound(): void {
    const excess = waiting.length - EVENT_BUFFER
    if (excess <= 0) return
    waiting = waiting.slice(excess)
    dropped += excess
  }

  function remove(gone: readonly Waiting[]): void {
    waiting = waiting.filter((one) => !gone.includes(one))
  }

  /** Handles a failed batch: refused events are dropped; others only after enough resends. */
  function failed(batch: readonly Waiting[], error: unknown): void {
    for (const one of batch) one.tries += 1
    const isRefused = error instanceof ApiProblem && isRefusal(error)
    const lost = batch.filter(({ tries }) => isRefused || tries > EVENT_RESENDS)
    remove(lost)
    dropped += lost.length
  }

  return {
    add(event: ClientEvent): void {
      waiting.push({ event, tries: 0 })
      bound()
    },
    /** Puts stored events ahead of the others. */
    restore(left: readonly Waiting[]): void {
      waiting = [...left, ...waiting]
      bound()
    },
    /** Sends the oldest events; returns whether they arrived. */
    async flush(): Promise<boolean> {
      if (isSending || waiting.length === 0 || isOffline()) {
        save(waiting)
        return false
      }
      isSending = true
      const batch = waiting.slice(0, EVENT_FLUSH)
      try {
        await send(batch.map(({ event }) => event))
        remove(batch)
        return true
      } catch (error) {
        failed(batch, error)
        return false
      } finally {
        isSending = false
        save(waiting)
      }
    },
    /** Passes on what fits into one call, for a page that is being left. */
    hand(over: (events: ClientEvent[]) => boolean, last: ClientEvent): void {
      const batch = isSending ? [] : waiting.slice(-EVENT_FLUSH + 1)
      if (over([...batch.map(({ event }) => event), last])) remove(batch)
      else waiting.push({ event: last, tries: 0 })
      save(waiting)
    },
    clear(): void {
      waiting = []
      dropped = 0
    },
    /** Returns how many were dropped since the last call. */
    takeDropped(): number {
      const count = dropped
      dropped = 0
      return count
    },
  }
}

/** Tells whether the server refused for good: not with 408 and 429, nor if something else answered in its place. */
function isRefusal({ body: { status }, isForeign }: ApiProblem): boolean {
  return !isForeign && status >= 400 && status < 500 && status !== 408 && status !== 429
}
