import { useSyncExternalStore } from 'react'

/** The place whose page is being loaded in full; the frame shows it as the current one until that is there. */
let place: string | null = null
const listeners = new Set<() => void>()

export function leaveFor(to: string | null): void {
  place = to
  for (const listener of listeners) listener()
}

export function useLeaving(): string | null {
  return useSyncExternalStore(subscribe, () => place)
}

function subscribe(listener: () => void): () => void {
  // A page that the browser kept is shown again as it was left.
  const back = ({ persisted }: PageTransitionEvent) => persisted && leaveFor(null)
  listeners.add(listener)
  window.addEventListener('pageshow', back)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('pageshow', back)
  }
}
