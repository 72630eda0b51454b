import type { Link } from '@satchel/contract/links.ts'
import { dayIn } from '../../lib/day.ts'
import { formatDay } from '../../lib/format.ts'
import * as labels from './labels.ts'
import { lastDayOf } from './terms-labels.ts'

/** Whether it opens, and until when. */
export function stateOf(
  { disabledAt, expiresAt }: Pick<Link, 'disabledAt' | 'expiresAt'>,
  timeZone: string,
): { isOver: boolean; words: string } {
  if (disabledAt) {
    const day = formatDay(dayIn(timeZone, new Date(disabledAt)))
    return { isOver: true, words: labels.withdrawnDay(day) }
  }
  if (!expiresAt) return { isOver: false, words: labels.active }
  const isOver = Date.parse(expiresAt) <= Date.now()
  const day = lastDayOf(expiresAt, timeZone)
  return { isOver, words: labels.partAfterDay(isOver ? labels.expired : labels.expires, day) }
}

export type Ask = 'password' | 'email' | 'watermark' | 'download'

/** What it asks of visitors, or keeps from them. */
export function asksOf({ hasPassword, requireEmail, watermark, allowDownload }: Link) {
  const all: { ask: Ask; words: string; isSet: boolean }[] = [
    { ask: 'password', words: labels.passwordRequired, isSet: hasPassword },
    { ask: 'email', words: labels.emailRequired, isSet: requireEmail },
    { ask: 'watermark', words: labels.watermarked, isSet: watermark },
    { ask: 'download', words: labels.noDownloads, isSet: !allowDownload },
  ]
  return all.filter(({ isSet }) => isSet)
}
