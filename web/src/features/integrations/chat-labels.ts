import type { WebhookFormat, WebhookTiming } from '@satchel/contract/integrations/webhooks.ts'
import { t } from '@satchel/messages/t.ts'

export const formats: Record<WebhookFormat, string> = {
  standard: t('integrations.chat.formats.standard'),
  slack: 'Slack',
  teams: 'Teams',
}
export const addressHints: Record<Exclude<WebhookFormat, 'standard'>, string> = {
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
