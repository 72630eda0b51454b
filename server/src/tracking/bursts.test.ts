import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'
import type { Db } from '../platform/database/database.ts'
import { insertVisitEmails } from './mail-queries.ts'
import { addDays, addPages } from './sums/delta-queries.ts'
import { assignSessions, type Changes, markReturns } from './sums/sum-queries.ts'

const satchel = product()
const VISITS = 2_000
const LINKS = 10

/** Stores visits to links, each by the viewer of its number. */
async function put(
  db: Db,
  tenantId: string,
  linkIds: string[],
  count: number,
  viewers: number,
): Promise<Changes> {
  const { rows } = await sql<{ id: string }>`
    insert into visit (tenant_id, id, link_id, at, session_id, viewer, is_view, duration_ms)
    select ${tenantId}::uuid, id, (${linkIds}::uuid[])[1 + n % ${linkIds.length}], time_of_id(id), id,
      decode(md5((n % ${viewers})::text || ${viewers}), 'hex'), true, 1
    from (select n, new_id() as id from generate_series(1, ${count}) as n) as made returning id`.execute(
    db,
  )
  const visits = rows.map(({ id }) => id)
  return { ids: [], tenants: visits.map(() => tenantId), visits }
}

/** Rows of visits that this transaction has read. */
async function rowsRead(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_all_tables
    where schemaname = 'part' and relname ~ '^visit_(\\d|other)'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Takes each step of summing and expects that it reads each visit a few times at most. */
async function expectFewReads(db: Db, changes: Changes): Promise<void> {
  const horizon = '00000000-0000-0000-0000-000000000000'
  const young = { changes, horizon, isGone: false }
  const steps = {
    assignSessions: () => assignSessions(db, changes),
    markReturns: () => markReturns(db, changes),
    insertVisitEmails: () => insertVisitEmails(db, changes),
    addPages: () => addPages(db, young),
    addDays: () => addDays(db, young),
  }
  for (const [name, step] of Object.entries(steps)) {
    const before = await rowsRead(db)
    await step()
    expect((await rowsRead(db)) - before, name).toBeLessThan(5 * VISITS)
  }
}

async function shared(links: number) {
  const owner = await satchel.newTenant()
  const item = await addPage(owner)
  const linkIds: string[] = []
  for (let number = 0; number < links; number++)
    linkIds.push((await share(owner, item.id, { sharedToMemo: `Person ${number}` })).body.id)
  return { tenantId: owner.tenantId, linkIds }
}

test('a burst of visits in a month that has just begun is read once by each step, not once per visit', async () => {
  const { tenantId, linkIds } = await shared(1)
  await satchel.database.system.transaction().execute(async (db) => {
    await expectFewReads(db, await put(db, tenantId, linkIds, VISITS, VISITS))
  })
})

test('a burst of visitors to one link is read once by each step where few people opened many links before', async () => {
  const { tenantId, linkIds } = await shared(LINKS)
  await satchel.database.system.transaction().execute(async (db) => {
    await put(db, tenantId, linkIds, 300, 3)
    await sql`analyze visit`.execute(db)
    await expectFewReads(db, await put(db, tenantId, linkIds.slice(0, 1), VISITS, VISITS))
  })
})
