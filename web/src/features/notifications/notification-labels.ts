import type { Notification, NotificationKind } from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'

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

const SENTENCES: Readonly<Record<NotificationKind, (parts: Parts) => string>> = {
  'share-view': (parts) => t('notifications.sentence.shareView', parts),
  'share-reply': (parts) =>
    parts.recipient
      ? t('notifications.sentence.replyOn', parts)
      : t('notifications.sentence.shareReply', parts),
  'file-received': (parts) => t('notifications.sentence.fileReceived', parts),
  'plan-changed': (parts) => t('notifications.sentence.planChanged', parts),
  'question-asked': (parts) => t('notifications.sentence.questionAsked', parts),
  'link-passed-on': (parts) =>
    parts.recipient
      ? t('notifications.sentence.linkOfPassedOn', parts)
      : t('notifications.sentence.linkPassedOn', parts),
  'answer-changed': (parts) => t('notifications.sentence.answerChanged', parts),
  'agreement-accepted': (parts) => t('notifications.sentence.agreementAccepted', parts),
  'site-viewed': (parts) => t('notifications.sentence.siteViewed', parts),
  'cta-submission': (parts) => t('notifications.sentence.ctaSubmission', parts),
  'cta-held': (parts) => t('notifications.sentence.ctaHeld', parts),
  'wish-created': (parts) => t('notifications.sentence.wishCreated', parts),
  'wish-status': (parts) => t('notifications.sentence.wishStatus', parts),
  'wish-comment': (parts) => t('notifications.sentence.wishComment', parts),
  'wish-mention': (parts) => t('notifications.sentence.wishMention', parts),
  'wish-assigned': (parts) => t('notifications.sentence.wishAssigned', parts),
  'item-expiring': (parts) => t('notifications.sentence.itemExpiring', parts),
  'item-broken': (parts) => t('notifications.sentence.itemBroken', parts),
  'item-replaced': (parts) => t('notifications.sentence.itemReplaced', parts),
  'collection-changed': (parts) => t('notifications.sentence.collectionChanged', parts),
  'saved-search': (parts) => t('notifications.sentence.savedSearch', parts),
  'import-finished': (parts) => t('notifications.sentence.importFinished', parts),
  'export-finished': (parts) => t('notifications.sentence.exportFinished', parts),
  'crm-paused': (parts) => t('notifications.sentence.crmPaused', parts),
  'invitation-accepted': (parts) => t('notifications.sentence.invitationAccepted', parts),
  'new-sign-in': (parts) => t('notifications.sentence.newSignIn', parts),
}

/** Returns what happened as a sentence. */
export const sentenceOf = ({ kind, actor, itemName, count, failed, facts }: Notification): string =>
  SENTENCES[kind]({
    who: actor?.name ?? t('notifications.sentence.someone'),
    name: itemName
      ? t('notifications.sentence.named', { name: itemName })
      : t('notifications.sentence.something'),
    crm: itemName ?? t('notifications.sentence.yourCrm'),
    lastBy: actor ? t('notifications.sentence.lastBy', { name: actor.name }) : '',
    count,
    recipient: actor ? '' : (facts?.recipient ?? ''),
    isNamed: String(itemName !== undefined),
    hasActor: String(actor !== undefined),
    failed: String(failed ?? false),
    answer: facts?.answer ?? '',
    hasRecipient: String((facts?.recipient ?? '') !== ''),
  })
