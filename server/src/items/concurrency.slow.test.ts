import { expect, test } from 'vitest'
import { type Answer, product } from '../../test/harness.ts'
import { addLink, historyOf, idsOf, settingsOf } from '../../test/library.ts'
import { upload } from '../../test/uploading.ts'

const satchel = product()

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Returns all in a mixed order that is always the same. */
function mixed<T>(all: T[]): T[] {
  return all
    .map((one, index) => ({ one, place: (index * 37) % 101 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

test('an item edited, tagged, deleted and restored by many at once loses no change', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const { funnelStage } = (await settingsOf(owner)).categories
  const { id } = await addLink(owner, { name: 'Start', tags: ['Old'] })
  const { id: other } = await addLink(owner, { name: 'Other' })
  const ids = [id]
  const edit = (body: object, version?: number) => () =>
    editor.call('PUT', `items/v1/${id}`, body, version ? { 'if-match': `"${version}"` } : {})
  const bulk = (method: 'DELETE' | 'POST', path: string, body: object) => () =>
    owner.call(method, `items/v1/bulk/${path}`, body)
  const calls: (() => Promise<Answer>)[] = [
    ...times(12, (index) => edit({ description: `Text ${index}` })),
    ...times(6, (index) => edit({ name: `Name ${index}` }, 1)),
    ...times(8, (index) => () => owner.call('POST', `items/v1/${id}/tags`, { label: `T${index}` })),
    ...times(3, () => () => owner.call('DELETE', `items/v1/${id}/tags/old`)),
    ...times(4, () => bulk('DELETE', 'items', { ids: [other, id] })),
    ...times(8, () => bulk('POST', 'restore', { ids: [id, other] })),
    ...times(6, (index) =>
      bulk('POST', 'categories', { ids, add: { funnelStage: [funnelStage[index % 3].id] } }),
    ),
    ...times(3, () => edit({ inLibrary: true, shareable: false })),
    ...times(3, () => () => owner.call('POST', `items/v1/${id}/check`)),
  ]
  const answers = await Promise.all(mixed(calls).map((call) => call()))
  await owner.call('POST', 'items/v1/bulk/restore', { ids: [id, other] })
  for (const { status, body } of answers)
    expect(status, JSON.stringify(body)).toBeOneOf([200, 202, 404, 412])

  // Every acknowledged change is in the history and counted once.
  const { body: item } = await owner.call('GET', `items/v1/${id}`)
  const history = await historyOf(owner, id)
  expect(history).toHaveLength(item.version)
  const fields = history.flatMap(
    ({ changes = [] }: { changes?: { field: string; to: unknown }[] }) => changes,
  )
  const last = (field: string) =>
    fields.find((change: { field: string }) => change.field === field)?.to
  if (last('description')) expect(item.description).toBe(last('description'))
  expect(item.tags.map(({ label }: { label: string }) => label).sort()).toEqual(
    last('tags') ?? ['Old'],
  )
  expect(fields.filter(({ field }: { field: string }) => field === 'name').length).toBeLessThan(2)
  expect(idsOf((await owner.call('GET', 'items/v1/list')).body.items).sort()).toEqual(
    [id, other].sort(),
  )
})

test('a file replaced, restored, shared, collected and deleted by many at once stays whole', async () => {
  const owner = await satchel.newTenant()
  const { itemId: id } = await upload(satchel, owner, 'a.txt', Buffer.from('first'))
  const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
  const uploads = await Promise.all(
    times(4, (index) =>
      upload(satchel, owner, `${index}.txt`, Buffer.from(`${index}`), { replaces: id }),
    ),
  )
  const calls: (() => Promise<Answer>)[] = [
    ...uploads.map(
      ({ uploadId }) =>
        () =>
          owner.call('POST', `items/v1/${id}/file`, { uploadId }),
    ),
    ...times(
      6,
      (index) => () => owner.call('POST', `items/v1/${id}/versions/${1 + (index % 3)}/restore`),
    ),
    ...times(4, () => () => owner.call('GET', `items/v1/${id}/versions`)),
    ...times(
      3,
      () => () =>
        satchel.app.tasks['process-item']?.({ tenantId: owner.tenantId, itemId: id }).then(() => ({
          status: 200,
          body: null,
          headers: {},
        })) as Promise<Answer>,
    ),
    ...times(3, () => () => owner.call('DELETE', 'items/v1/bulk/items', { ids: [id] })),
    ...times(6, () => () => owner.call('POST', 'items/v1/bulk/restore', { ids: [id] })),
    ...times(3, () => () => owner.call('POST', `collections/v1/${collection.id}/items/${id}`)),
    ...times(3, () => () => owner.call('DELETE', `collections/v1/${collection.id}/items/${id}`)),
    ...times(
      3,
      (index) => () =>
        owner.call('POST', 'items/v1/v2/shortener/personalized', {
          itemId: id,
          itemType: 'ITEM',
          sharedToMemo: `${index % 2}`,
        }),
    ),
  ]
  const answers = await Promise.all(mixed(calls).map((call) => call()))
  for (const { status, body } of answers)
    expect(status, JSON.stringify(body)).toBeOneOf([200, 201, 404, 409])
  await owner.call('POST', 'items/v1/bulk/restore', { ids: [id] })
  const { body } = await owner.call('GET', `items/v1/${id}/versions`)
  const numbers = body.items.map(({ number }: { number: number }) => number)
  expect(numbers).toEqual(times(numbers.length, (index) => numbers.length - index))
  expect(body.items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
})
