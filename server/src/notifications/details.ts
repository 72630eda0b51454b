import type { Locale } from '@satchel/contract/languages.ts'
import type { NotificationFacts } from '@satchel/contract/notifications.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'
import { memberTexts } from '../platform/mail/member-texts/all.ts'
import { de } from './detail-words/de.ts'
import { type DetailWords, en } from './detail-words/en.ts'
import { es } from './detail-words/es.ts'
import { fr } from './detail-words/fr.ts'

const WORDS: Readonly<Record<Locale, DetailWords>> = { en, de, fr, es }

/** Returns the line below a notification in a language; empty without facts. */
export function detailIn(locale: Locale, facts: NotificationFacts): string {
  const words = WORDS[locale]
  const formats = formatsOf(locale)
  const { recipient, browser = null, os = null, country, lastDay } = facts
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const
  const parts = [
    recipient && words.linkFor(recipient),
    memberTexts(locale).account.client(browser, os),
    country && formats.country(country),
    lastDay && words.lastDay(formats.at(`${lastDay}T00:00:00Z`, day)),
    ...importParts(words, facts),
    ...readerParts(words, facts),
  ]
  return parts.filter(Boolean).join(' · ')
}

type Part = string | undefined

function importParts(words: DetailWords, facts: NotificationFacts): Part[] {
  const { added, skipped, withProblems, failure } = facts
  return [
    added === undefined ? undefined : words.added(added),
    skipped === undefined ? undefined : words.skipped(skipped),
    withProblems === undefined ? undefined : words.withProblems(withProblems),
    failure && words.failure(failure),
  ]
}

function readerParts(words: DetailWords, facts: NotificationFacts): Part[] {
  const { earlierReaders, requestedBy, message } = facts
  const request = (email: string) =>
    message ? words.requestedWith(email, message) : words.requested(email)
  return [
    earlierReaders === undefined ? undefined : words.earlierReaders(earlierReaders),
    requestedBy && request(requestedBy),
  ]
}
