import type { WebhookEvent } from '@satchel/contract/integrations/webhook-events.ts'
import type { DeliveryState } from '@satchel/contract/integrations/webhooks.ts'
import { formatList } from '../../lib/format/format.ts'

// List
export const webhooks = 'Webhooks'
export const couldntLoadWebhooks = 'Couldn’t load the webhooks'
export const newWebhook = 'New webhook'
export const noWebhooks =
  'No webhooks yet. A webhook sends leads and other events to your CRM or another system as they happen.'
export const events: Record<WebhookEvent, string> = {
  'lead.received': 'Lead received',
  'link.created': 'Link created',
  'link.viewed': 'Link viewed',
  'item.added': 'Item added',
  'wish.created': 'Wish created',
  'audit.recorded': 'Audit log entry added',
}
export const eventName = (event: string) =>
  event === 'test' ? 'Test' : (events[event as WebhookEvent] ?? event)
export const eventList = (chosen: string[]) => formatList(chosen.map(eventName))
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
export const oldSecretStops =
  'Your receiver rejects deliveries until it has the new secret. The old one stops working now.'
export const replace = 'Replace'
export const deleteNamed = (name: string) => `Delete ${name}?`
export const deleteWarning = 'Events are no longer sent to it, and its log is deleted.'
export const deleted = 'Webhook deleted'

// Form
export const editWebhook = 'Edit webhook'
export const address = 'Address'
export const addressHint = 'Starts with https:// and accepts POST requests'
export const sendWhen = 'Send when'
export const auditHint = 'As CloudEvents, for a SIEM'

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
export const outcome = (status: number | null, error: string | null, ms: number) =>
  [error ?? (status === null ? '' : String(status)), `${ms} ms`].filter(Boolean).join(' · ')
