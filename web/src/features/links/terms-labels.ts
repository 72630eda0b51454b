import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { dayIn } from '../../lib/format/day.ts'
import { formatDay } from '../../lib/format/format.ts'

/** Formats options as "Expires after 3 Dec 2026, no download"; empty if nothing is unusual. */
export function termsOf(link: Link, timeZone: string): string {
  const day = lastDayOf(link, timeZone)
  const expires = day ? t('links.terms.termsOf.expiresAfter', { day: formatDay(day) }) : ''
  return sentence([expires, link.allowDownload ? '' : t('links.terms.termsOf.downloadsOff')])
}

/** Returns the last day that a link opens: the one that was chosen, else the one it ends in. */
export function lastDayOf(
  { expiresAt, expiresOn }: Pick<Link, 'expiresAt' | 'expiresOn'>,
  timeZone: string,
): string | null {
  return expiresOn ?? (expiresAt && dayIn(timeZone, new Date(Date.parse(expiresAt) - 1)))
}

/** Formats readers as "3 visitors, 7 views"; the time of the last is appended. */
export function readersOf({ viewers, views }: Pick<Link, 'viewers' | 'views'>): string {
  return t('links.terms.readersOf', { viewers, views })
}

/** Returns the shortest name of a link's recipient. */
export function recipientOf(link: Link): string {
  const { sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = link
  return (
    sharedToName ??
    sharedToEmail ??
    sharedToOrganization ??
    sharedToMemo ??
    t('links.terms.recipientOf')
  )
}

/** Returns further details of the recipient, if any. */
export function detailOf(link: Link): string {
  const { sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = link
  const rest = [sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo].filter(
    (part) => part !== null,
  )
  return rest.slice(1).join(' · ')
}

/** Joins parts as "Expires tomorrow, no download". */
export function sentence(parts: readonly string[]): string {
  const text = parts.filter(Boolean).join(', ')
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}
