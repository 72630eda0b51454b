import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { unsubscribeUrl } from '../../platform/mail/unsubscribe.ts'
import * as users from '../../users/service.ts'
import * as query from './queries.ts'
import { digestEmail, SESSIONS_SHOWN, visitEmail } from './render.ts'

const CHUNK = 20

/** One mail for each session, however often this is interrupted: that it is sent is said in its own transaction. */
export async function mailVisits(services: Services): Promise<void> {
  const some = (db: Db) => mailSome(db, services)
  while ((await services.database.system.transaction().execute(some)) === CHUNK);
}

async function mailSome(db: Db, services: Services): Promise<number> {
  await query.sparePeople(db)
  const dues = await query.takeDue(db, CHUNK)
  for (const due of dues) await mailOne(db, services, due)
  return dues.length
}

async function mailOne(db: Db, services: Services, due: query.Due): Promise<void> {
  const reader = await query.findReader(db, due)
  const openings = reader ? await query.findOpenings(db, due, [due.sessionId]) : []
  const isNow = openings.some(({ wish }) => wish === 'each')
  if (!reader || openings.length === 0) return query.deleteDue(db, due)
  if (!isNow) return query.markDigest(db, due)
  await enqueueMail({ db }, stoppable(services, due, visitEmail(services.config, reader, openings)))
  await query.markSent(db, due, [due.sessionId])
}

/** Sends digests, once a day from eight in the morning in the tenant's time zone. */
export async function mailDigests(services: Services): Promise<void> {
  const some = (db: Db) => mailSomeDigests(db, services)
  while ((await services.database.system.transaction().execute(some)) === CHUNK);
}

async function mailSomeDigests(db: Db, services: Services): Promise<number> {
  const readers = await query.takeReaders(db, CHUNK)
  for (const due of readers) {
    const sessionIds = await query.findWaiting(db, due)
    const reader = await query.findReader(db, due)
    const newest = sessionIds.slice(0, SESSIONS_SHOWN)
    const openings = reader ? await query.findOpenings(db, due, newest) : []
    const rest = sessionIds.length - newest.length
    if (reader && openings.length > 0)
      await enqueueMail(
        { db },
        stoppable(services, due, digestEmail(services.config, reader, openings, rest)),
      )
    await query.markSent(db, due, sessionIds)
    await users.markDigest(db, due.tenantId, due.memberId)
  }
  return readers.length
}

function stoppable(
  services: Services,
  { tenantId, memberId }: Omit<query.Due, 'sessionId'>,
  mail: Mail,
): Mail {
  const topics = ['share-view']
  return { ...mail, unsubscribe: unsubscribeUrl(services, { tenantId, memberId, topics }) }
}
