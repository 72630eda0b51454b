import { rm } from 'node:fs/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { signIn, signUp } from './client.ts'
import { databaseOf, fill, hold } from './fill.ts'
import { discard } from './postgres.ts'
import { startProduct } from './product.ts'

const EMAIL = 'ada@example.com'
const COUNT = 3_000

test('a bulk job continues after a crash and changes no item twice', async () => {
  const first = await startProduct()
  onTestFinished(() => discard(first.dataDir))
  const client = await signUp(first, EMAIL)
  const { body: me } = await client.call('GET', 'auth/v1/me')
  await fill(await databaseOf(first), me.tenant.id, COUNT)
  // It cannot be done before it is killed.
  const held = await hold(await databaseOf(first), me.tenant.id, 'Page 1500')
  const change = { search: {}, addTags: ['Red'] }
  const { body: job } = await client.call('POST', 'items/v1/bulk/change', change)
  const path = `items/v1/bulk/jobs/${job.id}`
  await expect
    .poll(async () => (await client.call('GET', path)).body.done, { interval: 10 })
    .toBeGreaterThan(0)
  expect((await client.call('GET', path)).body.done).toBeLessThan(COUNT)
  await first.kill()
  await held.letGo()

  const second = await startProduct({ dataDir: first.dataDir })
  try {
    const again = await signIn(second, EMAIL)
    await expect
      .poll(async () => (await again.call('GET', path)).body, { timeout: 60_000, interval: 200 })
      .toMatchObject({ status: 'completed', done: COUNT, updated: COUNT })
    const database = new pg.Client({ connectionString: await databaseOf(second) })
    await database.connect()
    const { rows } = await database.query(
      `select version, count(*)::int, (select count(*)::int from item_tag) as tags
      from item group by version`,
    )
    await database.end()
    expect(rows).toEqual([{ version: 2, count: COUNT, tags: COUNT }])
  } finally {
    expect(await second.stop()).toBe(0)
    await rm(first.dataDir, { recursive: true })
  }
})
