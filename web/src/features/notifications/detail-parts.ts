import type { Notification, NotificationFacts } from '@satchel/contract/notifications.ts'
import { formatCountry, formatDay } from '../../lib/format/format.ts'
import { serverText } from '../../lib/server-text/server-text.ts'

interface DetailWords {
  linkFor: (recipient: string) => string
  on: (browser: string, os: string) => string
  lastDay: (day: string) => string
  added: (rows: number) => string
  skipped: (rows: number) => string
  withProblems: (rows: number) => string
  earlierReaders: (readers: number) => string
  requested: (email: string) => string
  requestedWith: (email: string, message: string) => string
}

/** Returns a detail in the language of the words; what has no facts is someone's own words. */
export function detailIn(words: DetailWords, { facts, detail }: Notification): string | undefined {
  const parts = facts && [...visitParts(words, facts), ...otherParts(words, facts)]
  return parts?.filter(Boolean).join(' · ') || detail
}

type Part = string | undefined

function visitParts(words: DetailWords, facts: NotificationFacts): Part[] {
  const { recipient, browser, os, country } = facts
  return [
    recipient && words.linkFor(recipient),
    browser && os ? words.on(browser, os) : (browser ?? os),
    country && formatCountry(country),
  ]
}

function otherParts(words: DetailWords, facts: NotificationFacts): Part[] {
  const { lastDay, added, skipped, withProblems, failure, earlierReaders } = facts
  return [
    lastDay && words.lastDay(formatDay(lastDay)),
    added === undefined ? undefined : words.added(added),
    skipped === undefined ? undefined : words.skipped(skipped),
    withProblems === undefined ? undefined : words.withProblems(withProblems),
    failure && serverText(failure),
    earlierReaders === undefined ? undefined : words.earlierReaders(earlierReaders),
    requestPart(words, facts),
  ]
}

function requestPart(words: DetailWords, { requestedBy, message }: NotificationFacts): Part {
  if (!requestedBy) return undefined
  return message ? words.requestedWith(requestedBy, message) : words.requested(requestedBy)
}
