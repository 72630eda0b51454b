import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { takeChanges } from './sum-queries.ts'

const satchel = product()

test('all searches of a day are summed at once, however many there are', async () => {
  const { tenantId, userId } = await satchel.newTenant()
  const { system } = satchel.database
  await sql`
    insert into search_log (tenant_id, member_id, text, words, form, hits, ms, at)
    select ${tenantId}, ${userId}, 'price', 'price', '{}', 1, 5, date_trunc('day', now(), 'UTC') - interval '12 hours'
    from generate_series(1, 25000)`.execute(system)
  const days: string[] = []
  for (let isMore = true; isMore; ) {
    const stored = await takeChanges(system)
    days.push(...stored.subjects.map(({ day }) => day))
    isMore = stored.isMore
  }
  expect(days).toHaveLength(1)
  const { rows } = await sql`select from part.search_change where tenant_id = ${tenantId}`.execute(
    system,
  )
  expect(rows).toEqual([])
})
