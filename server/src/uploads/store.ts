import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

export const CHECKSUM_ALGORITHMS = ['sha1', 'sha256', 'sha512', 'md5']

export interface Checksum {
  algorithm: string
  digest: string
}

/** The identity of an upload, and of the file that becomes of it. */
export interface Named {
  id: string
  tenantId: string
  replaces: string | null
}

/** The bytes of uploads under way: the library's store, and what becomes of whole ones. */
export interface UploadStore extends DataStore {
  /** The name of an upload in this store. */
  nameOf(upload: Named): string
  /** Returns the bytes that are in, and when the last ones came in milliseconds; undefined before its creation. */
  stateOf(name: string): Promise<{ bytes: number; changedAt: number } | undefined>
  /** Puts a whole upload where its file belongs; twice is as once. */
  place(name: string, fileKey: string, bytes: number): Promise<void>
  /** Removes what is left of an upload whose file is in its place. */
  clear(name: string): Promise<void>
  /** Removes an upload; not its file. */
  discard(name: string): Promise<void>
  /** True if its bytes need room on the disk of `DATA_DIR`. */
  needsDisk: boolean
}

export const EXTENSIONS = [
  'creation',
  'creation-with-upload',
  'termination',
  'checksum',
  'expiration',
]

/** The checksum of the request being written, which the library doesn't pass to the store. */
const expected = new AsyncLocalStorage<Checksum | undefined>()

export function withChecksum<T>(
  checksum: Checksum | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return expected.run(checksum, work)
}

export function expectedChecksum(): Checksum | undefined {
  return expected.getStore()
}

/** Reads `Upload-Checksum: sha1 <base64>`; undefined if absent, a message if unusable. */
export function readChecksum(header: string | undefined): Checksum | undefined | string {
  if (header === undefined) return undefined
  const [algorithm = '', digest = ''] = header.split(' ')
  if (!CHECKSUM_ALGORITHMS.includes(algorithm))
    return `must use one of ${CHECKSUM_ALGORITHMS.join(', ')}`
  return digest ? { algorithm, digest } : 'must carry a digest in base64'
}

/** Passes bytes to `write`, and throws afterwards if they don't match their checksum. */
export async function writeChecked(
  { algorithm, digest }: Checksum,
  readable: Readable,
  write: (bytes: Readable) => Promise<number>,
): Promise<number> {
  const hash = createHash(algorithm)
  const hashed = new PassThrough()
  readable.on('data', (chunk: Buffer) => hash.update(chunk))
  readable.on('error', (error) => hashed.destroy(error))
  const end = await write(readable.pipe(hashed))
  if (hash.digest('base64') === digest) return end
  throw { status_code: 460, body: 'Checksum Mismatch\n' }
}
