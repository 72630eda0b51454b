import type { WebhookFormat } from '@satchel/contract/webhooks/webhooks.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import type { Config } from '../platform/config.ts'
import { mailLocale } from '../platform/mail/member-locale.ts'
import { messageOf } from './message.ts'
import { slackBody } from './slack.ts'
import { teamsBody } from './teams.ts'

interface Stored {
  format: WebhookFormat
  payload: string
  /** The tag of the company's language. */
  locale: string
}

/** Returns the body of a delivery as its format has it, from the JSON that is stored. */
export function deliveryBody(config: Config, { format, payload, locale }: Stored): string {
  if (format === 'standard') return payload
  const message = messageOf(config, messagesIn(mailLocale(locale)), JSON.parse(payload))
  return JSON.stringify(format === 'slack' ? slackBody(message) : teamsBody(message))
}
