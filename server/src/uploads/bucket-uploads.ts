import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Part } from '@aws-sdk/client-s3'
import { type MetadataValue, S3Store } from '@tus/s3-store'
import { ERRORS, type Upload } from '@tus/server'
import { LRUCache } from 'lru-cache'
import { headOf } from '../platform/files/bucket.ts'
import { isRefusal, openAvailability } from '../platform/files/bucket-availability.ts'
import { storageFull } from '../platform/files/disk.ts'
import { clientOptions, traceClient } from '../platform/files/s3-client.ts'
import { inFolder, removeLeftBehind } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import { DAY, SECOND } from '../platform/time.ts'
import { keyOf } from './file-key.ts'
import { isLacking, requireListParts } from './list-parts.ts'
import type { UploadLocks } from './locks.ts'
import {
  EXTENSIONS,
  expectedChecksum,
  type Named,
  type UploadStore,
  writeChecked,
} from './store.ts'

/**
 * Bytes of a part, half of what browsers send at a time. Each upload that is being sent has one in memory. All but the
 * last have this size: some servers, such as Cloudflare's R2, put no others together.
 */
const PART = 8_000_000
/** Uploads that the bucket refuses to store; sent once more, they begin again. */
const REFUSED = {
  status_code: 410,
  body: 'The storage refused this upload. Upload the file again\n',
}
/** The cache of uploads, for the few requests to the bucket that one of a client makes. */
const CACHE = { max: 1_000, ttl: 5 * SECOND }

type Opened = Pick<Services, 'config' | 'disk' | 'log'>

/**
 * Uploads as multipart uploads of the bucket, which any node continues. They are under the name of the file that they
 * become, so that a whole one is in its place already.
 *
 * The library sends parts side by side. A kill could then leave a later one without an earlier one, whose place it would
 * take; here they are sent one after the other.
 */
export class BucketUploads extends S3Store implements UploadStore {
  override extensions = EXTENSIONS
  readonly needsDisk = false

  readonly #services: Opened
  readonly #locks: UploadLocks
  readonly #availability: ReturnType<typeof openAvailability>
  readonly #chunks: string

  constructor(services: Opened, locks: UploadLocks) {
    const { S3_BUCKET: bucket = '' } = services.config
    super({
      partSize: PART,
      expirationPeriodInMilliseconds: DAY,
      useTags: false,
      cache: briefCache(),
      s3ClientConfig: { bucket, ...clientOptions(services.config) },
    })
    traceClient(this.client)
    this.#services = services
    this.#locks = locks
    this.#availability = openAvailability(services.log)
    this.#chunks = join(services.config.DATA_DIR, 'uploads', 'chunks')
    void removeLeftBehind(this.#chunks)
  }

  nameOf(upload: Named): string {
    return keyOf(upload)
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#trying(async () => {
      // The same one begun twice at once starts over, since its bytes do.
      await this.#find(upload.id).then((begun) => begun && this.discard(upload.id))
      return super.create(upload)
    })
  }

  override async write(readable: Readable, name: string, offset: number): Promise<number> {
    const write = (bytes: Readable) =>
      this.#trying(() => super.write(bytes, name, offset)).catch((error) =>
        this.#giveUp(name, error),
      )
    const checksum = expectedChecksum()
    if (!checksum) return write(readable)
    // What the bucket has of an upload can't be taken away again.
    return inFolder(this.#chunks, async (folder) => {
      const path = join(folder, 'chunk')
      await writeChecked(checksum, readable, (bytes) => this.#spool(bytes, path))
      return write(createReadStream(path))
    })
  }

  override getUpload(name: string): Promise<Upload> {
    return this.#trying(async () => {
      // The library also says that there is none where the bucket is away, and clients then give up.
      if (!(await this.#find(name))) throw ERRORS.FILE_NOT_FOUND
      const upload = await super.getUpload(name)
      // Where the parts are gone, the library takes the upload for a whole one.
      const isGone =
        upload.offset === upload.size && (await this.stateOf(name))?.bytes !== upload.size
      if (isGone) throw ERRORS.FILE_NO_LONGER_EXISTS
      return upload
    })
  }

  override async remove(name: string): Promise<void> {
    if (!(await this.#trying(() => this.#find(name)))) throw ERRORS.FILE_NOT_FOUND
    await this.discard(name)
  }

  stateOf(name: string) {
    return this.#trying(async () => {
      const object = await this.#head(name)
      if (object) return { bytes: object.ContentLength ?? 0, changedAt: timeOf(object) }
      if (!(await this.#find(name))) return undefined
      const parts = await this.#partsOf(name)
      const rest = await this.#head(this.partKey(name, true))
      const bytes = sizeOf(parts) + (rest?.ContentLength ?? 0)
      return { bytes, changedAt: Math.max(...[...parts, rest].map(timeOf)) }
    })
  }

  place(name: string, _fileKey: string, bytes: number): Promise<void> {
    return this.#trying(async () => {
      if ((await this.#head(name))?.ContentLength === bytes) return
      const parts = await this.#partsOf(name)
      if (sizeOf(parts) !== bytes) throw ERRORS.FILE_NO_LONGER_EXISTS
      await this.finishMultipartUpload(await this.getMetadata(name), parts)
    }).catch((error) => this.#giveUp(name, error))
  }

  clear(name: string): Promise<void> {
    return this.#trying(async () => {
      const Objects = [this.infoKey(name), this.partKey(name, true)].map((Key) => ({ Key }))
      await this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects, Quiet: true } })
      await this.clearCache(name)
    })
  }

  discard(name: string): Promise<void> {
    return this.#trying(async () => {
      const UploadId = (await this.#find(name))?.['upload-id']
      if (!UploadId) return
      await this.client
        .abortMultipartUpload({ Bucket: this.bucket, Key: name, UploadId })
        .catch(ignoreMissing)
      await this.clear(name)
    })
  }

  protected override async uploadParts(
    metadata: MetadataValue,
    readable: Readable,
    first: number,
    offset: number,
  ): Promise<number> {
    const { id, size } = metadata.file
    const partSize = this.calcOptimalPartSize(size)
    let [number, sent] = [first, 0]
    for await (const bytes of partsOf(readable, partSize)) {
      this.#locks.requireHeld(id)
      const isLast = offset + sent + bytes.length === size
      if (isLast || bytes.length === partSize) await this.uploadPart(metadata, bytes, number++)
      else await this.#keepRest(id, bytes)
      sent += bytes.length
    }
    return sent
  }

  /** Stores bytes that are too few for a part; the next request's are put behind them. */
  async #keepRest(id: string, bytes: Buffer): Promise<void> {
    await this.client.putObject({ Bucket: this.bucket, Key: this.partKey(id, true), Body: bytes })
  }

  /** Reads the rest into memory; the library would write it to a file. */
  protected override async downloadIncompletePart(id: string) {
    const rest = await this.getIncompletePart(id)
    if (!rest) return undefined
    const bytes = await buffer(rest)
    const createReader = () => Readable.from([bytes], { objectMode: false }) as never
    return { size: bytes.length, path: '', createReader }
  }

  async #spool(bytes: Readable, path: string): Promise<number> {
    const { disk } = this.#services
    bytes.on('data', () => disk.isFull() && bytes.destroy(storageFull()))
    await pipeline(bytes, createWriteStream(path))
    return 0
  }

  #head(key: string) {
    return headOf({ client: this.client, name: this.bucket }, key)
  }

  #find(name: string): Promise<MetadataValue | undefined> {
    return this.getMetadata(name).catch(ignoreMissing)
  }

  async #partsOf(name: string): Promise<Part[]> {
    return (await this.retrieveParts(name).catch(ignoreMissing)) ?? []
  }

  /** Lists what the bucket has of an upload; throws `unavailable` where it can't say so. */
  override async retrieveParts(name: string): Promise<Part[]> {
    try {
      return await super.retrieveParts(name)
    } catch (error) {
      if (isLacking(error)) await requireListParts(this.client, this.bucket)
      throw error
    }
  }

  /** Throws `unavailable` where the bucket fails; other errors are the library's and its client's. */
  async #trying<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error && '$metadata' in error) || isRefusal(error)) throw error
      return this.#availability.storing(() => Promise.reject(error))
    }
  }

  /** Throws the error, or that the upload is gone where it's refused: then nothing of it is kept. */
  async #giveUp(name: string, error: unknown): Promise<never> {
    if (!isRefusal(error)) throw error
    // The client's errors carry keys and signatures in fields of their own.
    this.#services.log.error({ cause: `${error}`, upload: name }, 'The bucket refused an upload')
    await this.discard(name)
    throw REFUSED
  }
}

function briefCache() {
  const cache = new LRUCache<string, MetadataValue>(CACHE)
  return {
    get: async (name: string) => cache.get(name),
    set: async (name: string, value: MetadataValue) => void cache.set(name, value),
    delete: async (name: string) => void cache.delete(name),
  }
}

/** Yields the bytes in parts of a size. Where the stream breaks, what came before is a part too. */
async function* partsOf(readable: Readable, size: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  const take = () => {
    const part = Buffer.concat(chunks)
    chunks = []
    bytes = 0
    return part
  }
  try {
    for await (let chunk of readable as AsyncIterable<Buffer>) {
      while (bytes + chunk.length >= size) {
        const end = size - bytes
        chunks.push(chunk.subarray(0, end))
        chunk = chunk.subarray(end)
        yield take()
      }
      chunks.push(chunk)
      bytes += chunk.length
    }
  } catch (error) {
    if (bytes > 0) yield take()
    throw error
  }
  if (bytes > 0) yield take()
}

function sizeOf(parts: Part[]): number {
  return parts.reduce((sum, { Size = 0 }) => sum + Size, 0)
}

function timeOf(stored: { LastModified?: Date | undefined } | undefined): number {
  return stored?.LastModified?.getTime() ?? 0
}

function ignoreMissing(error: Error): undefined {
  if (!/^(NotFound|NoSuchKey|NoSuchUpload)$/.test(error.name)) throw error
}
