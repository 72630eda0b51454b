import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { dayIn, daysBefore } from '../../../lib/format/day.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'

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
    { day: today, label: t('search.box.today') },
    { day: daysBefore(today, 7), label: t('search.box.daysAgo', { count: 7 }) },
    { day: daysBefore(today, 30), label: t('search.box.daysAgo', { count: 30 }) },
    { day: `${today.slice(0, 7)}-01`, label: t('search.box.startOfMonth') },
    { day: `${year}-${quarter}-01`, label: t('search.box.startOfQuarter') },
    { day: `${year}-01-01`, label: t('search.box.startOfYear') },
  ]
}
