import type { WebhookTiming } from '@satchel/contract/chat.ts'
import type { WebhookFormat } from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'

/** Webhooks for programs, and channels for people, which the settings list apart. */
export type WebhookKind = 'system' | 'chat'
export type ChatFormat = Exclude<WebhookFormat, 'standard'>

export function kindOf(format: WebhookFormat): WebhookKind {
  return format === 'standard' ? 'system' : 'chat'
}

export const kindLabels: Record<WebhookKind, Record<'all' | 'add' | 'edit' | 'none', string>> = {
  system: {
    all: t('webhooks.webhooks'),
    add: t('webhooks.newWebhook'),
    edit: t('webhooks.editWebhook'),
    none: t('webhooks.noWebhooks'),
  },
  chat: {
    all: t('webhooks.chat.channels'),
    add: t('webhooks.chat.addChannel'),
    edit: t('webhooks.chat.editChannel'),
    none: t('webhooks.chat.noChannels'),
  },
}

export const formats: Record<ChatFormat, string> = {
  slack: 'Slack',
  teams: 'Teams',
}
export const addressHints: Record<ChatFormat, string> = {
  slack: t('webhooks.chat.addressHints.slack'),
  teams: t('webhooks.chat.addressHints.teams'),
}

export const timings: Record<WebhookTiming, string> = {
  all: t('webhooks.chat.timings.all'),
  confirmed: t('webhooks.chat.timings.confirmed'),
  digest: t('webhooks.chat.timings.digest'),
}
export const timingHints: Partial<Record<WebhookTiming, string>> = {
  confirmed: t('webhooks.chat.timingHints.confirmed'),
  digest: t('webhooks.chat.timingHints.digest'),
}
