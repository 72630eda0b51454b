import { notifyAcross } from '../notifications/service.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import type { Origin } from '../platform/database/scope.ts'
import { agentOf } from '../platform/http/agent.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { newDeviceEmail } from './emails.ts'
import { noteDevice } from './handoff-queries.ts'
import type { Account } from './queries.ts'

interface From {
  origin: Origin
  country: string | null
}

/** Emails a person who signs in from a new device, except the first one. */
export async function notifyNewDevice(
  db: Db,
  config: Config,
  { id, tenantId, email }: Account,
  { origin, country }: From,
): Promise<void> {
  const { browser, os } = agentOf(origin.agent)
  const device = { browser: browser ?? '', os: os ?? '', country: country ?? '' }
  const noted = await noteDevice(db, id, device)
  if (!noted?.isNew || noted.isFirst) return
  const { timeZone } = noted
  const to = { email, timeZone, locale: await localeOfAddress(db, tenantId, email) }
  await enqueueMail({ db, tenantId }, newDeviceEmail(config, to, device))
  const notice = { kind: 'new-sign-in', userIds: [id], url: '/settings?section=sessions' } as const
  const facts = { ...(browser && { browser }), ...(os && { os }), ...(country && { country }) }
  await notifyAcross({ db }, [{ ...notice, tenantId, facts }])
}
