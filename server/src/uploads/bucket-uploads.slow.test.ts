import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refusal } from '../../test/bucket.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { startBucketServer } from '../../test/peers/bucket-server.ts'
import { locationOf, tusClient } from '../../test/tus.ts'

const bucket = await startBucketServer('satchel')
const satchel = product({
  config: { S3_ENDPOINT: bucket.url, S3_BUCKET: 'satchel', ...bucket.keys },
})
beforeEach(() => bucket.delay(refuseUnequalParts))
afterAll(() => bucket.stop())
const { tus, create, patch } = tusClient(satchel)

const refusal = (status: number, code: string): Refusal => ({
  status,
  body: `<Error><Code>${code}</Code><Message>Not so</Message></Error>`,
})

/** Puts no upload together unless its parts have one size, the last at most that, as R2 does. */
async function refuseUnequalParts(method: string, url: string): Promise<Refusal | undefined> {
  const uploadId = new URL(url, 'http://localhost').searchParams.get('uploadId')
  if (method !== 'POST' || !uploadId) return undefined
  const sizes = await bucket.partSizes(uploadId)
  const last = sizes.pop() ?? 0
  const isEqual = sizes.every((size) => size === sizes[0] && size >= last)
  return isEqual ? undefined : refusal(400, 'InvalidPart')
}

const idOf = (url: string) => url.split('/').at(-1) ?? ''
const offsetOf = async (person: Person, url: string) =>
  (await tus(person, 'HEAD', url)).headers.get('upload-offset')

/** Sends the bytes in parts of a size, and resolves to the item's id. */
async function sendIn(person: Person, url: string, content: Buffer, size: number) {
  let last: Awaited<ReturnType<typeof patch>> | undefined
  for (let at = 0; at < content.length; at += size) {
    last = await patch(person, url, at, content.subarray(at, at + size))
    expect(last.status).toBe(204)
  }
  return last?.headers.get('x-item-id') ?? ''
}

async function fileOf(person: Person, itemId: string) {
  const { body } = await person.call('GET', `items/v1/${itemId}`)
  const response = await fetch(new URL(body.downloadUrl, await satchel.listen()))
  return Buffer.from(await response.arrayBuffer())
}

async function begin(bytes: number): Promise<{ owner: Owner; url: string; prefix: string }> {
  const owner = await satchel.newTenant()
  const url = locationOf(await create(owner, bytes))
  return { owner, url, prefix: `${owner.tenantId}/${idOf(url)}` }
}

describe('an upload to a bucket', () => {
  test.for([
    ['the size that browsers send', 16_000_000],
    ['sizes that proxies allow', 1_000_000],
    ['odd sizes', 5_300_001],
  ] as const)(
    'arrives whole in requests of %s, and leaves nothing but its file',
    async ([, size]) => {
      const content = randomBytes(17_000_003)
      const { owner, url, prefix } = await begin(content.length)
      const itemId = await sendIn(owner, url, content, size)
      expect((await fileOf(owner, itemId)).equals(content)).toBe(true)
      await expect.poll(() => bucket.objects(prefix)).toEqual([`${prefix}/original`])
      expect(await bucket.uploadsUnderWay()).toBe(0)
    },
  )

  test('goes on where it broke off, and takes no byte twice', async () => {
    const content = randomBytes(9_000_000)
    const { owner, url } = await begin(content.length)
    await patch(owner, url, 0, content.subarray(0, 8_500_000))
    expect(await offsetOf(owner, url)).toBe('8500000')
    expect((await patch(owner, url, 0, content)).status).toBe(409)
    const last = await patch(owner, url, 8_500_000, content.subarray(8_500_000))
    expect((await fileOf(owner, last.headers.get('x-item-id') ?? '')).equals(content)).toBe(true)
  })

  test('has parts of one size wherever it was interrupted, as R2 asks', async () => {
    const content = randomBytes(24_000_000)
    const { owner, url } = await begin(content.length)
    for (const [from, to] of [
      [0, 6_000_000],
      [6_000_000, 17_500_000],
    ] as const)
      expect((await patch(owner, url, from, content.subarray(from, to))).status).toBe(204)
    const last = await patch(owner, url, 17_500_000, content.subarray(17_500_000))
    expect((await fileOf(owner, last.headers.get('x-item-id') ?? '')).equals(content)).toBe(true)
  })

  test('that the bucket refuses ends alone, and can begin again', async () => {
    const { owner, url, prefix } = await begin(9)
    const other = await begin(9)
    bucket.delay(async (method, path) =>
      method === 'POST' && path.includes(prefix) ? refusal(400, 'InvalidPart') : undefined,
    )
    const refused = await patch(owner, url, 0, Buffer.from('123456789'))
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([410, 'gone'])
    expect((await patch(other.owner, other.url, 0, Buffer.from('123456789'))).status).toBe(204)
    expect((await tus(owner, 'HEAD', url)).status).toBe(404)
    await expect.poll(() => bucket.objects(prefix)).toEqual([])
    expect(await bucket.uploadsUnderWay()).toBe(0)
  })

  test.for([
    ['says so', refusal(501, 'NotImplemented')],
    ['takes it for a file', refusal(404, 'NoSuchKey')],
  ] as const)(
    'is called unavailable, not gone, where the bucket can’t list parts and %s',
    async ([, answer]) => {
      const { owner, url } = await begin(9)
      bucket.delay(async (method, path) =>
        method === 'GET' && path.includes('uploadId=') ? answer : undefined,
      )
      expect((await tus(owner, 'HEAD', url)).status).toBe(503)
      const sent = await patch(owner, url, 0, Buffer.from('123456789'))
      expect(sent.status).toBe(503)
      expect(JSON.parse(sent.text).detail).toContain('ListParts')
      bucket.delay(undefined)
      expect((await patch(owner, url, 0, Buffer.from('123456789'))).status).toBe(204)
    },
  )

  test('keeps no byte of a chunk that doesn’t match its checksum', async () => {
    const content = randomBytes(6_000_000)
    const { owner, url } = await begin(content.length)
    const checksum = `sha1 ${createHash('sha1').update(content).digest('base64')}`
    const wrong = await patch(owner, url, 0, randomBytes(6_000_000), {
      'upload-checksum': checksum,
    })
    expect([wrong.status, await offsetOf(owner, url)]).toEqual([460, '0'])
    const right = await patch(owner, url, 0, content, { 'upload-checksum': checksum })
    expect(right.headers.get('x-item-id')).toBe(idOf(url))
  })

  test('that was canceled leaves nothing, and neither does one that expired', async () => {
    const canceled = await begin(9_000_000)
    await patch(canceled.owner, canceled.url, 0, randomBytes(8_900_000))
    expect((await tus(canceled.owner, 'DELETE', canceled.url)).status).toBe(204)
    expect((await tus(canceled.owner, 'HEAD', canceled.url)).status).toBe(404)
    const expired = await begin(9_000_000)
    await patch(expired.owner, expired.url, 0, randomBytes(8_900_000))
    expect(await bucket.uploadsUnderWay()).toBe(1)
    await satchel.database.system
      .updateTable('upload')
      .set({ expiresAt: '2026-01-01T00:00:00Z' })
      .where('id', '=', idOf(expired.url))
      .execute()
    await satchel.app.tasks['remove-expired-uploads']?.({})
    expect(await bucket.uploadsUnderWay()).toBe(0)
    for (const { prefix } of [canceled, expired]) expect(await bucket.objects(prefix)).toEqual([])
  })

  test('that was begun again with its key is the same one, also when its end was lost', async () => {
    const owner = await satchel.newTenant()
    const content = randomBytes(1_000)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const start = () => create(owner, content.length, {}, key)
    const [first, again] = await Promise.all([start(), start()])
    const url = locationOf(first)
    expect([first.status, again.status, locationOf(again)]).toEqual([201, 201, url])
    await patch(owner, url, 0, content.subarray(0, 400))
    expect(locationOf(await start())).toBe(url)
    expect(await offsetOf(owner, url)).toBe('400')
    const last = await patch(owner, url, 400, content.subarray(400))
    expect((await start()).headers.get('x-item-id')).toBe(last.headers.get('x-item-id'))
    expect(await bucket.uploadsUnderWay()).toBe(0)
  })

  test('replaces the file of an item', async () => {
    const owner = await satchel.newTenant()
    const made = locationOf(await create(owner, 3))
    const item = (await patch(owner, made, 0, Buffer.from('one'))).headers.get('x-item-id') ?? ''
    const next = locationOf(await create(owner, 3, { replaces: item }))
    await patch(owner, next, 0, Buffer.from('two'))
    const { status } = await owner.call('POST', `items/v1/${item}/file`, { uploadId: idOf(next) })
    expect(status).toBe(200)
    const objects = await bucket.objects(`${owner.tenantId}/${item}`)
    expect(objects.sort()).toEqual(
      [`${owner.tenantId}/${item}/${idOf(next)}`, `${owner.tenantId}/${item}/original`].sort(),
    )
  })

  test('is answered 503 while the bucket is away, and goes on with it', async () => {
    const { owner, url } = await begin(10)
    await patch(owner, url, 0, Buffer.from('12345'))
    await bucket.leave()
    const refused = await patch(owner, url, 5, Buffer.from('67890'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    // What is known of it is in memory for five seconds.
    const later = performance.now() + 5_001
    vi.spyOn(performance, 'now').mockReturnValue(later)
    expect((await tus(owner, 'HEAD', url)).status).toBe(503)
    vi.restoreAllMocks()
    await bucket.comeBack()
    const last = await patch(owner, url, 5, Buffer.from('67890'))
    expect((await fileOf(owner, last.headers.get('x-item-id') ?? '')).toString()).toBe('1234567890')
  })
})
