import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client, signIn, signUp } from '../client.ts'
import { startBucketServer } from '../peers/bucket-server.ts'
import { copyDatabase, dropDatabase } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { metadata } from '../tus.ts'
import { fixture } from '../uploading.ts'

let bucket: Awaited<ReturnType<typeof startBucketServer>>
let database = ''
let folders: string[] = []
/** One that serves, one that also works; they share a database, a bucket and a key, and nothing on a disk. */
let first: Product
let second: Product
let onFirst: Client
let onSecond: Client

beforeAll(async () => {
  bucket = await startBucketServer('satchel')
  database = await copyDatabase(inject('template'))
  folders = await Promise.all(['a', 'b'].map((name) => mkdtemp(join(tmpdir(), `apart-${name}-`))))
  const shared = {
    DATABASE_URL: database,
    SECRET_KEY: 'a key that both of them are given',
    PUBLIC_URL: 'http://satchel',
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'satchel',
    ...bucket.keys,
  }
  const [dataDir = '', other = ''] = folders
  first = await startProduct({ dataDir, env: { ...shared, ROLE: 'web' } })
  second = await startProduct({ dataDir: other, env: shared })
  // Emails are sent by the one that works.
  onFirst = await signUp({ url: first.url, mailTo: second.mailTo })
  onSecond = await signIn(second, onFirst.email)
})
afterAll(async () => {
  await second?.kill()
  await first?.kill()
  await bucket?.stop()
  await dropDatabase(database)
  for (const folder of folders) await rm(folder, { recursive: true, maxRetries: 10 })
})

const read = async ({ url }: Product, path: string) => {
  const response = await fetch(new URL(path, url))
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

async function whenRead(client: Client, id: string) {
  const get = async () => (await client.call('GET', `items/v1/${id}`)).body
  await expect.poll(async () => (await get()).status).toBe('completed')
  return get()
}

test('a preview is drawn by another node than the one that took the file', async () => {
  const id = await onFirst.upload('handbook.pdf', await fixture('handbook.pdf'))
  const { thumbnailUrl, downloadUrl } = await whenRead(onFirst, id)
  expect((await read(first, thumbnailUrl)).length).toBeGreaterThan(500)
  expect((await read(second, downloadUrl)).equals(await fixture('handbook.pdf'))).toBe(true)
})

test('an export begun on one node is read on the other, and imported again by way of both', async () => {
  const begun = await onFirst.call('POST', 'items/v1/exports', { format: 'zip' })
  const get = async (client: Client) =>
    (await client.call('GET', `items/v1/exports/${begun.body.exportId}`)).body
  await expect.poll(async () => (await get(onFirst)).status).toBe('completed')
  const archive = await read(first, (await get(onFirst)).downloadUrl)
  expect((await read(second, (await get(onSecond)).downloadUrl)).equals(archive)).toBe(true)

  const created = await fetch(`${first.url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...onFirst.headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(archive.length),
      'upload-metadata': metadata({ filename: 'library.zip', purpose: 'import' }),
      'content-type': 'application/offset+octet-stream',
    },
    body: archive,
  })
  const uploadId = created.headers.get('location')?.split('/').at(-1)
  const { body } = await onSecond.call('POST', 'items/v1/history/archive', { uploadId })
  const draft = async () =>
    (await onFirst.call('GET', `items/v1/history/drafts/${body.draftId}`)).body
  await expect.poll(async () => (await draft()).status).toBe('ready')
  await importDraft(onFirst, { source: 'archive', draftId: body.draftId })
})

test('a CSV sent to one node is read again and imported by the other', async () => {
  const sent = await fetch(`${first.url}/api/items/v1/history/csv?name=list.csv`, {
    method: 'POST',
    headers: { ...onFirst.headers, 'content-type': 'text/csv' },
    body: 'URL,Title\nhttps://example.com/page,A page; and more\n',
  })
  const { draftId } = (await sent.json()) as { draftId: string }
  const again = await onSecond.call('PUT', `items/v1/history/drafts/${draftId}`, {
    delimiter: ',',
  })
  expect(again).toMatchObject({ status: 200, body: { delimiter: ',', total: 1 } })
  await importDraft(onSecond, { source: 'csv', draftId })
})

async function importDraft(client: Client, request: object): Promise<void> {
  const run = await client.call('POST', 'items/v1/history', request)
  expect(run.status, JSON.stringify(run.body)).toBe(201)
  const path = `items/v1/history/status?importId=${run.body.importId}`
  const status = async () => (await onFirst.call('GET', path)).body.status
  await expect.poll(status).toBe('completed')
}

/** Begins an upload on the first node, and returns how bytes are sent to either. */
async function beginUpload(bytes: number) {
  const tus = { ...onFirst.headers, 'tus-resumable': '1.0.0' }
  const created = await fetch(`${first.url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': metadata({ filename: 'film.bin' }),
    },
  })
  const path = created.headers.get('location') ?? ''
  return {
    send: (node: Product, offset: number, body: Uint8Array<ArrayBuffer> | ReadableStream) =>
      fetch(new URL(path, node.url), {
        method: 'PATCH',
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
    offset: async (node: Product) => {
      const head = await fetch(new URL(path, node.url), { method: 'HEAD', headers: tus })
      expect(head.status).toBe(200)
      return Number(head.headers.get('upload-offset'))
    },
  }
}

/** A body whose bytes are sent at once, and which never ends. */
const endless = (bytes: Uint8Array) =>
  new ReadableStream({ start: (controller) => controller.enqueue(bytes) })

async function expectWhole(answer: Response, content: Buffer): Promise<void> {
  const id = answer.headers.get('x-item-id') ?? ''
  const { downloadUrl } = (await onSecond.call('GET', `items/v1/${id}`)).body
  expect((await read(second, downloadUrl)).equals(content)).toBe(true)
}

test('one node lets go of an upload that the other is asked for, with each byte that came in', async () => {
  const content = randomBytes(12_000_000)
  const { send, offset } = await beginUpload(content.length)
  const sending = send(first, 0, endless(content.subarray(0, 10_000_000))).catch(() => undefined)
  await expect.poll(() => bucket.partsUnderWay()).toBe(1)
  expect(await offset(second)).toBe(10_000_000)
  await sending
  await expectWhole(await send(second, 10_000_000, content.subarray(10_000_000)), content)
})

test('an upload begun on a node that is killed goes on at the other with the bytes that are in', async () => {
  const content = randomBytes(30_000_000)
  const { send, offset } = await beginUpload(content.length)
  expect((await send(first, 0, content.subarray(0, 3_000_000))).status).toBe(204)
  // This one never ends: its node is killed while it waits for more.
  const more = endless(content.subarray(3_000_000, 25_000_000))
  const interrupted = send(first, 3_000_000, more).catch(() => 'interrupted')
  await expect.poll(() => bucket.partsUnderWay()).toBe(3)
  await first.kill()
  expect(await interrupted).toBe('interrupted')

  const from = await offset(second)
  expect(from).toBe(24_000_000)
  await expectWhole(await send(second, from, content.subarray(from)), content)
})

test('nothing that matters is on their disks', async () => {
  const left = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })))
  const files = left.flat().filter((name) => !/^(cache|processing|outbox)\b/.test(name))
  expect(files.filter((name) => !/^(imports|exports|uploads)(\/chunks)?$/.test(name))).toEqual([])
})
