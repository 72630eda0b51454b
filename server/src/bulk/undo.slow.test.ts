import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, historyOf, idsOf, NOWHERE, settingsOf } from '../../test/library.ts'

const satchel = product()

const change = async (person: Person, body: object) =>
  (await person.call('POST', 'items/v1/bulk/change', body)).body
const undo = (person: Person, undoId: string) =>
  person.call('POST', 'items/v1/bulk/undo', { undoId })
const get = async (person: Person, id: string) => (await person.call('GET', `items/v1/${id}`)).body

/** All that a person edits of an item. */
const essence = (item: Record<string, unknown>) => {
  const { version, updatedAt, duplicateOf, ...rest } = item
  return rest
}

describe('undoing a bulk change', () => {
  test('gives each item back what it had', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [stage, other] = (await settingsOf(owner)).categories.funnelStage
    const items = [
      await addLink(owner, { tags: ['Red', 'Blue'], funnelStage: [other.id], shareable: false }),
      await addLink(editor, { tags: ['Green'], releasesOn: '2026-01-01', expiresOn: '2026-02-01' }),
      await addLink(owner, { tags: ['Red'] }),
    ]
    const { undoId } = await change(owner, {
      ids: idsOf(items),
      add: { funnelStage: [stage.id] },
      remove: { funnelStage: [other.id] },
      addTags: ['Green'],
      removeTags: ['red'],
      ownerId: editor.userId,
      releasesOn: null,
      expiresOn: '2027-01-01',
      shareable: false,
      inLibrary: false,
    })
    const answer = await undo(owner, undoId)
    expect([answer.status, answer.body]).toEqual([
      200,
      { updated: idsOf(items), missing: [], refused: [], undoId: null },
    ])
    for (const item of items) {
      const after = await get(owner, item.id)
      expect(essence(after)).toEqual(essence(item))
      expect(after.version).toBe(3)
    }
    const [back, forth] = await historyOf(owner, items[0].id)
    const swapped = forth.changes.map(({ field, from, to }: Record<string, unknown>) => ({
      field,
      from: to,
      to: from,
    }))
    expect(back.changes).toEqual(swapped)
  })

  test('twice is as once', async () => {
    const owner = await satchel.newTenant()
    const item = await addLink(owner)
    const { undoId } = await change(owner, { ids: [item.id], addTags: ['Red'] })
    const answers = await Promise.all([undo(owner, undoId), undo(owner, undoId)])
    answers.push(await undo(owner, undoId))
    expect(answers[0]?.body).toMatchObject({ updated: [item.id] })
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect((await get(owner, item.id)).version).toBe(3)
  })

  test('leaves what someone else has changed since, and names it', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [one, two, three] = [await addLink(owner), await addLink(owner), await addLink(owner)]
    const ids = [one.id, two.id, three.id]
    const { undoId } = await change(owner, { ids, addTags: ['Red'], expiresOn: '2027-01-01' })
    await editor.call('PUT', `items/v1/${one.id}`, { expiresOn: '2028-01-01' })
    await editor.call('DELETE', 'items/v1/bulk/items', { ids: [two.id] })
    expect((await undo(owner, undoId)).body).toMatchObject({
      updated: [three.id],
      refused: [
        { id: one.id, reason: 'changed-since' },
        { id: two.id, reason: 'changed-since' },
      ],
    })
    expect(await get(owner, one.id)).toMatchObject({ expiresOn: '2028-01-01', tags: [{}] })
  })

  test('after another change by the same person restores only untouched fields', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner)
    const first = await change(owner, { ids: [id], addTags: ['Red'], expiresOn: '2027-01-01' })
    await change(owner, { ids: [id], addTags: ['Blue'], expiresOn: '2028-01-01' })
    expect((await undo(owner, first.undoId)).body.updated).toEqual([id])
    expect(await get(owner, id)).toMatchObject({ tags: [{ key: 'blue' }], expiresOn: '2028-01-01' })
    const dates = await change(owner, { ids: [id], expiresOn: '2029-01-01' })
    await owner.call('PUT', `items/v1/${id}`, { expiresOn: '2030-01-01' })
    expect((await undo(owner, dates.undoId)).body.refused).toEqual([
      { id, reason: 'changed-since' },
    ])
  })

  test('of a deletion restores items, except those already restored', async () => {
    const owner = await satchel.newTenant()
    const [one, two] = [await addLink(owner, { tags: ['Red'] }), await addLink(owner)]
    const { undoId } = await change(owner, { ids: [one.id, two.id], delete: true })
    expect((await owner.call('GET', `items/v1/${one.id}`)).status).toBe(404)
    expect((await owner.call('GET', 'items/v1/bin')).body.items).toHaveLength(2)
    await owner.call('POST', 'items/v1/bulk/restore', { ids: [two.id] })
    expect((await undo(owner, undoId)).body).toMatchObject({
      updated: [one.id, two.id],
      refused: [],
    })
    expect(essence(await get(owner, one.id))).toEqual(essence(one))
    const kinds = (await historyOf(owner, one.id)).map(
      ({ changeKind }: { changeKind: string }) => changeKind,
    )
    expect(kinds).toEqual(['INSERT', 'REMOVE', 'INSERT'])
  })

  test('puts items back into a collection where they stood, and takes out what came in', async () => {
    const owner = await satchel.newTenant()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push((await addLink(owner)).id)
    const draft = { name: 'C', itemIds: ids.slice(0, 4) }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
    const members = async () =>
      (await owner.call('GET', `collections/v1/${collection.id}`)).body.itemIds
    const out = await change(owner, {
      ids: [ids[1], ids[2]],
      removeFromCollectionId: collection.id,
    })
    expect(await members()).toEqual([ids[0], ids[3]])
    await undo(owner, out.undoId)
    expect(await members()).toEqual(ids.slice(0, 4))

    const into = await change(owner, {
      ids: [ids[0], ids[4]],
      addToCollectionId: collection.id,
    })
    expect(await members()).toEqual(ids)
    await undo(owner, into.undoId)
    expect(await members()).toEqual(ids.slice(0, 4))

    const last = await change(owner, { ids: [ids[0]], removeFromCollectionId: collection.id })
    await owner.call('DELETE', `collections/v1/${collection.id}`)
    expect((await undo(owner, last.undoId)).body.refused).toEqual([
      { id: ids[0], reason: 'collection-gone' },
    ])
  })

  test('works where the change has hidden the items from who made it', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const item = await addLink(editor)
    const wish = { inLibrary: false, ownerId: owner.userId }
    const { undoId } = await change(editor, { ids: [item.id], ...wish })
    expect((await editor.call('GET', `items/v1/${item.id}`)).status).toBe(404)
    expect((await undo(editor, undoId)).body.updated).toEqual([item.id])
    expect(essence(await get(editor, item.id))).toEqual(essence(item))
  })

  test('is for the person who made the change, within a minute', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await addLink(owner)
    const { undoId } = await change(owner, { ids: [id], addTags: ['Red'] })
    expect((await undo(editor, undoId)).status).toBe(404)
    expect((await undo(await satchel.newTenant(), undoId)).status).toBe(404)
    expect((await undo(owner, NOWHERE)).status).toBe(404)
    expect((await owner.call('GET', `items/v1/bulk/jobs/${undoId}`)).status).toBe(404)
    const { system } = satchel.database
    const past = new Date(Date.now() - 61_000).toISOString()
    await system
      .updateTable('bulkChange')
      .set({ finishedAt: past })
      .where('id', '=', undoId)
      .execute()
    expect(await undo(owner, undoId)).toMatchObject({ status: 410, body: { code: 'gone' } })
  })

  test('follows from classifying many items too', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner)
    const body = { ids: [id], addTags: ['Red'] }
    const answer = await owner.call('POST', 'items/v1/bulk/categories', body)
    await undo(owner, answer.body.undoId)
    expect((await get(owner, id)).tags).toEqual([])
  })

  test('needs no more than ten minutes of memory', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner)
    const { undoId } = await change(owner, { ids: [id], addTags: ['Red'] })
    const { system } = satchel.database
    const parts = () =>
      system.selectFrom('bulkPart').select('number').where('changeId', '=', undoId).execute()
    await satchel.app.tasks['forget-bulk-changes']?.({})
    expect(await parts()).toHaveLength(1)
    const past = new Date(Date.now() - 660_000).toISOString()
    await system
      .updateTable('bulkChange')
      .set({ finishedAt: past })
      .where('id', '=', undoId)
      .execute()
    await satchel.app.tasks['forget-bulk-changes']?.({})
    expect(await parts()).toHaveLength(0)
  })
})
