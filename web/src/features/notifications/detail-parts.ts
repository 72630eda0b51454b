import type { Notification, NotificationFacts } from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'
import { formatCountry, formatDay } from '../../lib/format/format.ts'
import { failureText } from '../../lib/problem-text.ts'

/** Returns the line below a notification; what has no facts is someone's own words. */
export function detailOf({ kind, facts, detail }: Notification): string | undefined {
  // The sentence says whose link it was.
  if (kind === 'link-passed-on' || (kind === 'share-reply' && !facts?.requestedBy)) return detail
  const parts = facts && [...visitParts(facts), ...otherParts(facts)]
  return parts?.filter(Boolean).join(' · ') || detail
}

type Part = string | undefined

function visitParts(facts: NotificationFacts): Part[] {
  const { recipient, browser, os, country, answer } = facts
  return [
    // The sentence says to whom an answer was sent.
    recipient && !answer ? t('notifications.detail.linkFor', { recipient }) : undefined,
    browser && os ? t('notifications.detail.on', { browser, os }) : (browser ?? os),
    country && formatCountry(country),
  ]
}

function otherParts(facts: NotificationFacts): Part[] {
  const { lastDay, added, skipped, withProblems, failure, failureReason, earlierReaders } = facts
  return [
    lastDay && t('notifications.detail.lastDay', { day: formatDay(lastDay) }),
    added === undefined ? undefined : t('notifications.detail.added', { rows: added }),
    skipped === undefined ? undefined : t('notifications.detail.skipped', { rows: skipped }),
    withProblems === undefined
      ? undefined
      : t('notifications.detail.withProblems', { rows: withProblems }),
    failure && failureText(failure, failureReason),
    earlierReaders === undefined
      ? undefined
      : t('notifications.detail.earlierReaders', { readers: earlierReaders }),
    requestPart(facts),
    facts.sentOn && t('notifications.detail.sentOn', { day: formatDay(facts.sentOn) }),
    facts.change,
  ]
}

function requestPart({ requestedBy, message }: NotificationFacts): Part {
  if (!requestedBy) return undefined
  return message
    ? t('notifications.detail.requestedWith', { email: requestedBy, message })
    : t('notifications.detail.requested', { email: requestedBy })
}
