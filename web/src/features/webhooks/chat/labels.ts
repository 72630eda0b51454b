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
    all: t('integrations.webhooks'),
    add: t('integrations.newWebhook'),
    edit: t('integrations.editWebhook'),
    none: t('integrations.noWebhooks'),
  },
  chat: {
    all: t('integrations.chat.channels'),
    add: t('integrations.chat.addChannel'),
    edit: t('integrations.chat.editChannel'),
    none: t('integrations.chat.noChannels'),
  },
}

export const formats: Record<ChatFormat, string> = {
  slack: 'Slack',
  teams: 'Teams',
}
export const addressHints: Record<ChatFormat, string> = {
  slack: t('integrations.chat.addressHints.slack'),
  teams: t('integrations.chat.addressHints.teams'),
}

export const timings: Record<WebhookTiming, string> = {
  all: t('integrations.chat.timings.all'),
  confirmed: t('integrations.chat.timings.confirmed'),
  digest: t('integrations.chat.timings.digest'),
}
export const timingHints: Partial<Record<WebhookTiming, string>> = {
  confirmed: t('integrations.chat.timingHints.confirmed'),
  digest: t('integrations.chat.timingHints.digest'),
}
