import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { insertVisitEmails } from './mail-queries.ts'
import { assignSessions, markReturns } from './sum-queries.ts'

const satchel = product({ shared: true })
const VISITS = 2_000

test('a burst of visits in a month that has just begun is read once by each step, not once per visit', async () => {
  const owner = await satchel.newTenant()
  const draft = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const body = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  await satchel.database.system.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string }>`
      insert into visit (tenant_id, id, link_id, at, session_id, viewer)
      select ${owner.tenantId}::uuid, id, ${link.id}::uuid, time_of_id(id), id, decode(md5(id::text), 'hex')
      from (select new_id() as id from generate_series(1, ${VISITS})) as made returning id`.execute(
      db,
    )
    const visits = rows.map(({ id }) => id)
    const changes = { ids: [], tenants: visits.map(() => owner.tenantId), visits }
    for (const step of [assignSessions, markReturns, insertVisitEmails]) {
      const before = await rowsRead()
      await step(db, changes)
      expect((await rowsRead()) - before, step.name).toBeLessThan(5 * VISITS)
    }

    /** Rows of visits that this transaction has read. */
    async function rowsRead(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select sum(seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_all_tables
        where schemaname = 'part' and relname like 'visit\\_%'`.execute(db)
      return rows[0]?.count ?? 0
    }
  })
})
