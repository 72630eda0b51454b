// Lengths of time in milliseconds, and days.

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The last day that can be written as YYYY-MM-DD. */
export const LAST_DAY = '9999-12-31'
const FIRST = Date.parse('0001-01-01')
const LAST = Date.parse(LAST_DAY)

/** Tells a day from a moment, both valid. */
export function isDay(text: string): boolean {
  return text.length === LAST_DAY.length
}

/** The moment at which a day begins in a time zone, as ISO 8601. */
export function startOfDay(day: string, timeZone: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime(timeZone)
  return new Date(epochMilliseconds).toISOString()
}

/** The day so many days after one, both as YYYY-MM-DD, at most the last one of such days and at least the first. */
export function addDays(day: string, count: number): string {
  const time = Math.min(LAST, Math.max(FIRST, Date.parse(day) + count * DAY))
  return new Date(time).toISOString().slice(0, 10)
}
