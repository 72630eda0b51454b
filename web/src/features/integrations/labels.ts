import type {
  WebhookEvent,
  WebhookEventGroup,
} from '@satchel/contract/integrations/webhook-events.ts'
import type {
  AttemptFault,
  DeliveryState,
  WebhookDelivery,
} from '@satchel/contract/integrations/webhooks.ts'
import { formatCount, formatList } from '../../lib/format/format.ts'

type Attempt = WebhookDelivery['attempts'][number]

// List
export const webhooks = 'Webhooks'
export const couldntLoadWebhooks = 'Couldn’t load the webhooks'
export const newWebhook = 'New webhook'
export const noWebhooks =
  'No webhooks yet. A webhook sends leads and other events to Slack, Teams, your CRM or another system as they happen.'
export const eventGroups: Record<WebhookEventGroup, string> = {
  links: 'Links',
  content: 'Content',
  people: 'Wishes and people',
}
export const events: Record<WebhookEvent, string> = {
  'link.created': 'Link created',
  'link.viewed': 'Link viewed',
  'link.read': 'Link read',
  'link.downloaded': 'File downloaded',
  'link.expiring': 'Link expires soon',
  'link.withdrawn': 'Link withdrawn',
  'lead.received': 'Lead received',
  'item.added': 'Item added',
  'item.updated': 'Item changed',
  'item.expired': 'Item expired',
  'collection.updated': 'Collection changed',
  'site.published': 'Site published',
  'wish.created': 'Wish created',
  'wish.delivered': 'Wish delivered',
  'person.joined': 'Person joined',
  'person.left': 'Person left',
  'audit.recorded': 'Audit log entry added',
}
export const eventHints: Partial<Record<WebhookEvent, string>> = {
  'link.read': 'After the visit: who, how long, which pages',
  'link.expiring': 'A day before',
  'audit.recorded': 'As CloudEvents, for a SIEM',
}
const others: Record<string, string> = { test: 'Test', digest: 'Daily digest' }
export const eventName = (event: string) => others[event] ?? events[event as WebhookEvent] ?? event
/** Lists up to this many events by name. */
const EVENTS_NAMED = 3
export const eventList = (chosen: string[]) =>
  formatList(
    chosen.length > EVENTS_NAMED + 1
      ? [...chosen.slice(0, EVENTS_NAMED).map(eventName), moreEvents(chosen.length - EVENTS_NAMED)]
      : chosen.map(eventName),
  )
const moreEvents = (count: number) => `${count} more`
export const setUpBy = (program: string) => `Set up by ${program}`
export const onlyLinksOf = (name: string) => `Only links of ${name}`
export const on = 'On'
export const off = 'Off'
export const failing = 'Failing'
export const turnedOff = 'Turned off after failures'
export const failingSince = 'Failing since'
export const turnOn = 'Turn on'
export const turnOff = 'Turn off'
export const actionsFor = (name: string) => `Actions for ${name}`
export const sendTest = 'Send test'
export const testSent = 'Test sent. See the result in the log.'
export const deliveries = 'Deliveries'
export const deliveriesOf = (name: string) => `Deliveries to ${name}`
export const newSecret = 'New secret'
export const replaceSecret = 'Replace the secret?'
export const oldSecretSigns =
  'For 24 hours, deliveries are signed with both secrets. Put the new one into your receiver by then.'
export const stopOld = 'Stop using the old secret now'
export const stopOldHint =
  'If someone else may know it. Your receiver rejects deliveries until it has the new one.'
export const oldSecretUntil = 'Old secret valid until'
export const replace = 'Replace'
export const deleteNamed = (name: string) => `Delete ${name}?`
export const deleteWarning = 'Events are no longer sent to it, and its log is deleted.'
export const deleted = 'Webhook deleted'

// Form
export const editWebhook = 'Edit webhook'
export const address = 'Address'
export const addressHint = 'Starts with https:// and accepts POST requests'
export const sendWhen = 'Send when'
export const ownLinks = 'Only my links'
export const ownLinksHint =
  'Events of links are sent if the link is yours. This doesn’t affect other events.'
export const ownLinksHintOf = (name: string) =>
  `Events of links are sent if the link is ${name}’s. This doesn’t affect other events.`

// Secret
export const secret = 'Signing secret'
export const copySecretNow = 'Copy the secret now. It isn’t shown again.'
export const secretHint = 'Your receiver checks with it that a delivery really comes from Satchel.'
export const copySecret = 'Copy secret'

// Log
export const couldntLoadDeliveries = 'Couldn’t load the deliveries'
export const noDeliveries = 'No deliveries in the past 30 days. Send a test to try it.'
export const states: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
export const resend = 'Resend'
export const resent = 'Sent again'
export const nextTry = 'Next try'
export const attempts = 'Attempts'
export const noAttempts = 'Not sent yet'
export const payload = 'Payload'
export const response = 'Response'
const reasons: Record<AttemptFault, (status: string) => string> = {
  status: (status) => `Response ${status}`,
  redirect: (status) => `Redirect (${status}). Enter the final address`,
  timeout: () => 'No response within 10 seconds',
  unreachable: () => 'Couldn’t connect',
  refused: () => 'Not a public address',
  off: () => 'The webhook was turned off',
  revoked: () => 'The address doesn’t work anymore. Create a new one and enter it here',
  'no-channel': () => 'The channel doesn’t exist anymore',
  archived: () => 'The channel is archived',
  forbidden: () => 'The workspace doesn’t allow posting here',
  limited: () => 'Too many messages. Satchel waits and tries again',
  rejected: () => 'The message wasn’t accepted',
  'no-address': () => 'Enter the address again',
  'no-rights': () => 'The key or app that set it up may not receive this anymore',
}
/** Says why an attempt failed; those from before reasons were stored have the server’s words. */
export const reasonOf = ({ status, error, fault }: Omit<Attempt, 'ms' | 'answer'>) =>
  fault ? reasons[fault](String(status ?? '')) : (error ?? status)
export const outcome = (attempt: Attempt) =>
  [reasonOf(attempt), `${attempt.ms} ms`].filter(Boolean).join(' · ')
export const waitsForEarlier = 'Waits for an earlier delivery about the same link or item'

// Replay
export const replay = 'Resend a day'
export const replayTitle = 'Resend the deliveries of a day'
export const replayHint =
  'All deliveries of the day are sent again, with the same ids and in the same order. Your receiver can skip those it has.'
export const day = 'Day'
export const replayed = (count: number) =>
  count === 0
    ? 'No deliveries on that day'
    : `${formatCount(count, 'delivery', 'deliveries')} will be sent again`
