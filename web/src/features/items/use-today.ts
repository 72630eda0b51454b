import { use } from 'react'
import { dayIn } from '../../lib/format/day.ts'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'

const MINUTE = 60_000

let cached = { timeZone: '', minute: 0, day: '' }

/** Returns the tenant's current day. One shared timer updates it each minute, since every row of a list uses it. */
export function useToday(): string {
  const timeZone = use(TimeZone)
  const minute = Math.floor(Date.now() / MINUTE)
  if (cached.timeZone !== timeZone || cached.minute !== minute)
    cached = { timeZone, minute, day: dayIn(timeZone, new Date()) }
  return cached.day
}
