import { FORMAT_LOCALE } from '../../lib/language.ts'

/** Returns the time zones of the browser and the current one, with their current names. */
export function timeZones(current: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...names].sort().map((value) => ({ value, label: labelOf(value) }))
}

function labelOf(zone: string): string {
  return `${zone.replaceAll('_', ' ')} (${offsetOf(zone)})`
}

function offsetOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE, { timeZone, timeZoneName: 'shortOffset' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
}

export function timeThere(timeZone: string): string {
  return new Intl.DateTimeFormat(FORMAT_LOCALE, { timeStyle: 'short', timeZone }).format()
}
