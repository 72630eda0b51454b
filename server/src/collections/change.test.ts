import { describe, expect, test } from 'vitest'
import { arrange, create, listed, read } from '../../test/collecting.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink, historyOf, idsOf, NOWHERE } from '../../test/library.ts'
import { DAY } from '../platform/time.ts'

const satchel = product({ shared: true })

describe('the cover', () => {
  test('is the one chosen while it is there, else the first picture', async () => {
    const owner = await satchel.newTenant()
    const items = [await addLink(owner), await addLink(owner), await addLink(owner)]
    const ids = idsOf(items)
    const [first = '', second = '', other = ''] = ids
    for (const itemId of ids)
      await satchel.database.system
        .updateTable('item')
        .set({ thumbnailKey: `${owner.tenantId}/${itemId}/thumbnail.webp` })
        .where('id', '=', itemId)
        .execute()
    const { id } = await create(owner, { itemIds: [first, second] })
    const put = (coverItemId: string | null) =>
      owner.call('PUT', `collections/v1/${id}`, { coverItemId })
    const shows = async () => {
      const { coverUrl, coverItemId } = await read(owner, id)
      const text = Buffer.from(coverUrl.split('/files/')[1].split('.')[0], 'base64url').toString()
      return [ids.find((itemId) => text.includes(itemId)), coverItemId]
    }
    expect(await shows()).toEqual([first, null])
    expect((await put(second)).status).toBe(200)
    expect(await shows()).toEqual([second, second])
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [second] })
    expect(await shows()).toEqual([first, second])
    await owner.call('POST', 'items/v1/bulk/restore', { ids: [second] })
    expect(await shows()).toEqual([second, second])
    await arrange(owner, id, [first, other])
    expect(await shows()).toEqual([first, null])
    await arrange(owner, id, [first, second])
    expect(await shows()).toEqual([first, null])
    expect(await put(other)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'coverItemId' }] },
    })
  })
})

describe('the owner of a collection', () => {
  test('hands it over, or an admin does, to someone who may change it', async () => {
    const owner = await satchel.newTenant()
    const [editor, successor] = [await owner.withRole('editor'), await owner.withRole('editor')]
    const viewer = await owner.withRole('viewer')
    const { id } = await create(editor, { visibility: 'private' })
    const give = (person: Person, to: string) =>
      person.call('PUT', `collections/v1/${id}`, { ownerId: to })
    for (const to of [viewer.userId, NOWHERE])
      expect(await give(editor, to)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'ownerId' }] },
      })
    expect((await give(successor, successor.userId)).status).toBe(404)
    const { status, body } = await give(editor, successor.userId)
    expect([status, body.owner.id]).toEqual([200, successor.userId])
    expect((await editor.call('GET', `collections/v1/${id}`)).status).toBe(404)
    await successor.call('PUT', `collections/v1/${id}`, { visibility: 'team' })
    expect((await give(editor, editor.userId)).status).toBe(403)
    expect((await give(owner, editor.userId)).status).toBe(200)
    expect((await historyOf(owner, id))[0].changes).toEqual([
      { field: 'owner', from: 'Some editor', to: 'Some editor' },
    ])
  })

  test('alone makes it private', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await create(editor)
    const hide = (person: Person) =>
      person.call('PUT', `collections/v1/${id}`, { visibility: 'private' })
    expect((await hide(owner)).status).toBe(403)
    expect((await hide(editor)).body.visibility).toBe('private')
  })
})

describe('a deleted collection', () => {
  test('comes back with its items, marks and history', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const item = await addLink(owner)
    const { id } = await create(owner, { itemIds: [item.id] })
    const marked = { itemId: id, itemType: 'COLLECTION' }
    await viewer.call('POST', `users/v1/${viewer.userId}/favorites`, marked)
    await owner.call('DELETE', `collections/v1/${id}`)
    const favorites = async () =>
      idsOf((await viewer.call('GET', `users/v1/${viewer.userId}/list/favorites`)).body.items)
    expect(await favorites()).toEqual([])
    expect((await listed(owner, '?filter=deleted')).items).toMatchObject([
      { id, deletedAt: expect.any(String), itemIds: [item.id] },
    ])
    expect((await viewer.call('GET', 'collections/v1/list?filter=deleted')).status).toBe(403)
    expect((await arrange(owner, id, [])).status).toBe(404)

    const restore = () => owner.call('POST', `collections/v1/${id}/restore`)
    expect(await restore()).toMatchObject({ status: 200, body: { id, itemIds: [item.id] } })
    expect((await restore()).status).toBe(404)
    expect(await favorites()).toEqual([id])
    expect((await historyOf(owner, id)).map(({ changeKind }: never) => changeKind)).toEqual([
      'INSERT',
      'REMOVE',
      'INSERT',
    ])
  })

  test('that is private is brought back by its owner alone', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await create(editor, { visibility: 'private' })
    await editor.call('DELETE', `collections/v1/${id}`)
    expect((await owner.call('POST', `collections/v1/${id}/restore`)).status).toBe(404)
    expect((await listed(owner, '?filter=deleted')).items).toEqual([])
    expect((await editor.call('POST', `collections/v1/${id}/restore`)).status).toBe(200)
  })

  test('is permanently deleted after 30 days', async () => {
    const owner = await satchel.newTenant()
    const [old, fresh] = [await create(owner), await create(owner)]
    const { system } = satchel.database
    for (const [id, days] of [
      [old.id, 31],
      [fresh.id, 29],
    ] as const) {
      await owner.call('DELETE', `collections/v1/${id}`)
      const deletedAt = new Date(Date.now() - days * DAY).toISOString()
      await system.updateTable('collection').set({ deletedAt }).where('id', '=', id).execute()
    }
    await satchel.app.tasks['remove-deleted-collections']?.({})
    const restore = (id: string) => owner.call('POST', `collections/v1/${id}/restore`)
    expect((await restore(old.id)).status).toBe(404)
    expect((await restore(fresh.id)).status).toBe(200)
  })
})
