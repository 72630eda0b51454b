import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { historyOf } from '../../../test/library.ts'
import { openSocket } from '../../../test/socket.ts'
import { upload } from '../../../test/uploading.ts'

const satchel = product({ shared: true })

test('a file deleted while it is read is announced only once it’s restored, and is whole then', async () => {
  const owner = await satchel.newTenant()
  const { messages, hears } = await openSocket(await satchel.listen(), owner.tokens)
  const { itemId: id } = await upload(satchel, owner, 'notes.md', Buffer.from('# Notes'))
  const kinds = async () =>
    (await historyOf(owner, id)).map(({ changeKind }: { changeKind: string }) => changeKind)

  await owner.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
  await satchel.app.tasks['process-item']?.({ tenantId: owner.tenantId, itemId: id })
  await hears('items-update')
  expect(messages.map(({ action }) => action)).not.toContain('items-add')
  expect(await kinds()).toEqual(['REMOVE'])

  await owner.call('POST', 'items/v1/bulk/restore', { ids: [id] })
  await hears('items-add')
  expect(await kinds()).toEqual(['INSERT', 'REMOVE'])
  const { body } = await owner.call('GET', `items/v1/${id}`)
  expect(body).toMatchObject({ status: 'completed', mime: 'text/markdown', name: 'notes' })
})
