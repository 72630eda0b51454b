import { setTimeout } from 'node:timers/promises'
import * as billing from '../billing/service.ts'
import type { Services } from '../platform/http/services.ts'
import { eachAlone } from '../platform/jobs/each.ts'
import { removeFromOutbox } from '../platform/mail/outbox.ts'
import { announceChange } from '../platform/security/identity.ts'
import * as tenants from '../tenants/service.ts'
import * as uploads from '../uploads/service.ts'
import * as query from './deletion-queries.ts'

/** Rows that go in one transaction. */
const BATCH = 1_000
/** The wait for the tenant's running jobs. */
const WAIT = 500
const WAITS = 120

/** Deletes accounts whose closing time is over. An interrupted deletion continues at the next run. */
export async function deleteClosed(services: Services, uploaded: uploads.Uploads): Promise<void> {
  const { system } = services.database
  const closed = await query.findClosed(system)
  await eachAlone(services.log, 'delete-closed-accounts', closed, (id) =>
    query.alone(system, id, async () => {
      if (!(await tenants.isClosed(system, id))) return
      await deleteAccount(services, uploaded, id)
      services.log.warn({ tenantId: id }, 'an account that was closed is deleted')
    }),
  )
}

/**
 * Deletes an account. The tenant goes last, so that an interrupted deletion is repeated; each step is safe to repeat.
 */
async function deleteAccount(
  services: Services,
  uploaded: uploads.Uploads,
  id: string,
): Promise<void> {
  const { database, files, config } = services
  const { system } = database
  await query.endSessions(system, id)
  await announceChange({ db: system }, id)
  const addresses = await query.findAddresses(system, id)
  const clear = async () => {
    await settleJobs(services, { id, addresses })
    await removeFromOutbox(config.DATA_DIR, id, new Set(addresses))
  }
  await clear()
  for (const upload of await query.findUploads(system, id)) await uploads.discard(uploaded, upload)
  await files.removeAll(id)
  await billing.forgetCustomer(system, id)
  await deleteRows(services, id)
  // What was asked for meanwhile, as long as the addresses are theirs; then what deleting them has enqueued.
  await clear()
  await query.deleteUsers(system, id)
  await query.deleteJobs(system, { id, addresses: [] })
  await files.removeAll(id)
  await query.deleteTenant(system, id)
}

/** One that runs would write what was deleted before it ends. */
async function settleJobs({ database }: Services, traces: query.Traces): Promise<void> {
  for (let waits = 0; waits < WAITS; waits++) {
    await query.deleteJobs(database.system, traces)
    if (!(await query.hasJobs(database.system, traces))) return
    await setTimeout(WAIT)
  }
  throw new Error('Jobs of an account being deleted are still running')
}

/** Deletes the tenant's rows; a table that others reference is retried after them. */
async function deleteRows({ database }: Services, id: string): Promise<void> {
  for (let left = await query.tablesOfTenants(database.system); left.length > 0; ) {
    const failures: string[] = []
    for (const table of left) {
      const isEmpty = await query.emptyTable(database.system, table, id, BATCH)
      if (!isEmpty) failures.push(table)
    }
    if (failures.length === left.length)
      throw new Error(`Rows of a tenant reference each other: ${failures}`)
    left = failures
  }
}
