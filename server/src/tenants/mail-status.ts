import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import type { SendMail } from '../platform/mail/mail.ts'
import { isRefusedAddress } from '../platform/mail/refused-address.ts'
import { noteMail } from './account-queries.ts'

/** Returns `send`, which then also notes on the tenant since when its emails haven't gone out: admins see it. */
export function notingFailures(
  send: SendMail,
  { database, log }: Pick<Services, 'database' | 'log'>,
): SendMail {
  /** An email that has gone out isn't sent again because this fails. */
  async function note(tenantId: string | undefined, goesOut: boolean): Promise<void> {
    if (!tenantId) return
    await withScope(database, systemActor(tenantId), async (scope) => {
      if (await noteMail(scope, goesOut)) await record(scope, { type: 'tenant.changed' })
    }).catch((error) => log.warn({ err: error }, 'whether emails go out could not be noted'))
  }

  return async (mail) => {
    try {
      await send(mail)
    } catch (error) {
      if (!isRefusedAddress(error)) await note(mail.tenantId, false)
      throw error
    }
    await note(mail.tenantId, true)
  }
}
