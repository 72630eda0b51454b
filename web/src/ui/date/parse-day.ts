import { FORMAT_LOCALE } from '../../lib/language.ts'
import { type DayWords, type Distance, dayWordsIn, plain } from './day-words.ts'

const DAY_MS = 86_400_000
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 }
/** Endings of numbers, as in “2nd” and “1er”. */
const ORDINAL = /^(st|nd|rd|th|er|e)$/
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 }

let ownWords: DayWords | undefined

/**
 * Reads a day as people type it: "Dec 2", "2026-12-02", "12/2/2026" in the order of the browser's language, "Friday",
 * "tomorrow", "in 2 weeks". Returns YYYY-MM-DD; null if it's no day, or a year is still being typed.
 */
export function parseDay(text: string, today: string, words = wordsOfApp()): string | null {
  const typed = plain(text)
  const near = words.near.get(typed) ?? distanceOf(typed, words)
  if (near) return moved(today, near)
  const weekday = words.weekdays.get(typed)
  if (weekday !== undefined) return moved(today, daysTo(weekday, today))
  return ofNumbers(typed, words) ?? ofNames(typed, today, words)
}

function wordsOfApp(): DayWords {
  ownWords ??= dayWordsIn(FORMAT_LOCALE)
  return ownWords
}

function distanceOf(typed: string, { distances }: DayWords): Distance | undefined {
  const [number = ''] = /\d{1,4}/.exec(typed) ?? []
  const one = distances.get(typed.replace(number, '#'))
  return one && number ? { ...one, count: one.count * Number(number) } : undefined
}

/** Returns the distance to the next such day of the week, which is never today. */
function daysTo(weekday: number, today: string): Distance {
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7
  return { by: 'day', count: ahead || 7 }
}

/** Returns the day at a distance; the last of a month that is shorter. */
function moved(today: string, { by, count }: Distance): string | null {
  const at = new Date(today)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const days = DAYS[by]
  if (days) return isoOf(new Date(at.getTime() + count * days * DAY_MS))
  const months = month + count * (MONTHS[by] ?? 0)
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return isoOf(new Date(Date.UTC(year, months, Math.min(day, last))))
}

const isoOf = (at: Date) => (Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, 10))

/** Reads three numbers: the year has four digits, and a month that can't be one is the day. */
function ofNumbers(typed: string, { order }: DayWords): string | null {
  const parts = typed.split(/\s*[./-]\s*|\s+/)
  if (parts.length !== 3 || !parts.every((part) => /^(\d{1,2}|\d{4})$/.test(part))) return null
  const years = parts.filter((part) => part.length === 4)
  if (years.length !== 1) return null
  const [first = 0, second = 0] = parts.filter((part) => part.length < 4).map(Number)
  const isMonthFirst = parts[0] === years[0] || order.indexOf('month') < order.indexOf('day')
  const [month, day] = isMonthFirst ? [first, second] : [second, first]
  const year = Number(years[0])
  return dayOf(year, month, day) ?? dayOf(year, day, month)
}

/** Reads a day with the name of its month; without a year, the next such day. */
function ofNames(typed: string, today: string, words: DayWords): string | null {
  const tokens = typed.split(/[\s,]+|(?<=\p{L})-|(?<=\d\.?)(?=\p{L})|(?<=\d)\.$/u)
  const read = tokens.filter((token) => token && !words.fillers.has(token))
  const numbers = read
    .filter((token) => /^\d+\.?$/.test(token))
    .map((token) => Number.parseInt(token, 10))
  const names = read.filter((token) => /^\p{L}/u.test(token) && !ORDINAL.test(token))
  const [month, ...others] = names.flatMap((name) => words.months.get(name) ?? [])
  const isUnderstood = names.every((name) => words.months.has(name) || words.weekdays.has(name))
  const [day, year] = numbers.toSorted((one, other) => one - other)
  if (!month || others.length > 0 || !isUnderstood || !day || numbers.length > 2) return null
  if (year !== undefined) return year < 1_000 ? null : dayOf(year, month, day)
  const current = Number(today.slice(0, 4))
  const found = dayOf(current, month, day)
  return found && found >= today ? found : dayOf(current + 1, month, day)
}

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? isoOf(at) : null
}

/** Returns the first day of the week in the browser's language, 0 for Sunday. */
export function weekStart(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(FORMAT_LOCALE) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
  }
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}
