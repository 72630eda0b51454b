import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import type { Person, Product } from '../harness.ts'

/** Makes an export, waits for it, and resolves to it. */
export async function runExport(person: Person, request: object) {
  const { status, body } = await person.call('POST', 'items/v1/exports', request)
  expect(status, JSON.stringify(body)).toBe(201)
  const read = async () => (await person.call('GET', `items/v1/exports/${body.exportId}`)).body
  await expect.poll(async () => (await read()).status).not.toBe('running')
  return read()
}

/** Returns the item's file as it is downloaded. */
export async function fileOf(satchel: Product, { downloadUrl }: { downloadUrl: string }) {
  const response = await fetch((await satchel.listen()) + downloadUrl)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

export async function unzip(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  return found
}

export function zip(entries: Record<string, string | Buffer>, compress = true): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(entries))
    file.addBuffer(Buffer.from(content as string), name, { compress })
  file.end()
  return buffer(file.outputStream as Readable)
}

/** Sends an archive and resolves to the draft, once it has been read. */
export async function draftOf(person: Person, archive: Buffer) {
  const sent = await person.call('POST', 'uploads', archive as never, {
    'tus-resumable': '1.0.0',
    'upload-length': String(archive.length),
    'upload-metadata': `filename ${btoa('library.zip')},purpose ${btoa('import')}`,
    'content-type': 'application/offset+octet-stream',
  })
  const uploadId = String(sent.headers.location).split('/').at(-1)
  const { status, body } = await person.call('POST', 'items/v1/history/archive', { uploadId })
  expect(status, JSON.stringify(body)).toBe(201)
  const read = async () =>
    (await person.call('GET', `items/v1/history/drafts/${body.draftId}`)).body
  await expect.poll(async () => (await read()).status).not.toBe('reading')
  return read()
}
