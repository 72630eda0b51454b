import type { Interval, ReportQuery } from '@satchel/contract/analytics/analytics.ts'
import { reportedDays } from '../platform/reported-days.ts'
import { addDays, DAY } from '../platform/time.ts'

/** A range of days, both included, with the first day of each group. */
export interface Days {
  from: string
  to: string
  begins: string[]
}

export interface Period extends Days {
  interval: Interval
  /** The same number of days right before. */
  before: Days
}

/** The most days grouped by day, by default. */
const BY_DAY = 92
const BY_WEEK = 550

/** Returns the requested period; by default the last thirty days. */
export function periodOf({ interval, ...query }: ReportQuery, today: string): Period {
  const { from, to } = reportedDays(query, today)
  const count = daysBetween(from, to) + 1
  const by = interval ?? (count <= BY_DAY ? 'day' : count <= BY_WEEK ? 'week' : 'month')
  const before = { from: addDays(from, -count), to: addDays(from, -1) }
  return {
    from,
    to,
    interval: by,
    begins: beginsOf(from, to, by),
    before: { ...before, begins: beginsOf(before.from, before.to, by) },
  }
}

/** Returns the first day of each group, counted from the start so that two ranges of the same length align. */
function beginsOf(from: string, to: string, interval: Interval): string[] {
  const begins: string[] = []
  for (let part = 0; ; part++) {
    const day =
      interval === 'month' ? addMonths(from, part) : addDays(from, part * LENGTHS[interval])
    if (day > to) return begins
    begins.push(day)
  }
}

const LENGTHS = { day: 1, week: 7 } as const

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** A month after January 31 is the end of February. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}
