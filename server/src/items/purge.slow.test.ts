import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink, idsOf, NOWHERE } from '../../test/library.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'
import { DAY } from '../platform/time.ts'

const satchel = product({ worker: true })

const remove = (person: Person, ids: string[]) =>
  person.call('DELETE', 'items/v1/bulk/items', { ids })
const restore = (person: Person, ids: string[]) =>
  person.call('POST', 'items/v1/bulk/restore', { ids })
const purge = (person: Person, ids: string[]) =>
  person.call('DELETE', 'items/v1/bin/items', { ids })
const empty = (person: Person) => person.call('DELETE', 'items/v1/bin')
const bin = async (person: Person) => (await person.call('GET', 'items/v1/bin')).body

const folderOf = (owner: Owner, id: string) =>
  join(satchel.config.DATA_DIR, 'files', owner.tenantId, id)
const hasFiles = (owner: Owner, id: string) =>
  access(folderOf(owner, id)).then(
    () => true,
    () => false,
  )

async function addFile(owner: Owner, name = 'team.jpg'): Promise<string> {
  const { itemId } = await upload(satchel, owner, name, await fixture('team.jpg'))
  await whenRead(owner, itemId)
  return itemId
}

/** Waits until the job has deleted everything. */
const settled = (owner: Owner) => expect.poll(async () => (await bin(owner)).purging).toBe(0)

describe('permanent deletion', () => {
  test('is gone with its files, links and marks, and all else stays', async () => {
    const owner = await satchel.newTenant()
    const [gone, kept, alive] = [await addFile(owner), await addFile(owner), await addFile(owner)]
    const mark = { itemId: gone, itemType: 'ITEM' }
    await owner.call('POST', `users/v1/${owner.userId}/favorites`, mark)
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', mark)
    const { body } = await owner.call('GET', `items/v1/${gone}`)
    await remove(owner, [gone, kept])
    const answer = await purge(owner, [gone, alive, NOWHERE, gone])
    expect(answer).toMatchObject({
      status: 202,
      body: { purged: [gone], missing: [alive, NOWHERE] },
    })
    expect(idsOf((await bin(owner)).items)).toEqual([kept])
    await settled(owner)
    expect(await hasFiles(owner, gone)).toBe(false)
    for (const id of [kept, alive]) expect(await hasFiles(owner, id)).toBe(true)
    for (const path of [body.downloadUrl, body.thumbnailUrl])
      expect((await satchel.anonymous('GET', path)).status).toBe(410)
    expect((await satchel.anonymous('GET', `/l/${link.slug}`)).status).toBe(410)
    const { rows } = await sql`
      select from item_search where item_id = ${gone} union all
      select from favorite where item_id = ${gone}`.execute(satchel.database.system)
    expect(rows).toEqual([])
    expect((await restore(owner, [gone])).body).toEqual({ restored: [], missing: [gone] })
  })

  test('takes all versions of a file with it, and none that another item needs', async () => {
    const owner = await satchel.newTenant()
    const item = await addFile(owner)
    const other = await upload(satchel, owner, 'handbook.pdf', await fixture('handbook.pdf'))
    await whenRead(owner, other.itemId)
    // Its file becomes a version of the first item, and it goes to the trash.
    const replaced = await owner.call('POST', `items/v1/${item}/file`, { uploadId: other.uploadId })
    expect(replaced.status).toBe(200)
    expect((await empty(owner)).status).toBe(202)
    await settled(owner)
    expect(await hasFiles(owner, other.itemId)).toBe(false)
    const { downloadUrl } = await whenRead(owner, item)
    const url = new URL(downloadUrl, await satchel.listen())
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    expect(bytes).toEqual(new Uint8Array(await fixture('handbook.pdf')))
    const { body: versions } = await owner.call('GET', `items/v1/${item}/versions`)
    expect(versions.items).toHaveLength(2)
    await remove(owner, [item])
    await empty(owner)
    await settled(owner)
    expect(await readdir(join(folderOf(owner, item), '..'))).toEqual([])
  })

  test('waits where another item is still to be made of its file', async () => {
    const owner = await satchel.newTenant()
    const item = await addFile(owner)
    const payload = {
      tenantId: owner.tenantId,
      itemId: NOWHERE,
      from: `${owner.tenantId}/${item}/original`,
    }
    await sql`select graphile_worker.add_job('take-file', ${JSON.stringify(payload)}::json,
      job_key => 'wait', run_at => now() + interval '1 hour')`.execute(satchel.database.system)
    await remove(owner, [item])
    await empty(owner)
    await satchel.app.tasks['purge-items']?.({ tenantId: owner.tenantId })
    expect(await bin(owner)).toMatchObject({ total: 0, purging: 1 })
    expect(await hasFiles(owner, item)).toBe(true)
    await sql`select graphile_worker.remove_job('wait')`.execute(satchel.database.system)
    await satchel.app.tasks['purge-items']?.({ tenantId: owner.tenantId })
    expect(await hasFiles(owner, item)).toBe(false)
  })

  test('leaves nothing behind of a file that was just being read', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'handbook.pdf', await fixture('handbook.pdf'))
    await remove(owner, [itemId])
    await empty(owner)
    await settled(owner)
    const working = async () =>
      (
        await sql`select from graphile_worker._private_jobs
        where payload ->> 'itemId' = ${itemId} and attempts < 2`.execute(satchel.database.system)
      ).rows
    await expect.poll(working).toEqual([])
    expect(await hasFiles(owner, itemId)).toBe(false)
  })

  test('happens automatically after thirty days, and not before', async () => {
    const owner = await satchel.newTenant()
    const [old, young] = [await addFile(owner), await addFile(owner)]
    await remove(owner, [old, young])
    await satchel.database.system
      .updateTable('item')
      .set({ deletedAt: new Date(Date.now() - 30 * DAY - 1_000).toISOString() })
      .where('id', '=', old)
      .execute()
    await satchel.app.tasks['empty-bin']?.({})
    expect(idsOf((await bin(owner)).items)).toEqual([young])
    expect(await hasFiles(owner, old)).toBe(false)
    expect(await hasFiles(owner, young)).toBe(true)
  })

  test('is an editor\u2019s own alone, and an admin\u2019s all', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const [mine, theirs] = [await addLink(editor), await addLink(owner)]
    const ids = [mine.id, theirs.id]
    await remove(owner, ids)
    const errors = [{ path: 'ids.1', message: 'is not yours' }]
    expect(await purge(editor, ids)).toMatchObject({ status: 403, body: { errors } })
    expect((await bin(owner)).total).toBe(2)
    expect((await empty(editor)).status).toBe(403)
    expect((await purge(viewer, [mine.id])).status).toBe(403)
    expect((await purge(editor, [mine.id])).body.purged).toEqual([mine.id])
    const admin = await owner.withRole('admin')
    expect((await purge(admin, [theirs.id])).body.purged).toEqual([theirs.id])
  })

  test('is of this tenant alone', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const [mine, theirs] = [await addLink(owner), await addLink(other)]
    await remove(owner, [mine.id])
    await remove(other, [theirs.id])
    expect((await purge(owner, [theirs.id])).body).toMatchObject({
      purged: [],
      missing: [theirs.id],
    })
    await empty(owner)
    await settled(owner)
    expect((await bin(other)).total).toBe(1)
  })
})

describe('restoring and permanently deleting at the same time', () => {
  test('one of them wins, and nothing is half gone', async () => {
    const owner = await satchel.newTenant()
    for (let round = 0; round < 6; round++) {
      const items = await Promise.all(Array.from({ length: 4 }, () => addLink(owner)))
      const ids = idsOf(items)
      await remove(owner, ids)
      const both = [() => restore(owner, ids), () => (round % 2 ? empty(owner) : purge(owner, ids))]
      const order = round % 3 ? [0, 1] : [1, 0]
      const answers = await Promise.all(order.map((one) => both[one]?.()))
      const [restored, purged] = [answers[order.indexOf(0)], answers[order.indexOf(1)]]
      expect([restored?.status, purged?.status]).toEqual([200, 202])
      await settled(owner)
      const back = new Set(restored?.body.restored)
      for (const id of ids) {
        const { status } = await owner.call('GET', `items/v1/${id}`)
        expect(status).toBe(back.has(id) ? 200 : 404)
      }
      expect((await bin(owner)).total).toBe(0)
    }
  })

  test('undoing a bulk change does not restore items being deleted', async () => {
    const owner = await satchel.newTenant()
    const item = await addFile(owner)
    const { body } = await owner.call('POST', 'items/v1/bulk/change', { ids: [item], delete: true })
    await empty(owner)
    const { undoId } = body
    const undone = await owner.call('POST', 'items/v1/bulk/undo', { undoId })
    expect(undone.body).toMatchObject({ updated: [], missing: [item] })
  })
})

describe('a full bin', () => {
  test('with thousands of items is restored in parts and emptied at once', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner, { name: 'Model' })
    await sql`insert into item (tenant_id, kind, name, original_name, status, owner_id, deleted_at)
      select tenant_id, kind, name || n, original_name, status, owner_id, now()
      from item, generate_series(1, 2500) n where id = ${id}`.execute(satchel.database.system)
    const counts: number[] = []
    for (let left = 1; left > 0 && counts.length < 2; ) {
      const { body } = await owner.call('POST', 'items/v1/bin/restore')
      counts.push(body.restored.length)
      left = body.left
    }
    expect(counts).toEqual([1_000, 1_000])
    expect(await bin(owner)).toMatchObject({ total: 500, purging: 0 })
    const emptied = await empty(owner)
    expect(emptied.body.purging).toBe(500)
    expect((await owner.call('POST', 'items/v1/bin/restore')).body).toEqual({
      restored: [],
      left: 0,
    })
    await settled(owner)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from item where tenant_id = ${owner.tenantId}`.execute(
      satchel.database.system,
    )
    expect(rows).toEqual([{ count: 2_001 }])
  })
})
