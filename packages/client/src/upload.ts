import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type DetailedError, Upload } from 'tus-js-client'
import { errorFrom, type SatchelError, unreachable } from './satchel-error.ts'
import {
  DELAYS,
  type Input,
  metadataOf,
  PART,
  requireName,
  smallerPart,
  type Target,
  UPLOADS,
  type Uploaded,
  type UploadOptions,
} from './upload-options.ts'

const LOST = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** Uploads by tus 1.0, in Node. Throws a `SatchelError`, or the reason of the signal. */
export async function uploadFile(
  file: Input,
  options: UploadOptions,
  target: Target,
): Promise<Uploaded> {
  options.signal?.throwIfAborted()
  const { source, filename } = await open(file, options)
  const attempt = crypto.randomUUID()
  let reported = 0
  return new Promise((resolve, reject) => {
    const stop = () => {
      void upload.abort(true).catch(() => {})
      reject(options.signal?.reason)
    }
    const settle = () => options.signal?.removeEventListener('abort', stop)
    const upload = new Upload(source, {
      endpoint: target.url + UPLOADS,
      chunkSize: PART,
      uploadDataDuringCreation: true,
      metadata: metadataOf({ ...options, filename }),
      retryDelays: [...DELAYS],
      onBeforeRequest: async (request) => {
        // Elsewhere, the key would be somebody else's.
        if (new URL(request.getURL()).origin !== target.url)
          throw new Error('The upload leads to another address')
        request.setHeader('Authorization', `Bearer ${await target.key()}`)
        if (target.agent) request.setHeader('User-Agent', target.agent)
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

async function open(file: Input, options: UploadOptions) {
  if (typeof file === 'string') {
    const source = await openFile(file)
    return { source, filename: options.filename ?? basename(file) }
  }
  const source = Buffer.from(file instanceof Blob ? await bytesOf(file) : file)
  return { source, filename: requireName(file, options) }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Opens a file; an empty one as no bytes, since the library can't stream those. */
async function openFile(path: string): Promise<ReadStream | Buffer> {
  const info = await stat(path)
  if (!info.isFile()) throw new TypeError(`${path} isn’t a file`)
  return info.size > 0 ? createReadStream(path) : Buffer.alloc(0)
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
  if (![429, 502, 503, 504].includes(status) || count >= retries) return false
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
  const size = smallerPart(options.chunkSize)
  if (size === undefined) return false
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
