import * as items from '../../items/service.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import { MINUTE } from '../../platform/time.ts'
import { deleteAcross } from '../../webhooks/service.ts'
import { lockArrivals } from '../flush-queries.ts'
import { flushSome } from '../flusher.ts'
import { insertVisitEmails } from '../mail-queries.ts'
import { findHorizon } from '../summed-visit-queries.ts'
import { sumChangedDays, sumChangedLinks } from './day-queries.ts'
import * as delta from './delta-queries.ts'
import * as rebuild from './rebuild-queries.ts'
import * as query from './sum-queries.ts'

// What young visits changed is added to the sums, beside what of them is in the sums already; days of older ones are
// made again of their visits. Either way, repeating it is safe.

/** Batches of visits that are summed in one transaction, at most. */
const CHUNK = 250

/** The time in which one run moves and sums visits. The rest is for the next, which is due in a minute. */
const TIME = 0.8 * MINUTE

/**
 * Sums what came or changed since the last time, with all that follows from it in one transaction. Visits of a burst are
 * summed as they are moved, so that other tenants' needn't wait until all of them are.
 */
export async function sumVisits(services: Services): Promise<void> {
  const { system } = services.database
  const until = performance.now() + TIME
  let isMore = true
  while (isMore && performance.now() < until) {
    const hasMoved = await flushSome(services)
    isMore = (await system.transaction().execute(sumSome)) || hasMoved
  }
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
  await insertVisitEmails(db, changes)
  const sure = await query.markReturns(db, changes)
  changes.tenants.push(...sure.map(({ tenantId }) => tenantId))
  changes.visits.push(...sure.map(({ id }) => id))
  const horizon = await findHorizon(db)
  await addYoung(db, { changes, horizon, isGone: false })
  await rebuildSums(db, await rebuild.findSubjects(db, changes, horizon), horizon)
  await items.countViews(db, await query.findLinks(db, changes))
  await query.deleteChanges(db, changes.ids)
  return true
}

/**
 * Deletes visits, as for a visitor who deletes their data, and lowers every figure they were part of. What webhooks were
 * sent of them goes too.
 */
export async function removeVisits(db: Db, tenantId: string, ids: string[]): Promise<void> {
  await query.lock(db)
  await lockArrivals(db)
  const changes = { ids: [], tenants: ids.map(() => tenantId), visits: ids }
  const horizon = await findHorizon(db)
  const subjects = await rebuild.findSubjects(db, changes, horizon)
  const links = await query.findLinks(db, changes)
  await addYoung(db, { changes, horizon, isGone: true })
  await query.deleteVisits(db, tenantId, ids)
  await deleteAcross({ db }, tenantId, ids)
  await delta.deleteSummed(db, tenantId, ids)
  await rebuildSums(db, subjects, horizon)
  await items.countViews(db, links)
  while (await sumChangedDays(db));
  while (await sumChangedLinks(db));
}

async function addYoung(db: Db, young: delta.Young): Promise<void> {
  await delta.addPages(db, young)
  await delta.addDays(db, young)
}

async function rebuildSums(db: Db, subjects: rebuild.Subject[], horizon: string): Promise<void> {
  if (subjects.length === 0) return
  await rebuild.makeDays(db, subjects, horizon)
  await rebuild.makePageDays(db, subjects, horizon)
  await rebuild.makePages(db, subjects)
}
