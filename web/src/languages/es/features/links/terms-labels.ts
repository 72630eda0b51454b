import type { Link } from '@satchel/contract/links/links.ts'
import { lastDayOf, sentence } from '../../../../features/links/terms-labels.ts'
import { formatCount, formatDay } from '../../../../lib/format/format.ts'

export { detailOf, lastDayOf, sentence } from '../../../../features/links/terms-labels.ts'

export function termsOf(link: Link, timeZone: string): string {
  const day = lastDayOf(link, timeZone)
  const expires = day ? `caduca tras el ${formatDay(day)}` : ''
  return sentence([expires, link.allowDownload ? '' : 'sin descargas'])
}

export function readersOf({ viewers, views }: Pick<Link, 'viewers' | 'views'>): string {
  return `${formatCount(viewers, 'dispositivo', 'dispositivos')}, ${formatCount(views, 'vista', 'vistas')}`
}

export function recipientOf(link: Link): string {
  const { sharedToEmail, sharedToOrganization, sharedToMemo } = link
  return sharedToEmail ?? sharedToOrganization ?? sharedToMemo ?? 'Cualquiera'
}
