import { FORMAT_LOCALE } from '../../lib/language.ts'
import { dayParser } from './day-parser.ts'

/** True where days are written before months, as in 2.12.2026. */
const isDayFirst =
  new Intl.DateTimeFormat(FORMAT_LOCALE)
    .formatToParts(new Date())
    .find(({ type }) => type === 'day' || type === 'month')?.type === 'day'

/**
 * Reads a day as people type it: "Dec 2", "2026-12-02", "12/2/2026" in the order of the browser's language, "tomorrow",
 * "in 2 weeks". Returns YYYY-MM-DD; null if it's no day, or a year is still being typed.
 */
export function parseDay(text: string, today: string): string | null {
  const typed = text.trim()
  if (isUnfinished(typed)) return null
  const [found] = dayParser(isDayFirst).parse(typed, new Date(`${today}T12:00:00`), {
    forwardDate: true,
  })
  if (!found || found.text.length < typed.length) return null
  const part = (name: 'year' | 'month' | 'day', length: number) =>
    String(found.start.get(name) ?? '').padStart(length, '0')
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`
}

/** Tells of a numeric date whether its year has fewer than four digits, as while it's typed. */
function isUnfinished(typed: string): boolean {
  const parts = typed.split(/[./-]/)
  if (!/^[\d./\s-]+$/.test(typed)) return false
  return parts.length !== 3 || !parts.some((part) => part.trim().length === 4)
}

/** Returns the first day of the week in the browser's language, 0 for Sunday. */
export function weekStart(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(FORMAT_LOCALE) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
  }
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}
