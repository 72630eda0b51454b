import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { findChanges } from './sums/sum-queries.ts'

const satchel = product()
const CHUNK = 20

/** Has batches of visits wait, as if so many had come one after the other. */
async function wait({ tenantId }: Owner, batches: number): Promise<void> {
  await sql`
    insert into part.visit_change (tenants, visits)
    select array[${tenantId}]::uuid[], array[gen_random_uuid()] from generate_series(1, ${batches})`.execute(
    satchel.database.system,
  )
}

test('who comes behind a burst of another tenant is summed before it is over', async () => {
  const [busy, other] = [await satchel.newTenant(), await satchel.newTenant()]
  await wait(busy, 50 * CHUNK)
  await wait(other, 1)
  const { ids, tenants } = await findChanges(satchel.database.system, CHUNK)
  expect(new Set(tenants)).toEqual(new Set([busy.tenantId, other.tenantId]))
  expect(ids.length).toBeLessThanOrEqual(CHUNK)

  // And all the rest is, in the end.
  await satchel.app.tasks['sum-visits']?.({})
  expect(await findChanges(satchel.database.system, CHUNK)).toMatchObject({ ids: [] })
})
