import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '../src/platform/database/database.ts'
import { signUp } from './client.ts'
import { filesIn, rowsWith } from './everything.ts'
import { holdRows } from './fill.ts'
import { copyDatabase } from './postgres.ts'
import { startProduct } from './product.ts'

const EMAIL = 'ada@example.com'
const MANY = 100_000

test('a server killed while deleting an account deletes the rest after its restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'satchel-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { DATABASE_URL: await copyDatabase(inject('template')) }
  const database = connect(env.DATABASE_URL)
  onTestFinished(database.close)
  const { system } = database
  const first = await startProduct({ dataDir, env })
  const client = await signUp(first, EMAIL)
  for (let number = 0; number < 20; number++) await client.upload(`${number}.txt`, `Text ${number}`)
  const { id } = await system.selectFrom('tenant').select('id').executeTakeFirstOrThrow()
  await sql`insert into audit (tenant_id, action) select ${id}, 'session.started'
    from generate_series(1, ${MANY})`.execute(system)
  const left = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit where tenant_id = ${id}`.execute(system)
    return rows[0]?.count ?? 0
  }
  // It cannot be done before it is killed.
  const newest = 'select from audit where tenant_id = $1 order by id desc limit 1'
  const held = await holdRows(env.DATABASE_URL, newest, [id])
  const tenants = () => system.selectFrom('tenant').select('id').execute()

  await system
    .updateTable('tenant')
    .set({ closesAt: new Date(Date.now() - 1_000).toISOString() })
    .execute()
  await sql`select graphile_worker.add_job('delete-closed-accounts')`.execute(system)
  await expect.poll(left, { interval: 5, timeout: 60_000 }).toBeLessThan(MANY)
  expect(await left()).toBeGreaterThan(0)
  await first.kill()
  await held.letGo()
  expect(await tenants()).toEqual([{ id }])

  const second = await startProduct({ dataDir, env })
  try {
    await expect.poll(tenants, { timeout: 60_000 }).toEqual([])
    expect(await rowsWith(system, [id, EMAIL])).toEqual({})
    const kept = await filesIn(dataDir)
    expect(kept.filter((path) => /^(files|uploads|outbox)\//.test(path))).toEqual([])
  } finally {
    expect(await second.stop()).toBe(0)
  }
})
