import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink, NOWHERE, settingsOf } from '../../test/library.ts'
import { HOUR } from '../platform/time.ts'

const satchel = product()

const change = (owner: Owner, body: object) =>
  owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, body)
const putBack = (owner: Owner, removalId: string) =>
  change(owner, { restoreRemoved: { removalId } })
const itemOf = async (owner: Owner, id: string) => (await owner.call('GET', `items/v1/${id}`)).body
const keysOf = (tags: { key: string }[]) => tags.map(({ key }) => key)
const foundBy = async (owner: Owner, form: object) =>
  (await owner.call('POST', 'items/v1/search', form)).body.total.value

describe('what was removed by mistake', () => {
  test('comes back as it was, on its items: a tag', async () => {
    const owner = await satchel.newTenant()
    await change(owner, { addTag: { label: 'Spring', color: '#00ff00' } })
    const item = await addLink(owner, { tags: ['Spring', 'Fair'] })
    const binned = await addLink(owner, { tags: ['Spring'] })
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [binned.id] })
    const before = (await settingsOf(owner)).tags
    const { body } = await change(owner, { removeTag: { key: 'spring' } })
    expect(keysOf(body.tags)).toEqual(['fair'])
    expect(keysOf((await itemOf(owner, item.id)).tags)).toEqual(['fair'])
    const again = await putBack(owner, body.removalId)
    expect(again.body.tags).toEqual(before)
    expect(again.body.removalId).toBeUndefined()
    expect(keysOf((await itemOf(owner, item.id)).tags)).toEqual(['fair', 'spring'])
    expect(await foundBy(owner, { tags: ['spring'] })).toBe(1)
    await owner.call('POST', 'items/v1/bulk/restore', { ids: [binned.id] })
    expect(keysOf((await itemOf(owner, binned.id)).tags)).toEqual(['spring'])
    expect((await putBack(owner, body.removalId)).status).toBe(404)
  })

  test('comes back together: several tags', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { tags: ['One', 'Two', 'Three'] })
    const missing = await change(owner, { removeTags: { keys: ['one', 'none'] } })
    expect(missing).toMatchObject({ status: 404, body: { errors: [{ path: 'removeTags.keys' }] } })
    const { body } = await change(owner, { removeTags: { keys: ['one', 'two'] } })
    expect(keysOf(body.tags)).toEqual(['three'])
    await putBack(owner, body.removalId)
    expect((await itemOf(owner, item.id)).tags).toHaveLength(3)
  })

  test('comes back out of what it was merged into: tags', async () => {
    const owner = await satchel.newTenant()
    const both = await addLink(owner, { tags: ['Deck', 'Slides'] })
    const one = await addLink(owner, { tags: ['Slides'] })
    const { body } = await change(owner, { mergeTags: { from: ['slides'], into: 'deck' } })
    await putBack(owner, body.removalId)
    expect(keysOf((await itemOf(owner, both.id)).tags)).toEqual(['deck', 'slides'])
    expect(keysOf((await itemOf(owner, one.id)).tags)).toEqual(['slides'])
  })

  test('comes back in its place: values, merged, moved or left out of a list', async () => {
    const owner = await satchel.newTenant()
    const before = (await settingsOf(owner)).categories
    const [first, second, third] = before.contentType
    const item = await addLink(owner, { contentType: [first.id, second.id] })
    for (const body of [
      { mergeValues: { from: [first.id, second.id], into: third.id } },
      { removeValue: { id: first.id, moveTo: second.id } },
      { removeValue: { id: second.id, moveTo: third.id } },
      { removeValue: { id: second.id } },
      { categories: { contentType: [third] } },
    ]) {
      const changed = await change(owner, body)
      expect(changed.status).toBe(200)
      const { body: after } = await putBack(owner, changed.body.removalId)
      const withoutPlace = (values: object[]) => values.map((value) => ({ ...value, position: 0 }))
      expect(withoutPlace(after.categories.contentType)).toEqual(
        withoutPlace((await settingsOf(owner)).categories.contentType),
      )
      expect((await itemOf(owner, item.id)).contentType).toEqual([first.id, second.id])
    }
    expect(await foundBy(owner, { contentType: [third.id] })).toBe(0)
  })

  test('isn’t restored if a look-alike exists by now, nor to another tenant', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    await addLink(owner, { tags: ['Sales'] })
    const { body } = await change(owner, { removeTag: { key: 'sales' } })
    expect((await putBack(other, body.removalId)).status).toBe(404)
    expect((await putBack(owner, NOWHERE)).status).toBe(404)
    await change(owner, { addTag: { label: 'Sаles' } })
    expect(await putBack(owner, body.removalId)).toMatchObject({ status: 409 })
  })

  test('can be undone for a day', async () => {
    const owner = await satchel.newTenant()
    await addLink(owner, { tags: ['Old', 'Young'] })
    const old = await change(owner, { removeTag: { key: 'old' } })
    const young = await change(owner, { removeTag: { key: 'young' } })
    await satchel.database.system
      .updateTable('taxonomyRemoval')
      .set({ at: new Date(Date.now() - 25 * HOUR).toISOString() })
      .where('batchId', '=', old.body.removalId)
      .execute()
    await satchel.app.tasks['forget-removals']?.({})
    expect((await putBack(owner, old.body.removalId)).status).toBe(404)
    expect((await putBack(owner, young.body.removalId)).status).toBe(200)
  })
})

describe('a change of the settings', () => {
  test('is published to the whole tenant, as are an editor’s new tags', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const url = (await satchel.listen()).replace('http', 'ws')
    const { accessToken, identityToken } = viewer.tokens
    const query = new URLSearchParams({ authorization: accessToken, identity: identityToken })
    const socket = new WebSocket(`${url}/socket?${query}`)
    const actions: string[] = []
    socket.onmessage = ({ data }) => actions.push(JSON.parse(String(data)).action)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const heard = () => actions.filter((action) => action === 'settings-update').length
    const [stage] = (await settingsOf(owner)).categories.funnelStage
    await change(owner, { changeValue: { id: stage.id, label: 'Dream' } })
    await expect.poll(heard).toBe(1)
    await addLink(owner, { tags: ['Fresh'] })
    await expect.poll(heard).toBe(2)
    await addLink(owner, { tags: ['Fresh'] })
    await change(owner, { removeTag: { key: 'fresh' } })
    await expect.poll(heard).toBe(3)
    // Messages come in the order of changes: whatever belongs to those before is there with this one.
    await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
    await expect
      .poll(() => actions.filter((action) => action === 'user-collections-update').length)
      .toBe(1)
    expect(heard()).toBe(3)
    socket.close()
  })

  test('of very many items is published again once search is updated', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner, { tags: ['Old', 'New'] })
    const { system } = satchel.database
    await sql`with added as (
        insert into item (tenant_id, kind, name, original_name, status, owner_id)
        select tenant_id, kind, name, original_name, status, owner_id
        from item, generate_series(1, 1100) where id = ${id} returning tenant_id, id)
      insert into item_tag (tenant_id, item_id, tag_key) select tenant_id, id, 'old' from added`.execute(
      system,
    )
    await change(owner, { mergeTags: { from: ['old'], into: 'new' } })
    const countChanges = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int from event
        where tenant_id = ${owner.tenantId} and type = 'settings.changed'`.execute(system)
      return rows[0]?.count ?? 0
    }
    const before = await countChanges()
    const payload = { tenantId: owner.tenantId }
    await satchel.app.tasks['tell-settings']?.(payload)
    expect(await countChanges()).toBe(before)
    const { rows: jobs } = await sql<{ id: string; payload: object }>`
      select job.id, job.payload from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = task_id
      where identifier = 'index-items' and payload ->> 'tenantId' = ${owner.tenantId}`.execute(
      system,
    )
    expect(jobs.length).toBeGreaterThan(0)
    for (const job of jobs) {
      await satchel.app.tasks['index-items']?.(job.payload)
      await sql`select graphile_worker.complete_jobs(array[${job.id}::bigint])`.execute(system)
    }
    await satchel.app.tasks['tell-settings']?.(payload)
    expect(await countChanges()).toBe(before + 1)
    const { body } = await owner.call('POST', 'items/v1/search', { tags: ['new'], facets: true })
    expect(body.facets.tags[0].key).toBe('new')
    const { tags } = await settingsOf(owner)
    expect(tags).toMatchObject([{ key: 'new', itemCount: 1_101 }])
  })
})
