import type { QuietHours } from '@satchel/contract/chat.ts'

/** The hour of the day at which digests are sent. */
const DIGEST_AT = Temporal.PlainTime.from('08:00')

/** Returns when quiet hours end that it is now in, in their time zone or else in this one; undefined if it's in none. */
export function endOfQuiet(quiet: QuietHours | null, timeZone: string): Date | undefined {
  if (!quiet) return undefined
  const now = Temporal.Now.zonedDateTimeISO(quiet.timeZone ?? timeZone)
  const [from, until] = [quiet.from, quiet.until].map((text) => Temporal.PlainTime.from(text))
  if (!from || !until) return undefined
  const isAfter = (one: Temporal.PlainTime) =>
    Temporal.PlainTime.compare(now.toPlainTime(), one) >= 0
  const isOvernight = Temporal.PlainTime.compare(from, until) > 0
  const isQuiet = isOvernight ? isAfter(from) || !isAfter(until) : isAfter(from) && !isAfter(until)
  if (!isQuiet) return undefined
  const days = isOvernight && isAfter(from) ? 1 : 0
  return dateOf(now.add({ days }).withPlainTime(until))
}

/** Returns when the next digest is due. */
export function nextDigest(timeZone: string): Date {
  const now = Temporal.Now.zonedDateTimeISO(timeZone)
  const today = now.withPlainTime(DIGEST_AT)
  const isOver = Temporal.ZonedDateTime.compare(now, today) >= 0
  return dateOf(isOver ? now.add({ days: 1 }).withPlainTime(DIGEST_AT) : today)
}

function dateOf({ epochMilliseconds }: Temporal.ZonedDateTime): Date {
  return new Date(epochMilliseconds)
}
