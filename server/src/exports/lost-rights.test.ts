import { readFile } from 'node:fs/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Person, product } from '../../test/harness.ts'

const satchel = product({ shared: true })

describe('an export whose maker may no longer make it ends, and says why', () => {
  const failure = 'Whoever started this can no longer export content'
  const ended = { status: 'failed', failure, finishedAt: expect.any(String) }
  const stateOf = (exportId: string) =>
    satchel.database.system
      .selectFrom('export')
      .select(['status', 'failure', 'finishedAt'])
      .where('id', '=', exportId)
      .executeTakeFirstOrThrow()

  /** Inserts an export whose job has not begun. */
  async function waiting({ tenantId, userId: ownerId }: Person) {
    const { id: exportId } = await satchel.database.system
      .insertInto('export')
      .values({ tenantId, ownerId, format: 'csv' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const run = () => satchel.app.tasks['export-library']?.({ tenantId, exportId })
    return { exportId, run }
  }

  test('when they were deactivated before it began', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { exportId, run } = await waiting(editor)
    await owner.call('PATCH', `users/v1/${editor.userId}`, { deactivated: true })
    await run()
    expect(await stateOf(exportId)).toMatchObject(ended)
  })

  test('when they became a viewer, and may see it again once they aren’t one', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { exportId, run } = await waiting(editor)
    await owner.call('PATCH', `users/v1/${editor.userId}`, { role: 'viewer' })
    await run()
    await owner.call('PATCH', `users/v1/${editor.userId}`, { role: 'editor' })
    const { body } = await editor.call('GET', `items/v1/exports/${exportId}`)
    expect(body).toMatchObject(ended)
  })

  test('when they were deactivated while it ran, and its file is deleted', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { exportId, run } = await waiting(editor)
    const { files } = satchel.app.services
    const adopt = files.adopt.bind(files)
    let key = ''
    const adopting = vi.spyOn(files, 'adopt').mockImplementation(async (path, to) => {
      key = to
      await owner.call('PATCH', `users/v1/${editor.userId}`, { deactivated: true })
      await adopt(path, to)
    })
    onTestFinished(() => adopting.mockRestore())
    await run()
    expect(await stateOf(exportId)).toMatchObject(ended)
    await expect(files.withPath(key, (path) => readFile(path))).rejects.toThrow('ENOENT')
  })
})
