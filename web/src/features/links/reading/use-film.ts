import type { ShareReading } from '@satchel/contract/live.ts'
import { listLinkVisits } from '@satchel/contract/visits/visits.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '../../../lib/api.ts'
import { useReaders } from '../../../lib/reading-now.ts'

const AGAIN = 10_000
const TICK = 1_000

export interface Film {
  /** Visitor who is reading, or was last. */
  reading: ShareReading
  isOver: boolean
  /** Seconds by page, up to this moment. */
  seconds: ReadonlyMap<number, number>
}

/** Follows whoever reads an item while its page is open: the last one stays once they have left. */
export function useFilm(itemId: string): Film | null {
  const reader = useReaders().find((each) => each.itemType === 'ITEM' && each.itemId === itemId)
  const [last, setLast] = useState<ShareReading | null>(null)
  if (reader && reader !== last) setLast(reader)
  const reading = reader ?? last
  const isOver = reader === undefined
  const visits = useQuery({
    ...query(listLinkVisits, { params: { id: reading?.linkId ?? '' }, query: {} }),
    enabled: reading !== null,
    refetchInterval: isOver ? false : AGAIN,
  })
  const { refetch } = visits
  useEffect(() => {
    if (isOver && last) void refetch()
  }, [isOver, last, refetch])

  const now = useNow(!isOver)
  const turnedAt = useChangeTime(`${reading?.visitId} ${reading?.page}`)
  if (!reading) return null
  // What is read on a return within the hour is in the visit before it.
  const items = visits.data?.items ?? []
  const before = reading.sharedToEmail === null ? undefined : items[0]
  const visit = items.find(({ id }) => id === reading.visitId) ?? before
  const seconds = new Map(visit?.pages.map((each) => [each.page, each.seconds]))
  if (!isOver) {
    // What the server doesn't know yet of the page before them.
    const since = Math.max(turnedAt, visit ? visits.dataUpdatedAt : 0)
    const more = Math.max(0, Math.round((now - since) / 1_000))
    seconds.set(reading.page, (seconds.get(reading.page) ?? 0) + more)
  }
  return { reading, isOver, seconds }
}

/** Returns the time, each second while it is needed. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [isNeeded])
  return now
}

/** Returns when a value became what it is. */
function useChangeTime(value: string): number {
  const [change, setChange] = useState(() => ({ value, at: Date.now() }))
  if (change.value === value) return change.at
  const next = { value, at: Date.now() }
  setChange(next)
  return next.at
}
