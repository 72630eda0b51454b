import { REPORT_DAYS_MAX } from '@satchel/contract/analytics/analytics.ts'
import { invalidField, says } from './problem.ts'
import { addDays } from './time.ts'

const EARLIEST = '2000-01-01'
const LATEST = '2999-12-31'
const DAYS = 30

/** Returns the days that a report was asked for, both included; by default the last thirty. Throws `invalid`. */
export function reportedDays(
  { from: first, to: last }: { from?: string; to?: string },
  today: string,
): { from: string; to: string } {
  const to = last ?? (first && first > today ? first : today)
  const from = first ?? addDays(to, 1 - DAYS)
  if (from < EARLIEST)
    throw invalidField(first ? 'from' : 'to', says('mustNotBeBefore', { day: EARLIEST }))
  if (to > LATEST) throw invalidField('to', says('mustNotEndAfter', { day: LATEST }))
  if (to < from) throw invalidField('to', says('mustNotEndBeforeStart'))
  if (addDays(from, REPORT_DAYS_MAX) <= to)
    throw invalidField('from', says('mustBeAtMostDaysBeforeEnd', { max: REPORT_DAYS_MAX }))
  return { from, to }
}
