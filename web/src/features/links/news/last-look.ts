import { useState } from 'react'
import { whenActivated } from '../../../lib/activation.ts'
import { readStoredJson, writeStored } from '../../../lib/browser-storage.ts'

/** Time in ms within which a return counts as the same look, so that news stay until they were read. */
const ONE_LOOK = 30 * 60_000
const FIRST_LOOK = 7 * 86_400_000

interface Look {
  /** Time after which activity is new. */
  since: number
  /** Time when the page was last open. */
  at: number
}

/** Returns the time after which visits are news to a person in this browser; initially a week ago. */
export function useLastLook(userId: string): Date {
  const [since] = useState(() => new Date(look(userId, Date.now())))
  return since
}

function look(userId: string, now: number): number {
  const looks = read()
  const last = looks[userId]
  const isSame = last !== undefined && now - last.at < ONE_LOOK
  const since = isSame ? last.since : (last?.at ?? now - FIRST_LOOK)
  whenActivated(() => save({ ...looks, [userId]: { since, at: now } }))
  return since
}

function read(): Record<string, Look> {
  return (readStoredJson('lastLook') ?? {}) as Record<string, Look>
}

/** Saves when the pages were last open; without storage, each visit shows the last week. */
function save(looks: Record<string, Look>): void {
  writeStored('lastLook', JSON.stringify(looks))
}
