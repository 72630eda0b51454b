import { REPORT_DAYS_MAX } from '@satchel/contract/analytics/analytics.ts'
import { invalidField } from './problem.ts'
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
  if (from < EARLIEST) throw invalidField(first ? 'from' : 'to', `Must not be before ${EARLIEST}`)
  if (to > LATEST) throw invalidField('to', `Must not end after ${LATEST}`)
  if (to < from) throw invalidField('to', 'Must not end before it starts')
  if (addDays(from, REPORT_DAYS_MAX) <= to)
    throw invalidField('from', `Must be at most ${REPORT_DAYS_MAX} days before the end`)
  return { from, to }
}
