import { use } from 'react'
import { dayIn } from '../../lib/day.ts'
import { TimeZone } from '../../ui/RelativeTime.tsx'

/** The day it is for the tenant. */
export function useToday(): string {
  return dayIn(use(TimeZone), new Date())
}
