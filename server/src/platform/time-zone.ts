/** As it is written today, for any spelling of a place; undefined for what is none, an offset too. */
export function knownTimeZone(name: string): string | undefined {
  // PostgreSQL reads the sign of an offset the other way round.
  if (/^[+-]|^$/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
