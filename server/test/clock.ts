import { setTimeout } from 'node:timers/promises'
import { HOUR } from '../src/platform/time.ts'

/** For what has to fall into one hour, and so on one day: waits for the next where this one is about to end. */
export async function earlyInTheHour(): Promise<void> {
  const left = HOUR - (Date.now() % HOUR)
  if (left < 10_000) await setTimeout(left + 100)
}
