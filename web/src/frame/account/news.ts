import { version } from '../../../package.json'
import { readStored, writeStored } from '../../lib/browser-storage.ts'

/** Tells whether Satchel has changed since this browser last showed what's new. The first visit has nothing to catch up on. */
export function hasNews(): boolean {
  const seen = readStored('seenVersion')
  if (seen === null) markSeen()
  return seen !== null && seen !== version
}

/** Keeps that the person knows of this version. */
export function markSeen(): void {
  writeStored('seenVersion', version)
}
