import { createHash } from 'node:crypto'
import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, signUp } from '../../../server/test/client.ts'
import { type Product, startProduct } from '../../../server/test/product.ts'
import { Satchel } from '../src/index.ts'

const MB = 1024 ** 2

let product: Product
let owner: Client
let client: Satchel
let folder: string
beforeAll(async () => {
  product = await startProduct()
  owner = await signUp(product)
  const draft = { name: 'Script', scopes: ['library.read', 'library.write', 'links.write'] }
  const { body } = await owner.call('POST', 'integrations/v1/api-keys', draft)
  client = new Satchel({ url: product.url, key: body.key })
  folder = await mkdtemp(join(tmpdir(), 'satchel-upload-'))
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

async function largeFile(name: string, size: number): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, '')
  await truncate(path, size)
  // The ends differ, so that parts in the wrong order are seen.
  const file = await open(path, 'r+')
  await file.write('begin', 0)
  await file.write('end', size - 3)
  await file.close()
  return path
}

test('a large file is sent in parts, in little memory, and goes on after a restart of the server', async () => {
  const size = 150 * MB
  const path = await largeFile('film.bin', size)
  let isRestarted: Promise<void> | undefined
  const before = process.memoryUsage().rss
  let most = 0
  const { itemId } = await client.upload(path, {
    onProgress(sent) {
      most = Math.max(most, process.memoryUsage().rss)
      if (sent > 40 * MB) isRestarted ??= product.restart()
    },
  })
  await isRestarted
  expect(isRestarted).toBeDefined()
  const hash = createHash('sha256')
  for await (const part of (await open(path)).createReadStream()) hash.update(part)
  const sha256 = hash.digest('hex')
  // The key may make 600 calls a minute; its owner looks more often.
  const item = async () => (await owner.call('GET', `items/v1/${itemId}`)).body
  const read = { timeout: 120_000, interval: 500 }
  await expect.poll(item, read).toMatchObject({ bytes: size, sha256 })
  expect(most - before).toBeLessThan(120 * MB)
})

test('a file beyond the limit is refused before a byte is sent', async () => {
  const path = await largeFile('huge.bin', 6 * 1024 * MB)
  let sent = 0
  const began = performance.now()
  const error = await client
    .upload(path, {
      onProgress: (bytes) => {
        sent = bytes
      },
    })
    .catch((e) => e)
  expect(error).toMatchObject({
    code: 'too-large',
    status: 413,
    message: expect.stringContaining('5 GiB'),
  })
  expect(sent).toBeLessThanOrEqual(16 * MB)
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('an upload that is called off leaves nothing', async () => {
  const path = await largeFile('later.bin', 100 * MB)
  const stop = new AbortController()
  const upload = client.upload(path, {
    signal: stop.signal,
    onProgress: (sent) => sent > 20 * MB && stop.abort(new Error('Enough')),
  })
  await expect(upload).rejects.toThrow('Enough')
  const { items } = await client.searchItems({ searchTerm: 'later' })
  expect(items).toEqual([])
})

test('the same call twice at once creates one thing', async () => {
  const names = await Promise.all(
    [1, 2].map(() => client.createCollection({ name: 'Fair' }, { idempotencyKey: 'fair' })),
  )
  expect(new Set(names.map(({ id }) => id)).size).toBe(1)
  const { id } = await client.createLinkItem({
    kind: 'link',
    url: 'https://example.com/',
    name: 'A',
  })
  const share = () =>
    client.shareItem({ itemId: id, itemType: 'ITEM', sharedToEmail: 'bo@example.com' })
  const links = await Promise.all([share(), share(), share()])
  expect(new Set(links.map((link) => link.id)).size).toBe(1)
})

test('the key is in no line that the server prints', async () => {
  const { body } = await owner.call('POST', 'integrations/v1/api-keys', {
    name: 'Seen',
    scopes: ['library.read'],
  })
  const seen = new Satchel({ url: product.url, key: body.key })
  await seen.listItems()
  await seen.createCollection({ name: 'No' }).catch(() => {})
  await seen.upload(Buffer.from('text'), { filename: 'a.txt' }).catch(() => {})
  expect(product.output()).not.toContain(body.key)
})
