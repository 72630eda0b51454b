import type { ApiScope } from '../api-keys.ts'

/** The event of new entries of the audit log, sent as CloudEvents to those who may read it. */
export const AUDIT_EVENT = 'audit.recorded'

/** Events a webhook can subscribe to, in the groups of the form. */
export const WEBHOOK_EVENT_GROUPS = {
  links: [
    'link.created',
    'link.viewed',
    'link.read',
    'link.downloaded',
    'link.expiring',
    'link.withdrawn',
    'link.passed-on',
    'lead.received',
    'file.received',
    'message.received',
    'message.sent',
    'question.asked',
    'question.answered',
    'agreement.accepted',
    'plan.changed',
  ],
  content: ['item.added', 'item.updated', 'item.expired', 'collection.updated', 'site.published'],
  people: ['wish.created', 'wish.delivered', 'person.joined', 'person.left', AUDIT_EVENT],
} as const
export type WebhookEventGroup = keyof typeof WEBHOOK_EVENT_GROUPS
export type WebhookEvent = (typeof WEBHOOK_EVENT_GROUPS)[WebhookEventGroup][number]

export const WEBHOOK_EVENTS: readonly WebhookEvent[] = Object.values(WEBHOOK_EVENT_GROUPS).flat()

/** Events that “own links only” narrows: the others aren't about a link. */
export const LINK_EVENTS: readonly WebhookEvent[] = WEBHOOK_EVENT_GROUPS.links

/** Scopes that an API key or app needs for what an event tells, besides that of webhooks. */
const READING_SCOPES: readonly (readonly [string, ApiScope])[] = [
  ['link.', 'links.read'],
  ['lead.', 'ctas.read'],
  ['file.', 'links.read'],
  ['message.', 'links.read'],
  ['question.', 'links.read'],
  ['agreement.', 'links.read'],
  ['plan.', 'sites.read'],
  ['item.', 'library.read'],
  ['collection.', 'library.read'],
  ['site.', 'sites.read'],
  ['wish.', 'wishes.read'],
  [AUDIT_EVENT, 'audit.read'],
]

/** Returns the scope that reading an event needs; undefined for people, of whom webhooks alone tell programs. */
export function scopeOfEvent(event: string): ApiScope | undefined {
  return READING_SCOPES.find(([start]) => event.startsWith(start))?.[1]
}
