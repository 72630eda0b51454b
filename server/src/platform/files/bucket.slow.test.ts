import { access, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { draftOf, fileOf, runExport } from '../../../test/documents/archiving.ts'
import { unzip } from '../../../test/documents/unzip.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { library, runImport } from '../../../test/importing.ts'
import { startBucketServer } from '../../../test/peers/bucket-server.ts'
import { share } from '../../../test/sharing.ts'
import { fixture, upload, whenRead } from '../../../test/uploading.ts'
import { readConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { openBucket } from './bucket-store.ts'

const bucket = await startBucketServer('staging-satchel')
const { port } = new URL(bucket.url)
const OUTSIDE = `http://localhost:${port}`

const satchel = product({
  worker: true,
  config: {
    ENVIRONMENT: 'staging',
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'satchel',
    S3_PUBLIC_ENDPOINT: OUTSIDE,
    ...bucket.keys,
  },
})
afterAll(() => bucket.stop())

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

async function get(path: string, init: RequestInit = {}) {
  const headers = { 'user-agent': AGENT, ...init.headers }
  const options = { redirect: 'manual', ...init, headers } as const
  const response = await fetch(new URL(path, await satchel.listen()), options)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function addHandbook(owner: Person) {
  const { itemId } = await upload(satchel, owner, 'handbook.pdf', await fixture('handbook.pdf'))
  const item = await whenRead(owner, itemId)
  expect(item.status).toBe('completed')
  return item
}

let common: ReturnType<typeof addCommon> | undefined

async function addCommon() {
  const owner = await satchel.newTenant()
  return { owner, item: await addHandbook(owner), file: await fixture('handbook.pdf') }
}

/** A document that was read once for all tests. */
function handbook() {
  common ??= addCommon()
  return common
}

describe('a file in a bucket', () => {
  test('is in the one of its environment with all that is made of it, and not in the folder', async () => {
    const { owner, item } = await handbook()
    const objects = await bucket.objects(`${owner.tenantId}/${item.id}`)
    expect(objects).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/original$/),
        expect.stringMatching(/thumbnail\.webp$/),
      ]),
    )
    expect((await get(item.thumbnailUrl)).response.status).toBe(200)
    await expect(access(join(satchel.config.DATA_DIR, 'files'))).rejects.toThrow('ENOENT')
  })

  test('is sent whole or in part, and not again where it is known', async () => {
    const { item, file } = await handbook()
    const { response: whole, bytes } = await get(item.previewUrl)
    expect(bytes.equals(file)).toBe(true)
    const etag = whole.headers.get('etag') ?? ''
    const modified = whole.headers.get('last-modified') ?? ''
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': `${file.length}`,
      'content-type': 'application/pdf',
      'cache-control': 'private, max-age=300',
    })
    const range = 'bytes=100-199'
    const answers: [Record<string, string>, number, number][] = [
      [{ range }, 206, 100],
      [{ range: 'bytes=100-' }, 206, file.length - 100],
      [{ range, 'if-range': etag }, 206, 100],
      [{ range, 'if-range': modified }, 206, 100],
      [{ range, 'if-range': '"another"' }, 200, file.length],
      [{ range: 'bytes=0-1,5-6' }, 200, file.length],
      [{ 'if-none-match': etag }, 304, 0],
      [{ 'if-modified-since': modified }, 304, 0],
      [{ 'if-none-match': '"another"', 'if-modified-since': modified }, 200, file.length],
    ]
    for (const [headers, status, length] of answers) {
      const { response, bytes: part } = await get(item.previewUrl, { headers })
      expect([headers, response.status, part.length]).toEqual([headers, status, length])
    }
    const existing = await get(item.previewUrl, { headers: { 'if-none-match': etag } })
    expect(existing.response.headers.get('etag')).toBe(etag)
    const part = await get(item.previewUrl, { headers: { range } })
    expect(part.response.headers.get('content-range')).toBe(`bytes 100-199/${file.length}`)
    expect(part.bytes.equals(file.subarray(100, 200))).toBe(true)
    const beyond = await get(item.previewUrl, { headers: { range: 'bytes=9000000-' } })
    expect(beyond.response.status).toBe(416)
    expect(beyond.response.headers.get('content-range')).toBe(`bytes */${file.length}`)
    const { response: head } = await get(item.previewUrl, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(`${file.length}`)
  })

  test('is downloaded from the bucket itself, under its name, once its reader was checked', async () => {
    const { owner, item, file } = await handbook()
    const { response } = await get(item.downloadUrl)
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(new RegExp(`^${OUTSIDE}/staging-satchel/`))
    expect(location).toContain('X-Amz-Expires=300')
    const direct = await get(location)
    expect(direct.bytes.equals(file)).toBe(true)
    expect(direct.response.headers.get('content-type')).toBe('application/pdf')
    expect(direct.response.headers.get('content-disposition')).toContain(
      'attachment; filename="handbook.pdf"',
    )
    const { response: head } = await get(item.downloadUrl, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${file.length}`])
    const stranger = await satchel.newTenant()
    const { files } = satchel.app.services
    const grant = { key: `${owner.tenantId}/${item.id}/original`, name: 'x', mime: 'text/plain' }
    const reader = ['member', stranger.userId] as const
    const foreign = files.url({ ...grant, purpose: 'download', reader })
    expect((await get(foreign)).response.status).toBe(410)
  })

  test('is found by pages that offer it: they connect to the host of the bucket ahead', async () => {
    const hint = `<link rel="preconnect" href="${OUTSIDE}"`
    for (const path of ['/home', '/classic/?path=/settings'])
      expect((await get(path)).bytes.toString()).toContain(hint)
    const { owner, item } = await handbook()
    const offered = await share(owner, item.id, { sharedToMemo: 'Ann', allowDownload: true })
    const shown = await share(owner, item.id, { sharedToMemo: 'Bo', allowDownload: false })
    const page = async (slug: string) => (await get(`/l/${slug}`)).bytes.toString()
    expect(await page(offered.body.slug)).toContain(hint)
    expect(await page(shown.body.slug)).not.toContain('preconnect')
    const download = await get(`/l/${offered.body.slug}/download`)
    const { response } = await get(download.response.headers.get('location') ?? '')
    expect(response.headers.get('location')).toMatch(new RegExp(`^${OUTSIDE}/`))
  })

  test('is drawn page by page, also after the copies on the disk are gone', async () => {
    const { owner, item } = await handbook()
    const drawn = async (page: number) => {
      const path = `items/v1/${item.id}/pages/${page}?width=320`
      const { status, body } = await owner.call('GET', path)
      expect(status).toBe(200)
      return (await get(body.url)).response.status
    }
    const cache = join(satchel.config.DATA_DIR, 'cache')
    expect(await drawn(2)).toBe(200)
    expect(await readdir(join(cache, 'files'))).not.toEqual([])
    await rm(cache, { recursive: true })
    expect(await drawn(3)).toBe(200)
  })

  test('is in the ZIP of a collection, and in an export that is imported elsewhere', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'plan.txt', Buffer.from('one'))
    await whenRead(owner, itemId)
    const draft = { name: 'For the fair', itemIds: [itemId] }
    const { id } = (await owner.call('POST', 'collections/v1/create', draft)).body
    const { body } = await owner.call('POST', `collections/v1/${id}/download`)
    expect(await unzip((await get(body.url)).bytes)).toEqual([['plan.txt', 'one']])
    const made = await runExport(owner, { format: 'zip' })
    const archive = await fileOf(satchel, made)
    expect(Object.fromEntries(await unzip(archive))[`files/${itemId}.txt`]).toBe('one')
    const other = await satchel.newTenant()
    const { draftId } = await draftOf(other, archive)
    const run = await runImport(other, { source: 'archive', draftId })
    expect(run).toMatchObject({ status: 'completed', done: 1, failed: 0 })
    const [item] = await library(other)
    expect(await bucket.objects(`${other.tenantId}/${item.id}`)).toContain(
      `${other.tenantId}/${item.id}/original`,
    )
  })

  test('that is a person’s picture has its lasting address, until another takes its place', async () => {
    const owner = await satchel.newTenant()
    const picture = `data:image/jpeg;base64,${(await fixture('team.jpg')).toString('base64')}`
    const change = (avatar: string | null) =>
      owner.call('PATCH', `users/v1/${owner.userId}`, { avatar })
    const { large } = (await change(picture)).body.avatar
    const { response } = await get(large)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    await change(null)
    await expect.poll(async () => (await get(large)).response.status).toBe(404)
  })

  test('goes with its item, from the disk too', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addHandbook(owner)
    const prefix = `${owner.tenantId}/${id}`
    expect((await bucket.objects(prefix)).length).toBeGreaterThan(2)
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
    await owner.call('DELETE', 'items/v1/bin/items', { ids: [id] })
    await expect.poll(() => bucket.objects(prefix)).toEqual([])
    const copies = async () => {
      const names = await readdir(join(satchel.config.DATA_DIR, 'cache', 'files'))
      return names.filter((name) => name.startsWith(owner.tenantId))
    }
    await expect.poll(copies).toEqual([])
  })

  test('that is missing is not found', async () => {
    const owner = await satchel.newTenant()
    const item = await addHandbook(owner)
    await satchel.app.services.files.removeAll(`${owner.tenantId}/${item.id}`)
    for (const url of [item.previewUrl, item.downloadUrl])
      expect((await get(url)).response.status).toBe(404)
  })

  test('is read no further once its reader has left', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'film.bin', Buffer.alloc(30_000_000))
    const key = `${owner.tenantId}/${itemId}/original`
    const grant = { key, name: 'film', mime: 'video/mp4', purpose: 'inline' } as const
    const reader = ['member', owner.userId] as const
    const url = satchel.app.services.files.url({ ...grant, reader })
    await expect.poll(async () => (await get(url, { method: 'HEAD' })).response.status).toBe(200)
    const requests = request(new URL(url, await satchel.listen())).end()
    await new Promise((resolve) => requests.once('response', resolve))
    expect(bucket.cutOff.filter((one) => one.includes(itemId))).toEqual([])
    requests.destroy()
    await expect.poll(() => bucket.cutOff.filter((one) => one.includes(itemId))).toHaveLength(1)
  })
})

describe('while the bucket is away', () => {
  test('files are unavailable for now, and back with it', async () => {
    const owner: Owner = await satchel.newTenant()
    const { item } = await handbook()
    const ready = () => satchel.anonymous('GET', '/readyz')
    expect((await ready()).body.parts).toMatchObject({ files: true })
    await bucket.leave()
    expect(await ready()).toMatchObject({ status: 200, body: { parts: { files: false } } })
    const { response } = await get(item.previewUrl)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    const sent = await upload(satchel, owner, 'plan.txt', Buffer.from('one'))
    expect(sent.status).toBe(503)
    await bucket.comeBack()
    expect((await ready()).body.status).toBe('ok')
    expect((await get(item.previewUrl)).response.status).toBe(200)
    expect((await upload(satchel, owner, 'plan.txt', Buffer.from('one'))).status).toBe(201)
  })
})

test('keys that a bucket refuses, or a bucket that isn’t there, are named in the log once', async () => {
  const refused = { S3_ACCESS_KEY_ID: 'UNKNOWN', S3_SECRET_ACCESS_KEY: 'not to be logged' }
  for (const wrong of [refused, { S3_BUCKET: 'elsewhere' }]) {
    const warn = vi.fn<Log['warn']>()
    const right = { S3_ENDPOINT: bucket.url, S3_BUCKET: 'staging-satchel', ...bucket.keys }
    const { DATA_DIR } = satchel.config
    const config = readConfig({ DATA_DIR, ...right, ...wrong })
    const store = openBucket(config, { ...satchel.app.services.log, warn })
    const unavailable = { code: 'unavailable', retryAfter: 30 }
    await expect(store.check()).rejects.toMatchObject(unavailable)
    await expect(store.sizeOf('some/key')).rejects.toMatchObject(unavailable)
    await expect(store.read('some/key').toArray()).rejects.toMatchObject(unavailable)
    await expect(store.put('some/key', 'one')).rejects.toMatchObject(unavailable)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(warn.mock.calls)).toMatch(/Files are unavailable/)
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/UNKNOWN|logged/)
  }
})

test('a bucket is named with its keys, or the server does not start', () => {
  const fault = /Set S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY together/
  expect(() => readConfig({ S3_BUCKET: 'satchel' })).toThrow(fault)
  expect(() => readConfig({ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' })).toThrow(fault)
  expect(readConfig({ S3_BUCKET: 'satchel', ...bucket.keys }).S3_BUCKET).toBe('satchel')
})
