import { setTimeout } from 'node:timers/promises'
import * as items from '../items/service.ts'
import { notifyAcross, takeBack } from '../notifications/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Services } from '../platform/http/services.ts'
import { publishAcross, wantedEvents } from '../webhooks/service.ts'
import * as query from './flush-queries.ts'
import { findViewFacts, findViewNotices } from './notice-queries.ts'
import { awaitReading } from './readings/readings.ts'
import { countSeenVisit, takeBackVisit } from './view-queries.ts'

export interface Flusher {
  /** Flushes visits that were stored, within a second. */
  wake(): void
  /** Flushes what is left, before the database closes. */
  settle(): Promise<void>
}

const PAUSE = 250
const PAUSE_MAX = 2_000

/**
 * Moves what this node has stored, and what a killed one left. The first is moved at once, those soon after it together.
 * Sleeps as long as it ran, so that redirects keep priority, and longer after each failure. Logs failures with the powers
 * of two, since there are many of them while a database fails over.
 */
export function openFlusher(services: Services): Flusher {
  let isWanted = false
  let isBusy = false
  let isClosed = false
  let failures = 0

  async function move(): Promise<boolean> {
    try {
      const hasMore = await flushSome(services)
      if (failures > 0) services.log.info({ failures }, 'visits are moved again')
      failures = 0
      return hasMore
    } catch (error) {
      failures += 1
      if (Number.isInteger(Math.log2(failures)))
        services.log.error({ err: error, failures }, 'move of visits')
      return true
    }
  }

  async function work(): Promise<void> {
    while (isWanted && !isClosed) {
      isWanted = false
      const began = Date.now()
      isWanted = (await move()) || isWanted
      const pause = Math.min(PAUSE * 2 ** failures, PAUSE_MAX)
      await setTimeout(Math.max(pause, Date.now() - began), undefined, { ref: false })
    }
    isBusy = false
  }

  function wake(): void {
    isWanted = true
    if (isBusy) return
    isBusy = true
    void work()
  }

  return {
    wake,
    async settle() {
      isClosed = true
      await flushVisits(services).catch((error) =>
        services.log.error({ err: error }, 'move of visits'),
      )
    },
  }
}

/** Moves all that were stored before, on whichever node; with a tenant, those of its links. */
export async function flushVisits(services: Services, tenantId?: string): Promise<void> {
  while (await flushSome(services, tenantId));
}

/** Moves what is next, in turns of the tenants, and returns whether there may be more. */
export async function flushSome(
  { database: { system }, log }: Services,
  tenantId?: string,
): Promise<boolean> {
  try {
    return await flushIn(system, (db) => query.flushNext(db, tenantId))
  } catch (error) {
    if (!isOfData(error)) throw error
    log.error({ err: error }, 'visits cannot be moved together')
  }
  for (const arrival of await query.findNext(system, tenantId)) await flushAlone(system, arrival)
  return true
}

async function flushAlone(system: Db, arrival: query.Arrival): Promise<void> {
  try {
    await flushIn(system, (db) => query.flushOne(db, arrival))
  } catch (error) {
    if (!isOfData(error)) throw error
    await query.setAside(system, arrival)
  }
}

/** Tells whether PostgreSQL rejected the data itself; a link deleted in the meantime doesn't count. */
function isOfData(error: unknown): boolean {
  return /^22|^23(?!503)/.test(String((error as { code?: string }).code))
}

/** Counts a visit that was taken for a machine's, as if it arrived now; once, and only where somebody looked at it. */
export async function countSeen(
  { database: { system } }: Services,
  visit: { tenantId: string; id: string },
): Promise<void> {
  await system.transaction().execute(async (db) => {
    await query.lockArrivals(db)
    await passOn(db, await countSeenVisit(db, visit))
  })
}

/** Takes a visit out of the figures while nobody has looked at its page, and the sharer's notification back. */
export async function takeBackHidden(
  { database: { system } }: Services,
  visit: { tenantId: string; id: string },
): Promise<void> {
  await system.transaction().execute(async (db) => {
    await query.lockArrivals(db)
    const views = await takeBackVisit(db, visit)
    if (views.length === 0) return
    await items.countViews(db, views)
    await takeBack({ db }, views)
  })
}

/** Moves in a transaction, and returns whether there was something to move. */
function flushIn(system: Db, move: (db: Db) => Promise<query.Moved>): Promise<boolean> {
  return system.transaction().execute(async (db) => {
    await query.lockArrivals(db)
    // Where it is lost with the machine's power they are where they were, and moved again.
    await query.commitSoon(db)
    const { batches, views } = await move(db)
    await passOn(db, views)
    return batches > 0
  })
}

async function passOn(db: Db, views: query.Moved['views']): Promise<void> {
  if (views.length === 0) return
  await items.countViews(db, views)
  await query.notifyViews(db, views)
  await notifyAcross({ db }, await findViewNotices(db, views))
  await publishViews(db, views)
}

async function publishViews(db: Db, views: query.Moved['views']): Promise<void> {
  const tenantIds = [...new Set(views.map(({ tenantId }) => tenantId))]
  const subscribed = await wantedEvents(db, ['link.viewed', 'link.read'], tenantIds)
  const viewsFor = (event: Parameters<typeof subscribed>[0]) => {
    const tenants = subscribed(event)
    return views.filter(({ tenantId }) => tenants.has(tenantId))
  }
  const viewed = viewsFor('link.viewed')
  if (viewed.length > 0) await publishAcross({ db }, 'link.viewed', await findViewFacts(db, viewed))
  await awaitReading(db, viewsFor('link.read'))
}
