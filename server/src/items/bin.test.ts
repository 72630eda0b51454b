import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addLink, historyOf, NOWHERE } from '../../test/library.ts'

const satchel = product()

describe('the bin', () => {
  test('keeps what is deleted, and gives it back as it was', async () => {
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

  test('is emptied of what has been in it for thirty days, files and marks too', async () => {
    const owner = await satchel.newTenant()
    const [old, young] = [await addLink(owner), await addLink(owner)]
    await owner.call('POST', `users/v1/${owner.userId}/favorites`, {
      itemId: old.id,
      itemType: 'ITEM',
    })
    const key = `${owner.tenantId}/${old.id}/original`
    const { files } = satchel.app.services
    await files.put(key, 'bytes')
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [old.id, young.id] })
    await satchel.database.system
      .updateTable('item')
      .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000).toISOString() })
      .where('id', '=', old.id)
      .execute()
    await satchel.app.tasks['empty-bin']?.({})
    const { body } = await owner.call('GET', 'items/v1/bin')
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([young.id])
    await expect(files.read(key).toArray()).rejects.toThrow(/ENOENT/)
    const favorites = await owner.call('GET', `users/v1/${owner.userId}/list/favorites`)
    expect(favorites.body.items).toEqual([])
  })
})
