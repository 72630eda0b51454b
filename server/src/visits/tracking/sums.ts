import * as items from '../../items/service.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import { lockArrivals } from './arrival-queries.ts'
import { sumChangedDays, sumChangedLinks } from './day-queries.ts'
import { insertVisitEmails } from './mail-queries.ts'
import { moveVisits } from './mover.ts'
import { makePageDays, makePages } from './page-queries.ts'
import * as query from './sum-queries.ts'

// Sums are recomputed from the visits of an hour, a day or a page, never incremented, so repeating it is safe.

/** Batches of visits that are summed in one transaction; each reads its hours and days whole, so few are better. */
const CHUNK = 5_000

/** What came or changed since the last time, with all that follows from it in one transaction. */
export async function sumVisits(services: Services): Promise<void> {
  await moveVisits(services)
  const { system } = services.database
  while (await system.transaction().execute(sumSome));
  while (await system.transaction().execute(sumDays));
  while (await system.transaction().execute(sumLinks));
}

async function sumDays(db: Db): Promise<boolean> {
  return (await query.tryLock(db)) && (await sumChangedDays(db))
}

async function sumLinks(db: Db): Promise<boolean> {
  return (await query.tryLock(db)) && (await sumChangedLinks(db))
}

async function sumSome(db: Db): Promise<boolean> {
  if (!(await query.tryLock(db))) return false
  const changes = await query.findChanges(db, CHUNK)
  if (changes.ids.length === 0) return false
  await query.assignSessions(db, changes)
  const sure = await query.markReturns(db, changes)
  changes.tenants.push(...sure.map(({ tenantId }) => tenantId))
  changes.visits.push(...sure.map(({ id }) => id))
  await makeSums(db, await query.findSubjects(db, changes))
  await insertVisitEmails(db, changes)
  await query.deleteChanges(db, changes.ids)
  return changes.ids.length === CHUNK
}

/** Deletes visits, as for a visitor who deletes their data, and lowers every figure they were part of. */
export async function removeVisits(db: Db, tenantId: string, ids: string[]): Promise<void> {
  await query.lock(db)
  await lockArrivals(db)
  const changes = { ids: [], tenants: ids.map(() => tenantId), visits: ids }
  const subjects = await query.findSubjects(db, changes)
  await query.deleteVisits(db, tenantId, ids)
  await makeSums(db, subjects)
  while (await sumChangedDays(db));
  while (await sumChangedLinks(db));
}

async function makeSums(db: Db, subjects: query.Subject[]): Promise<void> {
  if (subjects.length === 0) return
  await query.makeHours(db, subjects)
  await query.makeDays(db, subjects)
  await makePageDays(db, subjects)
  await makePages(db, subjects)
  await items.countViews(db, subjects)
}
