import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../platform/http/services.ts'
import { MINUTE } from '../../platform/time.ts'
import { findUnindexed, indexNext } from './index-queries.ts'

/** The items that one transaction indexes. */
const STEP = 100
/** The next run goes on with what is left. */
const RUN_MAX = 0.8 * MINUTE

/**
 * Indexes again what an upgrade left to do: tenants take turns, and it rests as long as it works. A tenant that
 * fails is logged and left for the next run.
 */
export async function indexAgain({ database, log }: Services): Promise<void> {
  const until = performance.now() + RUN_MAX
  let tenants = await findUnindexed(database.system)
  while (tenants.length > 0 && performance.now() < until) {
    const left: typeof tenants = []
    for (const tenant of tenants) {
      if (performance.now() > until) return
      const begin = performance.now()
      const isMore = await indexNext(database.system, tenant.tenantId, STEP).catch((err) => {
        log.error({ err, tenant }, 'index-again')
        return false
      })
      if (isMore) left.push(tenant)
      await setTimeout(performance.now() - begin)
    }
    tenants = left
  }
}
