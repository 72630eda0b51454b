import type { Notification, NotificationKind } from '@satchel/contract/notifications.ts'
import { detailIn } from '../../../../features/notifications/detail-parts.ts'
import { formatNumber } from '../../../../lib/format/format.ts'

interface Words {
  who: string
  name: string
  count: number
  isNamed: boolean
  hasActor: boolean
  failed: boolean
  /** Name of who did it last, after a comma; empty where it isn't known. */
  lastBy: string
}

const SENTENCES: Readonly<Record<NotificationKind, (words: Words) => string>> = {
  'share-view': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${name} wurde ${count}-mal geöffnet${lastBy}`
    return hasActor ? `${who} hat ${name} geöffnet` : `${name} wurde geöffnet`
  },
  'share-reply': ({ who, name, count, lastBy }) =>
    count > 1
      ? `${count} Nachrichten zu ${name}${lastBy}`
      : `${who} hat Ihnen zu ${name} geschrieben`,
  'site-viewed': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${name} wurde ${count}-mal besucht${lastBy}`
    return hasActor ? `${who} hat ${name} besucht` : `${name} wurde besucht`
  },
  'cta-submission': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${count} neue Einsendungen zu ${name}${lastBy}`
    return hasActor ? `${who} hat ${name} ausgefüllt` : `Neue Einsendung zu ${name}`
  },
  'cta-held': ({ name, count }) =>
    count > 1
      ? `${count} Einsendungen zu ${name} warten auf Ihre Prüfung`
      : `Eine Einsendung zu ${name} wartet auf Ihre Prüfung`,
  'wish-created': ({ who, name }) => `${who} hat den Wunsch ${name} hinzugefügt`,
  'wish-status': ({ who, name }) => `${who} hat den Status von ${name} geändert`,
  'wish-comment': ({ who, name, count, lastBy }) =>
    count > 1 ? `${count} neue Kommentare zu ${name}${lastBy}` : `${who} hat ${name} kommentiert`,
  'wish-mention': ({ who, name }) => `${who} hat Sie in ${name} erwähnt`,
  'wish-assigned': ({ who, name }) => `${who} hat Ihnen ${name} zugewiesen`,
  'item-expiring': ({ name, count, isNamed }) =>
    count > 1 && !isNamed ? `${count} Ihrer Inhalte laufen bald ab` : `${name} läuft bald ab`,
  'item-broken': ({ name }) => `Die Webseite von ${name} ist nicht erreichbar`,
  'item-replaced': ({ who, name }) => `${who} hat die Datei von ${name} ersetzt`,
  'collection-changed': ({ who, name, count, lastBy }) =>
    count > 1 ? `${count} Änderungen an ${name}${lastBy}` : `${who} hat ${name} geändert`,
  'saved-search': ({ name, count }) =>
    count === 1 ? `1 neuer Inhalt in ${name}` : `${count} neue Inhalte in ${name}`,
  'import-finished': ({ failed }) =>
    failed ? 'Ihr Import ist fehlgeschlagen' : 'Ihr Import ist fertig',
  'export-finished': ({ failed }) =>
    failed ? 'Ihr Export ist fehlgeschlagen' : 'Ihr Export steht bereit',
  'crm-paused': ({ name }) => `Die Verbindung mit ${name} ist unterbrochen`,
  'invitation-accepted': ({ who }) => `${who} hat Ihre Einladung angenommen`,
  'new-sign-in': ({ count }) =>
    count > 1 ? `${count} neue Anmeldungen in Ihrem Konto` : 'Neue Anmeldung in Ihrem Konto',
}

export const sentenceOf = ({
  kind,
  actor,
  itemName,
  count,
  failed = false,
}: Notification): string =>
  SENTENCES[kind]({
    who: actor?.name ?? 'Jemand',
    name: itemName ? `„${itemName}“` : 'einer Ihrer Inhalte',
    lastBy: actor ? `, zuletzt von ${actor.name}` : '',
    ...{ count, failed, isNamed: itemName !== undefined, hasActor: actor !== undefined },
  })

const DETAIL_WORDS = {
  linkFor: (recipient: string) => `Link für ${recipient}`,
  on: (browser: string, os: string) => `${browser} unter ${os}`,
  lastDay: (day: string) => `Letzter Tag: ${day}`,
  added: (rows: number) => `${formatNumber(rows)} hinzugefügt`,
  skipped: (rows: number) => `${formatNumber(rows)} übersprungen`,
  withProblems: (rows: number) => `${formatNumber(rows)} mit Problemen`,
  earlierReaders: (readers: number) =>
    readers === 1
      ? 'Einer Ihrer Leser hat eine frühere Version'
      : `${formatNumber(readers)} Ihrer Leser haben eine frühere Version`,
  requested: (email: string) => `Bittet als ${email} um einen neuen Link`,
  requestedWith: (email: string, message: string) =>
    `Bittet als ${email} um einen neuen Link: ${message}`,
}

export const detailOf = (notification: Notification): string | undefined =>
  detailIn(DETAIL_WORDS, notification)
