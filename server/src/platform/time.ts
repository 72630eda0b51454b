// Lengths of time in milliseconds, and days.

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const FIRST_DAY = Date.parse('0001-01-01')
const LAST_DAY = Date.parse('9999-12-31')

/** The day so many days after one, both as YYYY-MM-DD, at most the last one of such days and at least the first. */
export function addDays(day: string, count: number): string {
  const time = Math.min(LAST_DAY, Math.max(FIRST_DAY, Date.parse(day) + count * DAY))
  return new Date(time).toISOString().slice(0, 10)
}
