import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueue, type Task } from '../../platform/jobs/jobs.ts'
import { SECOND } from '../../platform/time.ts'
import { publishAcross, wantedEvents } from '../../webhooks/service.ts'
import type { Moved } from '../flush-queries.ts'
import * as pending from './pending-queries.ts'
import { findRead, findViewFacts } from './read-queries.ts'
import { readingOf } from './reading-data.ts'

// When the page of a view has been silent, webhooks are sent how it was read. Views wait in a table, and jobs of their
// tenants look at them when they may be over.

export const READINGS_TASK = 'publish-readings'
/** Views that one job looks at. */
const AT_ONCE = 200
/** Jobs of a tenant are in slots of this length, so that a burst of visits makes few. */
const SLOT = 5 * SECOND

/** Notes views of tenants that want to know how they are read. */
export async function awaitReading(db: Db, views: Moved['views']): Promise<void> {
  if (views.length > 0) await enqueueDue(db, await pending.insertPending(db, views))
}

/** Has a view looked at soon after its page said that it was left. */
export async function endReading(
  { database: { system } }: Services,
  visit: { tenantId: string; id: string },
): Promise<void> {
  await system.transaction().execute(async (db) => {
    await enqueueDue(db, await pending.markLeft(db, visit))
  })
}

/** Enqueues a job for each tenant and slot. What is due first is looked at first, and the job looks what is next. */
async function enqueueDue(db: Db, waiting: pending.Pending[]): Promise<void> {
  const slots = new Map(
    waiting.map(({ tenantId, dueAt }) => {
      const slot = Math.ceil(Date.parse(dueAt) / SLOT) * SLOT
      return [`readings ${tenantId} ${slot}`, { tenantId, runAt: new Date(slot) }]
    }),
  )
  for (const [jobKey, { tenantId, runAt }] of slots)
    await enqueue({ db }, READINGS_TASK, { tenantId }, { jobKey, runAt })
}

/** Sends how views were read that are over: each in the transaction that forgets it. */
export function publishReadings({ database: { system } }: Services): Task {
  return async (payload) => {
    const { tenantId } = payload as { tenantId: string }
    await system.transaction().execute(async (db) => {
      const { looked, silent } = await pending.takeSilent(db, tenantId, AT_ONCE)
      await publish(db, tenantId, silent)
      if (looked === 0) return
      const dueAt = await pending.findNextDue(db, tenantId)
      if (dueAt) await enqueueDue(db, [{ tenantId, dueAt }])
    })
  }
}

async function publish(db: Db, tenantId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  // Nobody may want to know any more.
  const subscribed = await wantedEvents(db, ['link.read'], [tenantId])
  if (!subscribed('link.read').has(tenantId)) return
  const visits = Map.groupBy(await findRead(db, tenantId, ids), ({ viewId }) => viewId)
  const all = (await findViewFacts(db, tenantId, ids)).map((facts) => ({
    tenantId,
    once: 'read',
    data: readingOf(facts, visits.get(facts.id) ?? []),
  }))
  await publishAcross({ db }, 'link.read', all)
}
