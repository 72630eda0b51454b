import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import { countItemViews, type OfLink } from './item-views.ts'

interface View extends OfLink {
  /** Of the visit. */
  id: string
}

export interface Tally {
  add(views: View[]): void
  /** Before the database is left. */
  settle(): Promise<void>
}

const PAUSE = 500
/** That many ids are what a notice can carry. */
const NOTICE_MAX = 200

/**
 * Views that are stored, but not yet in the counts of their items nor told on any screen. The first is taken in at
 * once, those that come soon after it together. What a killed server leaves is counted with the next sums.
 */
export function openTally({ database: { system }, log }: Services): Tally {
  let waiting: View[] = []
  let isBusy = false

  async function settle(): Promise<void> {
    const views = waiting
    waiting = []
    if (views.length === 0) return
    await system
      .transaction()
      .execute(async (db) => {
        await countItemViews(db, views)
        await tellViews(db, views)
      })
      .catch((error) => log.error({ err: error }, 'tally of views'))
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      await settle()
      await setTimeout(PAUSE, undefined, { ref: false })
    }
    isBusy = false
  }

  return {
    add(views) {
      waiting.push(...views)
      if (isBusy || waiting.length === 0) return
      isBusy = true
      void work()
    },
    settle,
  }
}

/** Heard by all nodes after the commit: what they read then has these views in it. */
async function tellViews(db: Db, views: View[]): Promise<void> {
  await sql`
    select pg_notify('visit', tenant_id || ' ' || string_agg(visit_id::text, ' '))
    from (
      select given.*, (row_number() over (partition by tenant_id) - 1) / ${NOTICE_MAX} as notice
      from unnest(${views.map(({ tenantId }) => tenantId)}::uuid[],
        ${views.map(({ id }) => id)}::uuid[]) as given (tenant_id, visit_id)
      join tenant on tenant.id = tenant_id
      where tenant.notifications ->> 'shareView' is distinct from 'false'
    ) as told group by tenant_id, notice`.execute(db)
}
