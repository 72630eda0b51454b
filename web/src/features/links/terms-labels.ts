import type { Link } from '@satchel/contract/links/links.ts'
import { dayIn } from '../../lib/day.ts'
import { formatCount, formatDay } from '../../lib/format.ts'

/** Returns the end of a day in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Date.parse(`${day}T24:00:00Z`)
  // Twice, since the first guess may lie on the other side of a change of clocks.
  const guess = next - offsetAt(next, timeZone)
  return new Date(next - offsetAt(guess, timeZone))
}

/** Formats options as "Expires after 3 Dec 2026, no download"; empty if nothing is unusual. */
export function termsOf({ expiresAt, allowDownload }: Link, timeZone: string): string {
  const expires = expiresAt && `expires after ${lastDayOf(expiresAt, timeZone)}`
  return sentence([expires || '', allowDownload ? '' : 'no downloads'])
}

export function lastDayOf(expiresAt: string, timeZone: string): string {
  return formatDay(dayIn(timeZone, new Date(Date.parse(expiresAt) - 1)))
}

/** Formats readers as "3 devices, 7 views"; the time of the last is appended. */
export function readersOf({ viewers, views }: Pick<Link, 'viewers' | 'views'>): string {
  return `${formatCount(viewers, 'device')}, ${formatCount(views, 'view')}`
}

/** Returns the shortest name of a link's recipient. */
export function recipientOf(link: Link): string {
  const { sharedToEmail, sharedToOrganization, sharedToMemo } = link
  return sharedToEmail ?? sharedToOrganization ?? sharedToMemo ?? 'Anyone'
}

/** Returns further details of the recipient, if any. */
export function detailOf({ sharedToEmail, sharedToOrganization, sharedToMemo }: Link): string {
  const rest = [sharedToEmail, sharedToOrganization, sharedToMemo].filter((part) => part !== null)
  return rest.slice(1).join(' · ')
}

/** Returns the offset of a time zone from UTC, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(at / 1_000) * 1_000
}

/** Joins parts as "Expires tomorrow, no download". */
export function sentence(parts: readonly string[]): string {
  const text = parts.filter(Boolean).join(', ')
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}
