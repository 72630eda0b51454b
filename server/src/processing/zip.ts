import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { openZip, zipEntries } from '../platform/files/open-zip.ts'
import { Unreadable } from './messages.ts'

const ENTRIES_MAX = 10_000
const INFLATED_MAX = 1_000_000_000
/** The highest plausible ratio: rendered text repeats a lot, but a bomb far exceeds it. */
const RATIO_MAX = 200
const RATIO_FREE = 50_000_000

export interface PartReader {
  write(chunk: Buffer): void
  /** True if the rest of the archive is read where this part is broken. */
  isOptional?: boolean
}

/**
 * Walks a document's parts in order and inflates and counts all of them, since the archive's own sizes may be wrong.
 * `read` gets the parts it wants in chunks.
 */
export async function walkZip(
  path: string,
  bytes: number,
  read: (name: string) => PartReader | undefined,
): Promise<void> {
  const zip = await openZip(path).catch((cause) => {
    throw new Unreadable('The document can’t be opened. It’s damaged or password-protected', {
      cause,
    })
  })
  try {
    await inflateAll(zip, Math.min(INFLATED_MAX, Math.max(bytes * RATIO_MAX, RATIO_FREE)), read)
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    throw new Unreadable('The document is damaged and can’t be read', { cause })
  } finally {
    zip.close()
  }
}

async function inflateAll(
  zip: ZipFile,
  limit: number,
  read: (name: string) => PartReader | undefined,
): Promise<void> {
  if (zip.entryCount > ENTRIES_MAX) throw bomb()
  let inflated = 0
  for await (const entry of zipEntries(zip)) {
    if (inflated + entry.uncompressedSize > limit) throw bomb()
    if (entry.isEncrypted()) throw new Unreadable('The document is protected with a password')
    const part = read(entry.fileName)
    const take = (chunk: Buffer) => {
      inflated += chunk.length
      if (inflated > limit) throw bomb()
      part?.write(chunk)
    }
    await inflate(zip, entry, take).catch((error) => {
      if (!part?.isOptional || error instanceof Unreadable) throw error
    })
  }
}

async function inflate(zip: ZipFile, entry: Entry, take: (chunk: Buffer) => void): Promise<void> {
  const stream: Readable = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream) take(chunk)
}

function bomb(): Unreadable {
  return new Unreadable(
    'The document unpacks to a suspiciously large size (a zip bomb), so it wasn’t opened',
  )
}
