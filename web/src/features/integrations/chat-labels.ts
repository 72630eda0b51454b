import type { WebhookFormat, WebhookTiming } from '@satchel/contract/integrations/webhooks.ts'

export const format = 'Send to'
export const formats: Record<WebhookFormat, string> = {
  standard: 'Other system',
  slack: 'Slack',
  teams: 'Teams',
}
export const address = 'Webhook address'
export const addressHints: Record<Exclude<WebhookFormat, 'standard'>, string> = {
  slack: 'In Slack: Apps → Incoming Webhooks → Add to Slack',
  teams: 'In Teams: channel → Workflows → “Post to a channel when a webhook request is received”',
}
export const keepAddress = 'Leave empty to keep the current address'
export const addressIsSecret =
  'Anyone who knows the address can post to the channel. It’s stored encrypted and shown cut.'

export const when = 'Messages'
export const timings: Record<WebhookTiming, string> = {
  all: 'For each event',
  confirmed: 'Confirmed readers only',
  digest: 'Daily digest',
}
export const timingHints: Partial<Record<WebhookTiming, string>> = {
  confirmed: 'Readings and downloads by people who verified their address or entered a password',
  digest: 'One message a day at 8:00',
}

export const quietHours = 'Quiet hours'
export const quietHoursHint = 'Messages wait until they are over. Tests are sent anyway.'
export const from = 'From'
export const until = 'Until'
export const timeZone = 'Time zone'
export const companyZone = 'Company’s time zone'
export const quietFromUntil = (from: string, until: string) => `Quiet from ${from} to ${until}`
export const lastProblem = 'Last problem'
