import { use } from 'react'
import { dayIn, daysBefore } from '../../../lib/format/day.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'

interface NamedDay {
  day: string
  label: string
}

/** A few days people search from, in the tenant's time zone. */
export function useDays(): NamedDay[] {
  const today = dayIn(use(TimeZone), new Date())
  const month = Number(today.slice(5, 7))
  const quarter = String(month - ((month - 1) % 3)).padStart(2, '0')
  const year = today.slice(0, 4)
  return [
    { day: today, label: labels.today },
    { day: daysBefore(today, 7), label: labels.daysAgo(7) },
    { day: daysBefore(today, 30), label: labels.daysAgo(30) },
    { day: `${today.slice(0, 7)}-01`, label: labels.startOfMonth },
    { day: `${year}-${quarter}-01`, label: labels.startOfQuarter },
    { day: `${year}-01-01`, label: labels.startOfYear },
  ]
}
