import type { Link } from '@satchel/contract/links/links.ts'
import { lastDayOf, sentence } from '../../../../features/links/terms-labels.ts'
import { formatCount, formatDay } from '../../../../lib/format/format.ts'

export { detailOf } from '../../../../features/links/terms-labels.ts'
export { lastDayOf, sentence }

/** Formats options as "Gültig bis 03.12.2026, Downloads aus"; empty if nothing is unusual. */
export function termsOf(link: Link, timeZone: string): string {
  const day = lastDayOf(link, timeZone)
  const expires = day ? `gültig bis ${formatDay(day)}` : ''
  return sentence([expires, link.allowDownload ? '' : 'Downloads aus'])
}

/** Formats readers as "3 Geräte, 7 Aufrufe"; the time of the last is appended. */
export function readersOf({ viewers, views }: Pick<Link, 'viewers' | 'views'>): string {
  return `${formatCount(viewers, 'Gerät', 'Geräte')}, ${formatCount(views, 'Aufruf', 'Aufrufe')}`
}

/** Returns the shortest name of a link's recipient. */
export function recipientOf(link: Link): string {
  const { sharedToEmail, sharedToOrganization, sharedToMemo } = link
  return sharedToEmail ?? sharedToOrganization ?? sharedToMemo ?? 'Alle'
}
