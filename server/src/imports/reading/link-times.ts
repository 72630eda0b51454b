import { isDay } from '../../platform/time.ts'

const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i
/** Seconds or milliseconds since 1970, from 2001 on. */
const EPOCH = /^\d{10}(\d{3})?$/

/**
 * Reads a day, or a moment in UTC, as exports write them: `2026-11-21`, `21.11.2026`, `2026-11-21 09:30`, with a time
 * zone, or seconds since 1970. `3/4/2026` can be two days and is refused.
 */
export function readTime(text: string): { isDay: boolean; text: string } | undefined {
  if (EPOCH.test(text)) {
    const at = Number(text) * (text.length === 10 ? 1_000 : 1)
    return { isDay: false, text: new Date(at).toISOString() }
  }
  const [, year = '', month = '', date = '', rest = ''] =
    YEAR_FIRST.exec(text) ?? reordered(DAY_FIRST.exec(text)) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const start = Date.parse(`${day}T00:00:00Z`)
  if (!isDay(day) || Number.isNaN(start) || !new Date(start).toISOString().startsWith(day))
    return undefined
  const clock = rest.replace(/^[T,\s]+/i, '').trim()
  return clock === '' ? { isDay: true, text: day } : momentOf(day, clock)
}

function momentOf(day: string, clock: string): { isDay: boolean; text: string } | undefined {
  const [, hour = '', minute, second = '00', fraction = '0', zone = 'Z'] = CLOCK.exec(clock) ?? []
  if (!minute) return undefined
  const offset = /\d/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : 'Z'
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0')
  const at = Date.parse(
    `${day}T${hour.padStart(2, '0')}:${minute}:${second}.${milliseconds}${offset}`,
  )
  return Number.isNaN(at) ? undefined : { isDay: false, text: new Date(at).toISOString() }
}

function reordered(match: RegExpExecArray | null): string[] | undefined {
  if (!match) return undefined
  const [all = '', date = '', month = '', year = '', rest = ''] = match
  return [all, year, month, date, rest]
}
