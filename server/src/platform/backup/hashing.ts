import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Hashed {
  /** SHA-256 in hex. */
  sha256: string
  bytes: number
}

/** Writes a stream to a new private file, down to the disk, and returns what it wrote. */
export async function writeHashed(source: Readable, path: string): Promise<Hashed> {
  const { tap, result } = hasher()
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(source, tap, target)
  return result()
}

/** Reads a file to its end. */
export function hashFile(path: string): Promise<Hashed> {
  return hashBytes(createReadStream(path))
}

/** Reads a stream to its end. */
export async function hashBytes(bytes: Readable): Promise<Hashed> {
  const { tap, result } = hasher()
  for await (const _ of tap(bytes));
  return result()
}

function hasher() {
  const hash = createHash('sha256')
  let bytes = 0
  async function* tap(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return { tap, result: () => ({ sha256: hash.digest('hex'), bytes }) }
}
