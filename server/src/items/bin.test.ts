import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addLink, historyOf, NOWHERE } from '../../test/library.ts'

const satchel = product({ shared: true })

describe('the trash', () => {
  test('keeps deleted items and restores them unchanged', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { name: 'Kept', tags: ['Red'] })
    const { body: collection } = await owner.call('POST', 'collections/v1/create', {
      name: 'C',
      itemIds: [item.id],
    })
    const ids = [item.id, item.id, NOWHERE]
    const removed = await owner.call('DELETE', 'items/v1/bulk/items', { ids })
    expect(removed.body).toEqual({ deleted: [item.id], missing: [NOWHERE] })
    expect((await owner.call('GET', `items/v1/${item.id}`)).status).toBe(404)
    expect((await owner.call('PUT', `items/v1/${item.id}`, { name: 'X' })).status).toBe(404)
    expect((await owner.call('GET', 'items/v1/list')).body.items).toEqual([])
    expect((await owner.call('GET', `collections/v1/${collection.id}`)).body.itemIds).toEqual([])
    const { body: bin } = await owner.call('GET', 'items/v1/bin')
    expect(bin.items).toMatchObject([{ id: item.id, deletedAt: expect.any(String) }])
    expect((await owner.call('DELETE', 'items/v1/bulk/items', { ids })).body.deleted).toEqual([])

    const restored = await owner.call('POST', 'items/v1/bulk/restore', { ids })
    expect(restored.body).toEqual({ restored: [item.id], missing: [NOWHERE] })
    const { body } = await owner.call('GET', `items/v1/${item.id}`)
    expect(body).toMatchObject({
      name: 'Kept',
      tags: [{ key: 'red' }],
      collectionIds: [collection.id],
    })
    const kinds = (await historyOf(owner, item.id)).map(
      (one: { changeKind: string }) => one.changeKind,
    )
    expect(kinds).toEqual(['INSERT', 'REMOVE', 'INSERT'])
  })

  test('comes a page at a time, the last deleted first', async () => {
    const owner = await satchel.newTenant()
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) {
      const { id } = await addLink(owner, { name })
      ids.unshift(id)
      await owner.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
    }
    const { body: first } = await owner.call('GET', 'items/v1/bin?limit=2')
    const { body: rest } = await owner.call(
      'GET',
      `items/v1/bin?limit=2&cursor=${first.nextCursor}`,
    )
    const found = [...first.items, ...rest.items].map(({ id }: { id: string }) => id)
    expect(found).toEqual(ids)
    expect(rest.nextCursor).toBeNull()
  })

  test('says who deleted what, and until which day it can be restored', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
      attribute: 'timeZone',
      value: 'Pacific/Auckland',
    })
    const [one, other] = [await addLink(owner), await addLink(owner)]
    await editor.call('DELETE', 'items/v1/bulk/items', { ids: [one.id] })
    await editor.call('POST', 'items/v1/bulk/change', { ids: [other.id], delete: true })
    await satchel.database.system
      .updateTable('item')
      .set({ deletedAt: '2030-01-01T22:00:00.000Z' })
      .where('id', 'in', [one.id, other.id])
      .execute()
    const { body } = await owner.call('GET', 'items/v1/bin')
    const deleted = {
      deletedBy: { id: editor.userId, name: 'Some editor' },
      deletedAt: '2030-01-01T22:00:00.000Z',
      purgesOn: '2030-02-01',
    }
    expect(body).toMatchObject({ total: 2, purging: 0, items: [deleted, deleted] })
    await owner.call('POST', 'items/v1/bulk/restore', { ids: [one.id] })
    const { rows } = await sql`select deleted_by from item where id = ${one.id}`.execute(
      satchel.database.system,
    )
    expect(rows).toEqual([{ deletedBy: null }])
  })

  test('is not for viewers, and shows editors only what they may see', async () => {
    const owner = await satchel.newTenant()
    const [viewer, editor] = [await owner.withRole('viewer'), await owner.withRole('editor')]
    const hidden = await addLink(owner, { inLibrary: false })
    const shown = await addLink(owner)
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [hidden.id, shown.id] })
    expect((await viewer.call('GET', 'items/v1/bin')).status).toBe(403)
    const { body } = await editor.call('GET', 'items/v1/bin')
    expect(body).toMatchObject({ total: 1, items: [{ id: shown.id }] })
    const restored = await editor.call('POST', 'items/v1/bin/restore')
    expect(restored.body).toEqual({ restored: [shown.id], left: 0 })
    expect((await owner.call('GET', 'items/v1/bin')).body.total).toBe(1)
  })
})

describe('a deleted item', () => {
  test('comes back with its links, places, favorites, votes, values and search', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner, { name: 'Zebra facts', tags: ['Red'] })
    const rest = [await addLink(owner), await addLink(owner)]
    const itemIds = [rest[0].id, item.id, rest[1].id]
    const { body: collection } = await owner.call('POST', 'collections/v1/create', {
      name: 'C',
      itemIds,
    })
    const mark = { itemId: item.id, itemType: 'ITEM' }
    await owner.call('POST', `users/v1/${owner.userId}/favorites`, mark)
    await owner.call('POST', `users/v1/${owner.userId}/upvotes`, mark)
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', mark)
    const visit = () => satchel.anonymous('GET', `/l/${link.slug}`)
    const found = async () =>
      (await owner.call('POST', 'items/v1/search', { searchTerm: 'zebra' })).body.items.length
    const favorites = async () =>
      (await owner.call('GET', `users/v1/${owner.userId}/list/favorites`)).body.items.length
    const placed = async () =>
      (await owner.call('GET', `collections/v1/${collection.id}`)).body.itemIds
    expect([(await visit()).status, await found(), await favorites()]).toEqual([302, 1, 1])

    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [item.id] })
    expect([(await visit()).status, await found(), await favorites()]).toEqual([410, 0, 0])
    expect(await placed()).toEqual([rest[0].id, rest[1].id])

    await owner.call('POST', 'items/v1/bulk/restore', { ids: [item.id] })
    expect([(await visit()).status, await found(), await favorites()]).toEqual([302, 1, 1])
    expect(await placed()).toEqual(itemIds)
    const { body } = await owner.call('GET', `items/v1/${item.id}`)
    expect(body).toMatchObject({
      favorite: true,
      upvoted: true,
      upvotes: 1,
      tags: [{ key: 'red' }],
    })
  })
})
