import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../platform/http/services.ts'
import { MINUTE } from '../../platform/time.ts'
import * as query from './passage-queries.ts'
import { type Part, split } from './split.ts'

/** The items of a tenant before another has its turn. */
const STEP = 20
const RUN_MAX = 0.8 * MINUTE
/** Classes of errors for which the data are to blame, which would come again. */
const BAD_DATA = /^(?:22|54)/

/** Cuts what is due of a tenant, or of all of them in turns, and rests as long as it works. */
export async function cutPassages(services: Services, payload: unknown): Promise<void> {
  const { tenantId } = (payload ?? {}) as { tenantId?: string }
  const until = performance.now() + RUN_MAX
  let tenants = tenantId ? [tenantId] : await query.findDueTenants(services.database.system)
  while (tenants.length > 0) {
    const left: string[] = []
    for (const tenant of tenants) {
      if (performance.now() > until) return
      const begin = performance.now()
      if (await cutSome(services, tenant)) left.push(tenant)
      await setTimeout(performance.now() - begin)
    }
    tenants = left
  }
}

/** Cuts some items of a tenant; tells whether there may be more. */
async function cutSome(services: Services, tenantId: string): Promise<boolean> {
  for (let count = 0; count < STEP; count += 1)
    if (!(await cutNext(services, tenantId))) return false
  return true
}

/** Cuts one item; one that can't be cut is logged, and waits for its next change. */
async function cutNext({ database, log }: Services, tenantId: string): Promise<boolean> {
  const { system } = database
  let itemId: string | undefined
  try {
    return await system.transaction().execute(async (db) => {
      const [item] = await query.takeDue(db, tenantId, 1)
      if (!item) return false
      itemId = item.itemId
      await query.writePassages(db, tenantId, itemId, partsOf(item))
      return true
    })
  } catch (err) {
    log.error({ err, tenantId, itemId }, 'cut-passages')
    if (!itemId || !BAD_DATA.test(String((err as { code?: unknown }).code))) return false
    await query.forgetDue(system, tenantId, itemId)
    return true
  }
}

/** The description comes first, or else the name. */
function partsOf({ name, description, body }: query.DueItem): Part[] {
  return [{ page: null, heading: '', body: description.trim() || name }, ...split(body)]
}
