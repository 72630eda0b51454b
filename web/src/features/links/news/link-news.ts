import type { Link } from '@satchel/contract/links/links.ts'
import type { Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { formatList, formatSpan, inSentence } from '../../../lib/format/format.ts'
import { deviceLabel } from '../../../lib/visit-values.ts'

/** Returns who opened what, with names only of people who verified their address; else whose link was opened. */
export function formatOpening(link: Link, visits: readonly Visit[]): string {
  const { itemName, sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = link
  const proved = distinct(visits.map(({ visitor, emailProved }) => emailProved && visitor))
  if (proved.length > 0) {
    const isOthers = visits.some(({ emailProved }) => !emailProved)
    return t('links.news.peopleOpened', {
      people: formatList([...proved, ...(isOthers ? [t('links.news.others')] : [])]),
      itemName,
    })
  }
  const recipient = sharedToName ?? sharedToEmail ?? sharedToOrganization
  if (recipient) return t('links.news.linkOpened', { recipient, itemName })
  return sharedToMemo
    ? t('links.news.memoOpened', { memo: sharedToMemo, itemName })
    : t('links.news.itemOpened', { itemName })
}

function devicesOf(visits: readonly Visit[]): string {
  const devices = distinct(
    visits.map(({ device }) => device && device !== 'bot' && deviceLabel(device)),
  )
  return devices.length > 0
    ? t('links.news.onDevices', {
        devices: formatList(
          devices.map((device: string) => t('links.news.one', { device: inSentence(device) })),
        ),
      })
    : ''
}

/** Returns what was read and done, and on what, as "4 pages in 2 min 10 sec · Downloaded · on a phone". */
export function formatReading(visits: readonly Visit[]): string {
  const pages = new Set(
    visits.flatMap(({ itemId, pages }) => pages.map(({ page }) => `${itemId} ${page}`)),
  )
  const seconds = visits.reduce((sum, { durationS }) => sum + durationS, 0)
  const sessions = new Set(visits.map(({ sessionId }) => sessionId)).size
  const span = seconds >= 1 && formatSpan(seconds)
  const reading =
    pages.size > 0
      ? t('links.news.pagesRead', {
          count: pages.size,
          hasSpan: span ? 'true' : 'other',
          span: span || '',
        })
      : span
  return [
    reading || t('links.news.opened'),
    sessions > 1 && t('links.news.visits', { count: sessions }),
    visits.some(({ downloaded }) => downloaded) && t('links.news.downloaded'),
    visits.some(({ clicks }) => clicks.length > 0) && t('links.news.clickedLink'),
    devicesOf(visits),
  ]
    .filter(Boolean)
    .join(' · ')
}

function distinct(values: readonly (string | false | null | undefined)[]): string[] {
  return [
    ...new Set(values.filter((value) => typeof value === 'string' && value !== '')),
  ] as string[]
}
