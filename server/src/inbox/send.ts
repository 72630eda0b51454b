import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import * as notifications from '../notifications/service.ts'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { eachInTurns } from '../platform/jobs/each.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { digestEmail, notificationEmail, type Reader } from './emails.ts'
import * as query from './queries.ts'

export function inboxTasks(services: Services): Tasks {
  const { system } = services.database
  return {
    'mail-notifications': async () => {
      const readers = await notifications.findReaders(system)
      const mail = (whom: notifications.Reader) => asReader(services, whom, mailDue)
      await eachInTurns(services.log, 'mail-notifications', readers, mail)
    },
    'mail-notification-digests': async () => {
      const now = new Date().toISOString()
      const readers = await notifications.findDigestReaders(system, now)
      const mail = (whom: notifications.Reader) =>
        asReader(services, whom, (...args) => mailDigest(now, ...args))
      await eachInTurns(services.log, 'mail-notification-digests', readers, mail, 15)
    },
    'forget-notifications': () => notifications.forgetOld(system),
  }
}

type Work = (services: Services, scope: Scope, reader: Reader) => Promise<void>

/** Works with the rights the person has now: what they can't see any more isn't mailed either. */
async function asReader(
  services: Services,
  { tenantId, memberId }: notifications.Reader,
  work: Work,
): Promise<void> {
  const found = await query.findReader(services.database.system, tenantId, memberId)
  if (!found) return
  const { name, role, ...reader } = found
  const permissions = new Set(PERMISSIONS_OF[role as Role])
  const actor: Actor = { id: memberId, name, tenantId, role: role as Role, permissions }
  const { company, ...rest } = reader
  await withScope(services.database, actor, (scope) =>
    work(services, scope, { tenantId, memberId, name: company, ...rest }),
  )
}

/**
 * Mails notifications that are due, and stores that in the same transaction, so that nothing is mailed twice or lost.
 */
async function mailDue(services: Services, scope: Scope, reader: Reader): Promise<void> {
  const due = await notifications.takeDue(scope)
  const selected = due.filter(({ inApp, readAt }) => !inApp || readAt === null)
  const seen = await query.findSeen(scope, selected)
  if (seen.length > 0) await enqueueMail(scope, notificationEmail(services, reader, seen))
  await notifications.settleDue(scope, idsOf(due), idsOf(seen))
}

async function mailDigest(
  now: string,
  services: Services,
  scope: Scope,
  reader: Reader,
): Promise<void> {
  const due = await notifications.takeDigest(scope, now)
  const rows = due ? await query.findSeen(scope, due.rows) : []
  if (!due || rows.length === 0) return
  await enqueueMail(scope, digestEmail(services, reader, { digest: due.digest, rows }))
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
