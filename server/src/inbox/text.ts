import type { Locale } from '@satchel/contract/languages.ts'
import type { NotificationKind } from '@satchel/contract/notifications.ts'
import type { NotificationRow } from './queries.ts'
import { de } from './sentences/de.ts'
import { es } from './sentences/es.ts'
import { fr } from './sentences/fr.ts'
import type { Sentences } from './sentences/sentences.ts'

type Subject = Pick<NotificationRow, 'actorName' | 'itemName' | 'count' | 'detail' | 'failed'>

/** Returns what happened as a sentence; `many` where it happened several times within the hour. */
interface Sentence {
  one: (subject: Words) => string
  many?: (subject: Words) => string
}

interface Words extends Subject {
  who: string
  name: string
  /** ", last by Anna", where it's known who did it last. */
  lastBy: string
}

const SENTENCES: Record<NotificationKind, Sentence> = {
  'share-view': {
    one: ({ actorName, name }) =>
      actorName ? `${actorName} opened ${name}` : `${name} was opened`,
    many: ({ name, count, lastBy }) => `${name} was opened ${count} times${lastBy}`,
  },
  'share-reply': {
    one: ({ who, name }) => `${who} wrote to you about ${name}`,
    many: ({ name, count, lastBy }) => `${count} messages about ${name}${lastBy}`,
  },
  'site-viewed': {
    one: ({ actorName, name }) =>
      actorName ? `${actorName} visited ${name}` : `${name} was visited`,
    many: ({ name, count, lastBy }) => `${name} was visited ${count} times${lastBy}`,
  },
  'cta-submission': {
    one: ({ actorName, name }) =>
      actorName ? `${actorName} submitted ${name}` : `New submission of ${name}`,
    many: ({ name, count, lastBy }) => `${count} new submissions of ${name}${lastBy}`,
  },
  'cta-held': {
    one: ({ name }) => `A submission of ${name} is held for a look`,
    many: ({ name, count }) => `${count} submissions of ${name} are held for a look`,
  },
  'wish-created': { one: ({ who, name }) => `${who} made the wish ${name}` },
  'wish-status': {
    one: ({ who, name }) => `${who} changed the status of ${name}`,
    many: ({ who, name }) => `${who} changed the status of ${name}`,
  },
  'wish-comment': {
    one: ({ who, name }) => `${who} commented on ${name}`,
    many: ({ name, count, lastBy }) => `${count} new comments on ${name}${lastBy}`,
  },
  'wish-mention': { one: ({ who, name }) => `${who} mentioned you in ${name}` },
  'wish-assigned': { one: ({ who, name }) => `${who} assigned ${name} to you` },
  'item-expiring': {
    one: ({ name }) => `${name} expires soon`,
    many: ({ itemName, name, count }) =>
      itemName ? `${name} expires soon` : `${count} of your items expire soon`,
  },
  'item-broken': { one: ({ name }) => `The page of ${name} can’t be reached` },
  'item-replaced': { one: ({ who, name }) => `${who} replaced the file of ${name}` },
  'collection-changed': {
    one: ({ who, name }) => `${who} changed ${name}`,
    many: ({ name, count, lastBy }) => `${count} changes to ${name}${lastBy}`,
  },
  'saved-search': {
    one: ({ name, count }) => `${count === 1 ? '1 new item' : `${count} new items`} in ${name}`,
  },
  'import-finished': {
    one: ({ failed }) => (failed ? 'Your import failed' : 'Your import is finished'),
  },
  'export-finished': {
    one: ({ failed }) => (failed ? 'Your export failed' : 'Your export is ready'),
  },
  'crm-paused': {
    one: ({ itemName }) => `The connection to ${itemName ?? 'your CRM'} stopped working`,
  },
  'invitation-accepted': { one: ({ who }) => `${who} accepted your invitation` },
  'new-sign-in': {
    one: () => 'New sign-in to your account',
    many: ({ count }) => `${count} new sign-ins to your account`,
  },
}

/** Returns a notification as a sentence. */
export function textOf(kind: NotificationKind, subject: Subject): string {
  const { one, many = one } = SENTENCES[kind]
  const { actorName, itemName, count } = subject
  const words = {
    ...subject,
    who: actorName ?? 'Someone',
    name: itemName ? `“${itemName}”` : 'something of yours',
    lastBy: actorName ? `, last by ${actorName}` : '',
  }
  return count > 1 ? many(words) : one(words)
}

const TRANSLATED: Readonly<Record<Exclude<Locale, 'en'>, Sentences>> = { de, fr, es }

/** Returns a notification as a sentence of a language. */
export function textIn(locale: Locale, kind: NotificationKind, subject: Subject): string {
  if (locale === 'en') return textOf(kind, subject)
  const { sentences, someone, something, named, lastBy } = TRANSLATED[locale]
  const { actorName, itemName, count, failed } = subject
  return sentences[kind]({
    who: actorName ?? someone,
    name: itemName ? named(itemName) : something,
    lastBy: actorName ? lastBy(actorName) : '',
    ...{ count, failed: failed ?? false, isNamed: Boolean(itemName), hasActor: Boolean(actorName) },
  })
}
