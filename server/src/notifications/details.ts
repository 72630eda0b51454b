import type { Locale } from '@satchel/contract/languages.ts'
import type { NotificationFacts } from '@satchel/contract/notifications.ts'
import { messagesIn, type Translate } from '@satchel/messages/translate.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
import { sentenceIn } from '../platform/problem.ts'

/** Returns the line below a notification in a language; empty without facts. */
export function detailIn(locale: Locale, facts: NotificationFacts): string {
  const t = messagesIn(locale)
  const formats = formatsOf(locale)
  const { recipient, browser = null, os = null, country, lastDay, sentOn } = facts
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const
  const parts = [
    // The sentence says to whom an answer was sent.
    recipient && !facts.answer && t('notifications.detail.linkFor', { recipient }),
    memberTexts(locale).account.client(browser, os),
    country && formats.country(country),
    lastDay && t('notifications.detail.lastDay', { day: formats.at(`${lastDay}T00:00:00Z`, day) }),
    ...importParts(t, facts),
    failurePart(locale, facts),
    ...readerParts(t, facts),
    sentOn && t('notifications.detail.sentOn', { day: formats.at(`${sentOn}T00:00:00Z`, day) }),
    facts.change,
  ]
  return parts.filter(Boolean).join(' · ')
}

type Part = string | undefined

/** Returns why an import failed; what was stored without its reason is in English alone. */
function failurePart(locale: Locale, { failure, failureReason }: NotificationFacts): Part {
  if (!failure || locale === 'en') return failure
  return sentenceIn(locale, failureReason) ?? messagesIn(locale)('notifications.detail.seeImport')
}

function importParts(t: Translate, facts: NotificationFacts): Part[] {
  const { added, skipped, withProblems } = facts
  return [
    added === undefined ? undefined : t('notifications.detail.added', { rows: added }),
    skipped === undefined ? undefined : t('notifications.detail.skipped', { rows: skipped }),
    withProblems === undefined
      ? undefined
      : t('notifications.detail.withProblems', { rows: withProblems }),
  ]
}

function readerParts(t: Translate, facts: NotificationFacts): Part[] {
  const { earlierReaders, requestedBy, message } = facts
  const request = (email: string) =>
    message
      ? t('notifications.detail.requestedWith', { email, message })
      : t('notifications.detail.requested', { email })
  return [
    earlierReaders === undefined
      ? undefined
      : t('notifications.detail.earlierReaders', { readers: earlierReaders }),
    requestedBy && request(requestedBy),
  ]
}
