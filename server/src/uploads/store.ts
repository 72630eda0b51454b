import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { truncate } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { type Disk, storageFull } from '../platform/files/disk.ts'

export const CHECKSUM_ALGORITHMS = ['sha1', 'sha256', 'sha512', 'md5']

interface Checksum {
  algorithm: string
  digest: string
}

/** The checksum of the request being written, which the library doesn't pass to the store. */
const expected = new AsyncLocalStorage<Checksum | undefined>()

export function withChecksum<T>(
  checksum: Checksum | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return expected.run(checksum, work)
}

/** Reads `Upload-Checksum: sha1 <base64>`; undefined if absent, a message if unusable. */
export function readChecksum(header: string | undefined): Checksum | undefined | string {
  if (header === undefined) return undefined
  const [algorithm = '', digest = ''] = header.split(' ')
  if (!CHECKSUM_ALGORITHMS.includes(algorithm))
    return `must use one of ${CHECKSUM_ALGORITHMS.join(', ')}`
  return digest ? { algorithm, digest } : 'must carry a digest in base64'
}

/** The library's folder store with tus's checksum extension: a chunk that does not match leaves no byte. */
export class ChecksumStore extends FileStore {
  override extensions = [
    'creation',
    'creation-with-upload',
    'termination',
    'checksum',
    'expiration',
  ]

  readonly #disk: Pick<Disk, 'isFull'>

  constructor(options: ConstructorParameters<typeof FileStore>[0], disk: Pick<Disk, 'isFull'>) {
    super(options)
    this.#disk = disk
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    // A long one doesn't fill what is left alone for the database.
    readable.on('data', () => this.#disk.isFull() && readable.destroy(storageFull()))
    const checksum = expected.getStore()
    if (!checksum) return super.write(readable, id, offset)
    const hash = createHash(checksum.algorithm)
    const hashed = new PassThrough()
    readable.on('data', (chunk: Buffer) => hash.update(chunk))
    readable.on('error', (error) => hashed.destroy(error))
    try {
      const end = await super.write(readable.pipe(hashed), id, offset)
      if (hash.digest('base64') === checksum.digest) return end
    } catch (error) {
      await truncate(this.pathOf(id), offset)
      throw error
    }
    await truncate(this.pathOf(id), offset)
    throw { status_code: 460, body: 'Checksum Mismatch\n' }
  }

  pathOf(id: string): string {
    return `${this.directory}/${id}`
  }
}
