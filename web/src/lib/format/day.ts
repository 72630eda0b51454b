import { t } from '@satchel/messages/t.ts'
import { formatDay } from './format.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the current day in a time zone, as `2026-11-21`. */
export function dayIn(timeZone: string, at: Date): string {
  // Swedish writes days as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, format)
  return format.format(at)
}

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
}

/** Formats a day as "Today", "Yesterday", or the date. */
export function formatDayHeading(day: string, today: string): string {
  if (day === today) return t('format.today')
  return day === daysBefore(today, 1) ? t('format.yesterday') : formatDay(day)
}
