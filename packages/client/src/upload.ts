import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type DetailedError, Upload } from 'tus-js-client'
import { errorFrom, type SatchelError, unreachable } from './satchel-error.ts'

const PATH = '/api/uploads'
/** Sizes of parts in bytes: proxies have limits of 100 MB, 10 MB or 1 MB. */
const PART = 16_000_000
const PART_MIN = 62_500
/** Milliseconds before each try after a lost connection. */
const DELAYS = [500, 1_000, 3_000, 5_000, 10_000, 20_000]

const LOST = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT']

export interface UploadOptions {
  /** The item’s name; made from the file name by default. */
  name?: string
  /** The name of the file; that of the path by default. */
  filename?: string
  /** The media type, if the content doesn't say it. */
  filetype?: string
  /** The collection that the item is added to. */
  collectionId?: string
  /** Joins files that belong together: the items can be found by it. */
  importId?: string
  /** The item whose file is replaced. */
  replaces?: string
  /** `import` for an archive to read with `readArchive`, which doesn't become an item. */
  purpose?: 'import'
  /** Hears of the bytes that were sent. */
  onProgress?: (sent: number, total: number) => void
  signal?: AbortSignal
}

export interface Uploaded {
  /** The id of the item; empty for an archive to import. */
  itemId: string
  uploadId: string
}

interface Target {
  url: string
  key: () => Promise<string>
  retries: number
  maxWait: number
}

/** Uploads by tus 1.0. Throws a `SatchelError`, or the reason of the signal. */
export async function uploadFile(
  file: string | Uint8Array,
  options: UploadOptions,
  target: Target,
): Promise<Uploaded> {
  options.signal?.throwIfAborted()
  const source = typeof file === 'string' ? await openFile(file) : Buffer.from(file)
  const filename = options.filename ?? (typeof file === 'string' ? basename(file) : undefined)
  if (!filename) throw new TypeError('filename is missing')
  const attempt = crypto.randomUUID()
  let reported = 0
  return new Promise((resolve, reject) => {
    const stop = () => {
      void upload.abort(true).catch(() => {})
      reject(options.signal?.reason)
    }
    const settle = () => options.signal?.removeEventListener('abort', stop)
    const upload = new Upload(source, {
      endpoint: target.url + PATH,
      chunkSize: PART,
      uploadDataDuringCreation: true,
      metadata: metadataOf({ ...options, filename }),
      retryDelays: [...DELAYS],
      onBeforeRequest: async (request) => {
        // Elsewhere, the key would be somebody else's.
        if (new URL(request.getURL()).origin !== target.url)
          throw new Error('The upload leads to another address')
        request.setHeader('Authorization', `Bearer ${await target.key()}`)
        if (request.getMethod() === 'POST') request.setHeader('Idempotency-Key', attempt)
      },
      onShouldRetry: (error, count) => shouldRetry(error, count, upload, target),
      onProgress: (sent, total) => {
        if (sent > reported) options.onProgress?.(sent, total)
        reported = Math.max(sent, reported)
      },
      onError: (error) => {
        settle()
        reject(problemOf(error, target.url))
      },
      onSuccess: ({ lastResponse }) => {
        settle()
        const uploadId = upload.url?.split('/').at(-1) ?? ''
        resolve({ itemId: lastResponse.getHeader('X-Item-Id') ?? '', uploadId })
      },
    })
    options.signal?.addEventListener('abort', stop, { once: true })
    upload.start()
  })
}

/** Opens a file; an empty one as no bytes, since the library can't stream those. */
async function openFile(path: string): Promise<ReadStream | Buffer> {
  const info = await stat(path)
  if (!info.isFile()) throw new TypeError(`${path} isn’t a file`)
  return info.size > 0 ? createReadStream(path) : Buffer.alloc(0)
}

function metadataOf(options: UploadOptions): Record<string, string> {
  const { name, filename, filetype, collectionId, importId, replaces, purpose } = options
  const metadata = { name, filename, filetype, collectionId, importId, replaces, purpose }
  return Object.fromEntries(
    Object.entries(metadata).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** Tells whether to go on, and sets when and with which size of parts. */
function shouldRetry(
  error: DetailedError,
  count: number,
  { options, url }: Upload,
  { retries, maxWait }: Target,
): boolean {
  // What arrived of the first part is asked for; it isn't sent with another creation.
  options.uploadDataDuringCreation = false
  const status = error.originalResponse?.getStatus() ?? 0
  if (status === 0) return isLostConnection(error, url !== null) && count < DELAYS.length
  const { code, retryAfter } = answerOf(error)
  if (status === 413 && code === 'not-satchel') return sendSmaller(options)
  if (status === 409 || status === 423) return count < DELAYS.length
  if ((status !== 429 && status !== 503) || count >= retries) return false
  const seconds = retryAfter ?? 2 ** count
  if (options.retryDelays) options.retryDelays[count] = seconds * 1_000
  return seconds <= maxWait
}

/**
 * Tells whether a connection was there and broke. Who never reached the server hears of it at once; an upload that has
 * begun also waits for the server to come back.
 */
function isLostConnection({ causingError }: DetailedError, hasBegun: boolean): boolean {
  const { code } = (causingError ?? {}) as { code?: string }
  return hasBegun ? code !== undefined : LOST.includes(code ?? '')
}

/** Makes the next parts smaller, for a proxy that takes no larger ones. */
function sendSmaller(options: Upload['options']): boolean {
  const size = Math.floor((options.chunkSize ?? PART) / 4)
  if (size < PART_MIN) return false
  options.chunkSize = size
  return true
}

function answerOf({ originalResponse }: DetailedError): SatchelError {
  return errorFrom({
    status: originalResponse?.getStatus() ?? 0,
    text: originalResponse?.getBody() ?? '',
    header: (name) => originalResponse?.getHeader(name),
  })
}

/** Returns an error of ours: the library's holds the request with its key. */
function problemOf(error: Error | DetailedError, url: string): Error {
  if (!('originalRequest' in error)) return new Error(error.message)
  if (error.originalResponse) return answerOf(error)
  const { code, message = 'no answer' } = (error.causingError ?? {}) as Error & { code?: string }
  return unreachable(url, code ?? message)
}
