import type { QuietHours, WebhookTiming } from '@satchel/contract/chat.ts'
import type { WebhookFormat } from '@satchel/contract/webhooks/webhooks.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, says } from '../platform/problem.ts'
import { knownTimeZone } from '../platform/time-zone.ts'
import { nextDigest } from './quiet-hours.ts'

interface Input {
  when?: WebhookTiming
  quietHours?: QuietHours | null
}

/** Returns the columns of what a chat is sent and when. Throws `invalid` for a webhook that isn't of a chat. */
export async function timingColumns(
  { db, actor }: Scope,
  format: WebhookFormat,
  { when, quietHours }: Input,
) {
  if (format === 'standard' && when && when !== 'all')
    throw invalidField('when', says('isForChatOnly'))
  if (format === 'standard' && quietHours) throw invalidField('quietHours', says('isForChatOnly'))
  const quiet = quietHours && checkedHours(quietHours)
  const { timeZone } = await db
    .selectFrom('tenant')
    .select('timeZone')
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
  // What was collected for a digest that isn't wanted anymore is sent with the next run.
  const due = when === 'digest' ? nextDigest(quiet?.timeZone ?? timeZone) : new Date()
  return {
    ...(when && { timing: when }),
    ...(when && format !== 'standard' && { digestDue: due.toISOString() }),
    ...(quiet !== undefined && { quietHours: quiet && JSON.stringify(quiet) }),
  }
}

function checkedHours({ from, until, timeZone }: QuietHours): QuietHours {
  if (from === until) throw invalidField('quietHours.until', says('mustDifferFromBeginning'))
  if (timeZone === null) return { from, until, timeZone }
  const zone = knownTimeZone(timeZone)
  if (!zone) throw invalidField('quietHours.timeZone', says('isNotIanaTimeZone'))
  return { from, until, timeZone: zone }
}
