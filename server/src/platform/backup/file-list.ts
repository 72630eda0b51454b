import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline as connect, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { StoredFile } from '../files/store.ts'

/** A file of a backup: its key, and what it contains. */
export interface ListedFile extends StoredFile {
  sha256: string
}

/** Writes a list of files: JSON, one file a line, compressed. */
export async function writeList(path: string, files: AsyncIterable<ListedFile>): Promise<void> {
  async function* lines() {
    for await (const file of files) yield `${JSON.stringify(file)}\n`
  }
  const target = createWriteStream(path, { mode: 0o600, flush: true })
  await pipeline(Readable.from(lines()), createGzip(), target)
}

/** Reads a list. Throws if it's missing or damaged. */
export async function* readList(path: string): AsyncGenerator<ListedFile> {
  const text = connect(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}
