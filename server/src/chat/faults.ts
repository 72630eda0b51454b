import type { AttemptFault, WebhookFormat } from '@satchel/contract/webhooks/webhooks.ts'
import { HOUR, SECOND } from '../platform/time.ts'

/** The errors of Slack's incoming webhooks, which are its whole answer. */
const SLACK: Record<string, AttemptFault> = {
  invalid_token: 'revoked',
  no_active_hooks: 'revoked',
  no_service: 'revoked',
  no_service_id: 'revoked',
  no_team: 'revoked',
  team_disabled: 'revoked',
  channel_not_found: 'no-channel',
  channel_is_archived: 'archived',
  action_prohibited: 'forbidden',
  posting_to_general_channel_denied: 'forbidden',
  user_not_found: 'forbidden',
  invalid_payload: 'rejected',
  invalid_blocks: 'rejected',
  invalid_attachments: 'rejected',
  no_text: 'rejected',
  too_many_attachments: 'rejected',
  rate_limited: 'limited',
  ratelimited: 'limited',
}

/** The errors of addresses that Workflows of Teams answer to, by status. */
const TEAMS: Record<number, AttemptFault> = {
  400: 'rejected',
  401: 'revoked',
  403: 'revoked',
  404: 'revoked',
  410: 'revoked',
  413: 'rejected',
}

/** The beginning of an answer of Teams' addresses without Workflows, with status 200 to what they didn't post. */
const NOT_POSTED = 'Webhook message delivery failed'

/** Returns why a chat didn't post a message; undefined if it did. */
export function chatFault(
  format: WebhookFormat,
  { status, answer }: { status: number; answer: string },
): AttemptFault | undefined {
  const isGood = status >= 200 && status < 300
  if (format === 'teams' && isGood && answer.includes(NOT_POSTED))
    return answer.includes('429') ? 'limited' : 'status'
  if (isGood) return undefined
  if (format === 'standard') return 'status'
  if (status === 429) return 'limited'
  if (format === 'teams') return TEAMS[status] ?? 'status'
  return SLACK[answer.trim()] ?? 'status'
}

const LONGEST = HOUR

/** Returns the milliseconds that a header `Retry-After` asks to wait, in seconds or as a date; at most an hour. */
export function retryAfterOf(header: string | null): number {
  if (!header) return 0
  const wait = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - Date.now()
  return Math.min(LONGEST, Math.max(0, wait || 0))
}
