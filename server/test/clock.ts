import { setTimeout } from 'node:timers/promises'
import { HOUR } from '../src/platform/time.ts'

/**
 * Waits for the next hour if this one is about to end, for what must happen within one hour and day, in UTC or another
 * zone. A test may take most of a minute on a busy machine.
 */
export async function earlyInTheHour(): Promise<void> {
  const left = HOUR - (Date.now() % HOUR)
  if (left < 60_000) await setTimeout(left + 100)
}
