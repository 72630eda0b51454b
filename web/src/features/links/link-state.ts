import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { dayIn } from '../../lib/format/day.ts'
import { formatDay } from '../../lib/format/format.ts'
import { lastDayOf } from './terms-labels.ts'

/** Returns whether a link opens, and until when. */
export function stateOf(
  { disabledAt, expiresAt, expiresOn }: Pick<Link, 'disabledAt' | 'expiresAt' | 'expiresOn'>,
  timeZone: string,
): { isOver: boolean; label: string } {
  if (disabledAt) {
    const day = formatDay(dayIn(timeZone, new Date(disabledAt)))
    return { isOver: true, label: t('links.withdrawnDay', { day }) }
  }
  const lastDay = lastDayOf({ expiresAt, expiresOn }, timeZone)
  if (!expiresAt || !lastDay) return { isOver: false, label: t('links.active') }
  const isOver = Date.parse(expiresAt) <= Date.now()
  const day = formatDay(lastDay)
  return {
    isOver,
    label: t('links.endsAfter', { part: isOver ? t('links.expired') : t('links.expires'), day }),
  }
}

export type Ask = 'password' | 'email' | 'watermark' | 'download'

/** Returns what a link requires from visitors or forbids. */
export function asksOf({ hasPassword, requireEmail, watermark, allowDownload }: Link) {
  const all: { ask: Ask; label: string; isSet: boolean }[] = [
    { ask: 'password', label: t('links.passwordRequired'), isSet: hasPassword },
    { ask: 'email', label: t('links.emailRequired'), isSet: requireEmail },
    { ask: 'watermark', label: t('links.watermarked'), isSet: watermark },
    { ask: 'download', label: t('links.noDownloads'), isSet: !allowDownload },
  ]
  return all.filter(({ isSet }) => isSet)
}
