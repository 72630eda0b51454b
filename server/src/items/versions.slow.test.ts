import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink, historyOf } from '../../test/library.ts'
import { names } from '../../test/searching.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true, config: { LOG_LEVEL: 'silent' } })

async function addFile(person: Person, name: string) {
  const { itemId } = await upload(satchel, person, name, await fixture(name))
  return whenRead(person, itemId)
}

/** Uploads a file in place of the item's, without processing it. */
async function replace(person: Person, id: string, name: string, content?: Uint8Array) {
  const bytes = content ?? (await fixture(name))
  const { uploadId } = await upload(satchel, person, name, bytes, { replaces: id })
  return person.call('POST', `items/v1/${id}/file`, { uploadId })
}

const versionsOf = async (person: Person, id: string) =>
  (await person.call('GET', `items/v1/${id}/versions`)).body.items

const restore = (person: Person, id: string, number: number) =>
  person.call('POST', `items/v1/${id}/versions/${number}/restore`)

const bytesAt = async (path: string) => {
  const response = await fetch(new URL(path, await satchel.listen()))
  return Buffer.from(await response.arrayBuffer())
}

async function share(person: Person, itemId: string): Promise<string> {
  const draft = { itemId, itemType: 'ITEM' }
  const { body } = await person.call('POST', 'items/v1/v2/shortener/personalized', draft)
  return `/l/${body.slug}`
}

const PEOPLE = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }

const visit = (path: string) => satchel.anonymous('GET', path, undefined, PEOPLE)

async function downloadOf(path: string): Promise<Buffer> {
  const { headers } = await visit(`${path}/download`)
  return bytesAt(String(headers.location))
}

describe('a file that is replaced', () => {
  test('keeps its item, its links and the file before, and is what it then is', async () => {
    const owner = await satchel.newTenant()
    const item = await addFile(owner, 'handbook.pdf')
    const link = await share(owner, item.id)
    expect(item).toMatchObject({ fileVersion: 1, pageCount: 24 })

    const { status, body } = await replace(owner, item.id, 'team.jpg')
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: item.id, version: item.version + 1, newFileVersion: 2 })
    const after = await whenRead(owner, item.id)
    expect(after).toMatchObject({
      name: 'handbook',
      originalName: 'team.jpg',
      mime: 'image/jpeg',
      status: 'completed',
      fileVersion: 2,
    })
    expect(after).not.toHaveProperty('pageCount')
    expect(after).not.toHaveProperty('newFileVersion')
    expect(after.thumbnailUrl).not.toBe(item.thumbnailUrl)
    expect(after.downloadUrl).not.toBe(item.downloadUrl)
    expect(await bytesAt(after.downloadUrl)).toEqual(await fixture('team.jpg'))
    const { width, exif } = await sharp(await downloadOf(link)).metadata()
    expect({ width, exif }).toEqual({ width: 1600 })
    expect((await visit(link)).body).toContain('<img')

    const [second, first] = await versionsOf(owner, item.id)
    expect(second).toMatchObject({ number: 2, isCurrent: true, status: 'completed' })
    expect(first).toMatchObject({
      number: 1,
      isCurrent: false,
      originalName: 'handbook.pdf',
      mime: 'application/pdf',
      bytes: 173_798,
      sha256: item.sha256,
      pageCount: 24,
      createdAt: item.createdAt,
      madeBy: { id: owner.userId, name: 'Ada Owner' },
    })
    expect(await bytesAt(first.downloadUrl)).toEqual(await fixture('handbook.pdf'))
    expect(await bytesAt(first.thumbnailUrl)).toEqual(await bytesAt(item.thumbnailUrl))
    expect((await owner.call('GET', 'items/v1/list')).body.items).toHaveLength(1)
  })

  test('is found by the words of the file that is shown alone, which can be compared', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, 'handbook.pdf')
    expect(await names(owner, { searchTerm: 'quixotropic' })).toEqual(['handbook'])
    await replace(owner, id, 'notes.txt', Buffer.from('Only gallimaufry here'))
    await whenRead(owner, id)
    expect(await names(owner, { searchTerm: 'quixotropic' })).toEqual([])
    expect(await names(owner, { searchTerm: 'gallimaufry' })).toEqual(['handbook'])
    const text = async (number: number) =>
      (await owner.call('GET', `items/v1/${id}/versions/${number}/text`)).body
    expect(await text(2)).toEqual({ text: 'Only gallimaufry here', isCut: false })
    expect((await text(1)).text).toContain('quixotropic')
    await restore(owner, id, 1)
    expect(await names(owner, { searchTerm: 'quixotropic' })).toEqual(['handbook'])
    expect(await names(owner, { searchTerm: 'gallimaufry' })).toEqual([])
  })

  test('is published once as changed by the person who replaced it', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await addFile(owner, 'handbook.pdf')
    await replace(editor, id, 'team.jpg')
    await whenRead(owner, id)
    expect(await historyOf(owner, id)).toMatchObject([
      {
        changeKind: 'MODIFY',
        actor: { id: editor.userId },
        changes: [{ field: 'file', from: 'handbook.pdf', to: 'team.jpg' }],
      },
      { changeKind: 'INSERT' },
    ])
    const [version] = await versionsOf(owner, id)
    expect(version.madeBy).toEqual({ id: editor.userId, name: 'Some editor' })
    const { items } = (await owner.call('GET', 'activity/v1/notifications')).body
    expect(items).toMatchObject([{ kind: 'item-replaced', itemId: id, detail: 'team.jpg' }])
  })

  test('that can’t be read says so, while the previous one is still shown', async () => {
    await earlyInTheHour()
    const owner = await satchel.newTenant()
    const item = await addFile(owner, 'handbook.pdf')
    const link = await share(owner, item.id)
    await replace(owner, item.id, 'corrupt.pdf')
    const failed = await whenRead(owner, item.id)
    expect(failed).toMatchObject({
      status: 'failed',
      failure: 'The PDF is damaged and can’t be read',
      fileVersion: 1,
      newFileVersion: 2,
      previewUrl: item.previewUrl,
      thumbnailUrl: item.thumbnailUrl,
      pageCount: 24,
    })
    expect(await downloadOf(link)).toEqual(await fixture('handbook.pdf'))
    expect((await visit(link)).status).toBe(200)
    expect(await versionsOf(owner, item.id)).toMatchObject([
      { number: 2, isCurrent: false, status: 'failed', failure: failed.failure },
      { number: 1, isCurrent: true, status: 'completed' },
    ])

    const { body } = await restore(owner, item.id, 1)
    expect(body).toMatchObject({ status: 'completed', fileVersion: 3, sha256: item.sha256 })
    expect(body).not.toHaveProperty('failure')
    expect(body).not.toHaveProperty('newFileVersion')

    // Wanted all the same, it is what is downloaded.
    const { body: shown } = await restore(owner, item.id, 2)
    expect(shown).toMatchObject({ status: 'failed', fileVersion: 4, failure: failed.failure })
    expect(await downloadOf(link)).toEqual(await fixture('corrupt.pdf'))
  })

  test('is restored as a new version of the same stored file', async () => {
    await earlyInTheHour()
    const owner = await satchel.newTenant()
    const item = await addFile(owner, 'handbook.pdf')
    await replace(owner, item.id, 'team.jpg')
    await whenRead(owner, item.id)
    const { status, body } = await restore(owner, item.id, 1)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      fileVersion: 3,
      status: 'completed',
      originalName: 'handbook.pdf',
      pageCount: 24,
      thumbnailUrl: item.thumbnailUrl,
      downloadUrl: item.downloadUrl,
    })
    expect(await versionsOf(owner, item.id)).toMatchObject([
      { number: 3, isCurrent: true, sha256: item.sha256 },
      { number: 2, isCurrent: false, originalName: 'team.jpg' },
      { number: 1, isCurrent: false, sha256: item.sha256 },
    ])
    expect((await restore(owner, item.id, 3)).status).toBe(409)
    expect((await restore(owner, item.id, 9)).status).toBe(404)
    expect((await historyOf(owner, item.id))[0].changes).toEqual([
      { field: 'file', from: 'team.jpg', to: 'handbook.pdf (version 1)' },
    ])
  })

  test('goes with all its files when it is purged', async () => {
    const owner = await satchel.newTenant()
    const item = await addFile(owner, 'notes.md')
    await replace(owner, item.id, 'team.jpg')
    const { downloadUrl } = await whenRead(owner, item.id)
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [item.id] })
    await satchel.database.system
      .updateTable('item')
      .set({ deletedAt: '2026-01-01T00:00:00Z' })
      .where('id', '=', item.id)
      .execute()
    await satchel.app.tasks['empty-bin']?.({})
    for (const path of [item.downloadUrl, downloadUrl])
      expect((await fetch(new URL(path, await satchel.listen()))).status).toBe(410)
  })
})

describe('an upload', () => {
  test('begun to replace a file makes no item, and put in its place twice is so once', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, 'notes.md')
    const sent = await upload(satchel, owner, 'team.jpg', await fixture('team.jpg'), {
      replaces: id,
    })
    expect(sent.itemId).toBe(id)
    const put = () => owner.call('POST', `items/v1/${id}/file`, { uploadId: sent.uploadId })
    const answers = await Promise.all([put(), put(), put()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await whenRead(owner, id)
    expect(await versionsOf(owner, id)).toHaveLength(2)
    expect((await owner.call('GET', 'items/v1/list')).body.items).toHaveLength(1)
  })

  test('that became an item of its own replaces a file too, and that item goes to the trash', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, 'notes.md')
    const sent = await upload(satchel, owner, 'team.jpg', await fixture('team.jpg'))
    const { uploadId } = sent
    const own = await owner.call('POST', `items/v1/${sent.itemId}/file`, { uploadId })
    expect(own.status).toBe(409)
    expect((await owner.call('POST', `items/v1/${id}/file`, { uploadId })).status).toBe(200)
    const item = await whenRead(owner, id)
    expect(await bytesAt(item.downloadUrl)).toEqual(await fixture('team.jpg'))
    expect((await owner.call('GET', `items/v1/${sent.itemId}`)).status).toBe(404)
    await owner.call('POST', 'items/v1/bulk/restore', { ids: [sent.itemId] })
    expect((await owner.call('GET', `items/v1/${sent.itemId}`)).status).toBe(200)
  })

  test('of another person, of another item, unfinished or unknown replaces nothing', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const stranger = await satchel.newTenant()
    const { id } = await addFile(owner, 'notes.md')
    const { id: other } = await addFile(owner, 'notes.md')
    const bytes = await fixture('team.jpg')
    const put = (person: Person, uploadId: string) =>
      person.call('POST', `items/v1/${id}/file`, { uploadId })
    const { uploadId } = await upload(satchel, editor, 'team.jpg', bytes, { replaces: id })
    expect((await put(owner, uploadId)).status).toBe(404)
    expect((await put(owner, crypto.randomUUID())).status).toBe(404)
    const elsewhere = await upload(satchel, owner, 'team.jpg', bytes, { replaces: other })
    expect(await put(owner, elsewhere.uploadId)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'uploadId' }] },
    })
    const begun = await owner.call('POST', 'uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename YQ==,replaces ${Buffer.from(id).toString('base64')}`,
    })
    const unfinished = String(begun.headers.location).split('/').at(-1) ?? ''
    expect((await put(owner, unfinished)).status).toBe(409)
    expect((await upload(satchel, stranger, 'a.jpg', bytes, { replaces: id })).status).toBe(404)
    expect((await upload(satchel, owner, 'a.jpg', bytes, { replaces: 'x' })).status).toBe(422)
    expect(await versionsOf(owner, id)).toHaveLength(1)
  })

  test('begun to replace a file and then forgotten leaves nothing behind', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addFile(owner, 'notes.md')
    const bytes = await fixture('team.jpg')
    const [used, forgotten] = [
      await upload(satchel, owner, 'a.jpg', bytes, { replaces: id }),
      await upload(satchel, owner, 'b.jpg', bytes, { replaces: id }),
    ]
    await owner.call('POST', `items/v1/${id}/file`, { uploadId: used.uploadId })
    await whenRead(owner, id)
    await satchel.database.system
      .updateTable('upload')
      .set({ expiresAt: '2026-01-01T00:00:00Z' })
      .where('tenantId', '=', owner.tenantId)
      .execute()
    await satchel.app.tasks['remove-expired-uploads']?.({})
    const { files } = satchel.app.services
    const read = (uploadId: string) => files.read(`${owner.tenantId}/${id}/${uploadId}`).toArray()
    await expect(read(forgotten.uploadId)).rejects.toThrow(/ENOENT/)
    expect(Buffer.concat(await read(used.uploadId))).toEqual(bytes)
  })
})

test('two concurrent replacements of a file are both kept, and the later one is shown', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addFile(owner, 'notes.md')
  const texts = ['one', 'two', 'three', 'four']
  const answers = await Promise.all(
    texts.map((text) => replace(owner, id, `${text}.txt`, Buffer.from(text))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const item = await whenRead(owner, id)
  const versions = await versionsOf(owner, id)
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1])
  expect(item).toMatchObject({ fileVersion: 5, originalName: versions[0].originalName })
  const waiting = versions.find(
    ({ isCurrent, sha256 }: Record<string, unknown>) => !isCurrent && !sha256,
  )
  if (!waiting) return
  // One that nobody waited for is read when it is wanted.
  await restore(owner, id, waiting.number)
  expect(await whenRead(owner, id)).toMatchObject({
    fileVersion: 6,
    originalName: waiting.originalName,
    status: 'completed',
  })
})

test('a web page has no versions and cannot be replaced by a file', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addLink(owner)
  const bytes = await fixture('team.jpg')
  expect(await versionsOf(owner, id)).toEqual([])
  expect((await restore(owner, id, 1)).status).toBe(409)
  expect((await upload(satchel, owner, 'a.jpg', bytes, { replaces: id })).status).toBe(409)
  const { uploadId } = await upload(satchel, owner, 'a.jpg', bytes)
  expect((await owner.call('POST', `items/v1/${id}/file`, { uploadId })).status).toBe(409)
})

test('viewers see the versions and change none', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const { id } = await addFile(owner, 'notes.md')
  expect(await versionsOf(viewer, id)).toHaveLength(1)
  expect((await restore(viewer, id, 1)).status).toBe(403)
  expect((await upload(satchel, viewer, 'a.md', Buffer.from('a'), { replaces: id })).status).toBe(
    403,
  )
})
