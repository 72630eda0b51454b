/** Every place of the browser's list, and the one that is set, with what it is called now. */
export function timeZones(current: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...names].sort().map((value) => ({ value, label: labelOf(value) }))
}

function labelOf(zone: string): string {
  return `${zone.replaceAll('_', ' ')} (${offsetOf(zone)})`
}

function offsetOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
}

export function timeThere(timeZone: string): string {
  return new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short', timeZone }).format()
}
