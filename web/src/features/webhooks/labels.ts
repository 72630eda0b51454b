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
  links: t('webhooks.eventGroups.links'),
  content: t('webhooks.eventGroups.content'),
  people: t('webhooks.eventGroups.people'),
}
export const events: Record<WebhookEvent, string> = {
  'link.created': t('webhooks.events.linkCreated'),
  'link.viewed': t('webhooks.events.linkViewed'),
  'link.read': t('webhooks.events.linkRead'),
  'link.downloaded': t('webhooks.events.linkDownloaded'),
  'link.expiring': t('webhooks.events.linkExpiring'),
  'link.withdrawn': t('webhooks.events.linkWithdrawn'),
  'link.passed-on': t('webhooks.events.linkPassedOn'),
  'lead.received': t('webhooks.events.leadReceived'),
  'file.received': t('webhooks.events.fileReceived'),
  'message.received': t('webhooks.events.messageReceived'),
  'message.sent': t('webhooks.events.messageSent'),
  'plan.changed': t('webhooks.events.planChanged'),
  'question.asked': t('webhooks.events.questionAsked'),
  'question.answered': t('webhooks.events.questionAnswered'),
  'agreement.accepted': t('webhooks.events.agreementAccepted'),
  'item.added': t('webhooks.events.itemAdded'),
  'item.updated': t('webhooks.events.itemUpdated'),
  'item.expired': t('webhooks.events.itemExpired'),
  'collection.updated': t('webhooks.events.collectionUpdated'),
  'site.published': t('webhooks.events.sitePublished'),
  'wish.created': t('webhooks.events.wishCreated'),
  'wish.delivered': t('webhooks.events.wishDelivered'),
  'person.joined': t('webhooks.events.personJoined'),
  'person.left': t('webhooks.events.personLeft'),
  'audit.recorded': t('webhooks.events.auditRecorded'),
}
export const eventHints: Partial<Record<WebhookEvent, string>> = {
  'link.read': t('webhooks.eventHints.linkRead'),
  'link.expiring': t('webhooks.eventHints.linkExpiring'),
  'audit.recorded': t('webhooks.eventHints.auditRecorded'),
}
const others: Record<string, string> = {
  test: t('webhooks.others.test'),
  digest: t('webhooks.others.digest'),
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
const moreEvents = (count: number) => t('webhooks.moreEvents', { count })

// Log
export const states: Record<DeliveryState, string> = {
  waiting: t('webhooks.states.waiting'),
  delivered: t('webhooks.states.delivered'),
  failed: t('webhooks.states.failed'),
}
const reasons: Record<AttemptFault, (status: string) => string> = {
  status: (status) => t('webhooks.reasons.status', { status }),
  redirect: (status) => t('webhooks.reasons.redirect', { status }),
  timeout: () => t('webhooks.reasons.timeout'),
  unreachable: () => t('webhooks.reasons.unreachable'),
  refused: () => t('webhooks.reasons.refused'),
  off: () => t('webhooks.reasons.off'),
  revoked: () => t('webhooks.reasons.revoked'),
  'no-channel': () => t('webhooks.reasons.noChannel'),
  archived: () => t('webhooks.reasons.archived'),
  forbidden: () => t('webhooks.reasons.forbidden'),
  limited: () => t('webhooks.reasons.limited'),
  rejected: () => t('webhooks.reasons.rejected'),
  'no-address': () => t('webhooks.reasons.noAddress'),
  'no-rights': () => t('webhooks.reasons.noRights'),
}
/** Says why an attempt failed; those from before reasons were stored have the server’s words. */
export const reasonOf = ({ status, error, fault }: Omit<Attempt, 'ms' | 'answer'>) =>
  fault ? reasons[fault](String(status ?? '')) : (error ?? status)
export const outcome = (attempt: Attempt) =>
  [reasonOf(attempt), `${attempt.ms} ms`].filter(Boolean).join(' · ')

export const secretWords = {
  title: t('webhooks.secret'),
  lines: `${t('webhooks.copySecretNow')} ${t('webhooks.secretHint')}`,
  copy: t('webhooks.copySecret'),
}
