import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { draftOf, fileOf, runExport } from '../../test/documents/archiving.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { LOOPBACK, webServer } from '../../test/peers/web-server.ts'
import { upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true, config: LOOPBACK })
const web = webServer()

const plan = (owner: Owner, values: { plan?: string; limits?: object }) =>
  satchel.database.system
    .updateTable('tenant')
    .set({
      ...(values.plan && { plan: values.plan }),
      ...(values.limits && { limits: JSON.stringify(values.limits) }),
    })
    .where('id', '=', owner.tenantId)
    .execute()

const link = (name: string) => ({ kind: 'link', url: `https://example.com/${name}`, name })
const bytes = (length: number) => new Uint8Array(length).fill(65)
const full = { status: 402, body: { code: 'plan-limit' } }

test('a plan limits the number of items, including the trash, until some are permanently deleted', async () => {
  const owner = await satchel.newTenant()
  await plan(owner, { limits: { items: 2 } })
  const first = await addLink(owner)
  expect(await owner.call('POST', 'items/v1', link('second'))).toMatchObject({ status: 201 })
  const refused = await owner.call('POST', 'items/v1', link('third'))
  expect(refused).toMatchObject(full)
  expect(refused.body.detail).toContain('no room for more items')
  expect(await upload(satchel, owner, 'a.txt', bytes(10))).toMatchObject({ status: 402 })

  await owner.call('DELETE', 'items/v1/bulk/items', { ids: [first.id] })
  expect(await owner.call('POST', 'items/v1', link('third'))).toMatchObject(full)
  await owner.call('DELETE', 'items/v1/bin/items', { ids: [first.id] })
  await expect
    .poll(async () => (await owner.call('POST', 'items/v1', link('third'))).status)
    .toBe(201)
})

test('of twenty that come at the same time as many are taken as there is room for', async () => {
  const owner = await satchel.newTenant()
  await plan(owner, { limits: { items: 5 } })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => owner.call('POST', 'items/v1', link(`at-once-${n}`))),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.filter((status) => status === 402)).toHaveLength(15)
})

test('storage is counted with all versions, and an upload that goes beyond it is refused before a byte is sent', async () => {
  const owner = await satchel.newTenant()
  await plan(owner, { limits: { storageBytes: 1_000 } })
  const { itemId } = await upload(satchel, owner, 'first.txt', bytes(600))
  await whenRead(owner, itemId)
  expect(await upload(satchel, owner, 'large.txt', bytes(401))).toMatchObject({ status: 402 })

  const second = await upload(satchel, owner, 'next.txt', bytes(300), { replaces: itemId })
  const body = { uploadId: second.uploadId }
  expect(await owner.call('POST', `items/v1/${itemId}/file`, body)).toMatchObject({ status: 200 })
  await whenRead(owner, itemId)
  const third = await upload(satchel, owner, 'third.txt', bytes(101), { replaces: itemId })
  expect(third.status).toBe(402)
  // The same file shown again is no second one.
  await owner.call('POST', `items/v1/${itemId}/versions/1/restore`)
  expect(await upload(satchel, owner, 'fits.txt', bytes(100))).toMatchObject({ status: 201 })
  expect(await upload(satchel, owner, 'more.txt', bytes(1))).toMatchObject({ status: 402 })
})

test('uploads that are under way hold their place', async () => {
  const owner = await satchel.newTenant()
  await plan(owner, { limits: { storageBytes: 1_000 } })
  const begin = () =>
    owner.call('POST', 'uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '400',
      'upload-metadata': `filename ${Buffer.from('a.bin').toString('base64')}`,
    })
  const begun = await Promise.all(Array.from({ length: 6 }, begin))
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = begun.find(({ status }) => status === 402)
  expect(refused?.body).toMatchObject({ code: 'plan-limit', title: 'The plan’s limit is reached' })
})

test('a finished upload that nobody has used yet counts towards storage', async () => {
  const owner = await satchel.newTenant()
  await plan(owner, { limits: { storageBytes: 1_000 } })
  const { itemId } = await upload(satchel, owner, 'first.txt', bytes(100))
  await whenRead(owner, itemId)
  const next = await upload(satchel, owner, 'next.txt', bytes(400), { replaces: itemId })
  const archive = await upload(satchel, owner, 'a.zip', bytes(400), { purpose: 'import' })
  expect([next.status, archive.status]).toEqual([201, 201])
  const more = { purpose: 'import' }
  expect(await upload(satchel, owner, 'b.zip', bytes(101), more)).toMatchObject({ status: 402 })

  // Used, it counts once.
  const body = { uploadId: next.uploadId }
  expect(await owner.call('POST', `items/v1/${itemId}/file`, body)).toMatchObject({ status: 200 })
  await whenRead(owner, itemId)
  expect(await upload(satchel, owner, 'c.zip', bytes(101), more)).toMatchObject({ status: 402 })
  await satchel.database.system
    .updateTable('upload')
    .set({ expiresAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', archive.uploadId)
    .execute()
  expect(await upload(satchel, owner, 'd.zip', bytes(500), more)).toMatchObject({ status: 201 })
})

test('an archive counts towards storage until it is deleted, which is soon once all of it is imported', async () => {
  const owner = await satchel.newTenant()
  await addLink(owner)
  const { downloadUrl } = await runExport(owner, { format: 'zip' })
  const archive = await fileOf(satchel, { downloadUrl })
  const other = await satchel.newTenant()
  await plan(other, { limits: { storageBytes: archive.length } })
  const { draftId } = await draftOf(other, archive)
  expect(await upload(satchel, other, 'a.txt', bytes(1))).toMatchObject({ status: 402 })
  await other.call('POST', 'items/v1/history', { source: 'archive', draftId })
  const status = `items/v1/history/status?importId=${draftId}`
  await expect.poll(async () => (await other.call('GET', status)).body.status).toBe('completed')
  expect(await upload(satchel, other, 'a.txt', bytes(1))).toMatchObject({ status: 402 })
  await satchel.app.tasks['remove-old-imports']?.({})
  expect(await upload(satchel, other, 'a.txt', bytes(1))).toMatchObject({ status: 201 })
})

test('an archive of which a part failed counts for the week in which that can be retried', async () => {
  const owner = await satchel.newTenant()
  await addLink(owner)
  const { downloadUrl } = await runExport(owner, { format: 'zip' })
  const { draftId } = await draftOf(owner, await fileOf(satchel, { downloadUrl }))
  await owner.call('POST', 'items/v1/history', { source: 'archive', draftId })
  const status = `items/v1/history/status?importId=${draftId}`
  await expect.poll(async () => (await owner.call('GET', status)).body.status).toBe('completed')
  const change = (columns: object) =>
    satchel.database.system.updateTable('import').set(columns).where('id', '=', draftId).execute()
  await change({ failed: 1 })
  await plan(owner, { limits: { storageBytes: 1 } })
  await satchel.app.tasks['remove-old-imports']?.({})
  expect(await upload(satchel, owner, 'a.txt', bytes(1))).toMatchObject({ status: 402 })
  await change({ finishedAt: '2026-01-01T00:00:00Z' })
  await satchel.app.tasks['remove-old-imports']?.({})
  expect(await upload(satchel, owner, 'a.txt', bytes(1))).toMatchObject({ status: 201 })
})

test('an import adds what there is room for, and says of the rest why it was not added', async () => {
  const owner = await satchel.newTenant()
  await plan(owner, { limits: { items: 3 } })
  const urls = Array.from({ length: 5 }, (_, n) => web.url(`/${n}`))
  const { body } = await owner.call('POST', 'items/v1/history', { source: 'urls', urls })
  const status = `items/v1/history/status?importId=${body.importId}`
  const run = async () => (await owner.call('GET', status)).body
  await expect.poll(async () => (await run()).status).toBe('completed')
  expect(await run()).toMatchObject({
    done: 3,
    failed: 2,
    errors: [
      { row: 4, message: expect.stringContaining('no room') },
      { row: 5, message: expect.stringContaining('no room') },
    ],
  })
})

test('an import waits for concurrent additions and adds only what still fits', async () => {
  const owner = await satchel.newTenant()
  await plan(owner, { limits: { items: 3 } })
  const urls = Array.from({ length: 3 }, (_, n) => web.url(`/${n}`))
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`.execute(
      satchel.database.system,
    )
    return rows.length
  }
  let importId = ''
  // Somebody takes two of the three places, and has not committed yet.
  await satchel.database.system.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('room'), hashtext(${owner.tenantId}))`.execute(
      db,
    )
    const { body } = await owner.call('POST', 'items/v1/history', { source: 'urls', urls })
    importId = body.importId
    await expect.poll(waiting).toBe(1)
    const limits = JSON.stringify({ items: 1 })
    await db.updateTable('tenant').set({ limits }).where('id', '=', owner.tenantId).execute()
  })
  const status = `items/v1/history/status?importId=${importId}`
  const run = async () => (await owner.call('GET', status)).body
  await expect.poll(async () => (await run()).status).toBe('completed')
  expect(await run()).toMatchObject({ done: 1, failed: 2 })
})

test('a short domain of the plan may be replaced by another, and then one of them has to go', async () => {
  const owner = await satchel.newTenant()
  const path = `auth/v1/tenants/${owner.tenantId}/domains`
  await plan(owner, { plan: 'starter' })
  const add = (domain: string) => owner.call('POST', path, { domain })
  expect(await add('one.customer.com')).toMatchObject({ status: 201 })
  expect(await add('two.customer.com')).toMatchObject({ status: 201 })
  expect(await add('three.customer.com')).toMatchObject(full)
  expect(await add('one.customer.com')).toMatchObject({ status: 201 })
  await owner.call('DELETE', `${path}/2`)
  expect(await add('three.customer.com')).toMatchObject({ status: 201 })
  await plan(owner, { limits: { shortDomains: 0 } })
  expect(await add('four.customer.com')).toMatchObject(full)
})

test('null means no limit, and one tenant’s content doesn’t count towards another’s plan', async () => {
  const [one, other] = [await satchel.newTenant(), await satchel.newTenant()]
  await plan(one, { limits: { items: 1, storageBytes: null } })
  await plan(other, { plan: 'starter', limits: { items: null, storageBytes: null } })
  await addLink(one)
  expect(await one.call('POST', 'items/v1', link('b'))).toMatchObject(full)
  for (const name of ['a', 'b']) {
    const { status } = await other.call('POST', 'items/v1', link(name))
    expect(status).toBe(201)
  }
})
