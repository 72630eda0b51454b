/** Returns the current name of a time zone; undefined for unknown names and offsets. */
export function knownTimeZone(name: string): string | undefined {
  // PostgreSQL reads the sign of an offset the other way round.
  if (/^[+-]|^$/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
