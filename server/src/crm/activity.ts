import type { Locale } from '@satchel/contract/languages.ts'
import type { EventData } from '@satchel/contract/webhooks/event-schemas.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { plain } from '../chat/service.ts'
import type { Config } from '../platform/config.ts'
import { isAddress } from './lead.ts'
import type { Activity } from './vendors/types.ts'

type Reading = EventData<'link.read'>

/** The most items of a collection that are named. */
const NAMED = 5

/** Returns the address of who read: the one they entered, else the one that the link was made for. */
export function readerOf({ reader, link }: Reading): string | undefined {
  const email = reader.email ?? link.recipient
  return isAddress(email) ? email.toLowerCase() : undefined
}

/** Tells whether it's known that it was them: they verified the address, or entered the password of their own link. */
export function isConfirmed({ reader, certainty }: Reading): boolean {
  return reader.email === null ? certainty === 'proved' : reader.emailProved
}

interface Whereby {
  config: Config
  locale: Locale
}

/** Returns a reading in words of a language. */
export function activityOf({ config, locale }: Whereby, reading: Reading): Activity {
  const { id, at, link, share, downloaded, isFirst } = reading
  const t = messagesIn(locale)
  const email = readerOf(reading) ?? ''
  const yesOrNo = (is: boolean) => (is ? t('crmNote.yes') : t('crmNote.no'))
  const lines: [label: string, value: string | undefined][] = [
    [
      t('crmNote.reader'),
      isConfirmed(reading)
        ? t('crmNote.confirmed', { email })
        : t('crmNote.unconfirmed', { email }),
    ],
    [t('crmNote.time'), timeOf(locale, reading)],
    [t('crmNote.share'), share === null ? undefined : shareIn(locale, share)],
    [t('crmNote.longest'), pagesOf(reading, locale)],
    [t('crmNote.opened'), itemsOf(reading)],
    [t('crmNote.downloaded'), downloaded ? t('crmNote.yes') : undefined],
    [t('crmNote.before'), yesOrNo(!isFirst)],
    [t('crmNote.sharedBy'), plain(link.sharedBy.name, 80)],
  ]
  return {
    marker: id,
    title: t('crmNote.title', { name: plain(link.itemName) }),
    lines: lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    link: `${config.PUBLIC_URL}/links/${link.id}?visit=${id}`,
    at,
  }
}

/** Writes a time below a minute in seconds: in minutes it would be next to nothing. */
function timeOf(locale: Locale, { seconds, minutes }: Reading): string {
  const t = messagesIn(locale)
  if (seconds < 60) return t('crmNote.seconds', { count: Math.round(seconds) })
  return t('crmNote.minutes', { count: minutes.toLocaleString(locale) })
}

function shareIn(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
}

/** Pages of a document; those of a collection would need the names of their items. */
function pagesOf({ link, longestPages }: Reading, locale: Locale): string | undefined {
  if (link.itemType !== 'ITEM') return undefined
  const t = messagesIn(locale)
  return longestPages
    .map(({ page, seconds }) => t('crmNote.page', { page, seconds: Math.round(seconds) }))
    .join(', ')
}

function itemsOf({ link, items }: Reading): string | undefined {
  if (link.itemType !== 'COLLECTION') return undefined
  return items
    .slice(0, NAMED)
    .map(({ name }) => plain(name, 80))
    .join(', ')
}
