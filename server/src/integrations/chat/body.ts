import type { WebhookFormat } from '@satchel/contract/integrations/webhooks.ts'
import type { Config } from '../../platform/config.ts'
import { messageOf } from './message.ts'
import { slackBody } from './slack.ts'
import { teamsBody } from './teams.ts'

/** Returns the body of a delivery as its format has it, from the JSON that is stored. */
export function shownPayload(config: Config, format: WebhookFormat, payload: string): string {
  if (format === 'standard') return payload
  const message = messageOf(config, JSON.parse(payload))
  return JSON.stringify(format === 'slack' ? slackBody(message) : teamsBody(message))
}
