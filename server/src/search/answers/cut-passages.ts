import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../platform/http/services.ts'
import { MINUTE } from '../../platform/time.ts'
import * as query from './passage-queries.ts'
import { type Part, split } from './split.ts'

/** The items of one transaction. */
const STEP = 20
const RUN_MAX = 0.8 * MINUTE

/** Cuts what is due of a tenant, or of all of them in turns, and rests as long as it works. */
export async function cutPassages({ database, log }: Services, payload: unknown): Promise<void> {
  const { tenantId } = (payload ?? {}) as { tenantId?: string }
  const until = performance.now() + RUN_MAX
  let tenants = tenantId ? [tenantId] : await query.findDueTenants(database.system)
  while (tenants.length > 0) {
    const left: string[] = []
    for (const tenant of tenants) {
      if (performance.now() > until) return
      const begin = performance.now()
      const count = await cutSome(database.system, tenant).catch((err) => {
        log.error({ err, tenantId: tenant }, 'cut-passages')
        return 0
      })
      if (count === STEP) left.push(tenant)
      await setTimeout(performance.now() - begin)
    }
    tenants = left
  }
}

/** Cuts some items of a tenant; returns how many. */
async function cutSome(system: Services['database']['system'], tenantId: string): Promise<number> {
  return system.transaction().execute(async (db) => {
    const due = await query.takeDue(db, tenantId, STEP)
    for (const item of due) await query.writePassages(db, tenantId, item.itemId, partsOf(item))
    return due.length
  })
}

/** The description comes first, or else the name. */
function partsOf({ name, description, body }: query.DueItem): Part[] {
  return [{ page: null, heading: '', body: description.trim() || name }, ...split(body)]
}
