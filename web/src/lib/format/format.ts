import { FORMAT_LOCALE as language } from '../language.ts'

const number = new Intl.NumberFormat(language)
const plurals = new Intl.PluralRules(language)
const compact = new Intl.NumberFormat(language, { notation: 'compact' })
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })

/** Formatters by options: they're slow to create, and lists use them hundreds of times. */
const dateTimes = new Map<string, Intl.DateTimeFormat>()

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const AGES = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

export function formatNumber(value: number): string {
  return number.format(value)
}

/** Formats 12,345 as 12K if there is little room. */
export function formatCompact(value: number): string {
  return compact.format(value)
}

/** Formats a count: `formatCount(3, 'item')` is "3 items"; pass plurals that don't end in s. */
export function formatCount(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${pluralOf(value, one, many)}`
}

/** Returns the form of a word for a count: the one of 1, which French also has for 0, or the other. */
function pluralOf(value: number, one: string, many = `${one}s`): string {
  return plurals.select(value) === 'one' ? one : many
}

/** Returns a label as it stands within a sentence: beginning in lowercase, except in German, and where it's an acronym. */
export function inSentence(label: string): string {
  const isKept = language.startsWith('de') || /^\p{Lu}{2}/u.test(label)
  return isKept ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1)
}

/** Returns the plural category of a number in the language: “one”, “few”, “many” and so on. */
export function pluralCategory(value: number): Intl.LDMLPluralRule {
  return plurals.select(value)
}

export function formatBytes(bytes: number, locale = language): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), BYTE_UNITS.length - 1)
  const value = bytes / 1_000 ** power
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: BYTE_UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}

/** Formats 63 s as 1:03. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const usedParts = parts[0] === 0 ? parts.slice(1) : parts
  return usedParts
    .map((part, index) => (index === 0 ? part : String(part).padStart(2, '0')))
    .join(':')
}

/** Shortens English units as they're written in tables: "1 hr 5 min" to "1 h 5 min", "2 hr. ago" to "2 h ago". */
function withoutPoints(text: string): string {
  return text.replace(/\bhr\b\.?/, 'h').replace(/\bmin\./, 'min')
}

/** Formats a reading time as "45 sec", "3 min 20 sec" or "1 h 5 min". */
export function formatSpan(seconds: number, locale = language): string {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 3_600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ] as const
  const first = parts.findIndex(([value]) => value > 0)
  const usedParts = first === -1 ? parts.slice(2) : parts.slice(first, first + 2)
  return usedParts
    .filter(([value], index) => value > 0 || index === 0)
    .map(([value, unit]) => {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
      return withoutPoints(format.format(value))
    })
    .join(' ')
}

const regions = new Intl.DisplayNames(language, { type: 'region' })

/** Formats `SE` as Sweden. */
export function formatCountry(code: string): string {
  return regions.of(code) ?? code
}

/** Formats "a, b, and c". */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(language).format(parts)
}

/** Formats "a, b, or c". */
export function formatChoice(parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(parts)
}

/** Formats 0.42 as 42%. */
export function formatShare(share: number, digits = 0): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share)
}

/** Formats a day as "Nov 21" if there is little room. */
export function formatShortDay(day: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

/** Formats the month of a day as "Nov 2026". */
export function formatMonth(day: string): string {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

const WEEK = 604_800

/** Formats a past time as "2 h ago"; after a week as "Nov 21", in other years as "Nov 21, 2025". */
export function formatRelative(at: Date, now: Date, timeZone: string): string {
  const seconds = (at.getTime() - now.getTime()) / 1_000
  if (Math.abs(seconds) >= WEEK) {
    const year = cached(`year ${timeZone}`, { year: 'numeric', timeZone })
    const isThisYear = year.format(at) === year.format(now)
    const parts = { month: 'short', day: 'numeric', timeZone } as const
    return isThisYear
      ? cached(`day ${timeZone}`, parts).format(at)
      : cached(`date ${timeZone}`, { ...parts, year: 'numeric' }).format(at)
  }
  const [unit, length] = AGES.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 60]
  if (unit === 'second') return relative.format(0, 'second').replace(/^now$/, 'just now')
  return withoutPoints(relative.format(Math.trunc(seconds / length), unit))
}

/** Formats a past time as "26 min", where there is little room; after a week as `formatRelative` does. */
export function formatAge(at: Date, now: Date, timeZone: string): string {
  const seconds = Math.abs(at.getTime() - now.getTime()) / 1_000
  const [unit, length] = AGES.find(([, each]) => seconds >= each) ?? []
  if (!unit || !length || seconds >= WEEK) return formatRelative(at, now, timeZone)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  return withoutPoints(format.format(Math.trunc(seconds / length)))
}

export function formatDateTime(at: Date, timeZone: string): string {
  return cached(timeZone, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}

function cached(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = dateTimes.get(key) ?? new Intl.DateTimeFormat(language, options)
  dateTimes.set(key, format)
  return format
}

/** Formats a day of the contract, `2026-11-21`, which is the same day everywhere. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
