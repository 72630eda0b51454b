import dayjs from 'dayjs'
import { FORMAT_LOCALE } from '../../lib/language.ts'

/** Name under which Day.js knows how the app's language names months and days. */
export const CALENDAR_LOCALE = 'satchel'

const DAY_MS = 86_400_000
const YEAR = 2026

/** Returns the names of the twelve months by their number in a format, such as those of Polish beside a day. */
function monthsBy(options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE, { ...options, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(YEAR, month, 1))
    return parts.find(({ type }) => type === 'month')?.value ?? ''
  })
}

/** Returns the names of the days of the week, from Sunday on. */
function weekdaysBy(weekday: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE, { weekday, timeZone: 'UTC' })
  const sunday = Date.UTC(YEAR, 0, 4)
  return Array.from({ length: 7 }, (_, day) => format.format(sunday + day * DAY_MS))
}

/** Returns the names of months, which Day.js asks for with the whole format. */
function named(alone: string[], besideDay: string[]) {
  return ((at: dayjs.Dayjs, format: string) =>
    (/D/.test(format) ? besideDay : alone)[at.month()] ?? '') as unknown as string[]
}

const short = weekdaysBy('short')
dayjs.locale(
  {
    name: CALENDAR_LOCALE,
    months: named(monthsBy({ month: 'long' }), monthsBy({ month: 'long', day: 'numeric' })),
    monthsShort: named(monthsBy({ month: 'short' }), monthsBy({ month: 'short', day: 'numeric' })),
    weekdays: weekdaysBy('long'),
    weekdaysShort: short,
    weekdaysMin: short.map((name) => name.slice(0, 2)),
    ordinal: String,
    formats: {},
    relativeTime: {},
  },
  undefined,
  true,
)
