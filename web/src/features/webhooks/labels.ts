import type { WebhookEvent, WebhookEventGroup } from '@satchel/contract/webhooks/webhook-events.ts'
import type {
  AttemptFault,
  DeliveryState,
  WebhookDelivery,
} from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { formatList } from '../../lib/format/format.ts'

type Attempt = WebhookDelivery['attempts'][number]

// List
export const eventGroups: Record<WebhookEventGroup, string> = {
  links: t('integrations.eventGroups.links'),
  content: t('integrations.eventGroups.content'),
  people: t('integrations.eventGroups.people'),
}
export const events: Record<WebhookEvent, string> = {
  'link.created': t('integrations.events.linkCreated'),
  'link.viewed': t('integrations.events.linkViewed'),
  'link.read': t('integrations.events.linkRead'),
  'link.downloaded': t('integrations.events.linkDownloaded'),
  'link.expiring': t('integrations.events.linkExpiring'),
  'link.withdrawn': t('integrations.events.linkWithdrawn'),
  'link.passed-on': t('integrations.events.linkPassedOn'),
  'lead.received': t('integrations.events.leadReceived'),
  'file.received': t('integrations.events.fileReceived'),
  'message.received': t('integrations.events.messageReceived'),
  'message.sent': t('integrations.events.messageSent'),
  'question.asked': t('integrations.events.questionAsked'),
  'question.answered': t('integrations.events.questionAnswered'),
  'agreement.accepted': t('integrations.events.agreementAccepted'),
  'item.added': t('integrations.events.itemAdded'),
  'item.updated': t('integrations.events.itemUpdated'),
  'item.expired': t('integrations.events.itemExpired'),
  'collection.updated': t('integrations.events.collectionUpdated'),
  'site.published': t('integrations.events.sitePublished'),
  'wish.created': t('integrations.events.wishCreated'),
  'wish.delivered': t('integrations.events.wishDelivered'),
  'person.joined': t('integrations.events.personJoined'),
  'person.left': t('integrations.events.personLeft'),
  'audit.recorded': t('integrations.events.auditRecorded'),
}
export const eventHints: Partial<Record<WebhookEvent, string>> = {
  'link.read': t('integrations.eventHints.linkRead'),
  'link.expiring': t('integrations.eventHints.linkExpiring'),
  'audit.recorded': t('integrations.eventHints.auditRecorded'),
}
const others: Record<string, string> = {
  test: t('integrations.others.test'),
  digest: t('integrations.others.digest'),
}
export const eventName = (event: string) => others[event] ?? events[event as WebhookEvent] ?? event
/** Lists up to this many events by name. */
const EVENTS_NAMED = 3
export const eventList = (chosen: string[]) =>
  formatList(
    chosen.length > EVENTS_NAMED + 1
      ? [...chosen.slice(0, EVENTS_NAMED).map(eventName), moreEvents(chosen.length - EVENTS_NAMED)]
      : chosen.map(eventName),
  )
const moreEvents = (count: number) => t('integrations.moreEvents', { count })

// Log
export const states: Record<DeliveryState, string> = {
  waiting: t('integrations.states.waiting'),
  delivered: t('integrations.states.delivered'),
  failed: t('integrations.states.failed'),
}
const reasons: Record<AttemptFault, (status: string) => string> = {
  status: (status) => t('integrations.reasons.status', { status }),
  redirect: (status) => t('integrations.reasons.redirect', { status }),
  timeout: () => t('integrations.reasons.timeout'),
  unreachable: () => t('integrations.reasons.unreachable'),
  refused: () => t('integrations.reasons.refused'),
  off: () => t('integrations.reasons.off'),
  revoked: () => t('integrations.reasons.revoked'),
  'no-channel': () => t('integrations.reasons.noChannel'),
  archived: () => t('integrations.reasons.archived'),
  forbidden: () => t('integrations.reasons.forbidden'),
  limited: () => t('integrations.reasons.limited'),
  rejected: () => t('integrations.reasons.rejected'),
  'no-address': () => t('integrations.reasons.noAddress'),
  'no-rights': () => t('integrations.reasons.noRights'),
}
/** Says why an attempt failed; those from before reasons were stored have the server’s words. */
export const reasonOf = ({ status, error, fault }: Omit<Attempt, 'ms' | 'answer'>) =>
  fault ? reasons[fault](String(status ?? '')) : (error ?? status)
export const outcome = (attempt: Attempt) =>
  [reasonOf(attempt), `${attempt.ms} ms`].filter(Boolean).join(' · ')

export const secretWords = {
  title: t('integrations.secret'),
  lines: `${t('integrations.copySecretNow')} ${t('integrations.secretHint')}`,
  copy: t('integrations.copySecret'),
}
