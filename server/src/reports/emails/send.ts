import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import { eachInTurns } from '../../platform/jobs/each.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { unsubscribeUrl } from '../../platform/mail/unsubscribe.ts'
import * as sessionMail from '../../tracking/service.ts'
import * as users from '../../users/service.ts'
import * as query from './queries.ts'
import { digestEmail, SESSIONS_SHOWN, visitEmail } from './render.ts'

/** One mail for each session, however often this is interrupted: that it is sent is said in its own transaction. */
export async function mailVisits(services: Services): Promise<void> {
  const { database, log } = services
  await eachInTurns(log, 'mail-visits', await sessionMail.findDue(database.system), (due) =>
    database.system.transaction().execute((db) => mailOne(db, services, due)),
  )
}

async function mailOne(db: Db, services: Services, due: sessionMail.Due): Promise<void> {
  if (!(await sessionMail.lockDue(db, due))) return
  const reader = await query.findReader(db, due)
  const openings = reader ? await query.findOpenings(db, due, [due.sessionId]) : []
  const isNow = openings.some(({ wish }) => wish === 'each')
  if (!reader || openings.length === 0) return sessionMail.deleteDue(db, due)
  if (!isNow) return sessionMail.markDigest(db, due)
  const mail = stoppable(services, due, visitEmail(services.config, reader, openings))
  await enqueueMail({ db, tenantId: due.tenantId }, mail)
  await sessionMail.markSent(db, due)
}

/** Sends digests, once a day from eight in the morning in the tenant's time zone. */
export async function mailDigests(services: Services): Promise<void> {
  const { database, log } = services
  const readers = await sessionMail.findReaders(database.system)
  const mail = (due: Omit<sessionMail.Due, 'sessionId'>) =>
    database.system.transaction().execute((db) => mailDigest(db, services, due))
  await eachInTurns(log, 'mail-visit-digests', readers, mail, 15)
}

async function mailDigest(
  db: Db,
  services: Services,
  due: Omit<sessionMail.Due, 'sessionId'>,
): Promise<void> {
  if (!(await sessionMail.lockReader(db, due))) return
  const { count, newest } = await sessionMail.takeWaiting(db, due, SESSIONS_SHOWN)
  const reader = await query.findReader(db, due)
  const openings = reader ? await query.findOpenings(db, due, newest) : []
  if (reader && openings.length > 0) {
    const mail = digestEmail(services.config, reader, openings, count - newest.length)
    await enqueueMail({ db, tenantId: due.tenantId }, stoppable(services, due, mail))
  }
  await users.markDigest(db, due.tenantId, due.memberId)
}

function stoppable(
  services: Services,
  { tenantId, memberId }: Omit<sessionMail.Due, 'sessionId'>,
  mail: Mail,
): Mail {
  const topics = ['share-view']
  return { ...mail, unsubscribe: unsubscribeUrl(services, { tenantId, memberId, topics }) }
}
