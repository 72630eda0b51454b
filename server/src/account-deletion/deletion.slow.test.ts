import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { plainPicture } from '../../test/documents/pictures.ts'
import { filesIn, rowsWith } from '../../test/everything.ts'
import { type Owner, product } from '../../test/harness.ts'
import { share } from '../../test/sharing.ts'
import { upload, whenRead } from '../../test/uploading.ts'
import { furnish } from '../../test/world.ts'
import { HOUR } from '../platform/time.ts'

const satchel = product({ worker: true })

/** Creates something of everything: rows, files, email, jobs, people, visits. */
async function live(owner: Owner): Promise<{ words: string[]; slug: string }> {
  const ids = await furnish(owner)
  const colleague = await owner.withRole('editor')
  const { itemId } = await upload(satchel, owner, 'prices.txt', Buffer.from('What it costs'))
  await whenRead(owner, itemId)
  await satchel.anonymous('GET', `auth/v1/reset-password?email=${owner.email}`)
  await owner.call(
    'PUT',
    `auth/v1/tenants/${owner.tenantId}/logo`,
    await plainPicture().png().toBuffer(),
    { 'content-type': 'image/png' },
  )
  const vera = `vera-${crypto.randomUUID()}@customer.example`
  const draft = { itemId, itemType: 'ITEM', sharedToEmail: vera }
  await owner.call('POST', `users/v1/${owner.userId}/share`, draft)
  const invited = `new-${crypto.randomUUID()}@example.com`
  await owner.call('POST', 'users/v1/invite', { email: invited, role: 'editor' })
  await owner.call('POST', 'auth/v2/handoff/issue', { refreshToken: owner.tokens.refreshToken })
  const { body: link } = await share(owner, itemId)
  await browser(satchel).get(`/l/${link.slug}`)
  await owner.call('POST', `users/v1/${owner.userId}/favorites`, { itemId, itemType: 'ITEM' })
  await owner.call('DELETE', 'items/v1/bulk/items', { ids: [ids.item] })
  await satchel.app.tasks['tell-accounts']?.({})
  await owner.call('POST', `auth/v1/tenants/${owner.tenantId}/closing`)
  const waiting = { runAt: new Date(Date.now() + HOUR).toISOString() }
  await sql`select graphile_worker.add_job('remove-stale', ${JSON.stringify({
    tenantId: owner.tenantId,
  })}::json, run_at => ${waiting.runAt}::timestamptz)`.execute(satchel.database.system)
  const people = [owner, colleague].flatMap(({ userId, email }) => [userId, email])
  return { words: [owner.tenantId, ...people, vera, invited], slug: link.slug }
}

const jobs = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from graphile_worker._private_jobs where run_at <= now()`.execute(satchel.database.system)
  return rows[0]?.count
}

/** Returns files and emails that mention any of the words. */
async function filesWith(words: string[]): Promise<string[]> {
  const { DATA_DIR } = satchel.config
  const found: string[] = []
  for (const path of await filesIn(DATA_DIR)) {
    const text = path.endsWith('.eml') ? await readFile(join(DATA_DIR, path), 'utf8') : ''
    if (words.some((word) => path.includes(word) || text.includes(word))) found.push(path)
  }
  return found
}

const end = (owner: Owner, closesAt: string) =>
  satchel.database.system
    .updateTable('tenant')
    .set({ closesAt })
    .where('id', '=', owner.tenantId)
    .execute()

const run = () => satchel.app.tasks['delete-closed-accounts']?.({})

test('once its time is over nothing of an account is left, in any table, file, mail or job, and nothing of others is touched', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const { words, slug } = await live(owner)
  const theirs = await live(other)
  await expect.poll(jobs).toBe(0)
  // Visits of both, left by a server that could not move them.
  for (const { tenantId } of [owner, other])
    await sql`insert into part.arrival (tenant_id, links, visits, count, is_faulty)
      values (${tenantId}, '{1}', ${JSON.stringify([{ tenantId }])}, 1, true)`.execute(
      satchel.database.system,
    )
  const before = {
    rows: await rowsWith(satchel.database.system, theirs.words),
    files: await filesWith(theirs.words),
  }
  const rows = await rowsWith(satchel.database.system, words)
  expect(Object.keys(rows).length).toBeGreaterThan(20)
  const files = await filesWith(words)
  expect(files.filter((path) => path.startsWith('outbox/')).length).toBeGreaterThan(2)
  expect(files.filter((path) => path.startsWith('files/')).length).toBeGreaterThan(1)

  await run()
  expect(await rowsWith(satchel.database.system, words)).toEqual(rows)

  await end(owner, new Date(Date.now() - 1_000).toISOString())
  await run()
  expect(await rowsWith(satchel.database.system, words)).toEqual({})
  expect(await filesWith(words)).toEqual([])
  expect(await rowsWith(satchel.database.system, theirs.words)).toEqual(before.rows)
  expect(await filesWith(theirs.words)).toEqual(before.files)

  // And so it is at the door.
  expect((await owner.call('GET', 'auth/v1/me')).status).toBe(401)
  expect((await satchel.anonymous('GET', `auth/v1/tenants?email=${owner.email}`)).body).toBeNull()
  expect((await browser(satchel).get(`/l/${slug}`)).status).toBe(404)
  expect((await browser(satchel).get(`/l/${theirs.slug}`)).status).toBe(200)
  const again = { email: owner.email, password: 'another long one', name: 'A', company: 'B' }
  expect((await satchel.anonymous('POST', 'auth/v1/owners/register', again)).status).toBe(201)
})

test('two concurrent or repeated runs delete it once', async () => {
  const owner = await satchel.newTenant()
  const { words } = await live(owner)
  await end(owner, new Date(Date.now() - 1_000).toISOString())
  await Promise.all([run(), run()])
  await run()
  expect(await rowsWith(satchel.database.system, words)).toEqual({})
})

/** Returns the number of statements waiting for the lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    satchel.database.system,
  )
  return rows[0]?.count ?? 0
}

test('who changed their mind at the last moment keeps all of the account', async () => {
  const owner = await satchel.newTenant()
  await expect.poll(jobs).toBe(0)
  await end(owner, new Date(Date.now() - 1_000).toISOString())
  const rows = await rowsWith(satchel.database.system, [owner.tenantId])
  let ending: Promise<void> | undefined
  // As it is kept: begun in time, and not yet committed when the time is over.
  await satchel.database.system.transaction().execute(async (db) => {
    await db
      .updateTable('tenant')
      .set({ closesAt: null })
      .where('id', '=', owner.tenantId)
      .execute()
    ending = run()
    await expect.poll(waiting).toBe(1)
  })
  await ending
  expect(await rowsWith(satchel.database.system, [owner.tenantId])).toEqual(rows)
  expect((await owner.call('GET', 'auth/v1/me')).status).toBe(200)
})

test('an account can’t be kept once its time ended while waiting', async () => {
  const owner = await satchel.newTenant()
  const closesAt = new Date(Date.now() + 2_000).toISOString()
  await end(owner, closesAt)
  let keeping: Promise<{ status: number }> | undefined
  await satchel.database.system.transaction().execute(async (db) => {
    // As the deletion takes it.
    await db.updateTable('tenant').set({ closesAt }).where('id', '=', owner.tenantId).execute()
    keeping = owner.call('DELETE', `auth/v1/tenants/${owner.tenantId}/closing`)
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(closesAt))
  })
  expect((await keeping)?.status).toBe(410)
  await run()
  expect(await rowsWith(satchel.database.system, [owner.tenantId])).toEqual({})
})

test('an account that cannot be deleted yet holds up no other, and goes the next time', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  await expect.poll(jobs).toBe(0)
  await end(owner, '2026-01-01T00:00:00Z')
  await end(other, '2026-01-02T00:00:00Z')
  const tenants = async () => {
    const ids = [owner.tenantId, other.tenantId]
    const { system } = satchel.database
    const rows = await system.selectFrom('tenant').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id)
  }
  const remove = vi
    .spyOn(satchel.app.services.files, 'removeAll')
    .mockRejectedValueOnce(new Error('Busy'))
  onTestFinished(() => remove.mockRestore())
  await run()
  expect(await tenants()).toEqual([owner.tenantId])
  await run()
  expect(await tenants()).toEqual([])
})
