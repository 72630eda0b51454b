import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Item } from '@satchel/contract/items/items.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, idsOf } from '../../test/library.ts'
import { locationOf, metadata, tusClient } from '../../test/tus.ts'

const satchel = product()

const { tus, create, patch } = tusClient(satchel)

describe('an upload', () => {
  test('becomes an item with the same bytes, whose id is in the last response', async () => {
    const owner = await satchel.newTenant()
    const content = randomBytes(200_000)
    const created = await create(owner, content.length, {
      filename: 'Größe & co.bin',
      importId: 'batch-1',
    })
    expect(created.status).toBe(201)
    const url = locationOf(created)

    const first = await patch(owner, url, 0, content.subarray(0, 120_000))
    expect(first).toMatchObject({ status: 204 })
    expect(first.headers.get('upload-offset')).toBe('120000')
    expect(first.headers.get('x-item-id')).toBeNull()
    const last = await patch(owner, url, 120_000, content.subarray(120_000))
    const id = last.headers.get('x-item-id')

    const item = await owner.call('GET', `items/v1/${id}`)
    expect(item).toMatchObject({
      status: 200,
      body: {
        kind: 'file',
        originalName: 'Größe & co.bin',
        bytes: 200_000,
        meta: { importId: 'batch-1' },
      },
    })
    const file = await fetch(new URL(item.body.downloadUrl, await satchel.listen()))
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true)
    expect(file.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20co.bin",
    )
  })

  test('is as old as its start, by its date and among the newest', async () => {
    const owner = await satchel.newTenant()
    const created = await create(owner, 2, { filename: 'slow.txt' })
    const link = await addLink(owner)
    const done = await patch(owner, locationOf(created), 0, Buffer.from('ab'))
    const { body } = await owner.call('GET', 'items/v1/list?orderBy=newest')
    expect(idsOf(body.items)).toEqual([link.id, done.headers.get('x-item-id')])
    const [newer, older] = body.items.map(({ createdAt }: Item) => createdAt)
    expect(older < newer).toBe(true)
  })

  test('is made and filled in one request where the client likes', async () => {
    const owner = await satchel.newTenant()
    const content = randomBytes(5_000)
    const answer = await tus(
      owner,
      'POST',
      '/api/uploads',
      {
        'upload-length': '5000',
        'upload-metadata': metadata({ filename: 'small.bin' }),
        'content-type': 'application/offset+octet-stream',
      },
      content,
    )
    expect(answer.status).toBe(201)
    expect(answer.headers.get('x-item-id')).toBeTruthy()
  })

  test('resumes where it broke off, and a client that lost the last answer learns the item', async () => {
    const owner = await satchel.newTenant()
    const content = randomBytes(10_000)
    const url = locationOf(await create(owner, content.length))
    await patch(owner, url, 0, content.subarray(0, 4_000))
    const head = await tus(owner, 'HEAD', url)
    expect(head.headers.get('upload-offset')).toBe('4000')
    expect(await patch(owner, url, 0, content)).toMatchObject({ status: 409 })

    const last = await patch(owner, url, 4_000, content.subarray(4_000))
    const id = last.headers.get('x-item-id')
    const again = await tus(owner, 'HEAD', url)
    expect([
      again.status,
      again.headers.get('upload-offset'),
      again.headers.get('x-item-id'),
    ]).toEqual([200, '10000', id])
    const twice = await patch(owner, url, 10_000, new Uint8Array())
    expect([twice.status, twice.headers.get('x-item-id')]).toEqual([204, id])
    const { body } = await owner.call('GET', 'items/v1/list')
    expect(body.items).toHaveLength(1)
  })

  test('that is begun again with its key is the same one, whole or half', async () => {
    const owner = await satchel.newTenant()
    const content = randomBytes(1_000)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const begin = () => create(owner, 1_000, {}, key)
    const [first, again] = await Promise.all([begin(), begin()])
    const url = locationOf(first)
    expect([first.status, again.status, locationOf(again)]).toEqual([201, 201, url])
    await patch(owner, url, 0, content.subarray(0, 400))
    expect(locationOf(await begin())).toBe(url)
    expect((await tus(owner, 'HEAD', url)).headers.get('upload-offset')).toBe('400')
    const last = await patch(owner, url, 400, content.subarray(400))
    const existing = await begin()
    expect(existing.headers.get('x-item-id')).toBe(last.headers.get('x-item-id'))
    expect((await owner.call('GET', 'items/v1/list')).body.items).toHaveLength(1)
    expect((await create(owner, 999, {}, key)).status).toBe(422)
  })

  test('that was canceled leaves nothing', async () => {
    const owner = await satchel.newTenant()
    const url = locationOf(await create(owner, 10))
    expect(await tus(owner, 'DELETE', url)).toMatchObject({ status: 204 })
    expect((await tus(owner, 'HEAD', url)).status).toBe(404)
  })

  test('that is canceled while another request waits for it isn’t found any more', async () => {
    const owner = await satchel.newTenant()
    const url = locationOf(await create(owner, 10))
    const system = satchel.database.system
    const upload = { id: url.slice(url.lastIndexOf('/') + 1) }
    await sql`update upload set locked_by = ${crypto.randomUUID()},
      locked_until = now() + interval '1 minute' where id = ${upload.id}`.execute(system)
    const waiting = tus(owner, 'HEAD', url)
    const isWanted = () =>
      system.selectFrom('upload').select('lockWanted').where('id', '=', upload.id).execute()
    await expect.poll(isWanted).toEqual([{ lockWanted: true }])
    await system.deleteFrom('upload').where('id', '=', upload.id).execute()
    expect((await waiting).status).toBe(404)
  })

  test('checks each chunk against its checksum and keeps no byte of one that does not match', async () => {
    const owner = await satchel.newTenant()
    const content = randomBytes(1_000)
    const url = locationOf(await create(owner, content.length))
    const sha1 = createHash('sha1').update(content).digest('base64')
    const wrong = await patch(owner, url, 0, randomBytes(1_000), {
      'upload-checksum': `sha1 ${sha1}`,
    })
    expect(wrong.status).toBe(460)
    expect(JSON.parse(wrong.text)).toMatchObject({ status: 460 })
    expect((await tus(owner, 'HEAD', url)).headers.get('upload-offset')).toBe('0')
    expect(
      (await patch(owner, url, 0, content, { 'upload-checksum': `crc9 ${sha1}` })).status,
    ).toBe(400)
    expect(
      (await patch(owner, url, 0, content, { 'upload-checksum': `sha1 ${sha1}` })).status,
    ).toBe(204)
  })

  test('names its version in refusals too', async () => {
    const owner = await satchel.newTenant()
    const refused = [
      await tus(owner, 'HEAD', `/api/uploads/${owner.tenantId}`),
      await create(owner, 1e15),
      await satchel.anonymous('HEAD', `uploads/${owner.tenantId}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 413, 401])
    for (const { headers } of refused)
      expect(new Headers(headers as Headers).get('tus-resumable')).toBe('1.0.0')
  })

  test('says what it can do', async () => {
    const owner = await satchel.newTenant()
    const { headers } = await tus(owner, 'OPTIONS', '/api/uploads')
    expect(headers.get('tus-extension')?.split(',').sort()).toEqual([
      'checksum',
      'creation',
      'creation-with-upload',
      'expiration',
      'termination',
    ])
    expect(headers.get('tus-checksum-algorithm')).toContain('sha256')
    expect(headers.get('tus-max-size')).toBe(String(5 * 1024 ** 3))
  })
})

test('an expired upload keeps its row until its file is gone, and holds up no other', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const begin = async (person: Person) => {
    const url = locationOf(await create(person, 10))
    await patch(person, url, 0, new Uint8Array(5))
    const id = url.split('/').at(-1) ?? ''
    return { id, path: join(satchel.config.DATA_DIR, 'uploads', id) }
  }
  const [stuck, free] = [await begin(owner), await begin(other)]
  await satchel.database.system
    .updateTable('upload')
    .set({ expiresAt: '2026-01-01T00:00:00Z' })
    .where('id', 'in', [stuck.id, free.id])
    .execute()
  // A folder in the place of the file is not removed.
  await rm(stuck.path)
  await mkdir(stuck.path)
  const left = async () => {
    const rows = await satchel.database.system.selectFrom('upload').select('id').execute()
    return rows.map(({ id }) => id).filter((id) => [stuck.id, free.id].includes(id))
  }
  await satchel.app.tasks['remove-expired-uploads']?.({})
  expect(await left()).toEqual([stuck.id])
  await expect(stat(free.path)).rejects.toThrow('ENOENT')

  await rmdir(stuck.path)
  await satchel.app.tasks['remove-expired-uploads']?.({})
  expect(await left()).toEqual([])
})

describe('an upload is refused', () => {
  test('when it is empty, nameless, beyond 5 GiB or without a length, each with the field', async () => {
    const owner = await satchel.newTenant()
    const fieldOf = ({ text }: { text: string }) => JSON.parse(text).errors?.[0].path
    const empty = await create(owner, 0)
    expect([empty.status, fieldOf(empty)]).toEqual([422, 'Upload-Length'])
    const nameless = await create(owner, 1, { filename: ' ' })
    expect([nameless.status, fieldOf(nameless)]).toEqual([422, 'filename'])
    expect((await create(owner, 5 * 1024 ** 3 + 1)).status).toBe(413)
    expect((await create(owner, 1, {}, { 'upload-length': 'many' })).status).toBe(422)
    expect((await create(owner, 1, {}, { 'upload-metadata': 'filename !!!' })).status).toBe(422)
  })

  test('when its metadata has line breaks or control characters, naming the field', async () => {
    const owner = await satchel.newTenant()
    for (const [field, value] of [
      ['filetype', 'image/png\r\nX-Injected: 1'],
      ['filetype', 'image/png\n'],
      ['filetype', 'image/\u{1f392}'],
      ['filetype', 'image/png\0'],
      ['filename', 'deck.pdf\r\nX-Injected: 1'],
      ['name', 'Deck\0'],
      ['name', 'Deck\r\nX-Injected: 1'],
      ['importId', 'batch\0'],
    ] as const) {
      const refused = await create(owner, 1, { [field]: value })
      expect([field, refused.status]).toEqual([field, 422])
      expect(JSON.parse(refused.text).errors[0].path).toBe(field)
    }
  })

  test('into a collection of another tenant, or into one that does not exist', async () => {
    const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
    const { body } = await theirs.call('POST', 'collections/v1/create', { name: 'Theirs' })
    for (const collectionId of [body.id, crypto.randomUUID(), 'nonsense'])
      expect((await create(ours, 10, { collectionId })).status).toBeOneOf([404, 422])
  })

  test('to viewers, to strangers and to those without tokens', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const viewer = await owner.withRole('viewer')
    const colleague = await owner.withRole('editor')
    expect((await create(viewer, 10)).status).toBe(403)
    const url = locationOf(await create(owner, 10))
    for (const other of [stranger, colleague]) {
      expect((await tus(other, 'HEAD', url)).status).toBe(404)
      expect((await patch(other, url, 0, new Uint8Array(10))).status).toBe(404)
      expect((await tus(other, 'DELETE', url)).status).toBe(404)
    }
    const nobody = { ...owner, tokens: { ...owner.tokens, accessToken: '' } }
    expect((await create(nobody, 10)).status).toBe(401)
    expect((await tus(owner, 'HEAD', '/api/uploads/..%2f..%2fsecrets.json')).status).toBe(404)
  })

  test('with more bytes than it announced', async () => {
    const owner = await satchel.newTenant()
    const url = locationOf(await create(owner, 10))
    expect((await patch(owner, url, 0, new Uint8Array(11))).status).toBe(413)
  })

  test('with 503 while the store can’t be written, and continues afterwards', async () => {
    const owner = await satchel.newTenant()
    const url = locationOf(await create(owner, 10))
    const files = join(satchel.config.DATA_DIR, 'files')
    await rm(files, { recursive: true, force: true })
    await writeFile(files, 'a file where the folder should be')
    const refused = await patch(owner, url, 0, new Uint8Array(10))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])

    await rm(files)
    const head = await tus(owner, 'HEAD', url)
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '10'])
    expect(head.headers.get('x-item-id')).toBeTruthy()
  })
})

test('a name of 300 emoji is kept, a longer one is shortened with its extension kept', async () => {
  const owner = await satchel.newTenant()
  for (const [given, kept] of [
    ['🎒'.repeat(300), '🎒'.repeat(300)],
    [`${'🎒'.repeat(400)}.pdf`, `${'🎒'.repeat(296)}.pdf`],
    ['../../etc/pass\u0000wd', 'passwd'],
  ] as const) {
    const url = locationOf(await create(owner, 1, { filename: given }))
    const last = await patch(owner, url, 0, new Uint8Array(1))
    const { body } = await owner.call('GET', `items/v1/${last.headers.get('x-item-id')}`)
    expect(body.originalName).toBe(kept)
  }
})

test('a file whose type was kept with a line break by an earlier version is still served', async () => {
  const owner = await satchel.newTenant()
  const url = locationOf(await create(owner, 3))
  const { headers: last } = await patch(owner, url, 0, Buffer.from('abc'))
  const link = satchel.app.services.files.url({
    key: `${owner.tenantId}/${last.get('x-item-id')}/original`,
    purpose: 'inline',
    name: 'a\r\nb.png',
    mime: 'image/png\r\nX-Injected: 1',
    reader: ['member', owner.userId],
  })
  const { status, headers } = await satchel.anonymous('GET', link)
  expect([status, headers['content-type']]).toEqual([200, 'application/octet-stream'])
  expect(headers['content-disposition']).toMatch(/^attachment/)
  expect(headers).not.toHaveProperty('x-injected')
})

test('a file link is good for its one object, and not when it was changed', async () => {
  const owner = await satchel.newTenant()
  const content = Buffer.from('0123456789')
  const url = locationOf(
    await create(owner, 10, { filename: 'digits.txt', filetype: 'text/plain' }),
  )
  const { headers } = await patch(owner, url, 0, content)
  const { body } = await owner.call('GET', `items/v1/${headers.get('x-item-id')}`)
  const link = new URL(body.downloadUrl, await satchel.listen())

  const part = await fetch(link, { headers: { range: 'bytes=2-5' } })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '2345',
    'bytes 2-5/10',
  ])
  const etag = part.headers.get('etag') ?? ''
  const again = await satchel.anonymous('GET', link.pathname, undefined, { 'if-none-match': etag })
  expect(again.status).toBe(304)
  const [text = '', signature = ''] = link.pathname.slice('/files/'.length).split('.')
  const other = Buffer.from(
    Buffer.from(text, 'base64url').toString().replace('original', 'secret'),
  ).toString('base64url')
  for (const forged of [`${other}.${signature}`, `${text}.AAAA`, text, '..%2f..%2fsecrets.json'])
    expect((await fetch(new URL(`/files/${forged}`, link))).status).toBe(404)
})

test('an upload that has all bytes is left to its request for a minute, then becomes an item', async () => {
  const owner = await satchel.newTenant()
  const url = locationOf(await create(owner, 5, { filename: 'five.txt' }))
  const id = url.split('/').at(-1) ?? ''
  const file = join(satchel.config.DATA_DIR, 'uploads', id)
  await writeFile(file, 'bytes')
  const finish = () => satchel.app.tasks['finish-uploads']?.({})
  await finish()
  expect((await owner.call('GET', `items/v1/${id}`)).status).toBe(404)
  expect((await stat(file)).size).toBe(5)
  const earlier = new Date(Date.now() - 61_000)
  await utimes(file, earlier, earlier)
  await finish()
  expect((await owner.call('GET', `items/v1/${id}`)).body).toMatchObject({ bytes: 5 })
})
