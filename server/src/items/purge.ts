import { BIN_KEPT } from '@satchel/contract/constants.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { eachAlone } from '../platform/jobs/each.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { recordAll } from '../platform/live/events.ts'
import { Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { auditItems } from './audit-items.ts'
import * as query from './bin-queries.ts'
import { without } from './classification.ts'
import { mayRule } from './rights.ts'

/** The number of items deleted and published per transaction. */
const BATCH = 100
const LOOK_AGAIN = 5_000

/** Deletes items in the trash permanently: the owner's own, or any for admins; all of them or none. */
export async function purgeItems(scope: Scope, itemIds: string[]) {
  const ids = [...new Set(itemIds.map((id) => id.toLowerCase()))]
  const items = await query.lockInBin(scope, ids)
  const others = items.filter((item) => !mayRule(scope, item))
  if (others.length > 0)
    throw new Problem('forbidden', says('onlyOwnerAndAdminsPurge'), {
      errors: others.map(({ id }) => ({ path: `ids.${ids.indexOf(id)}`, ...says('isNotYours') })),
    })
  const purged = items.map(({ id }) => id)
  await query.markPurging(scope, purged)
  await auditItems(scope, 'items.purged', items)
  await begin(scope)
  const purging = await query.countPurging(scope)
  return { purged, missing: without(ids, purged), purging }
}

export async function empty(scope: Scope) {
  const items = await query.lockBin(scope)
  await query.markPurging(
    scope,
    items.map(({ id }) => id),
  )
  if (items.length > 0)
    await audit(scope, { action: 'bin.emptied', details: { count: items.length } })
  await begin(scope)
  return { purging: await query.countPurging(scope) }
}

/** The bins that others look at show it at once. */
async function begin(scope: Scope): Promise<void> {
  await recordAll(scope, [{ type: 'bin.purging' }])
  const { tenantId } = scope.actor
  await enqueue(scope, 'purge-items', { tenantId }, { jobKey: `purge:${tenantId}` })
}

export function purgeTasks(services: Services): Tasks {
  return {
    'purge-items': (payload) => purge(services, (payload as { tenantId: string }).tenantId),
    'empty-bin': () => purgeOverdue(services),
  }
}

/** Deletes overdue items permanently, each night, including what an earlier job left. */
async function purgeOverdue(services: Services): Promise<void> {
  const { system } = services.database
  await query.markOverdue(system, BIN_KEPT)
  const tenants = await query.findPurgingTenants(system)
  await eachAlone(services.log, 'empty-bin', tenants, (tenantId) => purge(services, tenantId))
}

/** The files first, so that none is left behind, whenever the server is killed. */
async function purge({ database, files }: Services, tenantId: string): Promise<void> {
  for (;;) {
    const ids = await query.findPurgeable(database.system, tenantId, BATCH)
    if (ids.length === 0) break
    for (const id of ids) await files.removeAll(`${tenantId}/${id}`)
    await withScope(database, systemActor(tenantId), (scope) => take(scope, ids))
  }
  const left = await withScope(database, systemActor(tenantId), query.countPurging)
  if (left === 0) return
  const runAt = new Date(Date.now() + LOOK_AGAIN)
  const job = { jobKey: `purge:${tenantId}`, runAt }
  await enqueue({ db: database.system }, 'purge-items', { tenantId }, job)
}

async function take(scope: Scope, ids: string[]): Promise<void> {
  const items = await query.lockPurging(scope, ids)
  // Before they go: who may hear of an item is read from it.
  await recordAll(
    scope,
    items.map(({ id }) => ({ type: 'item.purged', itemType: 'ITEM', itemId: id })),
  )
  await query.deleteItems(
    scope,
    items.map(({ id }) => id),
  )
}
