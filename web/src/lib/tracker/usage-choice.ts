import { readStored, removeStored, writeStored } from '../browser-storage.ts'

const listeners = new Set<() => void>()

/** Tells whether this browser asks every site not to track: Do Not Track, or Global Privacy Control. */
export function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** Tells whether use of the app may be counted in this browser. */
export function isUsageCounted(): boolean {
  return !asksForPrivacy() && readStored('usage') !== 'off'
}

export function setUsageCounted(isCounted: boolean): void {
  if (isCounted) removeStored('usage')
  else writeStored('usage', 'off')
  for (const listener of listeners) listener()
}

export function onUsageChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
