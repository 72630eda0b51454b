import type { Locale } from '@satchel/contract/languages.ts'
import type { NotificationFacts, NotificationKind } from '@satchel/contract/notifications.ts'
import { messagesIn, type Translate } from '@satchel/messages/translate.ts'
import type { NotificationRow } from './queries.ts'

type Subject = Pick<
  NotificationRow,
  'actorName' | 'itemName' | 'count' | 'detail' | 'failed' | 'facts'
>

interface Parts {
  who: string
  name: string
  crm: string
  /** Name of who did it last, after a comma; empty where it isn't known. */
  lastBy: string
  count: number
  /** Recipient of the link; empty where the visitor is known. */
  recipient: string
  isNamed: string
  hasActor: string
  failed: string
  /** State of an answer that was sent. */
  answer: string
  hasRecipient: string
}

const SENTENCES: Readonly<Record<NotificationKind, (t: Translate, parts: Parts) => string>> = {
  'share-view': (t, parts) => t('notifications.sentence.shareView', parts),
  'share-reply': (t, parts) =>
    parts.recipient
      ? t('notifications.sentence.replyOn', parts)
      : t('notifications.sentence.shareReply', parts),
  'file-received': (t, parts) => t('notifications.sentence.fileReceived', parts),
  'question-asked': (t, parts) => t('notifications.sentence.questionAsked', parts),
  'plan-changed': (t, parts) => t('notifications.sentence.planChanged', parts),
  'link-passed-on': (t, parts) =>
    parts.recipient
      ? t('notifications.sentence.linkOfPassedOn', parts)
      : t('notifications.sentence.linkPassedOn', parts),
  'answer-changed': (t, parts) => t('notifications.sentence.answerChanged', parts),
  'agreement-accepted': (t, parts) => t('notifications.sentence.agreementAccepted', parts),
  'site-viewed': (t, parts) => t('notifications.sentence.siteViewed', parts),
  'cta-submission': (t, parts) => t('notifications.sentence.ctaSubmission', parts),
  'cta-held': (t, parts) => t('notifications.sentence.ctaHeld', parts),
  'wish-created': (t, parts) => t('notifications.sentence.wishCreated', parts),
  'wish-status': (t, parts) => t('notifications.sentence.wishStatus', parts),
  'wish-comment': (t, parts) => t('notifications.sentence.wishComment', parts),
  'wish-mention': (t, parts) => t('notifications.sentence.wishMention', parts),
  'wish-assigned': (t, parts) => t('notifications.sentence.wishAssigned', parts),
  'item-expiring': (t, parts) => t('notifications.sentence.itemExpiring', parts),
  'item-broken': (t, parts) => t('notifications.sentence.itemBroken', parts),
  'item-replaced': (t, parts) => t('notifications.sentence.itemReplaced', parts),
  'collection-changed': (t, parts) => t('notifications.sentence.collectionChanged', parts),
  'saved-search': (t, parts) => t('notifications.sentence.savedSearch', parts),
  'import-finished': (t, parts) => t('notifications.sentence.importFinished', parts),
  'export-finished': (t, parts) => t('notifications.sentence.exportFinished', parts),
  'crm-paused': (t, parts) => t('notifications.sentence.crmPaused', parts),
  'invitation-accepted': (t, parts) => t('notifications.sentence.invitationAccepted', parts),
  'new-sign-in': (t, parts) => t('notifications.sentence.newSignIn', parts),
}

/** Returns a notification as a sentence of a language: what happened, once or several times within the hour. */
export function textIn(locale: Locale, kind: NotificationKind, subject: Subject): string {
  const t = messagesIn(locale)
  const { actorName, itemName, count, failed, facts } = subject
  const { recipient = '', answer = '' } = (facts ?? {}) as NotificationFacts
  return SENTENCES[kind](t, {
    who: actorName ?? t('notifications.sentence.someone'),
    name: itemName
      ? t('notifications.sentence.named', { name: itemName })
      : t('notifications.sentence.something'),
    crm: itemName ?? t('notifications.sentence.yourCrm'),
    lastBy: actorName ? t('notifications.sentence.lastBy', { name: actorName }) : '',
    count,
    recipient: actorName ? '' : recipient,
    isNamed: String(Boolean(itemName)),
    hasActor: String(Boolean(actorName)),
    failed: String(failed ?? false),
    answer,
    hasRecipient: String(recipient !== ''),
  })
}
